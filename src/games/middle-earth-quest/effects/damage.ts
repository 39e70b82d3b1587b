import { times } from './amount.ts';
import { type Perform, seatOf } from './effect.ts';

export const damage: Perform<'damage'> = function* (t, now, effect) {
  const n = times(t.g, now, effect);
  if (n > 0) yield* now.calls.hurt(t, seatOf(now), n);
};
