import { hero } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';

/** Throws if he has too little: prices are looked at before they are offered. */
export const spendFavor: Perform<'spendFavor'> = function* ({ g, tell }, now, { n }) {
  const seat = seatOf(now);
  const own = hero(g, seat);
  if (own.favor < n) throw new Error(`seat ${seat} cannot pay ${n} favor`);
  own.favor -= n;
  tell({ type: 'favor-spent', shown: { seat, n, favor: own.favor } });
};
