import { LOCATIONS, strongholds } from '../../printed/map/map.ts';
import {
  type Growing,
  groundOf,
  grow,
  growingFrom,
  isOpen,
  type Linked,
  limitAt,
  linkedOn,
  numberOf,
  type Reached,
  type Where,
  waysOut,
} from './ground.ts';
import { type Influence, influenceAt } from './links.ts';
import { type Bar, barOn } from './place.ts';

/** Several tokens at once (MEQ-4.7): each that is placed counts for the next, so any order that works will do. */

/** Tokens by location. */
export type Tokens = Readonly<Record<string, number>>;

/** What came of tokens that were to be placed. */
interface Placed {
  /** Where they lie now, in the order in which they could be put down. */
  placed: string[];
  /** The first for which there is no order, and why; undefined if all lie. */
  stuck?: Stuck;
}
interface Stuck {
  at: string;
  bar: Bar;
}

/**
 * What of these tokens cannot be put down, in whatever order; undefined if all can. `besides` is no place of the board, and left out. Most that is
 * tried by chance is plain at once: all find room, or none does, and then none ever will.
 */
export function stuckOf(from: Influence, tokens: Tokens, besides?: string): Stuck | undefined {
  const ground = groundOf(from);
  const left: Left[] = [];
  let all = 0;
  let fit = 0;
  for (const at in tokens) {
    const n = tokens[at]!;
    if (n <= 0 || at === besides) continue;
    const i = numberOf(at);
    left.push({ at, i, n });
    all += n;
    fit += Math.min(n, ground.spare[i]!);
  }
  if (fit === all) return undefined;
  const growing = growingFrom(ground);
  if (fit > 0) laidDown(growing, left);
  const stuck = left.find(({ n }) => n > 0);
  return stuck && { at: stuck.at, bar: barOn(growing, stuck.i)! };
}
/** Tokens that do not lie yet. */
interface Left {
  at: string;
  i: number;
  n: number;
}

/** Lays down all that can be, one place after another until nothing more comes of it: what lies takes no place away from another. */
function laidDown(growing: Growing, left: readonly Left[]): void {
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const one of left) {
      const fits = Math.min(one.n, limitAt(growing, one.i) - growing.lies[one.i]!);
      if (fits <= 0) continue;
      one.n -= fits;
      grow(growing, one.i, fits);
      isMore = true;
    }
  }
}

/** Puts these tokens down one at a time, wherever one of them may lie next. */
export function placeAll(from: Influence, tokens: Tokens): Placed {
  const placed: string[] = [];
  let left = Object.keys(tokens).flatMap((at) => (tokens[at]! > 0 ? [{ at, i: numberOf(at), n: tokens[at]! }] : []));
  let ground: Linked = groundOf(from);
  while (left.length > 0) {
    const before = placed.length;
    const lies = [...ground.lies];
    const now: Reached = { lies, limits: ground.limits };
    // What is placed takes no place away from another, so all that fit now go down before links are looked at again.
    for (const one of left) {
      for (; one.n > 0 && isOpen(now, one.i); one.n--) {
        lies[one.i]!++;
        placed.push(one.at);
      }
    }
    left = left.filter(({ n }) => n > 0);
    const [first] = left;
    if (first && placed.length === before) return { placed, stuck: { at: first.at, bar: barOn(ground, first.i)! } };
    if (first) ground = linkedOn(lies);
  }
  return { placed };
}

/** The board with a token more at each of these, one after another. */
export function withTokens(from: Influence, at: readonly string[]): Influence {
  const board: Record<string, number> = { ...from };
  for (const id of at) board[id] = influenceAt(board, id) + 1;
  return board;
}

/** How many of `n` tokens can be placed at most, where `may` lets them be. */
export function mostPlaced(from: Influence, n: number, may: Where): number {
  let ground: Linked = groundOf(from);
  let placed = 0;
  for (;;) {
    const before = placed;
    const lies = [...ground.lies];
    const now: Reached = { lies, limits: ground.limits };
    for (let i = 0; i < LOCATIONS.length && placed < n; i++) {
      if (!isOpen(now, i) || !may(LOCATIONS[i]!)) continue;
      for (; placed < n && isOpen(now, i); placed++) lies[i]!++;
    }
    if (placed === before || placed === n) return placed;
    ground = linkedOn(lies);
  }
}

/**
 * By location how many of `n` tokens could lie there after all of them, if the others make the way there. No more than that;
 * which of them go together `placeAll` knows. First what needs no other token, so that the first choices are legal ones.
 */
export function roomFor(from: Influence, n: number, may: Where): Readonly<Record<string, number>> {
  const { rooms } = groundOf(from);
  const ofThese = rooms.get(may) ?? new Map<number, Readonly<Record<string, number>>>();
  const known = ofThese.get(n) ?? Object.freeze(roomOn(from, n, may));
  rooms.set(may, ofThese.set(n, known));
  return known;
}

function roomOn(from: Influence, n: number, may: Where): Record<string, number> {
  const free: Record<string, number> = {};
  const led: Record<string, number> = {};
  for (const [id, holds] of strongholds) {
    const fits = Math.min(n, holds - influenceAt(from, id));
    if (may(id) && fits > 0) free[id] = fits;
  }
  const ground = groundOf(from);
  const all = waysFrom(from, n, may);
  for (const [i, id] of LOCATIONS.entries()) {
    if (strongholds.has(id) || !may(id)) continue;
    let most = 0;
    let alone = 0;
    for (const { limit, ways } of all) {
      const spent = ways[i]!;
      if (spent < 0) continue;
      const fits = Math.min(n - spent, limit - ground.lies[i]!);
      most = Math.max(most, fits);
      if (spent === 0) alone = Math.max(alone, fits);
    }
    if (most > 0) (most === alone ? free : led)[id] = most;
  }
  return { ...free, ...led };
}

/** By stronghold how much influence it could come to set as a limit, and how many tokens must lie between it and each location. */
function waysFrom(board: Influence, n: number, may: Where): { limit: number; ways: readonly number[] }[] {
  return [...strongholds].flatMap(([stronghold, holds]) => {
    const own = influenceAt(board, stronghold);
    if (own === 0 && !may(stronghold)) return [];
    return [{ limit: may(stronghold) ? holds : own, ways: waysOut(groundOf(board), numberOf(stronghold), n) }];
  });
}
