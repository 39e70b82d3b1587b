import { LOCATIONS, paths } from '#games/middle-earth-quest/printed/map/map';
import type { Frame } from '../scene.ts';
import { framesAlong, spotOf } from './geography.ts';

/** Points of the roads round each place: what stands there hides them as little as may be. */

/** So far round a place roads are looked at that do not lead there. */
const BY = 130;

/** By place points of its roads near by, so that what may lie elsewhere stays off them. */
export const ROADS: ReadonlyMap<string, readonly Frame[]> = new Map(
  LOCATIONS.map((id) => [
    id,
    paths.flatMap(({ a, b }): Frame[] => {
      if (a !== id && b !== id) return [];
      const [[ax, ay], [bx, by]] = [spotOf(id), spotOf(a === id ? b : a)];
      const far = Math.hypot(bx - ax, by - ay);
      return [34, 54, 74].map((d) => ({
        x: ax + ((bx - ax) * d) / far - 8,
        y: ay + ((by - ay) * d) / far - 8,
        w: 16,
        h: 16,
      }));
    }),
  ]),
);
/** By place points of the roads that do not lead there: what lies on one is read as under way. */
export const FAR_ROADS: ReadonlyMap<string, readonly Frame[]> = new Map(
  LOCATIONS.map((id) => [
    id,
    paths.flatMap(({ a, b }): Frame[] => {
      if (a === id || b === id) return [];
      const [ox, oy] = spotOf(id);
      return framesAlong(spotOf(a), spotOf(b), { apart: 24, wide: 20 }).filter(
        ({ x, y }) => Math.hypot(x - ox, y - oy) < BY,
      );
    }),
  ]),
);
