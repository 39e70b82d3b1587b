import { hero } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';

export const discardHandTo: Perform<'discardHandTo'> = function* (t, now, { n }) {
  const over = hero(t.g, seatOf(now)).piles.hand.length - n;
  if (over > 0) yield* now.calls.perform(t, now, [{ op: 'discardHand', n: over, mode: 'choice' }]);
};
