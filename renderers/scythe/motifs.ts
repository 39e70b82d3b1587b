import type { Terrain } from '#games/scythe/printed/content';
import { disc, type Node, path, rect, stroke } from '../scene.ts';

/** What stands on the ground of a terrain, painted with its light from the upper left and a shadow to the lower right. */

/** One drawing, about 30 wide and 30 high, its foot at the origin; `turn`, 0 to 1, says which of its kind. */
export type Motif = (turn: number) => Node[];

const shadow = (w: number): Node =>
  path(`M${-w} 0 Q0 ${-w * 0.35} ${w + 5} 1 Q0 ${w * 0.46} ${-w} 0 Z`, { fill: '#00000042' });

/** A peak with a face in the light, one in the shade, and snow that runs down its ridges. */
const mountain: Motif = (turn) => {
  const top = turn < 0.5 ? -29 : -25;
  return [
    shadow(17),
    path(`M-19 1 L-8 -12 L-5 -11 L0 ${top} L6 -14 L10 -11 L19 1 Q9 4 0 3 Q-9 4 -19 1 Z`, { fill: '#9b9187' }),
    path(`M0 ${top} L6 -14 L10 -11 L19 1 Q11 3 4 3 L2 -6 L4 -12 L0 -18 Z`, { fill: '#5d554f' }),
    path(`M0 ${top} L-5 -13 L-2.5 -16 L-1 -11 L1.5 -17 L4 -13.5 L5 -16 Z`, { fill: '#fdfcf8' }),
    path('M-12 -1 L-7 -8 M-6 0 L-4 -6', { stroke: stroke('#6f665e', 1.25) }),
  ];
};

/** A fir, or a broad tree with a crown in the light. */
const forest: Motif = (turn) =>
  turn < 0.6
    ? [
        shadow(9),
        path('M-10 0 L-6 -8.5 L-8 -8.5 L-4 -16.5 L-5.5 -16.5 L0 -28 L5.5 -16.5 L4 -16.5 L8 -8.5 L6 -8.5 L10 0 Z', {
          fill: turn < 0.3 ? '#2c5a2b' : '#376b30',
        }),
        path('M0 -28 L5.5 -16.5 L4 -16.5 L8 -8.5 L6 -8.5 L10 0 L1 0 L3 -9 L1 -17 Z', { fill: '#183a1c' }),
      ]
    : [
        shadow(10),
        rect({ x: -1.5, y: -7, w: 3, h: 7 }, { fill: '#4b2f17' }),
        path('M-11 -11 Q-12 -20 -3 -22 Q6 -25 10 -17 Q14 -8 5 -5 Q-7 -2 -11 -11 Z', { fill: '#2a5527' }),
        path('M-9 -12 Q-9 -19 -2 -20 Q4 -21 5 -16 Q2 -11 -3 -10 Q-7 -8 -9 -12 Z', { fill: '#5c9145' }),
      ];

/** A sheaf, or a stook of three. */
const farm: Motif = () => [
  shadow(8),
  path('M-6 0 L-3 -10 L-7 -19 M0 1 L0 -22 M6 0 L3 -10 L7 -19', { stroke: stroke('#7d5a0d', 1.75) }),
  path(
    'M-7 -23 Q-3.5 -18 -6.5 -12 Q-11 -17 -7 -23 Z M0 -27 Q4 -20 0 -13 Q-4 -20 0 -27 Z M7 -23 Q11 -17 6.5 -12 Q3.5 -18 7 -23 Z',
    { fill: '#b47c0c' },
  ),
  path('M-4.5 -8.5 L4.5 -8.5', { stroke: stroke('#6b4a08', 2.5) }),
];

/** A drop of oil that wells up, or dry grass in the snow. */
const tundra: Motif = (turn) =>
  turn < 0.34
    ? [
        path('M-10 1 Q0 -4 11 1 Q2 5 -10 1 Z', { fill: '#2c3036' }),
        path('M0 -20 Q7 -10 7 -5.5 Q7 1 0 1 Q-7 1 -7 -5.5 Q-7 -10 0 -20 Z', { fill: '#3c4148' }),
        path('M-3.5 -6 Q-3.5 -2.5 -1 -1.5', { stroke: stroke('#eef3f6', 1.75) }),
      ]
    : [path('M-7 -8 L-2 0 L-3 -12 M-2 0 L4 -9 M6 -6 L3 0', { stroke: stroke('#74838c', 1.75) })];

/** A house with its lit wall, its gable and a roof of tiles. */
const village: Motif = (turn) => [
  shadow(14),
  rect({ x: -11, y: -12, w: 22, h: 12 }, { fill: '#fbeedb' }),
  rect({ x: 3, y: -12, w: 8, h: 12 }, { fill: '#c9a684' }),
  path('M-14 -11 L-6 -24 L7 -24 L14 -11 Z', { fill: turn < 0.5 ? '#8a2b1a' : '#a5411f' }),
  path('M7 -24 L14 -11 L3 -11 Z', { fill: '#5f1a10' }),
  path('M-9 -16 L4 -16 M-7 -20 L6 -20', { stroke: stroke('#5f1a1080', 1.25) }),
  path('M-7 0 L-7 -7.5 L-2.5 -7.5 L-2.5 0 Z', { fill: '#452513' }),
  ...(turn < 0.4
    ? [rect({ x: -5, y: -29, w: 4, h: 7 }, { fill: '#6d3a28' })]
    : [disc(6.5, -6, 1.8, { fill: '#452513' })]),
];

const lake: Motif = () => [
  path('M-14 -3 Q-9 -8 -4 -3 Q1 -8 6 -3 Q9 -6 12 -4', { stroke: stroke('#e2f4f8', 2) }),
  path('M-11 1 Q-6 -3 -1 1 Q4 -3 8 0', { stroke: stroke('#1f5d7c90', 1.75) }),
];

/** The drawing of each terrain; the Factory has one of its own. */
export const motifs: Readonly<Record<Exclude<Terrain, 'factory'>, Motif>> = {
  mountain,
  farm,
  tundra,
  forest,
  village,
  lake,
};
