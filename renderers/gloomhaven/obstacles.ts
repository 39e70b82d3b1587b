import {
  type Colour6,
  disc,
  glowing,
  type Linear,
  line,
  type Node,
  type Point,
  path,
  polygon,
  rect,
  shaded,
  stroke,
} from '../scene.ts';
import { starPoints } from '../tokens.ts';
import { shadeOf } from './shade.ts';

/** Obstacles by kind, each drawn round the origin, with 24 from the middle of a hex to its corner. */

/** Draws round the origin, one size from the middle of a hex to its corner being 24. */
export type Draw = () => Node[];

export const dark = stroke('#1a120b', 2);
export const deep = { colour: '#000000c0', blur: 9, x: 2, y: 6 };
/** What is solid: light from the upper left. */
export const sheen = (fill: Colour6): Linear =>
  shaded([-15, -17], [14, 17], shadeOf(fill, 1.38), fill, shadeOf(fill, 0.58));
const box = (w: number, h: number, fill: Colour6): Node =>
  rect({ x: -w / 2, y: -h / 2, w, h }, { fill: sheen(fill), stroke: dark, radius: 2, shadow: deep });
const stone = (points: Point[], fill: Colour6 = '#8f867a'): Node[] => [
  polygon(points, { fill: sheen(fill), stroke: dark, shadow: deep }),
  polygon(
    points.map(([x, y]): Point => [x * 0.62 - 3, y * 0.6 - 4]),
    { fill: '#ffffff30' },
  ),
];
export const boulder: Draw = () =>
  stone([
    [-17, 8],
    [-14, -8],
    [-3, -16],
    [10, -13],
    [17, 0],
    [12, 12],
    [-4, 16],
  ]);
const leaves = (fill: Colour6): Node[] =>
  [
    [-8, 4, 10],
    [8, 5, 10],
    [0, -7, 11],
    [-2, 3, 8],
  ].map(([x, y, r], n) =>
    disc(x!, y!, r!, { fill: sheen(n === 3 ? '#5f8a3c' : fill), stroke: dark, ...(n === 0 && { shadow: deep }) }),
  );

export const OBSTACLES: Readonly<Record<string, Draw>> = {
  'boulder-1': boulder,
  'boulder-2': boulder,
  'boulder-3': boulder,
  'rock-column': () => [
    polygon(starPoints(8, 18, 15.5), { fill: sheen('#625b53'), stroke: dark, shadow: deep }),
    polygon(starPoints(7, 12.5, 10.5), { fill: sheen('#8d8578'), stroke: dark }),
    path('M-6 -7 L-1 -2 L-3 3 M4 -8 L3 -3 L7 1', { stroke: stroke('#4a443c', 1.4) }),
  ],
  pillar: () => [
    rect({ x: -15, y: -15, w: 30, h: 30 }, { fill: sheen('#8d857a'), stroke: dark, radius: 3, shadow: deep }),
    disc(0, 0, 12, { fill: sheen('#b8b0a2'), stroke: dark }),
    disc(-3, -3, 6, { fill: '#ffffff40' }),
  ],
  'wall-section': () => [
    box(34, 22, '#6f675d'),
    line(
      [
        [-17, 0],
        [17, 0],
      ],
      dark,
    ),
    line(
      [
        [-5, -11],
        [-5, 0],
      ],
      dark,
    ),
    line(
      [
        [6, 0],
        [6, 11],
      ],
      dark,
    ),
  ],
  stalagmites: () =>
    [
      [-9, 5],
      [8, 7],
      [0, -8],
    ].map(([x, y]) =>
      polygon(
        [
          [x! - 8, y! + 8],
          [x!, y! - 10],
          [x! + 8, y! + 8],
        ],
        { fill: sheen('#8a8275'), stroke: dark, shadow: deep },
      ),
    ),
  table: () => [
    box(32, 24, '#8a5a2e'),
    line(
      [
        [-14, -4],
        [14, -4],
      ],
      stroke('#5a3716', 1.6),
    ),
    line(
      [
        [-14, 4],
        [14, 4],
      ],
      stroke('#5a3716', 1.6),
    ),
  ],
  crate: () => [
    box(28, 28, '#94662f'),
    line(
      [
        [-13, -13],
        [13, 13],
      ],
      stroke('#4c3010', 3),
    ),
    line(
      [
        [13, -13],
        [-13, 13],
      ],
      stroke('#4c3010', 3),
    ),
  ],
  barrel: () => [
    disc(0, 0, 15, { fill: sheen('#7d4f22'), stroke: dark, shadow: deep }),
    disc(0, 0, 11, { stroke: stroke('#3d2a18', 2.4) }),
    line(
      [
        [-10, -3],
        [10, -3],
      ],
      stroke('#4c3010', 1.6),
    ),
    line(
      [
        [-10, 4],
        [10, 4],
      ],
      stroke('#4c3010', 1.6),
    ),
  ],
  shelf: () => [
    box(34, 18, '#7a4d24'),
    ...[-10, -3, 5, 11].map((x) => rect({ x, y: -6, w: 5, h: 12 }, { fill: '#b98d4a', stroke: stroke('#3d2410', 1) })),
  ],
  bookcase: () => [
    box(34, 20, '#5f3a1a'),
    ...['#8c2f22', '#2f5c7a', '#b98d2c', '#41693a', '#6b3a6b'].map((fill, n) =>
      rect({ x: -14 + n * 6, y: -7, w: 5, h: 14 }, { fill, stroke: stroke('#24140a', 1) }),
    ),
  ],
  cabinet: () => [
    box(28, 24, '#6b4320'),
    line(
      [
        [0, -12],
        [0, 12],
      ],
      dark,
    ),
    disc(-4, 0, 1.8, { fill: '#e2c36a' }),
    disc(4, 0, 1.8, { fill: '#e2c36a' }),
  ],
  altar: () => [
    box(32, 22, '#77706a'),
    rect({ x: -11, y: -7, w: 22, h: 14 }, { fill: sheen('#7c1f24'), stroke: dark }),
    polygon(starPoints(4, 6, 2), { fill: '#f2d98a' }),
  ],
  sarcophagus: () => [
    box(34, 20, '#9a907f'),
    polygon(
      [
        [-12, 0],
        [-8, -6],
        [12, -3],
        [12, 3],
        [-8, 6],
      ],
      { fill: sheen('#c5bba8'), stroke: dark },
    ),
  ],
  totem: () => [
    box(18, 34, '#74491f'),
    disc(-4, -8, 2.4, { fill: '#f3e3bf' }),
    disc(4, -8, 2.4, { fill: '#f3e3bf' }),
    path('M-6 2 L6 2 L4 9 L-4 9 Z', { fill: sheen('#a3301c'), stroke: dark }),
  ],
  fountain: () => [
    disc(0, 0, 17, { fill: sheen('#8f8a84'), stroke: dark, shadow: deep }),
    disc(0, 0, 12.5, { fill: sheen('#3f7fa0'), stroke: dark }),
    disc(0, 0, 4, { fill: sheen('#cfe6ee'), stroke: dark }),
  ],
  nest: () => [
    disc(0, 0, 16, { fill: sheen('#5b4326'), stroke: dark, shadow: deep }),
    disc(0, 0, 10, { fill: '#2c2012' }),
    disc(-3, 1, 4, { fill: '#e8dcc0' }),
    disc(4, -1, 4, { fill: '#d8c9a6' }),
  ],
  bush: () => leaves('#3f6b2c'),
  'tree-3': () => leaves('#2f5826'),
  'dark-pit': () => [
    polygon(starPoints(11, 20.5, 17), { fill: '#4a4038', stroke: dark }),
    polygon(starPoints(9, 18, 14), { fill: glowing([3, 4], 20, '#000000', '#050407', '#241c18') }),
  ],
};
/** What covers several hexes has a body over them, below what is drawn in each. */
export const BODIES: Readonly<Record<string, string>> = {
  'dark-pit': '#0a080c',
  'tree-3': '#2f5826',
  'boulder-2': '#6d665c',
  'boulder-3': '#6d665c',
  log: '#6b451f',
};
