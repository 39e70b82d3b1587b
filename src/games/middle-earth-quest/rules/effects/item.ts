import { items } from '../../printed/cards/possessions.ts';
import { hero, heroSeats } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';

/** MEQ-6.17: one of each title; where none is left, none is gained. */
export const item: Perform<'item'> = function* ({ g, tell }, now, { item: id }) {
  const seat = seatOf(now);
  const own = hero(g, seat);
  const held = heroSeats(g).filter((one) => hero(g, one).items.includes(id)).length;
  if (own.items.includes(id) || held >= items.get(id)!.copies)
    return tell({ type: 'item-missed', shown: { seat, item: id } });
  own.items.push(id);
  tell({ type: 'item-gained', shown: { seat, item: id } });
};
