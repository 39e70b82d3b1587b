import { hero, heroSeats } from '../../state/pieces.ts';
import type { Perform } from './kind/effect.ts';

/** In the order of seats; whether somebody has so much favor is looked at when it is his turn. */
export const forEachHero: Perform<'forEachHero'> = function* (t, now, { withFavor, do: effects }) {
  const { least = 0, most = Number.POSITIVE_INFINITY } = withFavor ?? {};
  for (const seat of heroSeats(t.g)) {
    const { favor } = hero(t.g, seat);
    if (favor >= least && favor <= most) yield* now.calls.perform(t, { ...now, seat }, effects);
  }
};
