import { maxLevels } from '../../printed/combat/heroes.ts';
import { STATS, Stat } from '../../printed/terms/names.ts';
import { hero } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';
import { pickAttribute } from './questions/pick.ts';

/** MEQ-6.17: an attribute that has risen twice rises no more. */
export const level: Perform<'level'> = function* (t, now, effect) {
  const seat = seatOf(now);
  const { levels } = hero(t.g, seat);
  if (STATS.every((stat) => levels[stat] >= maxLevels)) return;
  const picked = effect.stat === 'any' ? (yield* t.ask(seat, 'level', pickAttribute)).attribute : effect.stat;
  const stat = Stat.parse(picked);
  if (levels[stat] >= maxLevels) return;
  levels[stat]++;
  t.tell({ type: 'level-gained', shown: { seat, stat, n: levels[stat] } });
};
