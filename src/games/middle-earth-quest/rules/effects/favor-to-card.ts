import { hero } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';

/** Favor of the hero's own, as far as he has some. */
export const favorToCard: Perform<'favorToCard'> = function* ({ g, tell }, now, { n }) {
  const seat = seatOf(now);
  const own = hero(g, seat);
  const card = g.resolving.at(-1);
  const put = Math.min(n, own.favor);
  if (!card || put === 0) return;
  own.favor -= put;
  card.favor += put;
  tell({ type: 'favor-on-card', shown: { seat, n: put, event: card.card } });
};
