import { textWidth } from '../measure.ts';
import { disc, type Frame, group, type Node, type Point, rect, stroke, words } from '../scene.ts';
import { done, doneEdge, paperLight } from '../theme.ts';
import { sign } from './goods.ts';
import type { Amount } from './told.ts';

/** What stands beside a way: which move it was, and what was carried. */

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

const FIGURE = 25;
const SIGN = 26;
const H = 31;
/** Of more kinds the slip says how many things they are. */
const KINDS = 2;

/** A slip with what was carried, near a point where it covers no words; nothing where there is no room or was no load. */
export function cargo(
  load: readonly Amount[],
  { near, taken, tag }: { near: Point; taken: Frame[]; tag: string },
): Node[] {
  if (load.length === 0) return [];
  const sum = load.reduce((all, { n }) => all + n, 0);
  const shown: readonly Amount[] = load.length > KINDS ? [{ sign: 'anyResources', n: sum }] : load;
  const widths = shown.map(({ n }) => SIGN + 6 + Math.ceil(textWidth(String(n), FIGURE, true)) + 4);
  const w = widths.reduce((all, one) => all + one, 4);
  const place = free(near, taken, { w, h: H });
  if (!place) return [];
  let x = 4;
  const things = shown.flatMap(({ sign: kind, n }, k): Node[] => {
    const left = x;
    x += widths[k]!;
    return [
      ...(kind ? [sign(kind, SIGN, { x: left + SIGN / 2, y: H / 2 })] : []),
      words(String(n), left + SIGN + 3, H / 2 - 0.5, { size: FIGURE, bold: true, colour: doneEdge }),
    ];
  });
  const slip = [
    rect({ x: 0, y: 0, w, h: H }, { fill: paperLight, stroke: stroke(doneEdge, 5), radius: 5 }),
    rect({ x: 0, y: 0, w, h: H }, { stroke: stroke(done, 2.5), radius: 5 }),
  ];
  return [group([...slip, ...things], { x: place[0] - w / 2, y: place[1] - H / 2, tag: `load:${tag}` })];
}

/** Where no other mark, no label and no word of a piece is: near what is wanted. Takes the place; undefined if there is none. */
export function free(
  [wx, wy]: Point,
  taken: Frame[],
  { w, h } = { w: 2 * MARK + 4, h: 2 * MARK + 4 },
): Point | undefined {
  const around = ([x, y]: Point): Frame => ({ x: x - w / 2, y: y - h / 2, w, h });
  const found = NEAR.map(([dx, dy]): Point => [wx + dx, wy + dy]).find(
    (one) => !taken.some((frame) => meet(around(one), frame)),
  );
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
