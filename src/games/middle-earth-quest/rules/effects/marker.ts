import { moveMarkers } from '../markers.ts';
import type { Perform } from './kind/effect.ts';

export const marker: Perform<'marker'> = function* (t, _, effect) {
  yield* moveMarkers(t, { [effect.marker]: effect.n });
};
