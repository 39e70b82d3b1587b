import { type Node, type Point, path, stroke } from '../scene.ts';
import { riverSides, sideOf } from './cells.ts';

/** Rivers along the sides of hexes: a bank, water that is deep in its middle, and glints. */

type Side = readonly [Point, Point];
const allSides: readonly Side[] = riverSides.map(([a, b]) => sideOf(a, b));
const near = ([ax, ay]: Point, [bx, by]: Point): boolean => Math.hypot(ax - bx, ay - by) < 5;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Where the river goes on beyond one end of a side; that end itself at springs, mouths and confluences. */
function beyond(end: Point, other: Point): Point {
  const next = allSides
    .flatMap(([a, b]) => (near(a, end) ? [b] : near(b, end) ? [a] : []))
    .filter((one) => !near(one, other));
  return next.length === 1 ? next[0]! : end;
}

/** A side as a curve through both corners, bending as the sides before and behind it do. */
function bend([a, b]: Side): readonly [Point, Point, Point, Point] {
  const [before, after] = [beyond(a, b), beyond(b, a)];
  const control = (at: Point, from: Point, to: Point, sign: number): Point => [
    round(at[0] + (sign * (to[0] - from[0])) / 4),
    round(at[1] + (sign * (to[1] - from[1])) / 4),
  ];
  return [a, control(a, before, b, 1), control(b, a, after, -1), b];
}

const curve = ([a, b, c, d]: readonly [Point, Point, Point, Point]): string =>
  `M${a.join(' ')} C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`;

/** A point of the curve. */
const along = (points: readonly [Point, Point, Point, Point], t: number): Point => {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  const at = (n: 0 | 1) => points.reduce((sum, point, k) => sum + point[n] * weights[k]!, 0);
  return [at(0), at(1)];
};

/** Two short glints on the lit side of the water. */
function glints(points: readonly [Point, Point, Point, Point]): string {
  const piece = (from: number, to: number): string => {
    const [a, m, b] = [from, (from + to) / 2, to].map((t) =>
      along(points, t)
        .map((value) => round(value - 2))
        .join(' '),
    );
    return `M${a} Q${m} ${b}`;
  };
  return `${piece(0.14, 0.42)} ${piece(0.6, 0.78)}`;
}

/** The rivers of the places that are shown. */
export function rivers(shown: (id: string) => boolean): Node[] {
  const bends = riverSides
    .filter(([a, b]) => shown(a) || shown(b))
    .map(([a, b]) => ({ tag: `river:${a}/${b}`, points: bend(sideOf(a, b)) }));
  if (bends.length === 0) return [];
  const all = bends.map(({ points }) => curve(points)).join(' ');
  return [
    path(all, { stroke: stroke('#2b1c0e', 18) }),
    path(all, { stroke: stroke('#d9c08a', 15.5) }),
    path(all, { stroke: stroke('#0f4a6b', 12) }),
    ...bends.map(({ points, tag }) => ({ ...path(curve(points), { stroke: stroke('#2f8fc4', 8.5) }), tag })),
    path(all, { stroke: stroke('#5fb9e0', 3.5) }),
    path(bends.map(({ points }) => glints(points)).join(' '), { stroke: stroke('#e9f8ff', 1.75) }),
  ];
}
