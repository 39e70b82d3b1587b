import { textWidth } from '../measure.ts';
import {
  disc,
  type Group,
  group,
  line,
  type Node,
  path,
  polygon,
  rect,
  type Sprite,
  type Style,
  stroke,
  words,
} from '../scene.ts';
import { ink, paperLight } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { figure } from './counters.ts';
import { stamped } from './emblems.ts';

/**
 * What Scythe counts, as small signs told apart by their outline alone. Resources are an ear of grain, a log, an ingot,
 * a drop. Counters are a coin, a bolt on a plate, a heart, a card, a star. Pieces are a worker, a technology cube, a
 * recruit's badge, a cogwheel.
 */

export type Sign =
  | 'food'
  | 'wood'
  | 'metal'
  | 'oil'
  | 'anyResources'
  | 'coins'
  | 'power'
  | 'popularity'
  | 'combatCards'
  | 'objective'
  | 'star'
  | 'worker'
  | 'cube'
  | 'recruit'
  | 'mech'
  | 'structure'
  | 'hex'
  | 'steps';

const edge = (width = 1.25) => stroke(ink, width);
const solid = (fill: string, width?: number): Style => ({ fill, stroke: edge(width) });

/** Signs stand by the hundred on a crowded board: what has one colour is one path. */
const grain = (y: number, lean: number): string =>
  `M0 ${y} Q${lean * 5.5} ${y - 1.5} ${lean * 5.5} ${y - 7} Q0 ${y - 5.5} 0 ${y} Z`;
const food = (): Node[] => [
  line(
    [
      [0, 10],
      [0, -4],
    ],
    edge(1.75),
  ),
  path(
    `${[9, 3.5, -2].flatMap((y) => [grain(y, -1), grain(y, 1)]).join(' ')} M0 -3 Q-3.5 -6 0 -10.5 Q3.5 -6 0 -3 Z`,
    solid('#e3b63a', 1),
  ),
];

const wood = (): Node[] => [
  path('M-5 -5.5 L6.5 -5.5 Q10 -5.5 10 0 Q10 5.5 6.5 5.5 L-5 5.5 Z', solid('#9a6a3c')),
  path('M0 -2 L7 -2 M1 2 L8 2', { stroke: stroke('#5f3d1c', 1) }),
  disc(-5, 0, 5.5, solid('#e2c08e')),
  disc(-5, 0, 2.6, { stroke: stroke('#7a512a', 1) }),
];

const metal = (): Node[] => [
  polygon(
    [
      [-10, 7],
      [-6.5, -1.5],
      [6.5, -1.5],
      [10, 7],
    ],
    solid('#9aa4ad'),
  ),
  polygon(
    [
      [-6.5, -1.5],
      [-3.5, -6.5],
      [9, -6.5],
      [6.5, -1.5],
    ],
    solid('#d3dade'),
  ),
  polygon(
    [
      [6.5, -1.5],
      [9, -6.5],
      [12, 1.5],
      [10, 7],
    ],
    solid('#76818b'),
  ),
];

const oil = (): Node[] => [
  path('M0 -10.5 Q8 -0.5 8 3.5 Q8 10.5 0 10.5 Q-8 10.5 -8 3.5 Q-8 -0.5 0 -10.5 Z', solid('#2c2a2b')),
  path('M-4.5 3 Q-4.5 6.5 -1 7.5', { stroke: stroke('#e9e4d6', 1.75) }),
];

const anyResources = (): Node[] => [
  rect({ x: -9, y: -9, w: 18, h: 18 }, { ...solid('#e8d6b0'), radius: 3 }),
  path('M-3.5 -3 Q-3.5 -6.5 0 -6.5 Q3.8 -6.5 3.8 -3 Q3.8 -0.8 0 1 L0 2.6', { stroke: edge(2.25) }),
  disc(0, 5.8, 1.5, { fill: ink }),
];

const coins = (): Node[] => [
  disc(0, 0, 9.5, solid('#e2b32f', 1.5)),
  disc(0, 0, 6.5, { stroke: stroke('#8a6408', 1.25) }),
  rect({ x: -1.4, y: -3.8, w: 2.8, h: 7.6 }, { fill: '#6e4e05' }),
];

const power = (): Node[] => [
  polygon(
    [
      [0, -10.5],
      [9.2, -5.2],
      [9.2, 5.2],
      [0, 10.5],
      [-9.2, 5.2],
      [-9.2, -5.2],
    ],
    solid('#8c2a20', 1.5),
  ),
  polygon(
    [
      [2, -7.5],
      [-5.2, 1.4],
      [-0.6, 1.4],
      [-2, 7.5],
      [5.2, -1.6],
      [0.6, -1.6],
    ],
    { fill: '#fbf0d4' },
  ),
];

const popularity = (): Node[] => [
  path(
    'M0 9.5 C-6 5 -10.5 1 -10.5 -3.5 C-10.5 -9.5 -3 -10.5 0 -4.8 C3 -10.5 10.5 -9.5 10.5 -3.5 C10.5 1 6 5 0 9.5 Z',
    solid('#c8455a', 1.5),
  ),
  path('M-6.8 -3 Q-6.8 -6 -4 -6.2', { stroke: stroke('#f7d7d9', 1.5) }),
];

const card = (fill: string): Node[] => [rect({ x: -7, y: -10, w: 14, h: 20 }, { ...solid(fill, 1.5), radius: 2.5 })];
const combatCards = (): Node[] => [
  ...card('#f2d489'),
  path('M-4 5.5 L4 -5.5 M4 5.5 L-4 -5.5', { stroke: edge(2) }),
  path('M-5 2.8 L-1.6 5.6 M5 2.8 L1.6 5.6', { stroke: edge(1.5) }),
];
const objective = (): Node[] => [
  ...card('#d8e2d6'),
  disc(0, 0, 4.6, { stroke: edge(1.5) }),
  disc(0, 0, 1.6, { fill: ink }),
];

const star = (): Node[] => [polygon(starPoints(5, 11, 4.8), solid('#f0c94a', 1.25))];

const worker = (): Node[] => [
  path('M-7.5 10 L-7.5 5 Q-7.5 -1 0 -1 Q7.5 -1 7.5 5 L7.5 10 Z', solid('#cbb48a')),
  disc(0, -4.6, 4.6, solid('#efe0bf')),
  path('M-6.4 -5.2 L6.4 -5.2 Q5.2 -10.5 0 -10.5 Q-5.2 -10.5 -6.4 -5.2 Z', solid('#8a7350')),
];

const cube = (): Node[] => [
  polygon(
    [
      [0, -9.5],
      [8.6, -5],
      [0, -0.5],
      [-8.6, -5],
    ],
    solid('#e9edd8'),
  ),
  polygon(
    [
      [-8.6, -5],
      [0, -0.5],
      [0, 9.5],
      [-8.6, 5],
    ],
    solid('#8fae6b'),
  ),
  polygon(
    [
      [8.6, -5],
      [0, -0.5],
      [0, 9.5],
      [8.6, 5],
    ],
    solid('#6d8f4c'),
  ),
];

const recruit = (): Node[] => [
  disc(0, 0, 10, solid('#d9c9a3', 1.5)),
  path('M-5.5 1 L5.5 1 L7 4 L-7 4 Z', solid('#5d4b34', 1)),
  path('M-5 1 Q-5.5 -5.5 0 -5.5 Q5.5 -5.5 5 1 Z', solid('#7d6847', 1)),
];

const structure = (): Node[] => [
  path('M-9 10 L-9 -2 L0 -10 L9 -2 L9 10 Z', solid('#d8c39a', 1.5)),
  path('M-2.5 10 L-2.5 3 L2.5 3 L2.5 10 Z', { fill: ink }),
];
const hex = (): Node[] => [path('M0 -10.5 L9.1 -5.2 L9.1 5.2 L0 10.5 L-9.1 5.2 L-9.1 -5.2 Z', solid('#b9cf94', 1.5))];
const steps = (): Node[] => [path('M-10 -3 L1 -3 L1 -9 L10.5 0 L1 9 L1 3 L-10 3 Z', solid('#8fae6b', 1.5))];

const drawings: Record<Sign, () => Node[]> = {
  food,
  wood,
  metal,
  oil,
  anyResources,
  coins,
  power,
  popularity,
  combatCards,
  objective,
  star,
  worker,
  cube,
  recruit,
  mech: () => [group(figure('mech', ink, '#e6d7b4'), { scale: 0.62 })],
  structure,
  hex,
  steps,
};

/** As large as signs are kept: twice their drawing. */
const KEPT = 2;
const stamp = (kind: Sign): Group =>
  stamped(`sign.${kind}`, 24 * KEPT, () => [group(drawings[kind](), { scale: KEPT })]);

/** A sign centred on a point, the origin if absent, `size` pixels high and wide at most. */
export const sign = (kind: Sign, size = 22, at: { x: number; y: number } = { x: 0, y: 0 }): Group =>
  group([stamp(kind)], { ...at, scale: size / 22 / KEPT });

/** A sign as a sprite, a square of `size` pixels. */
export const signSprite = (kind: Sign, size = 22): Sprite => ({
  w: size,
  h: size,
  nodes: [sign(kind, size, { x: size / 2, y: size / 2 })],
});

/** An empty place for something round: a worker, a recruit. */
export const slot = (r: number): Node => disc(0, 0, r, { fill: paperLight, stroke: stroke('#8a7350', 1.5, [3, 3]) });

/** A number with its sign behind it, `size` pixels high: "2" and a coin. */
export function counted(kind: Sign, text: string, size: number, colour = ink): Sprite {
  const w = textWidth(text, size, true);
  return {
    w: w + 4 + size,
    h: size,
    nodes: [
      words(text, 0, size / 2, { size, bold: true, colour }),
      group([sign(kind, size)], { x: w + 4 + size / 2, y: size / 2 }),
    ],
  };
}
