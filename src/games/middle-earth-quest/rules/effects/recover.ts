import { listed } from '../../printed/terms/card-counts.ts';
import { statOf } from '../../state/attributes.ts';
import { hero } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';
import { recoverCards } from './questions/cards.ts';

/** As many as an attribute says, of his choice: the damage pool is open. */
export const recover: Perform<'recover'> = function* (t, now, { n: stat }) {
  const { g } = t;
  const seat = seatOf(now);
  const { piles } = hero(g, seat);
  const n = Math.min(statOf(g, seat, stat), piles.damage.length);
  if (n === 0) return;
  const said = yield* t.ask(seat, 'recover', recoverCards, { about: { n } });
  const cards = listed(said.cards);
  for (const card of cards) piles.damage.splice(piles.damage.indexOf(card), 1);
  piles.rest.unshift(...cards);
  t.tell({ type: 'recovers', shown: { seat, cards } });
};
