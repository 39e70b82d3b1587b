import { hero } from '../../state/pieces.ts';
import { times } from './amount.ts';
import { type Perform, seatOf } from './kind/effect.ts';

export const loseFavor: Perform<'loseFavor'> = function* ({ g, tell }, now, effect) {
  const seat = seatOf(now);
  const own = hero(g, seat);
  const lost = Math.min(own.favor, times(g, now, effect));
  own.favor -= lost;
  if (lost > 0) tell({ type: 'favor-lost', shown: { seat, n: lost, favor: own.favor } });
};
