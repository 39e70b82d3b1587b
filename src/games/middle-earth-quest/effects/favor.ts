import { leastOf } from '../hero/attributes.ts';
import { hero } from '../pieces.ts';
import { type Perform, seatOf } from './effect.ts';

/** As much as corruption cards let him have: so much in all (Despairing), so much in his turn (Mistrusted). */
export const favor: Perform<'favor'> = function* ({ g, tell }, now, { n }) {
  const seat = seatOf(now);
  const own = hero(g, seat);
  const turn = g.turn?.who === 'hero' && g.turn.seat === seat ? g.turn : undefined;
  const room = leastOf(g, seat, 'favorLimit', Number.POSITIVE_INFINITY) - own.favor;
  const left = turn ? leastOf(g, seat, 'favorPerTurn', Number.POSITIVE_INFINITY) - turn.favorGained : n;
  const gained = Math.max(0, Math.min(n, room, left));
  own.favor += gained;
  if (turn) turn.favorGained += gained;
  if (gained > 0) tell({ type: 'favor-gained', shown: { seat, n: gained, favor: own.favor } });
};
