import { textWidth } from '../measure.ts';
import { disc, type Frame, group, type Node, type Point, polygon, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { cells } from './cells.ts';
import { archSign } from './signs.ts';
import { FADED } from './trail.ts';

/** What stands beside a way: which move it was, and through which gates it led. */

const MARK = 16;

/** The number of a step in amber, its middle on the point. */
export const step = (n: number, [x, y]: Point, tag = 'sign'): Node =>
  group(
    [
      disc(0, 0, MARK + 2.5, { fill: doneEdge }),
      disc(0, 0, MARK, { fill: done, stroke: stroke(doneEdge, 2) }),
      words(String(n), 0, 0, { size: 26, bold: true, colour: doneEdge, align: 'centre' }),
    ],
    { x, y, tag: `step:${tag}` },
  );

const CODE = 27;
const GATE = 36;

/** A gate with the code of the hex at the other end of a leap: in front of the arrow who came from there, behind it who went there. Round the origin. */
export function gateSign(code: string, isFrom: boolean): Sprite {
  const wide = code === '' ? 0 : Math.ceil(textWidth(code, CODE, true));
  const w = wide + 76;
  const left = 8 - w / 2;
  const [arch, arrow, said] = isFrom ? [w / 2 - 22, left + wide + 17, left] : [left + 14, left + 43, left + 60];
  return {
    w,
    h: GATE,
    nodes: [
      rect({ x: -w / 2, y: -GATE / 2, w, h: GATE }, { fill: done, stroke: stroke(doneEdge, 3), radius: 12 }),
      group(archSign(), { x: arch, y: 0.5 }),
      polygon(
        [
          [arrow - 9, -9],
          [arrow + 11, 0],
          [arrow - 9, 9],
        ],
        { fill: doneEdge },
      ),
      ...(code === '' ? [] : [words(code, said, -0.5, { size: CODE, bold: true, colour: doneEdge })]),
    ],
  };
}

/** A leap from or to another place, what may not be covered, and whether it was the last deed. */
interface Leap {
  other: string;
  isFrom: boolean;
  taken: Frame[];
  tag: string;
  isLoud: boolean;
}

/** At one end of a leap through a tunnel or the like, at the lower corner of its hex: where the other end is. */
export function gate(id: string, { other, isFrom, taken, tag, isLoud }: Leap): Node[] {
  const { at, home } = cells.get(id)!;
  const { w, h, nodes } = gateSign(cells.get(other)?.home ? '' : other, isFrom);
  const place = free([at[0], at[1] + (home ? 40 : 62) + h / 2], taken, { w, h });
  return place ? [group([...nodes], { x: place[0], y: place[1], tag, ...(isLoud ? {} : { opacity: FADED }) })] : [];
}

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
