import type { Frame, Point } from '../scene.ts';
import { cells } from './geography.ts';
import type { March } from './last-action.ts';
import { wayOf } from './roads.ts';

/** The line of a march as it is drawn: along the roads, and in the end up to the piece itself. */

/** Where it begins if somebody stands there as a ghost, and where the piece that went stands now. */
export interface Ends {
  ghost?: Point | undefined;
  piece?: Point | undefined;
}

/** How far from the middle of a place, and of a castle, the way leaves the road and goes round to the piece. */
const ROUND = { place: 82, castle: 100 } as const;
/** From here on it is below the drawing, where its pieces stand. */
const FOOT = 40;

/** From the first place to the last, and there to the piece itself: never under a drawing, a name or a tower. */
export function trailOf({ way, afloat }: March, { ghost, piece }: Ends = {}): Point[] {
  const points = wayOf(way);
  if (afloat) return points;
  const isWalled = cells.get(way[0]!)?.inside !== undefined;
  const road = isWalled ? beyondWall(points) : points;
  const begun = ghost ? begunAt(ghost, road, cells.get(way[1]!)?.at) : road;
  const cell = cells.get(way.at(-1)!);
  if (!cell || !piece) return [...begun];
  const round = cell.inside ? ROUND.castle : ROUND.place;
  const [x, y] = cell.at;
  const far = begun.filter((one, n) => n === 0 || Math.hypot(one[0] - x, one[1] - y) > round);
  const from = far.at(-1)!;
  const isStraight = cell.inside !== undefined && piece[1] < y + FOOT;
  if (isStraight || from[1] > y + FOOT) return [...far, piece];
  const aside = Math.abs(from[0] - x) > round / 2 ? from[0] - x : piece[0] - x;
  const side = x + Math.sign(aside || 1) * round;
  const corner: Point[] = Math.abs(from[0] - x) > round ? [] : [[side, y - 24]];
  return rounded([...far, ...corner, [side, piece[1] - 12], piece]);
}

/** Who stands below his place goes down from there, where the `next` place of his way is below him; no place of the way is passed over. */
function begunAt(ghost: Point, points: readonly Point[], next: Point | undefined): readonly Point[] {
  if (!next || next[1] <= ghost[1]) return points;
  const below = points.findIndex(([, y], n) => n > 0 && y > ghost[1]);
  return [ghost, ...points.slice(below)];
}

/** Out of a castle a way begins at its wall: before it those stand who stayed. */
function beyondWall(points: readonly Point[]): readonly Point[] {
  const [[x, y]] = points as [Point];
  const farOf = (one: Point) => Math.hypot(one[0] - x, one[1] - y);
  const n = points.findIndex((one) => farOf(one) > WALL);
  if (n < 1) return points;
  const [from, to] = [points[n - 1]!, points[n]!];
  const t = (WALL - farOf(from)) / (farOf(to) - farOf(from));
  return [[from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t], ...points.slice(n)];
}
/** An arrow is drawn from a little beyond where its way begins. */
const WALL = 62;

/** The same line with its corners cut twice. */
const rounded = (points: readonly Point[]): Point[] => cut(cut(points));
const cut = (points: readonly Point[]): Point[] => [
  points[0]!,
  ...points.slice(1).flatMap((to, n): Point[] => {
    const from = points[n]!;
    const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return [at(0.25), at(0.75)];
  }),
  points.at(-1)!,
];

/** The room of the head of an arrow, whose tip is a little before the piece that went. */
export function headOf(trail: readonly Point[]): Frame[] {
  const end = trail.at(-1);
  const before = end && trail.findLast(([x, y]) => Math.hypot(x - end[0], y - end[1]) >= HEAD.far);
  if (!before) return [];
  const t = HEAD.far / Math.hypot(before[0] - end[0], before[1] - end[1]);
  const [x, y] = [end[0] + (before[0] - end[0]) * t, end[1] + (before[1] - end[1]) * t];
  return [{ x: x - HEAD.half, y: y - HEAD.half, w: 2 * HEAD.half, h: 2 * HEAD.half }];
}
const HEAD = { far: 58, half: 17 } as const;

/** What a way covers: no plate stands on it. */
export const stepsOf = (trail: readonly Point[]): Frame[] =>
  trail.slice(1).flatMap((to, n) => {
    const from = trail[n]!;
    const many = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
    return Array.from({ length: many }, (_, k): Frame => {
      const t = (k + 0.5) / many;
      return { x: from[0] + (to[0] - from[0]) * t - 9, y: from[1] + (to[1] - from[1]) * t - 9, w: 18, h: 18 };
    });
  });
const STEP = 18;
