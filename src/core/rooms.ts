import { copy } from './copy.ts';

/**
 * A step works with a copy of the state. What stands at the top of a state are its rooms. A heavy room is copied when
 * the step first looks into it. So what a step does not touch costs nothing, however large it is. What lies in a room
 * is plain JSON. (`docs/decisions/states-of-any-size.md`)
 */

/** So many values make a room heavy: about 3 KB. Lighter ones are copied at once, and are as quick to read as ever. */
const HEAVY = 200;
/** The rooms of a game are looked over again after so many copies. */
const LOOKED_OVER = 32;

/** The heavy rooms of a working copy, in the order of `keys`. */
interface Shelf {
  keys: readonly string[];
  known: Known;
  /** Nothing yet where the step has not looked. */
  rooms: unknown[];
  /** What the copy is made of: never changed. */
  base: Record<string, unknown>;
}
const SHELF = Symbol('shelf');
const UNTOUCHED = Symbol('untouched');
type Working = Record<string, unknown> & { [SHELF]?: Shelf };

/** What is known of the states of a game. It decides how fast a copy is, and nothing else. */
interface Known {
  heavy: readonly string[];
  /** How often the steps of late have looked into each, and how many more copies are counted. */
  looks: Map<string, number>;
  left: number;
  /** Into which most steps look: to copy them late gains nothing, and is slower to read. */
  busy: Set<string>;
}
const knownOf = new WeakMap<object, Known>();

/** A copy of a state for a script to work with. The state itself must not change any more. `game` is whose states these are. */
export function working<G>(game: object, base: G): G {
  const known = lookedOver(game, base);
  const from = base as Record<string, unknown>;
  const keys = known.heavy.filter((key) => Object.hasOwn(from, key));
  if (keys.length === 0) return copy(base);
  const g: Working = {};
  const shelf: Shelf = { keys, known, rooms: keys.map(() => UNTOUCHED), base: from };
  Object.defineProperty(g, SHELF, { value: shelf });
  for (const key in from) {
    const at = keys.indexOf(key);
    if (at < 0) g[key] = copy(from[key]);
    else Object.defineProperty(g, key, door(at));
  }
  return g as G;
}

/** What a script has made of a working copy, as plain JSON: rooms in which it never looked are those of the state it began with. */
export const finished = <G>(g: G): G => furnished(g, (room) => room);

/** A copy of a working copy, for others to look at. The working copy stays as it is. */
export const lookedAt = <G>(g: G): G => ((g as Working)[SHELF] ? furnished(g, copy) : copy(g));

function furnished<G>(g: G, made: (room: unknown) => unknown): G {
  const from = g as Working;
  const shelf = from[SHELF];
  if (!shelf) return g;
  const plain: Record<string, unknown> = {};
  for (const key in from) {
    const at = shelf.keys.indexOf(key);
    const isShut = at >= 0 && shelf.rooms[at] === UNTOUCHED && Object.getOwnPropertyDescriptor(from, key)!.get;
    plain[key] = made(isShut ? shelf.base[key] : from[key]);
  }
  return plain as G;
}

/** The accessors of the heavy room with this number: the same ones for all states, so that they are as quick as a property. */
const doors: PropertyDescriptor[] = [];
function door(at: number): PropertyDescriptor {
  doors[at] ??= {
    get(this: Working) {
      const shelf = this[SHELF]!;
      const room = shelf.rooms[at];
      return room === UNTOUCHED ? entered(shelf, at) : room;
    },
    set(this: Working, room: unknown) {
      this[SHELF]!.rooms[at] = room;
    },
    enumerable: true,
    configurable: true,
  };
  return doors[at];
}

function entered({ rooms, keys, base, known: { looks } }: Shelf, at: number): unknown {
  const key = keys[at]!;
  looks.set(key, (looks.get(key) ?? 0) + 1);
  rooms[at] = copy(base[key]);
  return rooms[at];
}

function lookedOver(game: object, base: unknown): Known {
  const known = knownOf.get(game);
  if (known && known.left > 0) {
    known.left--;
    return known;
  }
  const busy = new Set(known?.busy);
  for (const [key, n] of known?.looks ?? []) if (n > LOOKED_OVER / 2) busy.add(key);
  const heavy = roomsOf(base).flatMap(([key, room]) => (!busy.has(key) && weight(room, HEAVY) >= HEAVY ? [key] : []));
  const found: Known = { heavy, busy, looks: new Map(), left: LOOKED_OVER };
  knownOf.set(game, found);
  return found;
}

const roomsOf = (base: unknown): [string, unknown][] =>
  typeof base === 'object' && base !== null && !Array.isArray(base) ? Object.entries(base) : [];

/** How many values there are in it, itself counted; not counted further than `most`. */
function weight(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let sum = 1;
  for (const key in value) {
    if (sum >= most) break;
    sum += weight((value as Record<string, unknown>)[key], most - sum);
  }
  return sum;
}
