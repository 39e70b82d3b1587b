import { setText, textWidth } from '../measure.ts';
import { words } from '../scene.ts';
import { ink } from '../theme.ts';

/** How much room names have in the rows of a battle, and how large they are there. */

/** What lies in the rows of a line beside names: dice; none, but their room is kept; or nothing, and strengths stand at the inner end. */
export type Lie = 'dice' | 'none' | 'short';

/** Names are so large where they fit on their line: twelve pixels on a phone, in every row. */
export const LETTERS = 36;
const SHORTER = [36, 34, 32, 30] as const;

/** Where a row's columns are: the name from the outer edge, the strength from the enemy's. */
export const NAME = 74;
export const STRENGTH = { dice: 218, none: 218, short: 56 } as const satisfies Record<Lie, number>;

/** How large the names of a line are, all alike: so large that the longest has room, if that can be read. */
export function lettersFor(names: readonly string[], { wide, lie }: { wide: number; lie: Lie }): number {
  const room = wide - STRENGTH[lie] - 38 - NAME;
  const fits = (size: number) => names.every((name) => textWidth(name, size, true) <= room);
  return SHORTER.find(fits) ?? LETTERS;
}

/** Whether a name has room in a row of full height with letters that a phone shows, whatever else stands there. */
export function fitsRow(name: string, wide: number): boolean {
  const room = wide - STRENGTH.dice - 30 - 46 - NAME;
  return setText(words(name, 0, 0, { size: 27, bold: true, colour: ink, width: room, lines: 2 })).size >= 27;
}

/** Whether a name is smaller on two lines than a phone shows. */
export const isLong = (name: string, room: number): boolean =>
  setText(words(name, 0, 0, { size: 28, bold: true, colour: ink, width: room, lines: 2 })).size < 24;
