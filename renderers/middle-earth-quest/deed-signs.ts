import { disc, group, path, polygon, rect, type Sprite, stroke } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';

/** What a hero may do on his way, as signs of buttons: go on, explore, end his travel. */

const SIZE = 40;
const sole = (x: number, y: number) =>
  group(
    [
      path('M0 12 C-6 12 -6 5 -4 4 C-9 0 -9 -12 0 -13 C9 -12 9 0 4 4 C6 5 6 12 0 12 Z', {
        fill: done,
        stroke: stroke(doneEdge, 3),
      }),
    ],
    { x, y },
  );
/** Two soles, one before the other. */
export const footprints = (): Sprite => ({ w: SIZE, h: SIZE, nodes: [sole(11, 25), sole(29, 15)] });
/** A glass to look through. */
export const lens = (): Sprite => ({
  ...{ w: SIZE, h: SIZE },
  nodes: [
    path('M23 24 L35 36', { stroke: stroke(doneEdge, 8) }),
    disc(16, 16, 12, { fill: '#d9f0f7', stroke: stroke(doneEdge, 5) }),
  ],
});
/** An octagon with a bar. */
export const halt = (): Sprite => ({
  ...{ w: SIZE, h: SIZE },
  nodes: [
    polygon(
      Array.from({ length: 8 }, (_, n): [number, number] => {
        const turn = ((n + 0.5) * Math.PI) / 4;
        return [20 + 18 * Math.cos(turn), 20 + 18 * Math.sin(turn)];
      }),
      { fill: '#b3261e', stroke: stroke(doneEdge, 2.5) },
    ),
    rect({ x: 9, y: 16, w: 22, h: 8 }, { fill: '#ffffff' }),
  ],
});
