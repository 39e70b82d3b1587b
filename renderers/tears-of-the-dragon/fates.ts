import type { Locale } from '#core/text';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { textWidth } from '../measure.ts';
import { group, line, type Node, polygon, rect, type Sprite, stroke, words } from '../scene.ts';
import { alarm, ink, paperLight } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { say } from './text.ts';

/** What became of somebody in a battle: sparks for hits, and signs across whoever is gone. */

/** How high the plate of a row is, in pixels. */
export const PLATE = 72;

export type Gone = 'removed' | 'left' | 'hidden' | View['out'][number]['fate'];

/** A spark for every hit it took. */
export const hitsAt = (hits: number, x: (n: number) => number): Node[] =>
  Array.from({ length: hits }, (_, n) =>
    group([polygon(starPoints(7, 16, 7.5), { fill: '#ffd35c', stroke: stroke(alarm, 3) })], { x: x(n), y: PLATE / 2 }),
  );

/** Struck out when it is lost, an arrow to its own side when it left, a dotted veil when it hides. */
export function across(gone: Gone, mirrored: boolean, sign: Sprite, wide: number): Node {
  const left = mirrored ? wide - 10 - sign.w : 10;
  const [from, to] = [left - 2, left + sign.w + 2];
  if (gone === 'hidden')
    return rect({ x: from, y: 5, w: to - from, h: PLATE - 10 }, { stroke: stroke('#4b5a78', 2.5, [2, 4]), radius: 10 });
  if (gone === 'left') {
    const [tip, tail] = mirrored ? [to, from] : [from, to];
    const back = mirrored ? -9 : 9;
    return group([
      line(
        [
          [tail, PLATE - 9],
          [tip, PLATE - 9],
        ],
        stroke(ink, 2.5),
      ),
      line(
        [
          [tip + back, PLATE - 15],
          [tip, PLATE - 9],
          [tip + back, PLATE - 3],
        ],
        stroke(ink, 2.5),
      ),
    ]);
  }
  return group([
    line(
      [
        [from, PLATE - 10],
        [to, 10],
      ],
      stroke(alarm, 4),
    ),
    line(
      [
        [from, 10],
        [to, PLATE - 10],
      ],
      stroke(alarm, 4),
    ),
  ]);
}

/** Why it is gone, in a word with an edge. */
export function stampOf(gone: Gone, locale: Locale): Sprite {
  const text = say(`gone.${gone}`, locale);
  const colour = gone === 'left' || gone === 'hidden' ? ink : alarm;
  const w = Math.ceil(textWidth(text, 31, true)) + 16;
  const edge = gone === 'hidden' ? stroke('#4b5a78', 2, [2, 3]) : stroke(colour, 2);
  return {
    w,
    h: 42,
    nodes: [
      rect({ x: 0, y: 0, w, h: 42 }, { fill: paperLight, stroke: edge, radius: 4 }),
      words(text, w / 2, 21, { size: 31, bold: true, colour, align: 'centre', width: w - 6 }),
    ],
  };
}
