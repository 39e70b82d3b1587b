import { LOCATIONS, type Path } from '#games/middle-earth-quest/printed/map/map';
import { coveredBy } from '../boxes.ts';
import type { Frame, Point } from '../scene.ts';
import { ringAt } from './eligible.ts';
import { COIN, MAP, middleOf, SIGN, spotOf } from './geography.ts';

/** Where a coin lies free of names: on its path, nearest to where it lies in a window; while somebody may go on, at the ring of where that leads. */

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

/** So far beyond the middle of the ring round a place a coin stands, and in so many directions. */
const OUT = [15, 23];
/** Where nothing of that is free: beyond the ring, and a line leads there. */
const FARTHER = [36, 50, 66];
const TURNS = 24;
/** So many of them lie on the side towards whence a path leads there. */
const AHEAD = 7;
/** So far within the map a coin is whole. */
const EDGE = 28;

/** Round the ring of a place, first where it is nearest to whence a path leads there; nearer to no other place. */
function spotsRound({ to, from }: Leading, where: Where = 'round'): Point[] {
  const { x, y, r } = ringAt(to);
  const [fx, fy] = spotOf(from);
  const towards = Math.atan2(fy - y, fx - x);
  return Array.from({ length: where === 'ahead' ? AHEAD : TURNS }, (_, n) => {
    const turn = towards + ((n % 2 === 0 ? 1 : -1) * Math.ceil(n / 2) * 2 * Math.PI) / TURNS;
    return (where === 'farther' ? FARTHER : OUT).map(
      (out): Point => [Math.round(x + (r + out) * Math.cos(turn)), Math.round(y + (r + out) * Math.sin(turn))],
    );
  })
    .flat()
    .filter(([px, py]) => px > EDGE && py > EDGE && px < MAP.w - EDGE && py < MAP.h - EDGE)
    .filter(([px, py]) => LOCATIONS.every((id) => id === to || farOf(id, px, py) > farOf(to, px, py) + NEARER));
}
const farOf = (id: string, px: number, py: number): number => Math.hypot(px - spotOf(id)[0], py - spotOf(id)[1]);
const NEARER = 4;

/** A path that leads from one place to another. */
interface Leading {
  from: string;
  to: string;
}

/** At the ring of a place, first on the side towards whence a path leads there: where its coin hides nothing; undefined where there is no such spot. */
export const ringSpot = (
  leading: Leading,
  hidden: readonly Frame[],
  frameAt: (at: Point) => Frame,
  where: Where,
): Point | undefined => spotsRound(leading, where).find(free(hidden, frameAt));

/** On the side whence a path leads there, all round, or farther off. */
type Where = 'ahead' | 'round' | 'farther';

/** What the ring round a place covers, piece by piece. */
export function ringFrames(id: string): Frame[] {
  const { x, y, r } = ringAt(id);
  return Array.from({ length: 16 }, (_, n): Frame => {
    const turn = (n * Math.PI) / 8;
    return { x: x + r * Math.cos(turn) - RIM / 2, y: y + r * Math.sin(turn) - RIM / 2, w: RIM, h: RIM };
  });
}
const RIM = 14;

/** Where the coin of a path hides least at the ring of where it leads, or on the path before it. */
export function leastHidden(path: Path, leading: Leading, hidden: readonly Frame[]): Point {
  const { to, from } = leading;
  const nearer = ([x, y]: Point) => farOf(to, x, y) < farOf(from, x, y);
  const spots = [...spotsRound(leading), ...spotsOn(path).filter(nearer), ...spotsRound(leading, 'farther')];
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
