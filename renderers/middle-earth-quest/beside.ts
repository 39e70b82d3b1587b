import { coveredBy, inset } from '../boxes.ts';
import type { Frame } from '../scene.ts';
import { MAP, spotOf, WHOLE } from './geography.ts';

/** Where a small plate stands beside a place: where it hides least, and no plate before it. */

/** From the middle of a place to that of its plate, in the order in which they are tried. */
const SPOTS = [
  [0, 66],
  [0, -80],
  [1, 10],
  [-1, 10],
  [0, 92],
  [1, 50],
  [-1, 50],
  [1, -46],
  [-1, -46],
  [0, -112],
  [1, 84],
  [-1, 84],
  [1, -84],
  [-1, -84],
  [0, 124],
] as const;
/** So far off the edge of the map it stays. */
const EDGE = 12;

/** The frame of a plate of this size beside a place, and what part of itself it lies over something with. */
export function beside(
  place: string,
  { w, h }: { w: number; h: number },
  hides: readonly Frame[],
  plates: readonly Frame[] = [],
): { frame: Frame; over: number } {
  const [x, y] = spotOf(place);
  const frames = SPOTS.map(([side, down]): Frame => {
    const middle = Math.max(w / 2 + EDGE, Math.min(MAP.w - w / 2 - EDGE, x + side * (w / 2 + 52)));
    return { x: middle - w / 2, y: y + down - h / 2, w, h };
  });
  const before = plates.map((frame) => inset(frame, -4));
  const costs = frames.map(
    (one, n) => n + coveredBy(one, hides) + 9 * coveredBy(one, before) + 9 * (w * h - coveredBy(one, [WHOLE])),
  );
  const least = Math.min(...costs);
  return { frame: frames[costs.indexOf(least)]!, over: least / (w * h) };
}
