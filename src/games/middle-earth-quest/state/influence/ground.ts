import { LOCATIONS, locationAt, neighbours, strongholds } from '../../printed/map/map.ts';

/** A board in numbers, by the place of a location in the list of the map: many boards are looked at for one answer. */

/** By location how much influence lies there; where none lies, nothing stands. Plain JSON, as it is kept in the state. */
export type Influence = Readonly<Record<string, number>>;

/** How far a stronghold's shadow reaches: the limit of a location, and the stronghold that sets it (MEQ-4.5). */
export interface Reach {
  limit: number;
  stronghold: string;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(LOCATIONS.map((id, i) => [id, i]));
const NEAR = LOCATIONS.map((id) => neighbours(id).map((near) => NUMBERS.get(near)!));
/** Havens never hold influence, so they link nothing (MEQ-4.1). */
const IS_HAVEN = LOCATIONS.map((id) => locationAt(id).type === 'haven');
const IS_NORMAL = LOCATIONS.map((id) => locationAt(id).type === 'normal');
/** MEQ-4.3 */
const HOLDS = LOCATIONS.map((id) => strongholds.get(id));
const STRONGHOLDS = LOCATIONS.flatMap((_, i) => (HOLDS[i] === undefined ? [] : [i]));

/** Throws if there is no such location. */
export const numberOf = (location: string): number => NUMBERS.get(location) ?? NUMBERS.get(locationAt(location).id)!;

/** What lies on a board, and how far shadows reach on it. */
export interface Reached {
  lies: readonly number[];
  /** For each location that carries influence and is linked to a stronghold, the limit that this gives (MEQ-4.4); else 0. */
  limits: readonly number[];
}
/** The same, and which strongholds these are. */
export interface Linked extends Reached {
  wholes: readonly (Reach | undefined)[];
}
/** A board on which more is laid. */
export interface Growing extends Reached {
  lies: number[];
  limits: number[];
}
/** What is known of a board that stays as it is. */
export interface Ground extends Linked {
  /** How many more may be placed in each location now (MEQ-5.2). */
  spare: readonly number[];
  /** What was found of it, by what was asked for: see `room.ts`. */
  rooms: Map<Where, Map<number, Readonly<Record<string, number>>>>;
}
/** Whether a token may lie in a location at all, whatever lies there. */
export type Where = (location: string) => boolean;

/** The ground of a board, which nobody may change from now on: it is remembered. */
export function groundOf(board: Influence): Ground {
  const known = remembered.get(board);
  if (known) return known;
  const lies = new Array<number>(LOCATIONS.length).fill(0);
  for (const [id, n] of Object.entries(Object.freeze(board))) lies[numberOf(id)] = n;
  const linked = linkedOn(lies);
  const spare = lies.map((n, i) => Math.max(0, limitAt(linked, i) - n));
  const found = { ...linked, spare, rooms: new Map() };
  remembered.set(board, found);
  return found;
}
const remembered = new WeakMap<Influence, Ground>();

/** MEQ-4.4: linked locations with influence count as one whole, and the largest number of a stronghold in it for all of it. */
export function linkedOn(lies: readonly number[]): Linked {
  const wholes = new Array<Reach | undefined>(LOCATIONS.length).fill(undefined);
  const from = STRONGHOLDS.filter((i) => lies[i]! > 0).sort((one, other) => lies[other]! - lies[one]!);
  for (const start of from) {
    if (wholes[start]) continue;
    const reach = { stronghold: LOCATIONS[start]!, limit: lies[start]! };
    const isNew = (here: number) => wholes[here] === undefined;
    walkOut(start, lies, isNew, (here) => {
      wholes[here] = reach;
    });
  }
  return { lies, wholes, limits: wholes.map((reach) => reach?.limit ?? 0) };
}

/** This board to lay more on. */
export const growingFrom = ({ lies, limits }: Reached): Growing => ({ lies: [...lies], limits: [...limits] });

/** Lays so much influence more in a location. Links only grow by it, and so does each limit that they give. */
export function grow({ lies, limits }: Growing, i: number, n: number): void {
  lies[i]! += n;
  let limit = HOLDS[i] === undefined ? limits[i]! : lies[i]!;
  for (const near of NEAR[i]!) limit = Math.max(limit, limits[near]!);
  if (limit <= limits[i]!) return;
  const isLower = (here: number) => limits[here]! < limit;
  walkOut(i, lies, isLower, (here) => {
    limits[here] = limit;
  });
}

/** MEQ-4.4: from a location on through all that carry influence and are still to be marked, each of which is. Havens link nothing. */
function walkOut(from: number, lies: readonly number[], isLeft: (i: number) => boolean, mark: (i: number) => void) {
  mark(from);
  const whole = [from];
  for (const here of whole) {
    for (const next of NEAR[here]!) {
      if (!isLeft(next) || lies[next]! <= 0 || IS_HAVEN[next]) continue;
      mark(next);
      whole.push(next);
    }
  }
}

/**
 * How far a shadow reaches here: of the whole that a location is part of, and of those beside it, the one with most (MEQ-4.5, A-9).
 * Strongholds themselves have no limit by links, and Havens have none at all.
 */
export function reachAt({ wholes }: Linked, i: number): Reach | undefined {
  if (!IS_NORMAL[i]) return undefined;
  let best = wholes[i];
  for (const near of NEAR[i]!) {
    const other = wholes[near];
    if (other && (!best || other.limit > best.limit)) best = other;
  }
  return best;
}

/** How many influence a location may hold by placement now; 0 if none may be placed at all (MEQ-4.1, 4.3, 4.5). */
export function limitAt({ limits }: Reached, i: number): number {
  const holds = HOLDS[i];
  if (holds !== undefined) return holds;
  if (!IS_NORMAL[i]) return 0;
  let limit = limits[i]!;
  for (const near of NEAR[i]!) limit = Math.max(limit, limits[near]!);
  return limit;
}

/** Whether one token more may be placed there now (MEQ-5.2). */
export const isOpen = (ground: Reached, i: number): boolean => ground.lies[i]! < limitAt(ground, i);

/**
 * From one stronghold on, how many tokens must lie between before one can lie at each location: through what carries influence
 * it costs nothing, through anything else one token each. -1 where `n` do not reach.
 */
export function waysOut({ lies }: Pick<Ground, 'lies'>, stronghold: number, n: number): readonly number[] {
  const found = new Array<number>(LOCATIONS.length).fill(-1);
  let now = [stronghold];
  for (let spent = lies[stronghold]! > 0 ? 0 : 1; now.length > 0 && spent < n; spent++) {
    const later: number[] = [];
    for (const here of now) {
      for (const next of NEAR[here]!) {
        if (found[next]! >= 0 || IS_HAVEN[next]) continue;
        found[next] = spent;
        (lies[next]! > 0 ? now : later).push(next);
      }
    }
    now = later;
  }
  return found;
}
