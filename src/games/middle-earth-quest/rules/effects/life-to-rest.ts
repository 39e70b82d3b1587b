import { hero } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';

/** The cards of the life pool come to light one after another. */
export const lifeToRest: Perform<'lifeToRest'> = function* ({ g, tell, reveal }, now, { n }) {
  const seat = seatOf(now);
  const { piles } = hero(g, seat);
  const cards = piles.life.splice(0, n);
  piles.rest.unshift(...cards.toReversed());
  if (cards.length === 0) return;
  reveal();
  tell({ type: 'life-rests', shown: { seat, cards } });
};
