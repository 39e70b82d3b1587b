import type { Path } from '#core/fields/path';
import type { Focus } from '../field/field.ts';

/** How a way that has begun can be brought to an end. */

/** How often the game may be asked for one: a search that takes longer counts as finding. */
const STEPS = 200;

/** Up to `most` ways that go on from `way` and may end. */
export function wayEnds(
  { field, here, soFar }: Focus<Path>,
  way: readonly string[],
  most: number,
): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  let looked = 0;
  const walk = (at: readonly string[]): void => {
    if (found.length >= most) return;
    if (++looked > STEPS || field.mayEnd(here, soFar, at)) found.push(at);
    for (const place of looked > STEPS ? [] : field.next(here, soFar, at)) walk([...at, place]);
  };
  walk(way);
  return found;
}

/** Whole ways are looked for among so many places. */
const PLACES = 120;

/**
 * How the way `from` can be brought to an end: to each place where it may stop, by the fewest steps, at most `most`.
 * Empty when it can only stop where it is.
 */
export function wayOptions({ field, here, soFar }: Focus<Path>, from: readonly string[], most: number): string[][] {
  const ways: string[][] = [];
  const seen = new Set<string>();
  const queue: (readonly string[])[] = [from];
  for (let i = 0; i < queue.length && i < PLACES && ways.length < most; i++) {
    for (const place of field.next(here, soFar, queue[i]!)) {
      if (seen.has(place)) continue;
      seen.add(place);
      const way = [...queue[i]!, place];
      queue.push(way);
      if (ways.length < most && field.mayEnd(here, soFar, way)) ways.push(way);
    }
  }
  return ways;
}
