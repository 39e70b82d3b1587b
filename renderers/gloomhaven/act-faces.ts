import type { View } from '#games/gloomhaven/seen/view.types';
import { group, type Node, path, polygon, rect, type Sprite, stroke, words } from '../scene.ts';
import { done } from '../theme.ts';
import { LETTERS, SIGN } from './act-coins.ts';
import type { Cast } from './acts.ts';
import { figureOf } from './arms.ts';
import { skull } from './bust-parts.ts';
import { bareCounter } from './figures.ts';
import { GIFT, GIFT_EDGE } from './helps.ts';
import { felled } from './traces.ts';

/** Who stands in a tile of the strip of acts, and what leads from one to the next. */

interface Seen {
  view: View;
  cast: Cast;
}
/** So large is a portrait. */
const PORTRAIT = 80;

/** Somebody with their number; who has fallen has a cross at the lower edge, and is known all the same. */
export function portrait(
  id: string,
  { view, cast }: Seen,
  { falls, isNumbered }: { falls: boolean; isNumbered: boolean },
): Sprite {
  const face = cast.get(id);
  const [x, y] = [PORTRAIT / 2, SIGN / 2];
  if (!face) return { w: PORTRAIT, h: SIGN, nodes: [group(skull(), { x, y, scale: 1.5 })] };
  const figure = figureOf(view, face);
  const hasNumber = isNumbered && face.standee !== null && face.rank !== 'boss';
  return {
    w: PORTRAIT,
    h: SIGN,
    nodes: [
      group(bareCounter(figure, PORTRAIT * 0.53), { x, y: y - 1 }),
      ...(falls ? [felled([x + PORTRAIT * 0.26, y + PORTRAIT * 0.28], PORTRAIT * 0.22)] : []),
      ...(hasNumber ? number(face.standee!, face.rank === 'elite') : []),
    ],
  };
}

/** On a plate in the upper left corner, as on the map. */
function number(n: number, isElite: boolean): Node[] {
  const w = n > 9 ? 44 : 28;
  return [
    rect(
      { x: -2, y: -1, w, h: 34 },
      { fill: isElite ? '#ffd75e' : '#fffaf0', stroke: stroke('#140d08', 2), radius: 4 },
    ),
    words(String(n), w / 2 - 2, 16, { size: LETTERS, bold: true, colour: '#1a120a', align: 'centre' }),
  ];
}

/** Behind what came to others, who did it again. */
export function then(doer: string, drawn: Seen): Sprite {
  const face = portrait(doer, drawn, { falls: false, isNumbered: false });
  const scale = 0.75;
  return {
    w: 24 + face.w * scale,
    h: SIGN,
    nodes: [
      group(
        [
          path(`M12 8 V${SIGN - 8}`, { stroke: stroke(done, 4) }),
          group(face.nodes, { x: 18, y: (SIGN * (1 - scale)) / 2, scale }),
        ],
        { tag: 'then' },
      ),
    ],
  };
}

/** From who did it to the first to whom it was done. */
export const POINTER: Sprite = {
  w: 26,
  h: 40,
  nodes: [
    polygon(
      [
        [2, 6],
        [22, 20],
        [2, 34],
      ],
      { fill: done, stroke: stroke('#1a0f08', 3) },
    ),
  ],
};
/** From who helps to whom: an open head on a line, like that of a gift on the map. */
export const GIVES: Sprite = {
  w: 44,
  h: 40,
  nodes: [
    group(
      [
        path('M4 20 H34 M22 7 L36 20 L22 33', { stroke: stroke(GIFT_EDGE, 12) }),
        path('M4 20 H34 M22 7 L36 20 L22 33', { stroke: stroke(GIFT, 6) }),
      ],
      { tag: 'gives' },
    ),
  ],
};
/** Before each other to whom the same one did it. */
export const PLUS: Sprite = {
  w: 34,
  h: 40,
  nodes: [
    path('M17 8 V32 M5 20 H29', { stroke: stroke('#1a0f08', 12) }),
    path('M17 8 V32 M5 20 H29', { stroke: stroke(done, 6) }),
  ],
};
