import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import type { View } from '#games/scythe/seen/view.types';
import { textWidth } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, type Point, rect, stroke, words } from '../scene.ts';
import { bronze, cream, done, doneEdge } from '../theme.ts';
import { say } from './text.ts';
import { allOf, deedsOf } from './told.ts';

/** Scheme 2 of the Automa, behind its name: from then on its cards say something else. On amber where it has just begun. */

const FIGURE = 24;
const H = 34;

/** The words of the scheme; empty as long as it is the first, which is how each match begins. */
export const schemeOf = ({ automa }: View, seat: SeatId, locale: Locale): string =>
  automa?.seat === seat && automa.scheme > 1 ? say('automa.scheme', locale, { n: automa.scheme }) : '';

const hasBegun = ({ now }: Look): boolean =>
  now !== undefined &&
  deedsOf(now)
    .flatMap(allOf)
    .some(({ type }) => /(^|\.)automa-scheme$/.test(type));

/** Its left end and its middle given. */
export function schemeSign(text: string, [x, y]: Point, look: Look): Node {
  const isNew = hasBegun(look);
  const w = Math.ceil(textWidth(text, FIGURE, true)) + 18;
  return group(
    [
      rect(
        { x, y: y - H / 2, w, h: H },
        { fill: isNew ? done : '#190806', stroke: stroke(isNew ? doneEdge : bronze, 2), radius: 9 },
      ),
      words(text, x + w / 2, y - 0.5, {
        size: FIGURE,
        bold: true,
        colour: isNew ? doneEdge : cream,
        align: 'centre',
      }),
    ],
    { tag: `scheme:${isNew ? 'new' : 'on'}` },
  );
}
