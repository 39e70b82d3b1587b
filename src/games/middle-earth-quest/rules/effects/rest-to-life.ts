import { intoLife } from '../hero/piles.ts';
import { type Perform, seatOf } from './kind/effect.ts';

export const restToLife: Perform<'restToLife'> = function* (t, now) {
  const seat = seatOf(now);
  t.tell({ type: 'into-life', shown: { seat, n: intoLife(t, seat, ['rest']), pile: 'rest' } });
};
