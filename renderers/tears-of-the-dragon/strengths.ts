import { type Node, rect, stroke, words } from '../scene.ts';
import { ink, paperLight, type SeatLook } from '../theme.ts';

/** How strong somebody of a line is, in a box, and how that came. */

/** How wide a sum is beside a strength, and what was added alone. */
export const [SUM, BONUS] = [92, 42];

interface Strength {
  /** The middle of its box. */
  at: number;
  middle: number;
  bonus: number;
  modified: number;
  mirrored: boolean;
  /** There is room for the whole sum beside it. */
  isSum?: boolean;
}

/** Its strength in a box, and beside it what it is the sum of: "3+2 =", or "= 3+2" behind it. Where that has no room, what was added alone. */
export function strengthOf({ at, middle, bonus, modified, mirrored, isSum = false }: Strength, look: SeatLook): Node[] {
  const added = bonus > 0 ? `+${bonus}` : `−${-bonus}`;
  const sum = `${modified - bonus}${added}`;
  const said = !isSum ? added : mirrored ? `= ${sum}` : `${sum} =`;
  return [
    ...(bonus === 0
      ? []
      : [
          words(said, mirrored ? at + 34 : at - 34, middle, {
            size: 27,
            bold: true,
            colour: look.dark,
            align: mirrored ? 'left' : 'right',
            width: (isSum ? SUM : BONUS) - 2,
          }),
        ]),
    rect(
      { x: at - 27, y: middle - 24, w: 54, h: 48 },
      { fill: paperLight, stroke: stroke(look.dark, bonus > 0 ? 3.5 : 1.5), radius: 8 },
    ),
    words(String(modified), at, middle, { size: 36, face: 'display', colour: ink, align: 'centre', width: 48 }),
  ];
}
