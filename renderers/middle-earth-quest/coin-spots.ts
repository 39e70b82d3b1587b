import type { Path } from '#games/middle-earth-quest/printed/map/map';
import { coveredBy } from '../boxes.ts';
import type { Frame, Point } from '../scene.ts';
import { COIN, MAP, middleOf, SIGN, spotOf } from './geography.ts';

/** Where a coin lies free of names: on its path, nearest to where it lies in a window, or at the ring of where that leads. */

/** How far from there along the path, in hundredths. */
const SHIFTS = Array.from({ length: 33 }, (_, n) => Math.ceil(n / 2) * (n % 2 === 0 ? 2 : -2));
/** So far from both ends a path belongs to the signs. */
const END = SIGN + 12;

/** Undefined where a path has no such spot for what covers `frameAt` round it. */
export function coinSpot(
  path: Path,
  names: readonly Frame[],
  frameAt: (at: Point) => Frame = (at) => coinFrame(path, at),
): Point | undefined {
  return spotsOn(path).find(free(names, frameAt));
}

/** All spots on a path, the usual one first. */
function spotsOn(path: Path): Point[] {
  const [[ax, ay], [bx, by]] = [spotOf(path.a), spotOf(path.b)];
  const [mx, my] = middleOf(path);
  const far = Math.hypot(bx - ax, by - ay);
  const end = END / far;
  const usual = Math.hypot(mx - ax, my - ay) / far;
  return SHIFTS.map((shift) => usual + shift / 100)
    .filter((t) => t === usual || (t >= end && t <= 1 - end))
    .map((t): Point => [Math.round(ax + (bx - ax) * t), Math.round(ay + (by - ay) * t)]);
}

/** So far from the middle of a place a coin stands at its ring, and in so many directions. */
const RING = [SIGN + 24, SIGN + 32];
const TURNS = 16;
const spotsRound = (id: string): Point[] => {
  const [x, y] = spotOf(id);
  return RING.flatMap((r) =>
    Array.from({ length: TURNS }, (_, n): Point => {
      const turn = (2 * Math.PI * n) / TURNS;
      return [Math.round(x + r * Math.cos(turn)), Math.round(y + r * Math.sin(turn))];
    }),
  ).filter(([px, py]) => px > EDGE && py > EDGE && px < MAP.w - EDGE && py < MAP.h - EDGE);
};
/** So far within the map a coin is whole. */
const EDGE = 28;

/** At the ring of a place: where a coin of a path that leads there hides nothing; undefined where there is no such spot. */
export const ringSpot = (id: string, hidden: readonly Frame[], frameAt: (at: Point) => Frame): Point | undefined =>
  spotsRound(id).find(free(hidden, frameAt));

/** Where the coin of a path to a place hides least, on the path or at the ring. */
export function leastHidden(path: Path, to: string, hidden: readonly Frame[]): Point {
  const spots = [...spotsOn(path), ...spotsRound(to)];
  const costs = spots.map((at) => coveredBy(coinFrame(path, at), hidden));
  return spots[costs.indexOf(Math.min(...costs))]!;
}

const free = (hidden: readonly Frame[], frameAt: (at: Point) => Frame) => (at: Point) => {
  const box = frameAt(at);
  return !hidden.some((one) => touches(box, one));
};

/** What the coin of a path covers round a point, so many times as large. */
export function coinFrame({ terrain }: Path, [x, y]: Point, k = 1): Frame {
  const [w, h] = terrain === null ? [COIN.bare * k, COIN.bare * k] : [COIN.w * k, COIN.h * k];
  return { x: x - w / 2, y: y - h / 2, w, h };
}

const touches = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
