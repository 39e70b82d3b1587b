import { times } from './amount.ts';
import { type Perform, seatOf } from './effect.ts';

/** Of the combat in progress, or of the next one. */
export const combatMod: Perform<'combatMod'> = function* ({ g, tell }, now, { stat, n = 0, per, set }) {
  const seat = seatOf(now);
  const change = set === undefined ? { n: times(g, now, { n, per }) } : { set };
  g.combatMods.push({ side: 'hero', stat, ...change });
  tell({ type: set === undefined ? 'combat-changed' : 'combat-set', shown: { seat, stat, n: set ?? change.n ?? 0 } });
};
