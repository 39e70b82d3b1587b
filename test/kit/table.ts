import { expect } from 'vitest';
import { enumerate } from '#core/enumerate';
import { logOf } from '#core/history';
import { act, order, position, start, undo } from '#core/match';
import { makeRng } from '#core/rng';
import { usualSeats } from '#core/seats';
import type { Decision, Event, Field, Game, Here, Json, Match, SeatId, Suggestion, Until, Viewer } from '#core/types';

/** The first numbers that named streams shall give, e.g. `{ initiative: [7, 3] }` for ten-sided dice. */
export type Dice = Record<string, readonly number[]>;
type Args = Record<string, Json>;

/** What each seed that was tried gives for a number of a stream, as it was found out: tests of one file ask for the same again and again. */
const tried = new Map<string, number[]>();
const seedOf = (n: number) => `table-${n}`;

/** The die that this seed gives as the number `at`, counted from 0, of a stream. */
function dieOf(n: number, { stream, at, sides }: { stream: string; at: number; sides: number }): number {
  const name = `${stream}/${at}/${sides}`;
  const known = tried.get(name) ?? tried.set(name, []).get(name)!;
  known[n] ??= makeRng({ seed: seedOf(n), drawn: { [stream]: at } }).die(sides, stream);
  return known[n];
}

/** A seed whose streams begin with these ten-sided dice; found by trying, so keep it to five dice or so. */
export function seedFor(dice: Dice, sides = 10): string {
  const wanted = Object.entries(dice).flatMap(([stream, numbers]) =>
    numbers.map((number, at) => ({ stream, at, sides, number })),
  );
  for (let n = 0; ; n++) if (wanted.every((one) => dieOf(n, one) === one.number)) return seedOf(n);
}

/** A table at which seats act and look, and nothing else. After each action the match goes through JSON. */
export interface TestTable<G, V> {
  seat(seat: SeatId): TestSeat<V>;
  spectator: { sees(): V };
  /** What was told so far, by type: the public part. */
  heard(type: string): Args[];
  /** The types of all that was told so far, in order. */
  told(): string[];
  /** All that was told so far, with its private parts. */
  readonly events: readonly Event[];
  asked(): { seat: SeatId; key: string }[];
  /** The open questions whole: with what they may be answered, about what, and whether in secret. */
  readonly open: readonly Decision[];
  /** Ends a test: a dangling question is a bug. */
  nobodyIsAskedExcept(seat: SeatId, key: string): void;
  /** Ends a test in which the match is over. */
  nobodyIsAsked(): void;
  /** The state as it is now: to look at, never to change. */
  readonly g: G;
  readonly match: Match<G>;
}
export interface TestSeat<V> {
  /** Answers the question that is open for this seat, or says an aside; fails when it is refused. */
  does(action: string, args?: Args): TestSeat<V>;
  /** Leaves a standing order for a window, or takes it back (`null`); fails when it is refused. */
  orders(window: string, given: { id: string; args?: Args; until?: Until } | null): TestSeat<V>;
  /** The key of the refusal; fails when it is not refused. */
  isRefused(action: string, args?: Args): string;
  /** The key with which this would be refused, undefined if it would be taken. Nothing is done. */
  refusal(action: string, args?: Args): string | undefined;
  /** All legal answers to one action of the open question, at most `limit`. */
  may(action: string, limit?: number): Args[];
  /** What one field of an action of the open question lists, after the fields before it; of a path where it goes on. */
  lists(action: string, field: string, soFar?: Args): readonly string[];
  /** The whole answers to an action that are offered with one press; those for which only the page has room, and those that only a picture offers. */
  suggested(action: string, offer?: 'suggest' | 'more' | 'onPicture'): Suggestion[];
  /** The actions that are offered and have a legal answer. */
  offered(): string[];
  /** What this seat was told so far, by type: the public part with its own private one. */
  heard(type: string): Args[];
  sees(): V;
  undoes(): string | undefined;
}

export function sit<G, V>(
  game: Game<G, V>,
  {
    arrange,
    dice = {},
    seed = seedFor(dice),
    options = {},
    seats = usualSeats(game, options),
  }: {
    /** Changes the state once, before anybody is asked. */
    arrange?: (g: G) => void;
    dice?: Dice;
    /** A seed that is known to give the dice a test needs, where searching would take long. */
    seed?: string;
    seats?: number;
    options?: Record<string, string>;
  } = {},
): TestTable<G, V> {
  let match = start(arrange ? arranged(game, seed, arrange) : game, { options, seats, seed });
  const heard: Event[] = logOf(match).flatMap((entry) => entry.events);
  const here = () => position(game, match);
  /** The question of this seat that takes the action, its aside, or else any question it is asked. */
  const decisionOf = (seat: SeatId, action: string): Decision => {
    const { open, asides } = here();
    const own = open.filter((d) => d.seat === seat);
    const takes = (d: Decision) => d.seat === seat && d.actions.includes(action);
    const found = own.find(takes) ?? asides.find(takes) ?? own[0];
    if (!found) throw new Error(`seat ${seat} is not asked; asked are ${JSON.stringify(table.asked())}`);
    return found;
  };
  const asking = (seat: SeatId, action: string) => {
    const { about } = decisionOf(seat, action);
    return { declared: game.actions[action]!, here: { g: here().g, seat, about } };
  };
  const answer = (seat: SeatId, action: string, args: Args) =>
    act(game, match, { decision: decisionOf(seat, action).id, seat, action, args });
  const goOn = (next: Match<G>) => {
    match = JSON.parse(JSON.stringify(next));
    game.parse(JSON.parse(JSON.stringify(here().g)));
  };
  const viewFor = (viewer: Viewer) => game.view(here().g, viewer);
  const toldTo = (seat: SeatId | undefined, type: string) =>
    heard.filter((event) => event.type === type).map(({ shown, only }) => ({ ...shown, ...only?.[seat ?? -1] }));

  const seatAt = (seat: SeatId): TestSeat<V> => ({
    does(action, args = {}) {
      const result = answer(seat, action, args);
      if ('refused' in result) throw new Error(`${action} is refused: ${JSON.stringify(result.refused)}`);
      heard.push(...result.events);
      goOn(result.match);
      return this;
    },
    orders(window, given) {
      const wanted = given && { id: given.id, args: given.args ?? {}, until: given.until ?? 'always' };
      const result = order(game, match, { seat, window, order: wanted });
      if ('refused' in result) throw new Error(`the order is refused: ${JSON.stringify(result.refused)}`);
      heard.push(...result.events);
      goOn(result.match);
      return this;
    },
    refusal(action, args = {}) {
      const result = answer(seat, action, args);
      return 'refused' in result ? result.refused.key : undefined;
    },
    isRefused(action, args = {}) {
      const refusal = this.refusal(action, args);
      if (refusal === undefined) throw new Error(`${action} was not refused`);
      return refusal;
    },
    may(action, limit = 500) {
      if (!decisionOf(seat, action).actions.includes(action)) return [];
      const { declared, here } = asking(seat, action);
      const found: Args[] = [];
      for (const args of enumerate(declared, here)) {
        found.push(args);
        if (found.length === limit) break;
      }
      return found;
    },
    lists(action, field, soFar = {}) {
      const { declared, here } = asking(seat, action);
      return listed(declared.fields[field]!, field, here, soFar);
    },
    suggested(action, offer = 'suggest') {
      const { declared, here } = asking(seat, action);
      return declared[offer]?.(here) ?? [];
    },
    offered() {
      const actions = here()
        .open.filter((d) => d.seat === seat)
        .flatMap((d) => d.actions);
      return actions.filter((action) => this.may(action, 1).length > 0);
    },
    heard: (type) => toldTo(seat, type),
    sees: () => viewFor(seat),
    undoes() {
      const result = undo(game, match, seat);
      if ('refused' in result) return result.refused.key;
      goOn(result);
      return undefined;
    },
  });

  const table: TestTable<G, V> = {
    seat: seatAt,
    spectator: { sees: () => viewFor('spectator') },
    heard: (type) => toldTo(undefined, type),
    told: () => heard.map(({ type }) => type),
    get events() {
      return heard;
    },
    asked: () => here().open.map(({ seat, key }) => ({ seat, key })),
    get open() {
      return here().open;
    },
    nobodyIsAskedExcept: (seat, key) => expect(table.asked()).toEqual([{ seat, key }]),
    nobodyIsAsked: () => expect(table.asked()).toEqual([]),
    get g() {
      return here().g;
    },
    get match() {
      return match;
    },
  };
  return table;
}

/** The same game, set up and then changed; the match itself has not drawn anything yet. */
const arranged = <G, V>(game: Game<G, V>, seed: string, arrange: (g: G) => void): Game<G, V> => ({
  ...game,
  setup: (from) => {
    const g = game.setup({ ...from, rng: makeRng({ seed, drawn: {} }) });
    arrange(g);
    game.parse(g);
    return g;
  },
});

/** What a field lists; throws for one that lists nothing. */
function listed<G>(field: Field<G>, name: string, here: Here<G>, soFar: Args): readonly string[] {
  if ('options' in field) return field.options(here, soFar);
  if ('room' in field) return Object.keys(field.room(here, soFar));
  if ('next' in field) return field.next(here, soFar, (soFar[name] as string[] | undefined) ?? []);
  throw new Error(`${name} lists nothing`);
}
