import type { Path } from '#games/middle-earth-quest/printed/map/map';
import type { Frame, Point } from '../scene.ts';
import { COIN, middleOf, SIGN, spotOf } from './geography.ts';

/** Where on its path a coin lies free of names: nearest to where it lies in a window. */

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
  const [[ax, ay], [bx, by]] = [spotOf(path.a), spotOf(path.b)];
  const [mx, my] = middleOf(path);
  const far = Math.hypot(bx - ax, by - ay);
  const end = END / far;
  const usual = Math.hypot(mx - ax, my - ay) / far;
  return SHIFTS.map((shift) => usual + shift / 100)
    .filter((t) => t === usual || (t >= end && t <= 1 - end))
    .map((t): Point => [Math.round(ax + (bx - ax) * t), Math.round(ay + (by - ay) * t)])
    .find((at) => {
      const box = frameAt(at);
      return !names.some((one) => touches(box, one));
    });
}

/** What the coin of a path covers round a point, so many times as large. */
export function coinFrame({ terrain }: Path, [x, y]: Point, k = 1): Frame {
  const [w, h] = terrain === null ? [COIN.bare * k, COIN.bare * k] : [COIN.w * k, COIN.h * k];
  return { x: x - w / 2, y: y - h / 2, w, h };
}

const touches = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
