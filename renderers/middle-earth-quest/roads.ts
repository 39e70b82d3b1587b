import { type Path, paths } from '#games/middle-earth-quest/printed/map/map';
import { group, line, type Node, type Point, path, stroke, tenth } from '../scene.ts';
import { coinOf } from './coins.ts';
import { middleOf, spotOf } from './geography.ts';

/** The paths: roads are straight and dark, water winds. What one costs stands on a coin. */

const WATER = { deep: '#4f8ba0', light: '#a9d6e0' };
/** Where somebody may go on now. */
const OPEN = { casing: '#fffbe6', core: '#3a200c', deep: '#123f56', light: '#c9f0f7' };

/** The lines alone. */
export const drawWays = (some: readonly Path[] = paths): Node[] => [
  ...some.filter(({ water }) => !water).flatMap((one) => road(endsOf(one))),
  ...some.filter(({ water }) => water).flatMap((one) => river(endsOf(one))),
];

/** Those that are open now: broader and darker than all others. */
export const openWays = (some: readonly Path[]): Node[] =>
  some.map((one) =>
    group(one.water ? river(endsOf(one), OPEN, 1.35) : road(endsOf(one), OPEN, 1.8), { tag: `open:${one.a}-${one.b}` }),
  );

/** The coins alone, each at its point: no line runs over one. */
export const drawPlates = (some: readonly Path[], at: (one: Path) => Point = middleOf): Node[] =>
  some.map((one) => coinOf(one, at(one)));

type Ends = readonly [Point, Point];
const endsOf = ({ a, b }: Path): Ends => [spotOf(a), spotOf(b)];

const ROAD = '#7d5a32';

/** A road between two points; an open one in a pale casing. */
export const road = (
  ends: Ends,
  { casing, core }: { casing?: string; core: string } = { core: ROAD },
  k = 1,
): Node[] => [...(casing === undefined ? [] : [line(ends, stroke(casing, 7 * k))]), line(ends, stroke(core, 3.4 * k))];

/** Water between two points: it winds about its line. */
export function river([[ax, ay], [bx, by]]: Ends, { deep, light } = WATER, k = 1): Node[] {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const bends = Math.max(4, 2 * Math.round(length / 40));
  const at = (along: number, across: number) =>
    `${tenth(ax + ux * along - uy * across)} ${tenth(ay + uy * along + ux * across)}`;
  let d = `M${at(0, 0)}`;
  for (let n = 0; n < bends; n++)
    d += ` Q${at(((n + 0.5) * length) / bends, n % 2 === 0 ? 9 : -9)} ${at(((n + 1) * length) / bends, 0)}`;
  return [path(d, { stroke: stroke(deep, 10 * k) }), path(d, { stroke: stroke(light, 5.5 * k) })];
}
