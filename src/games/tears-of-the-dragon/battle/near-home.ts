import type { SeatId } from '#core/types';
import { roadsFrom } from '../content.ts';
import { isSea } from '../pieces.ts';
import type { State } from '../state.ts';

/** The place from which an own castle is the fewest roads away; the first of equal ones, and of places without roads. */
export function nearestHome(g: State, seat: SeatId, places: readonly string[]): string | undefined {
  const far = stepsToCastles(g, seat);
  const steps = (place: string) => far.get(place) ?? Number.POSITIVE_INFINITY;
  return places.reduce<string | undefined>(
    (best, place) => (best === undefined || steps(place) < steps(best) ? place : best),
    undefined,
  );
}

function stepsToCastles(g: State, seat: SeatId): Map<string, number> {
  const found = new Map(Object.keys(g.castles).flatMap((castle) => (g.castles[castle] === seat ? [[castle, 0]] : [])));
  const queue = [...found.keys()];
  for (const place of queue) {
    for (const next of isSea(place) ? [] : roadsFrom(place)) {
      if (found.has(next)) continue;
      found.set(next, found.get(place)! + 1);
      queue.push(next);
    }
  }
  return found;
}
