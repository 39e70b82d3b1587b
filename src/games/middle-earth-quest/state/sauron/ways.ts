import type { Json, Message } from '#core/types';
import { placesOf } from '../board/board.ts';
import { influenceAt } from '../influence/links.ts';
import { place, targets } from '../influence/place.ts';
import type { Tokens } from '../influence/room.ts';
import type { State } from '../state.ts';
import { farFromHeroes } from './figures.ts';

/** Usual ways to place influence, as whole answers with one press. They rest on the board alone, which is public. */

/** What a way likes: the place with the least of it comes next. */
type Likes = (g: State, board: Tokens, at: string) => number;

const WAYS = {
  /** In the way of the heroes. */
  near: (g, board, at) => 10 * farFromHeroes(g, at) + influenceAt(board, at),
  /** As wide as the shadow can reach. */
  wide: (g, board, at) => 100 * influenceAt(board, at) + farFromHeroes(g, at),
  /** As deep as it may lie, where it lies already. */
  deep: (g, board, at) => farFromHeroes(g, at) - 100 * influenceAt(board, at),
} as const satisfies Record<string, Likes>;

interface Load {
  /** So many on the board, and so many in the Shadow Pool. */
  n: number;
  pool: number;
  may(at: string): boolean;
}

/** One token after another where the way likes it most. Fewer than `n` where no more can lie. */
function laid(g: State, { n, may }: Load, likes: Likes): Record<string, number> {
  let board: Tokens = g.influence;
  const places: Record<string, number> = {};
  for (let left = n; left > 0; left--) {
    const [next] = targets(board)
      .filter(may)
      .map((at) => ({ at, by: likes(g, board, at) }))
      .sort((a, b) => a.by - b.by);
    if (!next) break;
    places[next.at] = (places[next.at] ?? 0) + 1;
    board = place(board, next.at).board;
  }
  return places;
}

const sum = (places: Tokens): number => Object.values(places).reduce((all, n) => all + n, 0);

/** Each way that places as much as is asked, none twice. */
export function usualWays(g: State, load: Load, pool: string): { label: Message; args: { places: Tokens } }[] {
  const seen = new Set<string>();
  return Object.entries(WAYS).flatMap(([way, likes]) => {
    const board = laid(g, load, likes);
    const key = JSON.stringify(Object.entries(board).sort());
    if (sum(board) !== load.n || seen.has(key)) return [];
    seen.add(key);
    const [first = null, ...others] = placesOf(board) as Json[];
    const label = { first, more: others.length || null, pool: load.pool || null };
    return [
      {
        label: { key: `label.place-${way}`, args: label },
        args: { places: { ...(load.pool > 0 && { [pool]: load.pool }), ...board } },
      },
    ];
  });
}
