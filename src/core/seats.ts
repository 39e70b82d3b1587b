import type { Message } from './terms/plain.ts';

/** How a match is set up: its options, and how many may play with them, in which roles. */

interface Choices {
  seats: { min: number; max: number };
  seatsFor?(options: Record<string, string>): { min: number; max: number };
  roles?(options: Record<string, string>): readonly Role[];
  options: Record<string, readonly string[]>;
}
type Role = { id: string; n: readonly [min: number, max: number] };
type Given = Readonly<Record<string, string | undefined>>;

/** Every option of the game with the value that is given, or the first one where none of its values is. */
export function chosenOptions({ options }: Pick<Choices, 'options'>, given: Given): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([name, values]) => {
      const value = given[name];
      return [name, value !== undefined && values.includes(value) ? value : values[0]!];
    }),
  );
}

/** How many may play with these options; those that are not given are the default. */
export function seatRange(game: Choices, given: Given = {}): { min: number; max: number } {
  const { min, max } = game.seats;
  const chosen = chosenOptions(game, given);
  const narrower = game.seatsFor?.(chosen) ?? game.seats;
  const roles = game.roles?.(chosen);
  const sum = (end: 0 | 1, or: number) => roles?.reduce((all, { n }) => all + n[end], 0) ?? or;
  return { min: Math.max(min, narrower.min, sum(0, min)), max: Math.min(max, narrower.max, sum(1, max)) };
}

/** How many play when nobody says: two, or as near to it as the options allow; solo play is a thing of its own. */
export function usualSeats(game: Choices, given: Given = {}): number {
  const { min, max } = seatRange(game, given);
  return Math.min(max, Math.max(min, 2));
}

/** Whether a game can be played by different numbers of people. */
export const isSpan = ({ min, max }: { min: number; max: number }): boolean => min < max;

/** The seats of a new match, 0 to n - 1. Throws a RangeError when the game is not for so many with these options. */
export function seatsFrom(game: Choices & { id: string }, given: Record<string, string>, seats: number): number[] {
  const { min, max } = seatRange(game, given);
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new RangeError(`${game.id} is for ${min} to ${max} seats with these options, not ${seats}`);
  }
  return Array.from({ length: seats }, (_, i) => i);
}

/**
 * The role of each seat of a new match; none where the game has no roles. Without `wanted` each role has its fewest, and
 * further seats go to the first that has room. Throws a RangeError when the roles do not fit the seats or these options.
 */
export function rolesFrom(
  game: Choices & { id: string },
  given: Record<string, string>,
  seats: number,
  wanted?: readonly string[],
): string[] {
  const roles = game.roles?.(chosenOptions(game, given));
  if (!roles) return [];
  const all = wanted ?? usualRoles(roles, seats);
  const fits = roles.every(({ id, n: [min, max] }) => within(count(all, id), min, max));
  if (all.length !== seats || !fits || all.some((one) => !roles.some(({ id }) => id === one))) {
    throw new RangeError(`${game.id} does not take the roles ${all.join(', ')} at ${seats} seats`);
  }
  return [...all];
}

function usualRoles(roles: readonly Role[], seats: number): string[] {
  let more = seats - roles.reduce((sum, { n }) => sum + n[0], 0);
  return roles.flatMap(({ id, n: [min, max] }) => {
    const extra = Math.max(0, Math.min(more, max - min));
    more -= extra;
    return Array<string>(min + extra).fill(id);
  });
}

const count = (roles: readonly (string | undefined)[], id: string) => roles.filter((one) => one === id).length;
const within = (n: number, min: number, max: number) => n >= min && n <= max;

/** A seat of a lobby, as far as it matters here: whether somebody sits there, and the role it is for in a game with roles. */
export interface LobbySeat {
  taken: boolean;
  role?: string;
}

/**
 * The seats of a lobby with these options. `was` says which of the seats before each is. Whoever sits keeps his seat
 * and role. He does so even where the role has no room for him any more: then the match cannot start. In a game without
 * roles there are as many seats as can ever play, and nothing changes.
 */
export function lobbySeats(
  game: Choices,
  given: Given,
  before: readonly LobbySeat[] = [],
): (LobbySeat & { was?: number })[] {
  const roles = game.roles?.(chosenOptions(game, given));
  const kept = before.map(({ taken, role }, was) => ({ taken, ...(role !== undefined && { role }), was }));
  if (!roles) {
    const more = Math.max(0, game.seats.max - before.length);
    return [...kept, ...Array.from({ length: more }, () => ({ taken: false }))];
  }
  const laid = roles.flatMap(({ id, n: [, max] }) => {
    const own = kept.filter(({ role }) => role === id);
    const room = Math.max(max, own.findLastIndex(({ taken }) => taken) + 1);
    return Array.from({ length: room }, (_, i) => own[i] ?? { taken: false, role: id });
  });
  const lost = kept.filter(({ taken, role }) => taken && !roles.some(({ id }) => id === role));
  return [...laid, ...lost];
}

/** Where somebody may sit down, in the role he wants if he wants one: free seats of which the role and the table have room. */
export function freeSeats(game: Choices, given: Given, seats: readonly LobbySeat[], wanted?: string): number[] {
  const sitting = seats.filter(({ taken }) => taken);
  if (sitting.length >= seatRange(game, given).max) return [];
  const roles = game.roles?.(chosenOptions(game, given));
  const hasRoom = ({ role }: LobbySeat) => {
    if (!roles) return true;
    const max = roles.find(({ id }) => id === role)?.n[1] ?? 0;
    const n = count(
      sitting.map((one) => one.role),
      role!,
    );
    return n < max && (wanted === undefined || role === wanted);
  };
  return seats.flatMap((seat, i) => (!seat.taken && hasRoom(seat) ? [i] : []));
}

/**
 * The seats of a lobby after somebody has come or gone. Where seats have a meaning of their own (by role, or because
 * all are needed), each stays where it is. Else those who sit move up.
 */
export function movedUp<S>(game: Choices, seats: readonly S[], isTaken: (seat: S) => boolean): S[] {
  if (game.roles || !isSpan(game.seats)) return [...seats];
  return [...seats.filter(isTaken), ...seats.filter((seat) => !isTaken(seat))];
}

/** Which seats of a lobby a match begins with, in order: those where somebody sits. Seats nobody wanted are taken away. */
export const remainingSeats = (seats: readonly LobbySeat[]): number[] =>
  seats.flatMap(({ taken }, i) => (taken ? [i] : []));

/** Why these people cannot start with these options, as far as it is their number and their roles; undefined when they can. */
export function wrongNumber(game: Choices, given: Given, seats: readonly LobbySeat[]): Message | undefined {
  const { min, max } = seatRange(game, given);
  const sitting = seats.filter(({ taken }) => taken);
  const n = sitting.length;
  const roles = game.roles?.(chosenOptions(game, given));
  const refused = (key: string, args: NonNullable<Message['args']>): Message => ({ key: `refusal.${key}`, args });
  if (roles) {
    const wrong = wrongRole(roles, sitting);
    if (wrong) return refused(wrong.key, wrong.args);
  }
  if (n > max) return refused('too-many', { max, n, over: n - max });
  if (n >= min) return undefined;
  if (roles || isSpan(game.seats)) return refused('too-few', { min, n });
  return refused('not-full', { seats: seats.flatMap(({ taken }, i) => (taken ? [] : [i])) });
}

function wrongRole(roles: readonly Role[], sitting: readonly LobbySeat[]) {
  const ids = sitting.map(({ role }) => role);
  const stranger = ids.find((role) => !roles.some(({ id }) => id === role));
  if (stranger !== undefined) return tooMany(stranger, count(ids, stranger), 0);
  for (const {
    id,
    n: [min, max],
  } of roles) {
    const n = count(ids, id);
    if (n > max) return tooMany(id, n, max);
    if (n < min) return { key: 'role-lacks', args: { role: { key: `role.${id}` }, min, n, lack: min - n } };
  }
  return undefined;
}
const tooMany = (role: string, n: number, max: number) => ({
  key: 'role-has-too-many',
  args: { role: { key: `role.${role}` }, max, n, over: n - max },
});
