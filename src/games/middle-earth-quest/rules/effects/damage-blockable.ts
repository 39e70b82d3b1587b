import { listed } from '../../printed/terms/card-counts.ts';
import { discardHand } from '../hero/piles.ts';
import { type Perform, seatOf } from './kind/effect.ts';
import { blockDamage, shieldsOf } from './questions/cards.ts';

/** Damage that shields of discarded hand cards prevent, and what he gains if none is left. */
export const damageBlockable: Perform<'damageBlockable'> = function* (t, now, { n, onZero }) {
  const seat = seatOf(now);
  const said = yield* t.ask(seat, 'block', blockDamage, { about: { n } });
  const cards = listed(said.cards);
  discardHand(t.g, seat, cards);
  const left = Math.max(0, n - cards.reduce((sum, card) => sum + shieldsOf(card), 0));
  t.tell({ type: 'blocked', shown: { seat, cards, n, left } });
  if (left > 0) yield* now.calls.hurt(t, seat, left);
  else yield* now.calls.perform(t, now, onZero);
};
