import { draw } from '../draw.ts';
import { type Perform, seatOf } from './kind/effect.ts';
import { receives } from './receives.ts';

/** MEQ-6.18: cards off the deck, one after another. */
export const corruption: Perform<'corruption'> = function* (t, now, { n }) {
  const seat = seatOf(now);
  for (let i = 0; i < n; i++) {
    const [card] = draw(t, 'corruptionDeck', 1);
    if (card !== undefined) yield* receives(t, now, seat, card);
  }
};
