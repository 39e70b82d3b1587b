import { disc, line, type Node, path, polygon, stroke } from '../scene.ts';
import { starPoints } from '../tokens.ts';
import type { Emblem } from './emblems.ts';

/** Signs of monsters: 24 by 24 round the origin, in one colour on a ground. */

const poly =
  (...points: [number, number][]): Emblem =>
  (colour) => [polygon(points, { fill: colour })];
const shape =
  (d: string): Emblem =>
  (colour) => [path(d, { fill: colour })];
const eyes = (ground: string, y = 0, apart = 4, r = 1.8): Node[] => [
  disc(-apart, y, r, { fill: ground }),
  disc(apart, y, r, { fill: ground }),
];
const withEyes =
  (draw: Emblem, y = 0, apart = 4, r = 1.8): Emblem =>
  (colour, ground) => [...draw(colour, ground), ...eyes(ground, y, apart, r)];

export const bow: Emblem = (colour) => [
  path('M-6 -12 C10 -8 10 8 -6 12', { stroke: stroke(colour, 3) }),
  line(
    [
      [-6, -12],
      [-6, 12],
    ],
    stroke(colour, 1.4),
  ),
  line(
    [
      [-11, 0],
      [9, 0],
    ],
    stroke(colour, 2.2),
  ),
  polygon(
    [
      [12, 0],
      [6, -4],
      [6, 4],
    ],
    { fill: colour },
  ),
];
export const shield: Emblem = (colour, ground) => [
  path('M-10 -11 L10 -11 L10 0 C9 7 4 10 0 12 C-4 10 -9 7 -10 0 Z', { fill: colour }),
  path('M-1.5 -9 L1.5 -9 L1.5 9 L-1.5 9 Z', { fill: ground }),
];
export const crossed: Emblem = (colour, ground) => [
  ...shield(colour, ground),
  path('M-8 -4 L8 -4 L8 -1 L-8 -1 Z', { fill: ground }),
];
export const horned: Emblem = (colour, ground) => [
  ...shape('M-12 -12 C-10 -5 -8 -4 -4 -6 L4 -6 C8 -4 10 -5 12 -12 C13 -2 10 12 0 12 C-10 12 -13 -2 -12 -12 Z')(
    colour,
    ground,
  ),
  ...eyes(ground, 1),
];
export const skull: Emblem = (colour, ground) => [
  path('M-10 -2 C-11 -15 11 -15 10 -2 L8 4 L5 5 L5 11 L-5 11 L-5 5 L-8 4 Z', { fill: colour }),
  ...eyes(ground, -2, 4.2, 2.8),
  line(
    [
      [0, 6],
      [0, 11],
    ],
    stroke(ground, 1.6),
  ),
];
export const paw: Emblem = (colour) => [
  path('M-7 9 C-9 2 -3 -2 0 -2 C3 -2 9 2 7 9 C4 12 2 9 0 9 C-2 9 -4 12 -7 9 Z', { fill: colour }),
  disc(-9, -1, 2.8, { fill: colour }),
  disc(-3.6, -7, 3, { fill: colour }),
  disc(3.6, -7, 3, { fill: colour }),
  disc(9, -1, 2.8, { fill: colour }),
];
export const flame: Emblem = (colour, ground) => [
  path('M1 -13 C12 -4 12 9 0 12 C-12 9 -11 -1 -5 -5 C-5 0 0 0 1 -13 Z', { fill: colour }),
  path('M0 1 C5 4 4 9 0 10 C-4 9 -4 5 0 1 Z', { fill: ground }),
];
export const flake: Emblem = (colour) =>
  [0, 1, 2].flatMap((n): Node[] => {
    const [x, y] = [Math.cos((Math.PI * n) / 3) * 12, Math.sin((Math.PI * n) / 3) * 12];
    return [
      line(
        [
          [-x, -y],
          [x, y],
        ],
        stroke(colour, 2.6),
      ),
      disc(x * 0.72, y * 0.72, 2.6, { fill: colour }),
      disc(-x * 0.72, -y * 0.72, 2.6, { fill: colour }),
    ];
  });
export const rock: Emblem = withEyes(poly([-11, 9], [-10, -4], [-4, -10], [4, -11], [10, -5], [11, 10], [3, 12]), -1);
export const hood: Emblem = (colour, ground) => [
  path('M0 -13 C10 -8 9 2 11 12 L-11 12 C-9 2 -10 -8 0 -13 Z', { fill: colour }),
  path('M0 -7 C5 -4 5 3 0 5 C-5 3 -5 -4 0 -7 Z', { fill: ground }),
];
export const tentacle: Emblem = (colour) => [
  path('M-9 12 C-12 0 -2 0 -3 -6 C-3 -9 -8 -8 -8 -5', { stroke: stroke(colour, 3.4) }),
  path('M0 12 C0 4 9 2 6 -7 C4 -12 -1 -10 1 -7', { stroke: stroke(colour, 3.4) }),
  path('M7 12 C7 8 13 6 11 1', { stroke: stroke(colour, 3.2) }),
];
export const bug: Emblem = (colour) => [
  path('M0 -10 C6 -8 7 8 0 12 C-7 8 -6 -8 0 -10 Z', { fill: colour }),
  ...[-6, 0, 6].flatMap((y): Node[] =>
    [1, -1].map((side) =>
      line(
        [
          [side * 3, y],
          [side * 8, y - 3],
          [side * 11, y + 3],
        ],
        stroke(colour, 2),
      ),
    ),
  ),
];
export const hound: Emblem = withEyes(
  poly([-11, -10], [-5, -7], [5, -7], [11, -10], [9, 1], [4, 6], [3, 11], [-3, 11], [-4, 6], [-9, 1]),
  -1,
  4.5,
);
export const staff: Emblem = (colour) => [
  line(
    [
      [-7, 12],
      [4, -5],
    ],
    stroke(colour, 3),
  ),
  disc(6, -7, 5.4, { stroke: stroke(colour, 3) }),
  disc(6, -7, 1.8, { fill: colour }),
  line(
    [
      [-9, 1],
      [3, 8],
    ],
    stroke(colour, 2),
  ),
];
export const hand: Emblem = shape(
  'M-8 12 L-9 1 L-12 -5 L-9 -6 L-6 -1 L-6 -11 L-3 -11 L-2 -3 L0 -12 L3 -12 L3 -3 L6 -10 L9 -9 L7 2 L11 -2 L12 1 L7 8 L6 12 Z',
);
export const ghost: Emblem = (colour, ground) => [
  path('M-9 12 L-9 -2 C-9 -16 9 -16 9 -2 L9 12 L5 8 L2 12 L-2 8 L-5 12 Z', { fill: colour }),
  ...eyes(ground, -3, 3.6, 2.2),
];
export const claw: Emblem = (colour) => [
  path(
    'M-10 10 C-14 -4 -6 -12 3 -12 C-1 -8 -1 -6 -3 -3 C0 -5 6 -8 11 -6 C5 -3 2 2 -3 4 C2 4 5 5 8 8 C2 10 -4 12 -10 10 Z',
    {
      fill: colour,
    },
  ),
];
export const moon: Emblem = shape('M4 -12 C-16 -10 -16 12 5 12 C-4 8 -6 -6 4 -12 Z');
export const drop: Emblem = withEyes(
  shape('M-12 10 C-13 4 -8 3 -7 -2 C-6 -14 8 -13 8 -3 C9 2 13 4 12 10 C6 13 -6 13 -12 10 Z'),
  -2,
  3.2,
);
export const dragon: Emblem = (colour, ground) => [
  path('M-12 2 L-2 -6 L-4 -12 L3 -8 C10 -8 12 -2 11 5 L8 12 L3 12 L3 5 L-3 7 L-11 7 L-5 4 Z', { fill: colour }),
  disc(3, -3, 1.7, { fill: ground }),
];
export const crystal: Emblem = (colour, ground) => [
  polygon(
    [
      [0, -13],
      [8, -4],
      [5, 12],
      [-5, 12],
      [-8, -4],
    ],
    { fill: colour },
  ),
  line(
    [
      [-8, -4],
      [0, 0],
      [8, -4],
    ],
    stroke(ground, 1.6),
  ),
  line(
    [
      [0, 0],
      [0, 12],
    ],
    stroke(ground, 1.6),
  ),
];
export const golem: Emblem = withEyes(
  poly([-11, -8], [-5, -12], [5, -12], [11, -8], [11, 8], [6, 12], [-6, 12], [-11, 8]),
  -3,
  5,
  2.4,
);
export const sun: Emblem = (colour, ground) => [
  polygon(starPoints(8, 13, 6.4), { fill: colour }),
  disc(0, 0, 3.4, { fill: ground }),
];
export const snake: Emblem = (colour) => [
  path('M-9 10 C4 14 12 8 4 3 C-4 -1 -9 -4 -2 -8 C2 -10 6 -9 7 -7', { stroke: stroke(colour, 4) }),
  polygon(
    [
      [5, -12],
      [12, -8],
      [6, -4],
    ],
    { fill: colour },
  ),
];
export const rat: Emblem = (colour, ground) => [
  disc(-8, -7, 4.6, { fill: colour }),
  disc(8, -7, 4.6, { fill: colour }),
  path('M-9 -4 C-6 -10 6 -10 9 -4 C9 2 4 9 0 12 C-4 9 -9 2 -9 -4 Z', { fill: colour }),
  ...eyes(ground, -2, 3.6, 1.7),
  disc(0, 9.5, 1.8, { fill: ground }),
];
export const swirl: Emblem = (colour) => [
  path('M-12 -6 C-4 -14 10 -10 8 -4 C6 0 0 -2 2 -5', { stroke: stroke(colour, 3) }),
  path('M-12 2 C-2 -4 14 0 11 7 C8 12 1 10 4 5', { stroke: stroke(colour, 3) }),
  path('M-11 10 C-7 7 -3 7 -1 9', { stroke: stroke(colour, 3) }),
];
export const cannon: Emblem = (colour, ground) => [
  polygon(
    [
      [-10, 2],
      [8, -11],
      [12, -5],
      [-6, 8],
    ],
    { fill: colour },
  ),
  disc(-4, 7, 5.4, { fill: colour }),
  disc(-4, 7, 2, { fill: ground }),
];
export const crown: Emblem = shape('M-12 9 L-12 -7 L-6 0 L0 -11 L6 0 L12 -7 L12 9 Z');
export const eye: Emblem = (colour, ground) => [
  path('M-12 0 Q0 -14 12 0 Q0 14 -12 0 Z', { fill: colour }),
  disc(0, 0, 4, { fill: ground }),
];
export const wings: Emblem = shape(
  'M0 -6 L3 -10 L4 -4 C8 -10 12 -8 13 0 C9 -2 8 2 6 5 L0 12 L-6 5 C-8 2 -9 -2 -13 0 C-12 -8 -8 -10 -4 -4 L-3 -10 Z',
);
