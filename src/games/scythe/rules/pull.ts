import type { SeatId } from '#core/types';
import { isFactory, isHome, productOf, terrainOf } from '../printed/places.ts';
import { enemiesAt, fightersAt, player, workersAt } from '../state/pieces.ts';
import type { State } from '../state/state.ts';

/** What a move is good for, for suggestions and for play by chance. No rule looks at it. */

/** How much a player who wants the match to end likes that this unit goes there. */
export function movePull(g: State, seat: SeatId, id: string, to: string): number {
  const { kind, at } = g.units[id]!;
  if (isHome(to)) return 0.05;
  const enemies = enemiesAt(g, to, seat);
  if (enemies.length > 0) return enemies.some((enemy) => fightersAt(g, to, enemy).length > 0) ? fightPull(g, seat) : 2;
  if (kind === 'character' && g.encounters.includes(to)) return 8;
  if (kind === 'character' && isFactory(to) && player(g, seat).factory === null) return 8;
  if (kind === 'worker') return workerPull(g, seat, at, to);
  return isFactory(to) ? 1.5 : 0.6;
}
/** Fights are for those who have the strength for them. */
const fightPull = (g: State, seat: SeatId): number => {
  const { power, hand } = player(g, seat);
  return power + hand.length >= 7 ? 6 : 0.2;
};
/** Workers spread out over different ground. */
function workerPull(g: State, seat: SeatId, at: string, to: string): number {
  if (productOf(to) === null) return 0.1;
  const crowd = workersAt(g, at, seat).length;
  const there = workersAt(g, to, seat).length;
  return (terrainOf(at) !== terrainOf(to) ? 1 : 0.5) + Math.max(0, crowd - there) * 0.3;
}

const MOST = 5;
/** A move of one step, and how much it is liked. */
export interface Step {
  unit: string;
  to: string;
  worth: number;
}
/** The moves of one step that look best, one per unit. */
export function bestMoves(
  g: State,
  seat: SeatId,
  units: readonly string[],
  next: (id: string) => readonly string[],
): Step[] {
  return units
    .flatMap((unit) => {
      const ranked = next(unit)
        .map((to) => ({ unit, to, worth: movePull(g, seat, unit, to) }))
        .sort((a, b) => b.worth - a.worth);
      return ranked.slice(0, 1);
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST);
}
