import { hero } from '../../state/pieces.ts';
import { discardHand as discards } from '../hero/piles.ts';
import { times } from './amount.ts';
import { type Perform, seatOf } from './kind/effect.ts';
import { chooseToDiscard } from './questions/cards.ts';

/** Hand cards to the rest pool, by chance or of his choice; who has fewer discards all. */
export const discardHand: Perform<'discardHand'> = function* (t, now, effect) {
  const { g } = t;
  const seat = seatOf(now);
  const { id, piles } = hero(g, seat);
  const n = Math.min(times(g, now, effect), piles.hand.length);
  if (n === 0) return;
  const isRandom = effect.mode === 'random';
  const cards = isRandom
    ? t.rng.shuffle(piles.hand, `hand/${id}`).slice(0, n)
    : yield* chooseToDiscard(t, seat, 'discard', n);
  discards(g, seat, cards);
  const { per } = effect;
  t.tell({ type: 'hand-discarded', shown: { seat, cards, hand: piles.hand.length, ...(per && { per }) } });
};
