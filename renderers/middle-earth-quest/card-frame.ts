import { inset } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { type Node, rect, shaded, stroke, words } from '../scene.ts';
import { now, nowEdge } from '../theme.ts';

/** What all cards of this game have: a sheet with a coloured head, a count, and the number of a choice. */

export const HEAD = 50;
const TWO_LINES = 86;

export interface Frame {
  w: number;
  h: number;
  name: string;
  colour: string;
  dark: string;
  /** How many there are of it; 1 is not said. */
  n?: number;
  /** A number or a word in the colour of now. */
  mark?: string;
  /** What stands before the name, at most 36 wide. */
  sign?: Node[];
}

type Headed = Omit<Frame, 'h' | 'colour' | 'dark'>;
const countOf = ({ n = 1 }: Headed): string => (n > 1 ? `×${n}` : '');
const markWidth = ({ mark }: Headed): number =>
  mark === undefined ? 0 : Math.max(44, Math.ceil(textWidth(mark, 28, true)) + 20) + 6;
/** Between which ends the name stands. */
function roomOf(frame: Headed): { left: number; width: number } {
  const count = countOf(frame);
  const left = (frame.sign?.length ? 52 : 14) + markWidth(frame);
  return { left, width: frame.w - left - (count === '' ? 14 : textWidth(count, 30, true) + 24) };
}
/** How high the head is: a long name has two lines. */
export const headHeight = (frame: Headed): number =>
  textWidth(frame.name, 27, 'display') > roomOf(frame).width ? TWO_LINES : HEAD;

export function cardFrame(frame: Frame): Node[] {
  const { w, h, name, colour, dark, mark, sign = [] } = frame;
  const high = headHeight(frame);
  const count = countOf(frame);
  const { left, width } = roomOf(frame);
  const wide = markWidth(frame) - 6;
  const middle = high / 2 + 2;
  return [
    rect(
      { x: 0, y: 0, w, h },
      { fill: '#fbf3df', stroke: stroke('#140d08', 2), radius: 12, shadow: { colour: '#1a0d0580', blur: 7, y: 3 } },
    ),
    rect(inset({ y: high + 3, w, h: h - high - 9 }, 5, 0), {
      fill: shaded([0, high], [0, h], '#fdf8ea', '#eadab3'),
      radius: 6,
    }),
    rect(inset({ y: 3, w, h: high }, 3, 0), { fill: shaded([0, 0], [0, high], colour, dark), radius: 9 }),
    ...sign,
    words(name, left, middle, {
      size: high === HEAD ? 30 : 27,
      face: 'display',
      colour: '#ffffff',
      width,
      lines: high === HEAD ? 1 : 2,
    }),
    ...(count === ''
      ? []
      : [words(count, w - 14, middle, { size: 30, bold: true, colour: '#ffffff', align: 'right' })]),
    ...(mark === undefined
      ? []
      : [
          rect(inset({ w, h }, 1), { stroke: stroke(nowEdge, 9), radius: 12 }),
          rect(inset({ w, h }, 1), { stroke: stroke(now, 5), radius: 12 }),
          rect(
            { x: left - wide - 6, y: middle - 21, w: wide, h: 42 },
            { fill: nowEdge, stroke: stroke(now, 2.5), radius: 9 },
          ),
          words(mark, left - wide / 2 - 6, middle, { size: 28, bold: true, colour: now, align: 'centre' }),
        ]),
  ];
}

/** How a card is drawn besides what it is. */
export interface CardLook {
  n?: number;
  mark?: string;
}
