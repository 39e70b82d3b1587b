import { hero } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';
import { shedCorruption } from './shed.ts';

/** So many that he picks, or all. */
export const discardCorruption: Perform<'discardCorruption'> = function* (t, now, { n }) {
  const held = hero(t.g, seatOf(now)).corruption.length;
  const least = n === 'all' ? held : Math.min(n, held);
  yield* shedCorruption(t, seatOf(now), { least, most: least });
};
