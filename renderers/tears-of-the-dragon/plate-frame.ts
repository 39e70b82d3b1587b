import type { Locale } from '#core/text';
import { textWidth } from '../measure.ts';
import { list } from '../prose.ts';
import { type Frame, type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { cream } from '../theme.ts';
import { DONE } from '../ways.ts';
import { PART, PLATE_SHADOW } from './deed-parts.ts';

/** The frame of a plate: dark wood with an amber edge, signs in a row and words below them. */

/** How high a plate without words is. */
export const PLATE_HIGH = PART + 12;
const LETTERS = 27;
/** From one line to the next; one that takes two lines is as high as both. */
const LINE = 33;
/** Signs over words are so much smaller. */
const OVER_WORDS = 0.87;
/** Wider than its signs a plate becomes only so far. */
const WIDE = 440;
/** More lines would hide the map; one that is wider than that takes two. */
const MOST = 2;

/** How high a tag with a name is. */
const TAG = 40;

/** A tag with a few words: who it was. */
export function nameTag(text: string): Sprite {
  const w = Math.ceil(textWidth(text, LETTERS, true)) + 22;
  return {
    w,
    h: TAG,
    nodes: [
      ...edged({ x: 0, y: 0, w, h: TAG }, 10),
      words(text, w / 2, TAG / 2, { size: LETTERS, bold: true, colour: cream, align: 'centre', width: w - 12 }),
    ],
  };
}

/** Dark wood with an amber edge; of what came before the newest with a brown one. */
export const edged = (frame: Frame, radius: number, isNew = true): Node[] => [
  rect(frame, { fill: DONE.edge, stroke: stroke(DONE.edge, 6), radius, shadow: PLATE_SHADOW }),
  rect(frame, { fill: '#3b2113', stroke: stroke(isNew ? DONE.light : EARLIER, 3), radius }),
];
/** Of what came before the newest. */
export const EARLIER = '#a8835a';

interface Framing {
  locale: Locale;
  isNew: boolean;
}

/** The parts in a frame of amber on dark wood, and below them who was harmed. */
export function framed(inside: Sprite, said: readonly string[], { locale, isNew }: Framing): Sprite {
  const k = said.length > 0 ? OVER_WORDS : 1;
  const widthOf = (one: string) => textWidth(one, LETTERS, true);
  const whole = list(said, locale);
  // Two stand below one another: a square plate finds room where a broad one does not.
  const longest = Math.min(WIDE, Math.max(0, ...said.map(widthOf)));
  const most = Math.max(inside.w * k, said.length > MOST ? Math.min(WIDE, widthOf(whole)) : 0, longest);
  // As many on a line as there is room for.
  const lines: string[] = [];
  for (const one of said) {
    const longer = lines.length > 0 ? list([lines.at(-1)!, one], locale) : one;
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(one);
  }
  const shown = lines.slice(0, MOST);
  const highOf = (one: string) => (widthOf(one) > WIDE ? 2 : 1);
  const total = shown.reduce((sum, one) => sum + highOf(one), 0);
  let line = 0;
  const w = Math.ceil(Math.max(inside.w * k, ...shown.map((one) => Math.min(WIDE, widthOf(one))))) + 14;
  const high = PART * k;
  const h = Math.ceil(high + 12 + total * LINE);
  return {
    w,
    h,
    nodes: [
      ...edged({ x: 0, y: 0, w, h }, 14, isNew),
      put(inside, (w - inside.w * k) / 2, 6, k),
      ...shown.map((one) => {
        const rows = highOf(one);
        line += rows;
        return words(one, w / 2, high + 6 + LINE * (line - rows / 2), {
          size: LETTERS,
          bold: true,
          colour: cream,
          align: 'centre',
          width: w - 12,
          lines: rows,
        });
      }),
    ],
  };
}
