import { CHIT, FIGURE, fallen } from '../counters.ts';
import { group, line, path, rect, type Sprite, stroke, words } from '../scene.ts';
import { cream, ink, type SeatLook } from '../theme.ts';
import { tick } from '../tokens.ts';
import { many } from './signs.ts';

/** Several kinds of units as one: a hanging banner with the sign of a host over the sum of their strengths, as a counter has its kind over its own. */

/** The cloth of a side: with two tails, or rounded. */
const CLOTHS = {
  pointed: `M3 6 L43 6 L43 55 L23 46 L3 55 Z`,
  round: `M3 6 L43 6 L43 42 Q43 55 23 55 Q3 55 3 42 Z`,
} as const;

/** So large as a chit; `sum` is dark on a light field, strengths are light on the colour of their side. */
export function hostBanner(look: SeatLook, sum: string, { spent = false }: { spent?: boolean } = {}): Sprite {
  const { w, h } = CHIT;
  const cloth = look.shape === 'round' ? CLOTHS.round : CLOTHS.pointed;
  const pole = [
    [4, 5],
    [w - 4, 5],
  ] as const;
  return {
    w,
    h: h + 3,
    nodes: [
      path(cloth, {
        fill: spent ? look.faded : look.colour,
        stroke: stroke(spent ? look.dark : cream, 1.75),
        shadow: fallen(),
      }),
      rect(
        { x: 3.5, y: 22, w: w - 7, h: 27 },
        { fill: spent ? '#e9dfca' : '#fff8e6', stroke: stroke(look.dark, 1.25) },
      ),
      line(pole, stroke('#1c1109', 7)),
      line(pole, stroke('#d9b568', 3.5)),
      group(many(spent ? '#2a1d10' : look.on), { x: w / 2, y: 14.5, scale: 0.62 }),
      words(sum, w / 2, 35.5, { size: FIGURE, bold: true, colour: ink, align: 'centre', width: w - 6 }),
      // On the end of the pole: the sum needs the whole cloth.
      ...(spent ? [tick(6, 5, 1)] : []),
    ],
  };
}
