import { type Path, paths } from '#games/middle-earth-quest/printed/map/map';
import { line, type Node, type Point, path, stroke, tenth } from '../scene.ts';
import { coinOf } from './coins.ts';
import { middleOf, spotOf } from './geography.ts';

/** The paths: roads are straight, water winds. What one costs stands on a coin. */

const WATER = { deep: '#4f8ba0', light: '#a9d6e0' };

/** The lines alone. */
export const drawWays = (some: readonly Path[] = paths): Node[] => [
  ...some.filter(({ water }) => !water).flatMap((one) => road(endsOf(one))),
  ...some.filter(({ water }) => water).flatMap((one) => river(endsOf(one))),
];

/** The coins alone, each at its point: no line runs over one. */
export const drawPlates = (some: readonly Path[], at: (one: Path) => Point = middleOf): Node[] =>
  some.map((one) => coinOf(one, at(one)));

type Ends = readonly [Point, Point];
const endsOf = ({ a, b }: Path): Ends => [spotOf(a), spotOf(b)];

/** A road between two points. */
export const road = (ends: Ends): Node[] => [line(ends, stroke('#b0946a', 3.5))];

/** Water between two points: it winds about its line. */
export function river([[ax, ay], [bx, by]]: Ends): Node[] {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const bends = Math.max(4, 2 * Math.round(length / 40));
  const at = (along: number, across: number) =>
    `${tenth(ax + ux * along - uy * across)} ${tenth(ay + uy * along + ux * across)}`;
  let d = `M${at(0, 0)}`;
  for (let n = 0; n < bends; n++)
    d += ` Q${at(((n + 0.5) * length) / bends, n % 2 === 0 ? 9 : -9)} ${at(((n + 1) * length) / bends, 0)}`;
  return [path(d, { stroke: stroke(WATER.deep, 10) }), path(d, { stroke: stroke(WATER.light, 5.5) })];
}
