import { areas, roadsFrom } from './content.ts';

/** How far apart places are. */

/** Steps to every place that can be reached, from the nearest of `starts`; by road unless `next` says otherwise. */
export function stepsFrom(
  starts: readonly string[],
  next: (place: string) => readonly string[] = roadsFrom,
): ReadonlyMap<string, number> {
  const found = new Map(starts.map((start) => [start, 0]));
  for (const [place, steps] of found) for (const to of next(place)) if (!found.has(to)) found.set(to, steps + 1);
  return found;
}

const byRoad = new Map([...areas.keys()].map((area) => [area, stepsFrom([area])]));
/** Roads between two land areas; undefined where none lead. */
export const roadsBetween = (from: string, to: string): number | undefined => byRoad.get(from)?.get(to);
