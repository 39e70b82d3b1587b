import { type Node, rect, stroke, words } from '../scene.ts';
import { ink, paperLight, type SeatLook } from '../theme.ts';

/** How strong somebody of a line is, in a box, and how strong he is by himself. */

/** How wide it is what somebody is by himself, with an arrow to what he is now. */
export const RAISED = 50;

interface Strength {
  /** The middle of its box. */
  at: number;
  middle: number;
  bonus: number;
  modified: number;
  mirrored: boolean;
}

/** Its strength in a box, and beside it from what it was raised or lowered: "4→", or "←4" behind it. It is said one way alone, or a reader adds twice. */
export function strengthOf({ at, middle, bonus, modified, mirrored }: Strength, look: SeatLook): Node[] {
  const own = modified - bonus;
  return [
    ...(bonus === 0
      ? []
      : [
          words(mirrored ? `←${own}` : `${own}→`, mirrored ? at + 31 : at - 31, middle, {
            size: 27,
            bold: true,
            colour: look.dark,
            align: mirrored ? 'left' : 'right',
            width: RAISED - 3,
          }),
        ]),
    rect(
      { x: at - 27, y: middle - 24, w: 54, h: 48 },
      { fill: paperLight, stroke: stroke(look.dark, bonus > 0 ? 3.5 : 1.5), radius: 8 },
    ),
    words(String(modified), at, middle, { size: 36, face: 'display', colour: ink, align: 'centre', width: 48 }),
  ];
}
