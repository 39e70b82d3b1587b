import { setText } from '../measure.ts';
import type { Frame, Text } from '../scene.ts';
import { apart } from './name-spots.ts';

/** How far names stand from one another and from pieces: beside one another they are two, and one right above another is no line of it. */

/** Two names in a row are read as two: so far apart where there is room, and never so near that their labels touch. */
export const GAP = { wide: 22, least: 14 } as const;
export const spaced = (box: Frame, gap: number): Frame => ({ ...box, x: box.x - gap, w: box.w + 2 * gap });
/** Nor do two stand one right below the other, as lines of one name, where there is room. */
const BETWEEN = 10;
export const aired = (box: Frame): Frame => ({ ...spaced(box, GAP.wide), y: box.y - BETWEEN, h: box.h + 2 * BETWEEN });

/** Lines of one name are no farther from one another than this; a name that only reaches under the end of another is none of its lines. */
const STACKED = { gap: 30, aside: 0.2 } as const;
export const stacked = ({ x, y, w, h }: Frame): Frame => ({
  x: x + STACKED.aside * w,
  y: y - STACKED.gap,
  w: w * (1 - 2 * STACKED.aside),
  h: h + 2 * STACKED.gap,
});

/** Two names that read as lines of one lack less than a small one. */
export const STACK_LACK = 3;

/** Without those that may go and would be read as a line of another name. */
export function unstacked(names: readonly Text[], mayGo: (text: Text) => boolean): readonly Text[] {
  const kept: Text[] = [];
  for (const text of names.toSorted((a, b) => Number(mayGo(a)) - Number(mayGo(b)))) {
    const { box } = setText(text);
    if (!mayGo(text) || kept.every((one) => apart(stacked(setText(one).box), box))) kept.push(text);
  }
  return kept;
}

/** How close below pieces a name stands that seems to be theirs. */
const HANGS = 14;
export const hangs = (box: Frame, pieces: readonly Frame[]): boolean =>
  pieces.some(
    ({ x, y, w, h }) => h > 30 && box.y >= y + h - 2 && box.y < y + h + HANGS && box.x < x + w && x < box.x + box.w,
  );
