import { hero } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';

export const damageToRest: Perform<'damageToRest'> = function* ({ g, tell }, now) {
  const seat = seatOf(now);
  const { piles } = hero(g, seat);
  const cards = piles.damage;
  piles.rest = [...cards, ...piles.rest];
  piles.damage = [];
  if (cards.length > 0) tell({ type: 'recovers', shown: { seat, cards } });
};
