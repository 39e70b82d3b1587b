import { favorRoom } from '../../state/attributes.ts';
import { hero } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';

/** As much as corruption cards let him have. */
export const favor: Perform<'favor'> = function* ({ g, tell }, now, { n }) {
  const seat = seatOf(now);
  const own = hero(g, seat);
  const gained = Math.min(n, favorRoom(g, seat));
  own.favor += gained;
  if (g.turn?.who === 'hero' && g.turn.seat === seat) g.turn.favorGained += gained;
  if (gained > 0) tell({ type: 'favor-gained', shown: { seat, n: gained, favor: own.favor } });
};
