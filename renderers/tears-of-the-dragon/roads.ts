import { portSeas, roads } from '#games/tears-of-the-dragon/printed/content';
import { line, type Node, type Point, path, stroke } from '../scene.ts';
import { cells } from './geography.ts';

/** Roads and ships' ways as they are drawn, so that who walks them can be drawn on them. */

const key = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const STEPS = 8;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A gentle curve from place to place, as points. */
function curve(a: Point, b: Point): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const bend = ((Math.round(a[0] * 3 + b[1]) % 5) - 2) * 0.045;
  const middle: Point = [(a[0] + b[0]) / 2 - dy * bend, (a[1] + b[1]) / 2 + dx * bend];
  return Array.from({ length: STEPS + 1 }, (_, n): Point => {
    const t = n / STEPS;
    const at = (k: 0 | 1) => tenth((1 - t) ** 2 * a[k] + 2 * t * (1 - t) * middle[k] + t * t * b[k]);
    return [at(0), at(1)];
  });
}

const drawn: ReadonlyMap<string, readonly Point[]> = new Map(
  roads.map(([a, b]) => [key(a, b), curve(cells.get(a)!.at, cells.get(b)!.at)] as const),
);
/** Every road as it is drawn. */
export const roadCurves: readonly (readonly Point[])[] = [...drawn.values()];

/** A short straight piece of a road. */
export type Stretch = readonly [Point, Point];

/** Stretches of all roads that are so near to a point. */
export const roadsNear = ([x, y]: Point, far: number): Stretch[] =>
  roadCurves.flatMap((points) =>
    points.slice(1).flatMap((to, n): Stretch[] => {
      const from = points[n]!;
      return Math.hypot((from[0] + to[0]) / 2 - x, (from[1] + to[1]) / 2 - y) < far ? [[from, to]] : [];
    }),
  );

/** A line so near to a road, and turned so little from it, seems to be a way on it. */
const ALONG = { near: 18, turn: Math.cos(Math.PI / 7) } as const;

/** Whether a line lies along a road for some of its length. A line that crosses one does not. */
export function isAlong([from, to]: Stretch, roads: readonly Stretch[]): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return roads.some(([a, b]) => {
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (Math.abs((b[0] - a[0]) * ux + (b[1] - a[1]) * uy) < ALONG.turn * long) return false;
    const [mx, my] = [(a[0] + b[0]) / 2 - from[0], (a[1] + b[1]) / 2 - from[1]];
    const ahead = mx * ux + my * uy;
    return ahead > -long / 2 && ahead < length + long / 2 && Math.abs(mx * uy - my * ux) < ALONG.near;
  });
}

/** The way from place to place as it is drawn: along the road where there is one, else straight. Unknown places are left out. */
export function wayOf(places: readonly string[]): Point[] {
  const known = places.filter((id) => cells.has(id));
  const way = known.slice(0, 1).map((id) => cells.get(id)!.at);
  for (const [n, id] of known.slice(1).entries()) {
    const [from, to] = [cells.get(known[n]!)!.at, cells.get(id)!.at];
    const road = drawn.get(key(known[n]!, id)) ?? [from, to];
    const ahead = road[0]![0] === from[0] && road[0]![1] === from[1];
    way.push(...(ahead ? road : [...road].reverse()).slice(1));
  }
  return way;
}

/** All roads: a bed and the track on it. */
export const drawRoads = (): Node[] => [
  ...roadCurves.map((points) => line(points, stroke('#7f5b33', 7.5))),
  ...roadCurves.map((points) => line(points, stroke('#e6cb97', 4))),
];

/** Dotted ways from each port to the sea areas its ships reach. */
export function drawLanes(): Node[] {
  return Object.entries(portSeas).flatMap(([port, reached]) =>
    reached.map((id) => {
      const [ax, ay] = cells.get(port)!.at;
      const [bx, by] = cells.get(id)!.at;
      const end = `${tenth(ax + (bx - ax) * 0.55)} ${tenth(ay + (by - ay) * 0.55)}`;
      return path(`M${ax} ${ay} L${end}`, { stroke: { colour: '#e9f3ee', width: 3, dash: [3, 7] } });
    }),
  );
}
