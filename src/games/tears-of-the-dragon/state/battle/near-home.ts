import type { SeatId } from '#core/types';
import { stepsFrom } from '../../printed/roads.ts';
import { castlesOf } from '../scenario.ts';
import type { State } from '../state.ts';

/** The place from which an own castle is the fewest roads away; the first of equal ones, and of places without roads. */
export function nearestHome(g: State, seat: SeatId, places: readonly string[]): string | undefined {
  const far = stepsFrom(castlesOf(g, seat));
  const steps = (place: string) => far.get(place) ?? Number.POSITIVE_INFINITY;
  return places.reduce<string | undefined>(
    (best, place) => (best === undefined || steps(place) < steps(best) ? place : best),
    undefined,
  );
}
