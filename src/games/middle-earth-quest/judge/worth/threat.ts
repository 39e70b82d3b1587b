import { distancesFrom } from '../../printed/map/map.ts';
import type { State } from '../../state/state.ts';

/** How far heroes are on their way to foil a plot (MEQ-6.13). */

/** So many paths away nobody can foil it soon. */
const FAR = 12;

/** From 0 to 1: how near a hero is to a plot whose marker lies there, with how much of its favor. */
export function threat(g: State, at: string, favor: number): number {
  const far = distancesFrom(at);
  let most = 0;
  for (const hero of g.heroes) {
    const paid = favor === 0 ? 1 : Math.min(1, hero.favor / favor);
    const near = Math.max(0, 1 - far.get(hero.at)! / FAR);
    most = Math.max(most, paid * paid * near);
  }
  return most;
}
