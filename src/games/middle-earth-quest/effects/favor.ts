import { favorRoom } from '../hero/attributes.ts';
import { hero } from '../pieces.ts';
import { type Perform, seatOf } from './effect.ts';

/** As much as corruption cards let him have. */
export const favor: Perform<'favor'> = function* ({ g, tell }, now, { n }) {
  const seat = seatOf(now);
  const own = hero(g, seat);
  const gained = Math.min(n, favorRoom(g, seat));
  own.favor += gained;
  if (g.turn?.who === 'hero' && g.turn.seat === seat) g.turn.favorGained += gained;
  if (gained > 0) tell({ type: 'favor-gained', shown: { seat, n: gained, favor: own.favor } });
};
