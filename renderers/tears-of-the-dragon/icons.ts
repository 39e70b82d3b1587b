import type { AreaType } from '#games/tears-of-the-dragon/printed/content';
import {
  disc,
  glowing,
  group,
  line,
  type Node,
  type Point,
  path,
  polygon,
  rect,
  type Style,
  shaded,
  stroke,
} from '../scene.ts';
import { castle, type Stone } from './castle.ts';

/**
 * The six kinds of places, told apart by silhouette: gables, a domed skyline behind a wall, an anchor on a jetty, broken columns,
 * a castle, a tower on an islet. Origin is the place; drawings stand on y = 4.
 */

const EDGE = '#4a3020';
const edge = stroke(EDGE, 1.5);
const solid = (fill: Style['fill']): Style => ({ ...(fill !== undefined && { fill }), stroke: edge });
const shadow = (w: number): Node => path(`M${-w} 5 Q0 0 ${w + 8} 6 Q0 13 ${-w} 5 Z`, { fill: '#2b1a0a45' });

const house = (x: number, w: number, wall: number, gable: number): Node[] => [
  rect({ x: x - w / 2, y: 4 - wall, w, h: wall }, solid(shaded([x - w / 2, 0], [x + w / 2, 0], '#fff6e0', '#d9c49b'))),
  polygon(
    [
      [x - w / 2 - 4, 4 - wall],
      [x, 4 - wall - gable],
      [x + w / 2 + 4, 4 - wall],
    ],
    solid(shaded([x - w / 2, 0], [x + w / 2, 0], '#d2653f', '#8e3a22')),
  ),
  rect({ x: x - 3, y: -4, w: 6, h: 8 }, { fill: '#4a3020' }),
];

const town = (): Node[] => [shadow(28), ...house(-13, 21, 15, 14), ...house(13, 23, 18, 15)];

const city = (): Node[] => [
  shadow(44),
  rect({ x: -15, y: -24, w: 13, h: 28 }, solid(shaded([-15, 0], [-2, 0], '#fff3d8', '#cbb488'))),
  polygon(
    [
      [-18, -24],
      [-8.5, -43],
      [1, -24],
    ],
    solid(shaded([-18, 0], [1, 0], '#6f86b0', '#2f436b')),
  ),
  rect({ x: 4, y: -20, w: 23, h: 24 }, solid(shaded([4, 0], [27, 0], '#fff3d8', '#cbb488'))),
  path('M3 -20 Q3 -33 15.5 -36 Q28 -33 28 -20 Z', solid(shaded([3, 0], [28, 0], '#7fb3a2', '#2f6a5c'))),
  line(
    [
      [15.5, -36],
      [15.5, -43],
    ],
    edge,
  ),
  ...house(-27, 19, 14, 12),
  path(
    'M-42 6 L-42 -4 L-37 -4 L-37 -9 L-31 -9 L-31 -4 L-3 -4 L-3 -9 L3 -9 L3 -4 L31 -4 L31 -9 L37 -9 L37 -4 L42 -4 L42 6 Z',
    solid(shaded([0, -9], [0, 6], '#ead9b0', '#b99d6c')),
  ),
];

const port = (): Node[] => [
  shadow(34),
  ...house(-20, 24, 18, 15),
  rect({ x: -6, y: -1, w: 42, h: 6 }, solid('#8d6a44')),
  ...[2, 14, 26, 34].map((x) =>
    line(
      [
        [x, 4],
        [x, 10],
      ],
      { colour: '#5f4326', width: 3.5 },
    ),
  ),
  group([
    disc(17, -36, 4, { stroke: { colour: '#23303f', width: 3 } }),
    line(
      [
        [17, -32],
        [17, -6],
      ],
      { colour: '#23303f', width: 4 },
    ),
    line(
      [
        [9, -26],
        [25, -26],
      ],
      { colour: '#23303f', width: 3.5 },
    ),
    path('M3 -17 Q5 -5 17 -4 Q29 -5 31 -17', { stroke: { colour: '#23303f', width: 4 } }),
    polygon(
      [
        [-1, -12],
        [3, -22],
        [9, -13],
      ],
      { fill: '#23303f' },
    ),
    polygon(
      [
        [35, -12],
        [31, -22],
        [25, -13],
      ],
      { fill: '#23303f' },
    ),
  ]),
];

const marble = (x: number) => shaded([x - 6, 0], [x + 6, 0], '#f6f0e2', '#cfc6b2', '#948a74');
const column = (x: number, h: number, broken: Point[]): Node[] => [
  polygon(
    [[x - 5.5, 3], [x - 5.5, 3 - h], ...broken.map(([dx, dy]): Point => [x + dx, 3 - h + dy]), [x + 5.5, 3]],
    solid(marble(x)),
  ),
  rect({ x: x - 7.5, y: 1, w: 15, h: 4 }, solid(marble(x))),
];
const ruin = (): Node[] => [
  shadow(34),
  ...column(-19, 30, [[5.5, 0]]),
  ...column(1, 30, [[5.5, 0]]),
  polygon(
    [
      [-29, -27],
      [10, -27],
      [8, -35],
      [-24, -36],
    ],
    solid(marble(-10)),
  ),
  ...column(20, 16, [
    [-2, -6],
    [1, 1],
    [5.5, -4],
  ]),
  polygon(
    [
      [28, 4],
      [30, -5],
      [39, -3],
      [38, 5],
    ],
    solid(marble(33)),
  ),
  path('M-30 5 Q-24 -4 -26 -12 Q-20 -6 -22 4 Z', { fill: '#5d7a3a' }),
];

const island = (): Node[] => [
  path(
    'M-62 8 Q-54 -12 -30 -12 Q-8 -22 14 -12 Q34 -10 38 8 Q10 20 -14 16 Q-46 20 -62 8 Z',
    solid(glowing([-14, -4], 60, '#f6e7b9', '#c9b273')),
  ),
  path('M-50 8 Q-44 -4 -34 -6 Q-26 -2 -28 8 Q-40 12 -50 8 Z', { fill: '#7f9b4e' }),
  path('M2 4 Q10 -6 24 -4 Q30 2 26 8 Q12 10 2 4 Z', { fill: '#7f9b4e' }),
  rect({ x: -30, y: -48, w: 22, h: 52 }, solid(shaded([-30, 0], [-8, 0], '#fdf5e0', '#b9a47c'))),
  polygon(
    [
      [-34, -46],
      [-34, -55],
      [-28, -55],
      [-28, -51],
      [-22, -51],
      [-22, -55],
      [-16, -55],
      [-16, -51],
      [-10, -51],
      [-10, -55],
      [-4, -55],
      [-4, -46],
    ],
    solid(shaded([-34, 0], [-4, 0], '#fdf5e0', '#b9a47c')),
  ),
  line(
    [
      [-19, -55],
      [-19, -66],
    ],
    edge,
  ),
  polygon(
    [
      [-19, -66],
      [-4, -62],
      [-19, -58],
    ],
    { fill: '#3f6f8f', stroke: edge },
  ),
  rect({ x: -22, y: -38, w: 6, h: 10 }, { fill: '#4a3020', radius: 3 }),
  path('M-25 4 L-25 -8 Q-19 -15 -13 -8 L-13 4 Z', { fill: '#33210f' }),
];

const drawings: Record<Exclude<AreaType, 'castle'>, () => Node[]> = { town, city, port, ruin, island };

/** The drawing of a kind of place; castles need their strength. */
export function placeIcon(type: AreaType, strength = 0, stone: Stone = 'pale'): Node[] {
  return type === 'castle' ? castle(strength, stone) : drawings[type]();
}

/** The dragon's cave: a mountain that glows within. */
export const caveIcon = (): Node[] => [
  path('M-46 8 Q0 0 52 10 Q0 20 -46 8 Z', { fill: '#2b0f064d' }),
  path(
    'M-44 6 L-30 -20 L-20 -24 L-8 -46 L2 -38 L10 -48 L22 -28 L30 -22 L44 6 Z',
    solid(shaded([-44, 0], [44, 0], '#a9826a', '#6b4434', '#43261d')),
  ),
  path('M-8 -46 L2 -38 L10 -48 L6 -30 L-2 -34 Z', { fill: '#ff9a3c' }),
  path('M-18 6 Q-18 -18 0 -20 Q18 -18 18 6 Z', { fill: glowing([0, 2], 22, '#ff8a2a', '#8c1f0c', '#1d0a06') }),
  disc(-5, -6, 2.2, { fill: '#ffe27a' }),
  disc(5, -6, 2.2, { fill: '#ffe27a' }),
];
