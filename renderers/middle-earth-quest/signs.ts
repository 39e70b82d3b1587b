import type { Terrain } from '#games/middle-earth-quest/printed/map/map';
import { disc, group, line, type Node, path, polygon, rect, stroke, tenth } from '../scene.ts';

/** Small drawings round the origin, 24 by 24, in one colour: told apart by their shape. */

type Sign = (colour: string) => Node[];

/** Of the five terrains: sun over plains, tree, hill, mountain, reeds in a swamp. */
export const TERRAIN_SIGNS: Readonly<Record<Terrain, Sign>> = {
  plains: (colour) => [
    disc(0, 0, 5, { fill: colour }),
    ...Array.from({ length: 8 }, (_, n) => {
      const [x, y] = [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)];
      return line(
        [
          [tenth(x * 7.4), tenth(y * 7.4)],
          [tenth(x * 11.4), tenth(y * 11.4)],
        ],
        stroke(colour, 2.4),
      );
    }),
  ],
  woods: (colour) => [
    rect({ x: -1.8, y: 4, w: 3.6, h: 8 }, { fill: colour }),
    polygon(
      [
        [0, -12],
        [9.5, 5.5],
        [-9.5, 5.5],
      ],
      { fill: colour },
    ),
  ],
  hill: (colour) => [
    path('M-12 8 C-9 -4 -2 -4 0 4 C2 -8 10 -8 12 8 Z', { fill: colour }),
    line(
      [
        [-12, 9],
        [12, 9],
      ],
      stroke(colour, 2),
    ),
  ],
  mountain: (colour) => [
    path('M-12 10 L-2.5 -11 L2.5 -2 L5 -6 L12 10 Z', { fill: colour }),
    path('M-5.2 -4.6 L-2.5 -11 L0.6 -5.4 L-1.6 -3 L-3 -5.4 Z', { fill: '#fbf5e4' }),
  ],
  swamp: (colour) => [
    ...[-7, 0, 7].flatMap((x, n): Node[] => [
      line(
        [
          [x, 7],
          [x + (n - 1) * 2, -6],
        ],
        stroke(colour, 2.2),
      ),
      disc(x + (n - 1) * 2, -8, 2.6, { fill: colour }),
    ]),
    path('M-12 9 Q-8 5 -4 9 Q0 13 4 9 Q8 5 12 9', { stroke: stroke(colour, 2.6) }),
  ],
};

/** A lidless eye: influence. */
export const eye = (colour: string, pupil: string): Node[] => [
  path('M-12 0 Q0 -11 12 0 Q0 11 -12 0 Z', { fill: colour }),
  path('M0 -6.5 Q3 0 0 6.5 Q-3 0 0 -6.5 Z', { fill: pupil }),
];

/** A star with five rays: favor. */
export const favorSign = (colour: string): Node[] => {
  const points = Array.from({ length: 10 }, (_, n): [number, number] => {
    const [angle, r] = [(Math.PI * n) / 5 - Math.PI / 2, n % 2 === 0 ? 12 : 5];
    return [tenth(Math.cos(angle) * r), tenth(Math.sin(angle) * r)];
  });
  return [polygon(points, { fill: colour })];
};

/** A scroll with a seal: a plot. */
export const scroll = (colour: string, mark: string): Node[] => [
  path(
    'M-10 -9 L10 -9 Q12 -9 12 -6.5 L12 -5.5 L9.5 -5.5 L9.5 6.5 Q9.5 9 7 9 L-10 9 Q-12 9 -12 6.5 L-12 5.5 L-9.5 5.5 L-9.5 -6.5 Q-9.5 -9 -12 -9 Z',
    {
      fill: colour,
      stroke: stroke(mark, 1.5),
    },
  ),
];

/** A flag: an event. */
export const flag = (colour: string, mark: string): Node[] => [
  line(
    [
      [-8, -12],
      [-8, 12],
    ],
    stroke(mark, 3),
  ),
  path('M-7 -11 L11 -6 L-7 1 Z', { fill: colour, stroke: stroke(mark, 1.5) }),
];

/** A horn that is blown: heroes rally. */
export const horn = (colour: string, mark: string): Node[] => [
  path('M-12 -6 Q-8 8 2 7 Q7 6 8 -2 L13 -11 L3 -9 Q3 0 -1 1 Q-7 1 -9 -8 Z', {
    fill: colour,
    stroke: stroke(mark, 1.5),
  }),
  path('M1 -11 L13 -13 L14 -9 L3 -7 Z', { fill: colour, stroke: stroke(mark, 1.2) }),
];

/** A roof with a door and a light: a Haven. */
export const haven = (colour: string, light: string): Node[] => [
  path('M0 -13 L13 -1 L9 -1 L9 12 L-9 12 L-9 -1 L-13 -1 Z', { fill: colour }),
  path('M-3.5 12 L-3.5 4 Q0 -1 3.5 4 L3.5 12 Z', { fill: light }),
];

/** A skull: printed perilous. */
export const skull = (colour: string, hollow: string): Node[] => [
  path('M-9 -1 C-9 -14 9 -14 9 -1 Q9 4 5 5 L5 10 L-5 10 L-5 5 Q-9 4 -9 -1 Z', { fill: colour }),
  disc(-3.8, -2, 2.4, { fill: hollow }),
  disc(3.8, -2, 2.4, { fill: hollow }),
  path('M0 1 L1.6 4 L-1.6 4 Z', { fill: hollow }),
];

/** A sign at a place and in a size. */
export const signAt = (nodes: readonly Node[], x: number, y: number, size: number): Node =>
  group(nodes, { x, y, scale: size / 24 });
