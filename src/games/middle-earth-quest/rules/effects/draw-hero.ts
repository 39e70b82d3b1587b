import { statOf } from '../../state/attributes.ts';
import { drawLife, mostToDraw } from '../hero/piles.ts';
import { type Perform, seatOf } from './kind/effect.ts';

export const drawHero: Perform<'drawHero'> = function* (t, now, { n: stat }) {
  const seat = seatOf(now);
  drawLife(t, seat, mostToDraw(t.g, seat, statOf(t.g, seat, stat)));
};
