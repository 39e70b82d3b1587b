import { hero } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';
import { pickItem } from './questions/pick.ts';

/** He picks which; who has none loses none. */
export const loseItem: Perform<'loseItem'> = function* (t, now, { n }) {
  const seat = seatOf(now);
  const own = hero(t.g, seat);
  for (let i = 0; i < n && own.items.length > 0; i++) {
    const { item } = yield* t.ask(seat, 'lose-item', pickItem);
    own.items = own.items.filter((one) => one !== item);
    t.tell({ type: 'item-lost', shown: { seat, item } });
  }
};
