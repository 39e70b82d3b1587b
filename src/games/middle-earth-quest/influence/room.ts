import { LOCATIONS, locationAt, neighbours, strongholds } from '../map.ts';
import { type Influence, influenceAt, reaches } from './links.ts';
import { barOfPlacing } from './place.ts';

/** Several tokens at once (MEQ-4.7): each that is placed counts for the next, so any order that works will do. */

/** Tokens by location. */
export type Tokens = Readonly<Record<string, number>>;

/** Puts these tokens down one at a time, wherever one of them may lie next; `left` are those for which there is no order. */
export function placeAll(from: Influence, tokens: Tokens): { board: Influence; left: Record<string, number> } {
  const board: Record<string, number> = { ...from };
  const left: Record<string, number> = Object.fromEntries(Object.entries(tokens).filter(([, n]) => n > 0));
  // What is placed takes no place away from another, so all that fit now go down before links are looked at again.
  for (let went = true; went; ) {
    went = false;
    const reached = reaches(board);
    for (const id of Object.keys(left)) {
      while (left[id] && barOfPlacing(board, id, reached) === undefined) {
        board[id] = influenceAt(board, id) + 1;
        left[id]--;
        went = true;
      }
      if (left[id] === 0) delete left[id];
    }
  }
  return { board, left };
}

/** How many of `n` tokens can be placed at most, where `may` lets them be. */
export function mostPlaced(from: Influence, n: number, may: (location: string) => boolean): number {
  const board: Record<string, number> = { ...from };
  for (let placed = 0; placed < n; placed++) {
    const reached = reaches(board);
    const next = LOCATIONS.find((id) => may(id) && barOfPlacing(board, id, reached) === undefined);
    if (next === undefined) return placed;
    board[next] = influenceAt(board, next) + 1;
  }
  return n;
}

/**
 * By location how many of `n` tokens could lie there after all of them, if the others make the way there. No more than that;
 * which of them go together `placeAll` knows. First what needs no other token, so that the first choices are legal ones.
 */
export function roomFor(from: Influence, n: number, may: (location: string) => boolean): Record<string, number> {
  const free: Record<string, number> = {};
  const led: Record<string, number> = {};
  for (const [id, holds] of strongholds) {
    const fits = Math.min(n, holds - influenceAt(from, id));
    if (may(id) && fits > 0) free[id] = fits;
  }
  const all = [...waysFrom(from, n, may)];
  for (const id of LOCATIONS) {
    if (strongholds.has(id) || !may(id)) continue;
    let most = 0;
    let alone = 0;
    for (const [stronghold, ways] of all) {
      const spent = ways.get(id);
      if (spent === undefined) continue;
      const limit = may(stronghold) ? strongholds.get(stronghold)! : influenceAt(from, stronghold);
      const fits = Math.min(n - spent, limit - influenceAt(from, id));
      most = Math.max(most, fits);
      if (spent === 0) alone = Math.max(alone, fits);
    }
    if (most > 0) (most === alone ? free : led)[id] = most;
  }
  return { ...free, ...led };
}

/** By stronghold and location how many tokens must lie between before one can lie there. */
function* waysFrom(
  board: Influence,
  n: number,
  may: (location: string) => boolean,
): Generator<[string, ReadonlyMap<string, number>]> {
  for (const stronghold of strongholds.keys()) {
    const own = influenceAt(board, stronghold);
    if (own > 0 || may(stronghold)) yield [stronghold, waysOut(board, stronghold, n)];
  }
}

/** From one stronghold on: through what carries influence it costs nothing, through anything else one token each. */
function waysOut(board: Influence, stronghold: string, n: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let now = [stronghold];
  for (let spent = influenceAt(board, stronghold) > 0 ? 0 : 1; now.length > 0 && spent < n; spent++) {
    const later: string[] = [];
    const seen = new Set(now);
    for (const here of seen) {
      for (const next of neighbours(here)) {
        if (found.has(next) || locationAt(next).type === 'haven') continue;
        found.set(next, spent);
        if (influenceAt(board, next) > 0) seen.add(next);
        else later.push(next);
      }
    }
    now = later;
  }
  return found;
}
