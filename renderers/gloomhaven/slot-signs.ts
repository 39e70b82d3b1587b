import type { items } from '#games/gloomhaven/printed/content/content';
import { disc, group, line, type Node, path, rect, stroke } from '../scene.ts';

/** Where an item is worn, and what has become of it: 24 by 24 round the origin. */

/** What is printed on an item. */
export type Item = typeof items extends ReadonlyMap<number, infer T> ? T : never;
type Slot = Item['slot'];

const sword = 'M-2 -12 L2 -12 L2 3 L7 3 L7 6 L2 6 L2 12 L-2 12 L-2 6 L-7 6 L-7 3 L-2 3 Z';
const SLOTS: Record<Slot, (fill: string) => Node[]> = {
  head: (fill) => [path('M-11 9 C-13 -13 13 -13 11 9 L5 9 L5 1 L-5 1 L-5 9 Z', { fill })],
  body: (fill) => [path('M-12 -8 L-5 -11 C-2 -7 2 -7 5 -11 L12 -8 L10 0 L7 -1 L7 11 L-7 11 L-7 -1 L-10 0 Z', { fill })],
  legs: (fill) => [path('M-6 -12 L3 -12 L3 2 C6 4 12 4 12 9 L12 11 L-7 11 L-7 0 Z', { fill })],
  onehand: (fill) => [path(sword, { fill })],
  twohand: (fill) => [
    path(
      'M-7 -12 L-4 -12 L-4 3 L-1 3 L-1 6 L-4 6 L-4 12 L-7 12 L-7 6 L-10 6 L-10 3 L-7 3 Z M4 -12 L7 -12 L7 3 L10 3 L10 6 L7 6 L7 12 L4 12 L4 6 L1 6 L1 3 L4 3 Z',
      { fill },
    ),
  ],
  small: (fill) => [path('M-3 -12 L3 -12 L3 -5 C13 0 12 12 0 12 C-12 12 -13 0 -3 -5 Z', { fill })],
};

export const slotSign = (slot: Slot, size: number, colour: string): Node =>
  group(SLOTS[slot](colour), { scale: size / 24 });

/** A card on its side: spent; one with a cross through it: consumed. */
export function stateSign(state: 'spent' | 'consumed', size: number, colour: string): Node {
  const edge = stroke(colour, 2.4);
  const nodes: Node[] =
    state === 'spent'
      ? [
          rect({ x: -11, y: -7, w: 22, h: 14 }, { stroke: edge, radius: 2.5 }),
          rect({ x: -11, y: -7, w: 6, h: 14 }, { fill: colour, radius: 2.5 }),
        ]
      : [
          rect({ x: -7, y: -11, w: 14, h: 22 }, { stroke: edge, radius: 2.5 }),
          line(
            [
              [-11, -11],
              [11, 11],
            ],
            stroke(colour, 3),
          ),
          line(
            [
              [11, -11],
              [-11, 11],
            ],
            stroke(colour, 3),
          ),
        ];
  return group(nodes, { scale: size / 24 });
}

/** The circles of an item: full ones are used. */
export const circles = (n: number, used: number, size: number, colour: string): Node[] =>
  Array.from({ length: n }, (_, i) =>
    disc(i * size * 1.25, 0, size / 2, { stroke: stroke(colour, 2), ...(i < used && { fill: colour }) }),
  );
