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

/** What a way leaps over in a bow, as it was not touched; and where somebody stands, whom the bow does not strike out. */
export interface Over {
  passed: ReadonlySet<string>;
  standing: ReadonlySet<string>;
}

/** A way as it is drawn; `tops` are the middles of its leaps. */
export function leaps(
  places: readonly string[],
  { passed, standing }: Over,
  lie: Lie,
): { points: Point[]; tops: Point[] } {
  const points: Point[] = [];
  const tops: Point[] = [];
  const last = places.length - 1;
  for (let n = 0; n <= last; n++) {
    points.push(lie.centre(places[n]!));
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
