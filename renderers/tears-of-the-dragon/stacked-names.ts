import { setText } from '../measure.ts';
import type { Frame, Text } from '../scene.ts';
import { apart } from './name-spots.ts';

/** Names that stand right above one another and read as lines of one name. */

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
