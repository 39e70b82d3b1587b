import type { View } from '#games/gloomhaven/seen/view.types';
import type { Point } from '../scene.ts';
import type { Lie } from './lie.ts';
import { type Bow, onBow } from './traces.ts';

/** Whoever jumps or flies passes over what others must go round: footprints there would tell of a trap that was sprung. */

const OVER: ReadonlySet<string> = new Set(['trap', 'obstacle']);

/** Of the hexes of a way those that were not touched: what lies there blocks the way, or is a trap that still lies there. */
export function passedOver({ overlays }: Pick<View, 'overlays'>, places: readonly string[]): string[] {
  const lying = new Set(overlays.flatMap(({ type, hexes }) => (OVER.has(type) ? hexes : [])));
  return places.slice(1).filter((at) => lying.has(at));
}

/** What a way leaps over in a bow, as it was not touched; and where somebody stands, whom no way strikes out. */
export interface Over {
  passed: ReadonlySet<string>;
  standing: ReadonlySet<string>;
}

/** A way as it is drawn: through the middles of its hexes, and along the edge of one where somebody stands; `tops` are the middles of its leaps. */
export function leaps(
  places: readonly string[],
  { passed, standing }: Over,
  lie: Lie,
): { points: Point[]; tops: Point[] } {
  const points: Point[] = [];
  const tops: Point[] = [];
  const last = places.length - 1;
  for (let n = 0; n <= last; n++) {
    const isPassed = n > 0 && n < last && standing.has(places[n]!);
    points.push(...(isPassed ? skirted(places.slice(n - 1, n + 2), standing, lie) : [lie.centre(places[n]!)]));
    let end = n + 1;
    while (end < last && passed.has(places[end]!)) end++;
    if (end === n + 1 || n === last) continue;
    const round = [...passed, ...standing].filter((at) => at !== places[n] && at !== places[end]);
    const curve = bowOf(places[n]!, places[end]!, { lie, round });
    points.push(...[0.15, 0.3, 0.5, 0.7, 0.85].map((t) => onBow(curve, t)));
    if (places.slice(n + 1, end).some((at) => passed.has(at))) tops.push(onBow(curve, 0.5));
    n = end - 1;
  }
  return { points, tops };
}

/** From the first of three hexes to the last along the corners of the one between, on the side on which less stands, or the shorter. */
function skirted(places: readonly string[], standing: ReadonlySet<string>, lie: Lie): Point[] {
  const [[ax, ay], [x, y], [bx, by]] = places.map((at) => lie.centre(at)) as [Point, Point, Point];
  const [start, end] = [Math.atan2(ay - y, ax - x), Math.atan2(by - y, bx - x)];
  const others = [...standing].filter((at) => !places.includes(at)).map((at) => lie.centre(at));
  const isBy = ([px, py]: Point) => others.some(([ox, oy]) => Math.hypot(px - ox, py - oy) < lie.size * 1.2);
  const sides = [1, -1].map((side) => {
    const turned = ((((end - start) * side) % TURN) + TURN) % TURN;
    const corners = Math.max(1, Math.round((turned / TURN) * 6));
    return Array.from({ length: corners }, (_, n): Point => {
      const angle = start + side * (n + 0.5) * (TURN / 6);
      return [x + Math.cos(angle) * lie.size * EDGE, y + Math.sin(angle) * lie.size * EDGE];
    });
  });
  const cost = (one: readonly Point[]) => one.length + 2 * one.filter(isBy).length;
  return cost(sides[0]!) <= cost(sides[1]!) ? sides[0]! : sides[1]!;
}
const TURN = 2 * Math.PI;
/** So many sizes from the middle: beyond the corners, as stands reach over them. */
const EDGE = 1.04;

/** To the side on which less stands and lies. */
function bowOf(from: string, to: string, { lie, round }: { lie: Lie; round: readonly string[] }): Bow {
  const [a, b] = [lie.centre(from), lie.centre(to)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const by = (2 * HIGH * lie.size) / Math.hypot(dx, dy);
  const bows = [by, -by].map((one): Bow => [a, [(a[0] + b[0]) / 2 + dy * one, (a[1] + b[1]) / 2 - dx * one], b]);
  const middles = round.map((at) => lie.centre(at));
  const isOver = ([x, y]: Point) => middles.some(([ox, oy]) => Math.hypot(x - ox, y - oy) < lie.size * 0.75);
  const covered = bows.map((one) => [0.2, 0.35, 0.5, 0.65, 0.8].filter((t) => isOver(onBow(one, t))).length);
  return covered[0]! <= covered[1]! ? bows[0]! : bows[1]!;
}
/** So many sizes from the straight way its bow is. */
const HIGH = 0.82;
