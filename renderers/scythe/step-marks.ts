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
/** More kinds stand in a second row. */
const ACROSS = 3;

/** Each kind once. */
function summed(load: readonly Amount[]): Amount[] {
  const sums = new Map<Amount['sign'], number>();
  for (const { sign: kind, n } of load) sums.set(kind, (sums.get(kind) ?? 0) + n);
  return [...sums].map(([kind, n]) => ({ sign: kind, n }));
}

/** Where a slip should lie, and what it must not cover. */
interface Near {
  near: Point;
  taken: Frame[];
  pieces: readonly Frame[];
  tag: string;
}

/** A slip with what was carried, each kind by itself; nothing where there is no room or was no load. */
export function cargo(load: readonly Amount[], { near, taken, pieces, tag }: Near): Node[] {
  if (load.length === 0) return [];
  const all = summed(load);
  const rows = [all.slice(0, ACROSS), all.slice(ACROSS)].filter((row) => row.length > 0);
  const wide = ({ n }: Amount): number => SIGN + 6 + Math.ceil(textWidth(String(n), FIGURE, true)) + 4;
  const w = Math.max(...rows.map((row) => row.reduce((sum, one) => sum + wide(one), 4)));
  const h = H * rows.length;
  const place = free(near, [...pieces, ...taken], { w, h });
  if (!place) return [];
  taken.push({ x: place[0] - w / 2, y: place[1] - h / 2, w, h });
  const things = rows.flatMap((row, line) => {
    let x = 4;
    const y = H * (line + 0.5);
    return row.flatMap((one): Node[] => {
      const left = x;
      x += wide(one);
      return [
        ...(one.sign ? [sign(one.sign, SIGN, { x: left + SIGN / 2, y })] : []),
        words(String(one.n), left + SIGN + 3, y - 0.5, { size: FIGURE, bold: true, colour: doneEdge }),
      ];
    });
  });
  const slip = [
    rect({ x: 0, y: 0, w, h }, { fill: paperLight, stroke: stroke(doneEdge, 5), radius: 5 }),
    rect({ x: 0, y: 0, w, h }, { stroke: stroke(done, 2.5), radius: 5 }),
  ];
  return [group([...slip, ...things], { x: place[0] - w / 2, y: place[1] - h / 2, tag: `load:${tag}` })];
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
