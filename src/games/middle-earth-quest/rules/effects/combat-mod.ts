import { signed } from '../../printed/words/phrase.ts';
import { times } from './amount.ts';
import { type Perform, seatOf } from './kind/effect.ts';

/** Of the combat in progress, or of the next one. */
export const combatMod: Perform<'combatMod'> = function* ({ g, tell }, now, { stat, n = 0, per, set }) {
  const seat = seatOf(now);
  const change = set === undefined ? { n: times(g, now, { n, per }) } : { set };
  g.combatMods.push({ side: 'hero', stat, ...change });
  if (set !== undefined) return tell({ type: 'combat-set', shown: { seat, stat, n: set } });
  const by = { key: 'attribute-change', args: { n: signed(change.n ?? 0), stat } };
  tell({ type: 'combat-changed', shown: { seat, change: by } });
};
