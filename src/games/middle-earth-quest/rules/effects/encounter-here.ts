import { type Perform, seatOf } from './kind/effect.ts';

export const encounterHere: Perform<'encounterHere'> = function* (t, now) {
  yield* now.calls.encounter(t, seatOf(now));
};
