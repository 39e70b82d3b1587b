import { hero } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';
import { shedCorruption } from './shed.ts';

/** One favor for each corruption card he discards, as many as he likes and can pay. */
export const exchange: Perform<'exchange'> = function* (t, now) {
  const seat = seatOf(now);
  const own = hero(t.g, seat);
  const n = yield* shedCorruption(t, seat, { least: 0, most: Math.min(own.favor, own.corruption.length) });
  if (n > 0) yield* now.calls.perform(t, now, [{ op: 'spendFavor', n }]);
};
