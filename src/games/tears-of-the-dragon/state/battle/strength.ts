import { areas, limits } from '../../printed/content.ts';
import type { Fighter } from '../battle.ts';
import type { State } from '../state.ts';
import { baseStrength } from './line.ts';

/** How strong a piece is this round, and how many dice it rolls (TD-9.5, 9.6, TD-12.4, 12.5). */

/** TD-12.4: the castle's help for a piece inside. The garrison's strength already is the castle's (A19). */
export function wallBonus(g: State, f: Fighter): number {
  const b = g.battle!;
  if (b.inside !== f.seat || f.id === null) return 0;
  return (b.breached ? 0 : (areas.get(b.at)!.defenceBonus ?? 0)) + b.wall;
}

/** TD-9.6: all bonuses together end at 7, with Eldritch Might at 8; the fog comes off last and leaves 1 (TD-28.10). */
export function modified(g: State, f: Fighter): number {
  const raised = baseStrength(g, f) + wallBonus(g, f) + f.points + f.boost;
  const cap = f.mighty ? limits.eldritchMightCap : limits.strengthCap;
  return Math.max(limits.fogOfWarFloor, Math.min(cap, raised) - f.fog);
}

/** Room for leader points: nobody is raised above 7 (TD-5.5). */
export const pointsRoom = (g: State, f: Fighter): number =>
  Math.max(0, limits.strengthCap - baseStrength(g, f) - wallBonus(g, f));

/** TD-12.5: pieces inside, and garrisons, roll two dice, unless the wall is open (TD-28.2). */
export function diceOf(g: State, f: Fighter): number {
  const b = g.battle!;
  return b.inside === f.seat && !b.breached ? limits.castleDiceInside : 1;
}
