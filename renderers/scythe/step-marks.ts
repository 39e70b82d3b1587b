import { disc, type Frame, group, type Node, type Point, stroke, words } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';

/** What stands at the tail of a way: which move it was. */

const MARK = 16;

/** The number of a step in amber, its middle at the origin; in lists it is as large as their digits. */
export const numberMark = (n: number, { r, size } = { r: MARK, size: 26 }): Node[] => [
  disc(0, 0, r + 2.5, { fill: doneEdge }),
  disc(0, 0, r, { fill: done, stroke: stroke(doneEdge, 2) }),
  words(String(n), 0, 0, { size, bold: true, colour: doneEdge, align: 'centre' }),
];

/** The same beside its way, its middle on the point. */
export const step = (n: number, [x, y]: Point, tag: string): Node => group(numberMark(n), { x, y, tag: `step:${tag}` });

/** Where no other mark, no label and no word of a piece is: no farther than `far` from what is wanted. Takes the place; undefined if there is none. */
export function free(
  [wx, wy]: Point,
  taken: Frame[],
  { w = 2 * MARK + 4, h = 2 * MARK + 4, far = 58 }: { w?: number; h?: number; far?: number } = {},
): Point | undefined {
  const around = ([x, y]: Point): Frame => ({ x: x - w / 2, y: y - h / 2, w, h });
  const near = NEAR.filter(([dx, dy]) => Math.hypot(dx, dy) <= far + 1);
  const found = near
    .map(([dx, dy]): Point => [wx + dx, wy + dy])
    .find((one) => !taken.some((frame) => meet(around(one), frame)));
  if (found) taken.push(around(found));
  return found;
}
const meet = (a: Frame, b: Frame): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const NEAR: readonly Point[] = [0, 10, 20, 32, 44, 58].flatMap((far): Point[] =>
  [0, 180, 90, 270, 45, 225, 135, 315].map((turn): Point => {
    const angle = (turn * Math.PI) / 180;
    return [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))];
  }),
);
