import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { textWidth } from '../measure.ts';
import { rows } from '../panels.ts';
import { list } from '../prose.ts';
import { type Frame, group, type Node, type Point, path, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { cream } from '../theme.ts';
import { DONE } from '../ways.ts';
import { arms, outlineOf } from './arms.ts';
import { PART, PLATE_SHADOW } from './deed-parts.ts';

/** The frame of a plate: dark wood with an amber edge, signs in a row. And words below signs. */

/** Words below signs, and from one line to the next; one that takes two lines is as high as both. */
const LETTERS = 27;
const LINE = 33;
/** Wider than its signs a card becomes only so far. */
const WIDE = 560;
const MOST = 2;

/** A tag with a name: eleven pixels high on a phone. */
const TAG = { high: 46, letters: 33, arms: 36 } as const;

/** A tag with a few words, behind the arms of their side, and `n` if its row has a number: who it was. */
export function nameTag(text: string, isNew = true, seat?: SeatId, n?: number): Sprite {
  const count = n === undefined ? 0 : 2 * NUMBER.r + 2;
  const from = count + (seat === undefined ? 0 : TAG.arms);
  const w = Math.ceil(textWidth(text, TAG.letters, true)) + 22 + from;
  return {
    w,
    h: TAG.high,
    nodes: [
      ...edged({ x: 0, y: 0, w, h: TAG.high }, 10, isNew),
      ...(n === undefined ? [] : [put(numberPart(n, { isNew, ...(seat !== undefined && { seat }) }), 6, 0)]),
      ...(seat === undefined ? [] : [put(arms(seat, TAG.arms), 6 + count, (TAG.high - TAG.arms) / 2)]),
      words(text, (w + from) / 2, TAG.high / 2, {
        size: TAG.letters,
        bold: true,
        colour: cream,
        align: 'centre',
        width: w - from - 12,
      }),
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

/** Where the number of a row stands in its frame, how much room it takes, and how large it is. */
export const NUMBER = { at: 33, room: 44, r: 23 } as const;

/** The number of a row, in its frame and at the way that it tells: dark on amber, on the shield of whose it is. */
export const numberAt = (n: number, [x, y]: Point, { isNew, seat = 1 }: { isNew: boolean; seat?: SeatId }): Node =>
  group(
    [
      group([path(outlineOf(seat), { fill: isNew ? DONE.light : '#f0a04a', stroke: stroke(DONE.edge, 8) })], {
        x,
        y,
        scale: NUMBER.r / 48,
      }),
      words(`${n}`, x, y, { size: 32, bold: true, colour: DONE.edge, align: 'centre' }),
    ],
    { tag: `number:${n}` },
  );

/** The same as a part of a plate or a tag. */
export const numberPart = (n: number, of: { isNew: boolean; seat?: SeatId }): Sprite => ({
  w: 2 * NUMBER.r,
  h: PART,
  nodes: [numberAt(n, [NUMBER.r, PART / 2], of)],
});

/** Signs in a frame on dark wood. */
export function framed(parts: readonly Sprite[], isNew: boolean): Sprite {
  const inside = rows(parts, 4000, 'left', 5);
  const [w, h] = [inside.w + 14, PART + 12];
  return { w, h, nodes: [...edged({ x: 0, y: 0, w, h }, 14, isNew), put(inside, 7, 6)] };
}

/** Signs and who was harmed in words: beside them where that is not too wide, else below. */
export function withWords(inside: Sprite, said: readonly string[], locale: Locale): Sprite {
  if (said.length === 0) return inside;
  const widthOf = (one: string) => textWidth(one, LETTERS, true);
  const whole = list(said, locale);
  const beside = Math.ceil(widthOf(whole)) + 4;
  if (inside.w + 10 + beside <= WIDE) {
    const text = words(whole, inside.w + 10, inside.h / 2, { size: LETTERS, bold: true, colour: cream, width: beside });
    return { w: inside.w + 10 + beside, h: inside.h, nodes: [put(inside, 0, 0), text] };
  }
  const most = Math.max(inside.w, Math.min(WIDE, widthOf(whole)));
  // As many on a line as there is room for.
  const lines: string[] = [];
  for (const one of said) {
    const longer = lines.length > 0 ? list([lines.at(-1)!, one], locale) : one;
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(one);
  }
  const shown = lines.slice(0, MOST);
  const highOf = (one: string) => (widthOf(one) > most ? 2 : 1);
  const w = Math.ceil(Math.max(inside.w, ...shown.map((one) => Math.min(most, widthOf(one) + 4))));
  let line = 0;
  const nodes = shown.map((one) => {
    const rows = highOf(one);
    line += rows;
    return words(one, 0, inside.h + 4 + LINE * (line - rows / 2), {
      size: LETTERS,
      bold: true,
      colour: cream,
      width: w,
      lines: rows,
    });
  });
  return { w, h: inside.h + 4 + LINE * line, nodes: [put(inside, 0, 0), ...nodes] };
}
