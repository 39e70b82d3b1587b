import { type Path, paths } from '#games/middle-earth-quest/printed/map/map';
import { line, type Node, type Point, path, stroke } from '../scene.ts';
import { coinOf } from './coins.ts';
import { middleOf, spotOf } from './geography.ts';

/** The paths, each with a coin in its middle. Roads are straight, water winds. */

const WATER = { deep: '#2d5f78', light: '#9fd0dc' };

/** All lines first, then all coins: no line runs over a coin. */
export const drawPaths = (some: readonly Path[] = paths): Node[] => [
  ...some.filter(({ water }) => !water).flatMap((one) => road(endsOf(one))),
  ...some.filter(({ water }) => water).flatMap((one) => river(endsOf(one))),
  ...drawPlates(some),
];

/** The coins alone, to be laid over what is drawn on the paths. */
export const drawPlates = (some: readonly Path[]): Node[] => some.map((one) => coinOf(one, middleOf(one)));

type Ends = readonly [Point, Point];
const endsOf = ({ a, b }: Path): Ends => [spotOf(a), spotOf(b)];

/** A road between two points. */
export const road = (ends: Ends): Node[] => [line(ends, stroke('#4d321788', 6.5)), line(ends, stroke('#ead6a4', 3.4))];

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

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
