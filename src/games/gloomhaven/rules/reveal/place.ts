import type { Table } from '#core/types';
import { scenario } from '../../printed/content/scenarios.ts';
import { monsters } from '../../state/figures/figures.ts';
import { boardOf } from '../../state/map/board.ts';
import { figureAt, isFree, nextId } from '../../state/map/terrain.ts';
import type { At, Monster, Rank, State } from '../../state/state.ts';
import { standeesOf, statsOf } from '../../state/values/stats.ts';
import { placeInOrder } from './reveal.ts';

/** GH-1.7, GH-13.8: monsters that come to stand on the map. */

export interface Coming {
  type: string;
  rank: Rank;
  at: At;
  /** GH-12.1: placed by the map. */
  dropsMoney: boolean;
}

/** Puts a monster on its hex; undefined when no figure of its kind is left (GH-13.6). In turns its type gets its card (GH-13.2). */
export function placeMonster(t: Table<State>, { type, rank, at, dropsMoney }: Coming): Monster | undefined {
  const { g } = t;
  const used = monsters(g).flatMap((one) => (one.type === type ? [one.standee] : []));
  const free = Array.from({ length: standeesOf(type) }, (_, i) => i + 1).filter((no) => !used.includes(no));
  if (free.length === 0) return undefined;
  // GH-1.7: by chance among the numbers that are not used.
  const standee = free[t.rng.die(free.length, `standee/${type}`) - 1]!;
  const { hp } = statsOf(g, type, rank);
  const monster: Monster = {
    kind: 'monster',
    id: nextId(g, `monster:${type}:${rank}:${standee}`),
    at,
    hp,
    max: hp,
    conditions: {},
    bonuses: [],
    type,
    rank,
    standee,
    dropsMoney,
    isTurned: false,
    ...(scenario(g.scenario).allies.includes(type) && { isAlly: true }),
  };
  g.figures.push(monster);
  if (g.phase === 'turns') placeInOrder(t, type);
  return monster;
}

/** GH-13.8: the hex itself, or the nearest one to it where somebody can stand; undefined when there is none. */
export function nearestFree(g: State, at: At): At | undefined {
  if (isFree(g, at)) return at;
  const board = boardOf(g);
  const seen = new Set([at]);
  const queue = [at];
  for (const one of queue)
    for (const next of board.beside(one)) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
      if (isFree(g, next) && !figureAt(g, next)) return next;
    }
  return undefined;
}

/** GH-13.8: a monster that the scenario sends comes to that hex, or the nearest one that is free; it drops no money (GH-12.1). */
export function spawnNear(t: Table<State>, { monster: type, rank }: { monster: string; rank: Rank }, near: At): void {
  const at = nearestFree(t.g, near);
  const placed = at === undefined ? undefined : placeMonster(t, { type, rank, at, dropsMoney: false });
  if (placed) t.tell({ type: 'monster-placed', shown: { actor: placed.id, at: placed.at } });
}
