import type { Locale } from '#core/text';
import { type Node, path, rect, shaded, stroke, words } from '#renderers/scene';
import { bronze, cream, faint, ink, wood, woodLight } from '#renderers/theme';
import { litFrame } from '#renderers/ways';
import type { View } from '../seen/view.types.ts';
import { say, seatName } from './text.ts';

/** The cups, with how many dice are under each, and whose turn it is. */

const TOP = 214;
const HEIGHT = 300;
export const CUPS_END = TOP + HEIGHT;
/** So wide a cell is at most: two cups do not stand at the edges. */
const WIDEST = 280;

export function cups({ left, turn }: View, locale: Locale): Node[] {
  const w = Math.min(WIDEST, 1176 / left.length);
  const first = 600 - (w * left.length) / 2;
  return left.flatMap((n, seat) => {
    const x = first + w * seat;
    const name = words(seatName(seat, locale), x + w / 2, TOP + 36, {
      size: 32,
      bold: true,
      colour: n > 0 ? ink : faint,
      align: 'centre',
      width: w - 20,
    });
    const frame = { x: x + 4, y: TOP, w: w - 8, h: HEIGHT };
    return [
      name,
      ...(n > 0 ? full(x + w / 2, n, locale) : out(x + w / 2, locale)),
      ...(seat === turn ? asked(frame) : []),
    ];
  });
}

const asked = (frame: { x: number; y: number; w: number; h: number }): Node[] => [litFrame(frame, 'turn')];

/** The outline of a cup turned over, its middle at `x`. */
const outline = (x: number): string => {
  const [top, bottom] = [TOP + 74, TOP + 216];
  return `M${x - 42} ${top} L${x + 42} ${top} L${x + 62} ${bottom} L${x - 62} ${bottom} Z`;
};

function full(x: number, n: number, locale: Locale): Node[] {
  return [
    path(outline(x), {
      fill: shaded([x - 62, 0], [x + 62, 0], wood, woodLight, wood),
      stroke: stroke(ink, 3),
      shadow: { colour: '#1a0d0570', blur: 8, y: 4 },
    }),
    rect({ x: x - 68, y: TOP + 206, w: 136, h: 16 }, { fill: bronze, stroke: stroke(ink, 2), radius: 8 }),
    words(String(n), x, TOP + 146, { size: 84, bold: true, colour: cream, align: 'centre' }),
    words(say('dice', locale, { n }), x, TOP + 258, { size: 34, colour: ink, align: 'centre' }),
  ];
}

/** LD-5.1: no cup any more, only where it stood. */
const out = (x: number, locale: Locale): Node[] => [
  path(outline(x), { stroke: stroke(faint, 3, [10, 8]) }),
  words(say('out', locale), x, TOP + 258, { size: 34, colour: faint, align: 'centre' }),
];
