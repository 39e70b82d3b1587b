import { hexes } from '#games/scythe/printed/content';
import { cornersOf, DIRECTIONS } from '../hexes.ts';
import { type Node, type Point, path, stroke, tenth } from '../scene.ts';
import { bordersOf, SIZE } from './cells.ts';
import { darker, lighter } from './shade.ts';
import { grounds } from './terrain.ts';

/** Lakes: water within a shore. Where two lakes meet there is no shore between them. */

/** How wide a shore is. */
const SHORE = 11;
const ROUND = 26;

/** Sides beyond which there is a lake as well, clockwise from the north-east. */
const openSides = (id: string): boolean[] =>
  DIRECTIONS.map((direction) =>
    bordersOf(id).some((border) => border.direction === direction && hexes.get(border.to)?.terrain === 'lake'),
  );

/** Where the lines of two sides cross when each has moved inwards by its own distance. */
function inner(n: number, corners: readonly Point[], [cx, cy]: Point, insets: readonly number[]): Point {
  const line = (side: number) => {
    const [a, b] = [corners[side]!, corners[(side + 1) % 6]!];
    const [mx, my] = [(a[0] + b[0]) / 2 - cx, (a[1] + b[1]) / 2 - cy];
    const long = Math.hypot(mx, my);
    return { nx: mx / long, ny: my / long, far: long - insets[side]! };
  };
  const [p, q] = [line((n + 5) % 6), line(n)];
  const det = p.nx * q.ny - p.ny * q.nx;
  return [cx + (p.far * q.ny - q.far * p.ny) / det, cy + (p.nx * q.far - q.nx * p.far) / det];
}

/** A line round the hex so far from its shores, its corners round. */
function shoreLine(id: string, at: Point, inset: number): string {
  const open = openSides(id);
  const corners = cornersOf(at, SIZE);
  const insets = open.map((one) => (one ? -1 : inset));
  const points = corners.map((_, n) => inner(n, corners, at, insets));
  const towards = (from: Point, to: Point): string => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const by = Math.min(ROUND, long / 2.2) / long;
    return `${tenth(from[0] + (to[0] - from[0]) * by)} ${tenth(from[1] + (to[1] - from[1]) * by)}`;
  };
  const parts = points.map((corner, n) => {
    const [before, after] = [points[(n + 5) % 6]!, points[(n + 1) % 6]!];
    const isOpen = open[n] || open[(n + 5) % 6];
    const [x, y] = corner.map(tenth);
    return isOpen
      ? `${n === 0 ? 'M' : 'L'}${x} ${y}`
      : `${n === 0 ? 'M' : 'L'}${towards(corner, before)} Q${x} ${y} ${towards(corner, after)}`;
  });
  return `${parts.join(' ')} Z`;
}

/** The shore and the water of a lake, deeper towards its middle. */
export function water(id: string, at: Point): Node[] {
  const base = grounds.lake;
  const whole = cornersOf(at, SIZE).map((corner) => corner.join(' '));
  return [
    path(`M${whole.join(' L')} Z`, { fill: '#a9a06a' }),
    path(shoreLine(id, at, SHORE - 5), { fill: '#e2d2a0' }),
    path(shoreLine(id, at, SHORE), {
      fill: {
        shade: 'radial',
        centre: at,
        radius: SIZE,
        stops: [
          { at: 0, colour: darker(base, 0.06) },
          { at: 0.55, colour: base },
          { at: 0.86, colour: lighter(base, 0.3) },
          { at: 1, colour: lighter(base, 0.42) },
        ],
      },
      stroke: stroke('#f4fbf7c0', 2.5),
    }),
  ];
}
