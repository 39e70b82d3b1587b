import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import type { Point } from '../scene.ts';
import { spotOf } from './geography.ts';

/** Whether what stands beside a place could be taken for what belongs to another. */

/** By place how far all others are from it, the nearest first. */
export const OTHERS: ReadonlyMap<string, readonly { far: number; at: Point }[]> = new Map(
  LOCATIONS.map((id) => {
    const [x, y] = spotOf(id);
    const others = LOCATIONS.filter((other) => other !== id).map((other) => spotOf(other));
    return [id, others.map((at) => ({ far: Math.hypot(at[0] - x, at[1] - y), at })).toSorted((a, b) => a.far - b.far)];
  }),
);

/** By how many pixels a point is not so much nearer to its own place than to any other; 0 where it is. */
export function straying(id: string, [x, y]: Point, nearer: number): number {
  const [ox, oy] = spotOf(id);
  const own = Math.hypot(x - ox, y - oy);
  let least = own + nearer;
  for (const { far, at } of OTHERS.get(id)!) {
    // Whatever is further off than this is not nearer to the point.
    if (far > 2 * own + nearer) break;
    least = Math.min(least, Math.hypot(x - at[0], y - at[1]));
  }
  return own + nearer - least;
}
