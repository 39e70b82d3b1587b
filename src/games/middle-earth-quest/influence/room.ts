import { LOCATIONS, locationAt, neighbours, strongholds } from '../map.ts';
import { adjust } from './adjust.ts';
import { type Influence, influenceAt } from './links.ts';
import { barOfPlacing, place } from './place.ts';

/** Several tokens at once (MEQ-4.7): each that is placed counts for the next, so any order that works will do. */

/** Tokens by location. */
export type Tokens = Readonly<Record<string, number>>;

/** Puts these tokens down one at a time, wherever one of them may lie next; `left` are those for which there is no order. */
export function placeAll(from: Influence, tokens: Tokens): { board: Influence; left: Record<string, number> } {
  let board = from;
  const left: Record<string, number> = Object.fromEntries(Object.entries(tokens).filter(([, n]) => n > 0));
  // What is placed takes no place away from another, so that the first one that fits is as good as any.
  for (;;) {
    const next = Object.keys(left).find((id) => barOfPlacing(board, id) === undefined);
    if (next === undefined) return { board, left };
    board = place(board, next).board;
    left[next]!--;
    if (left[next] === 0) delete left[next];
  }
}

/** How many of `n` tokens can be placed at most, where `may` lets them be. */
export function mostPlaced(from: Influence, n: number, may: (location: string) => boolean): number {
  let board = from;
  for (let placed = 0; placed < n; placed++) {
    const next = LOCATIONS.find((id) => may(id) && barOfPlacing(board, id) === undefined);
    if (next === undefined) return placed;
    board = place(board, next).board;
  }
  return n;
}

/**
 * By location how many of `n` tokens could lie there after all of them, if the others make the way there: strongholds first,
 * then from near to far. No more than that; which of them go together `placeAll` knows.
 */
export function roomFor(from: Influence, n: number, may: (location: string) => boolean): Record<string, number> {
  const board = adjust(from).board;
  const room: Record<string, number> = {};
  for (const [id, spent] of waysOut(board, may)) {
    const most = strongholds.get(id) ?? Math.max(...strongholds.values());
    const fits = Math.min(n - spent, most - influenceAt(board, id));
    if (may(id) && fits > 0) room[id] = fits;
  }
  return room;
}

/** By location how many tokens must lie before one can lie there, from the strongholds on; what costs nothing comes first. */
function waysOut(board: Influence, may: (location: string) => boolean): Map<string, number> {
  const found = new Map<string, number>();
  let now = [...strongholds.keys()].filter((id) => influenceAt(board, id) > 0 || may(id));
  for (let spent = 0; now.length > 0; spent++) {
    const later = new Set<string>();
    for (const id of now) found.set(id, spent);
    for (const here of now) {
      const carries = influenceAt(board, here) > 0;
      for (const next of neighbours(here)) {
        if (found.has(next) || locationAt(next).type === 'haven') continue;
        if (!carries) later.add(next);
        else if (!strongholds.has(next)) {
          found.set(next, spent);
          now.push(next);
        }
      }
    }
    now = [...later].filter((id) => !found.has(id));
  }
  return found;
}
