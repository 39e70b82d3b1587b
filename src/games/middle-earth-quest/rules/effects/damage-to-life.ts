import { intoLife } from '../hero/piles.ts';
import { type Perform, seatOf } from './kind/effect.ts';

export const damageToLife: Perform<'damageToLife'> = function* (t, now) {
  const seat = seatOf(now);
  t.tell({ type: 'into-life', shown: { seat, n: intoLife(t, seat, ['damage']), pile: 'damage' } });
};
