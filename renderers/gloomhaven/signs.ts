import { disc, group, line, type Node, path, polygon, rect, stroke } from '../scene.ts';
import { starPoints } from '../tokens.ts';

/** Signs of abilities, conditions and elements, 24 by 24 round the origin, each with its own outline. */

type Draw = (colour: string) => Node[];
const stroked =
  (d: string, width = 2.6): Draw =>
  (colour) => [path(d, { stroke: stroke(colour, width) })];

const heart = 'M0 11 C-16 0 -11 -12 -4 -10 C-1 -9 0 -6 0 -6 C0 -6 1 -9 4 -10 C11 -12 16 0 0 11 Z';

/** What abilities do. */
const OPS = {
  attack: (colour: string) => [
    polygon(
      [
        [11, -12],
        [12, -7],
        [-2, 6],
        [-5, 3],
      ],
      { fill: colour },
    ),
    line(
      [
        [-8, 0],
        [1, 9],
      ],
      stroke(colour, 2.6),
    ),
    line(
      [
        [-4, 5],
        [-10, 11],
      ],
      stroke(colour, 3.4),
    ),
  ],
  move: (colour: string) => [path('M-6 -12 L3 -12 L3 2 C6 4 12 4 12 9 L12 11 L-7 11 L-7 0 Z', { fill: colour })],
  range: (colour: string) => [
    disc(0, 0, 9, { stroke: stroke(colour, 2.2) }),
    ...[0, 1, 2, 3].map((n) => {
      const [x, y] = [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ][n] as [number, number];
      return line(
        [
          [x * 4, y * 4],
          [x * 13, y * 13],
        ],
        stroke(colour, 2.4),
      );
    }),
  ],
  target: (colour: string) => [
    disc(0, 0, 11, { stroke: stroke(colour, 2.4) }),
    disc(0, 0, 6, { stroke: stroke(colour, 2.2) }),
    disc(0, 0, 2.2, { fill: colour }),
  ],
  heal: (colour: string) => [
    path(
      'M-3.4 -11 L3.4 -11 L3.4 -3.4 L11 -3.4 L11 3.4 L3.4 3.4 L3.4 11 L-3.4 11 L-3.4 3.4 L-11 3.4 L-11 -3.4 L-3.4 -3.4 Z',
      {
        fill: colour,
      },
    ),
  ],
  hp: (colour: string) => [path(heart, { fill: colour })],
  shield: (colour: string) => [path('M-9 -11 L9 -11 L9 0 C8 7 4 10 0 12 C-4 10 -8 7 -9 0 Z', { fill: colour })],
  // Hollow: filled it would be taken for damage.
  retaliate: (colour: string) => [polygon(starPoints(7, 12, 5.8), { stroke: stroke(colour, 2.6) })],
  push: stroked('M-11 -7 L-11 7 M-8 0 L8 0 M3 -6 L10 0 L3 6', 2.8),
  pull: stroked('M11 -7 L11 7 M8 0 L-8 0 M-3 -6 L-10 0 L-3 6', 2.8),
  loot: (colour: string) => [
    path('M-5 -5 L5 -5 C12 1 11 11 4 11 L-4 11 C-11 11 -12 1 -5 -5 Z', { fill: colour }),
    path('M-6 -12 L6 -12 L4 -7 L-4 -7 Z', { fill: colour }),
  ],
  jump: stroked('M-11 9 C-8 -10 6 -10 8 5 M2 2 L8 8 L12 0', 2.6),
  pierce: (colour: string) => [
    polygon(
      [
        [0, -13],
        [5, 2],
        [1.6, 2],
        [1.6, 12],
        [-1.6, 12],
        [-1.6, 2],
        [-5, 2],
      ],
      { fill: colour },
    ),
  ],
  damage: (colour: string) => [polygon(starPoints(9, 12.5, 7), { fill: colour })],
  trap: (colour: string) => [path('M-12 8 L-9 -4 L-6 6 L-3 -8 L0 6 L3 -8 L6 6 L9 -4 L12 8 Z', { fill: colour })],
  summon: (colour: string) => [
    disc(0, 0, 10, { stroke: stroke(colour, 2.2) }),
    polygon(starPoints(5, 9, 3.8), { fill: colour }),
  ],
  cards: (colour: string) => [
    rect({ x: -9, y: -10, w: 12, h: 17 }, { stroke: stroke(colour, 2.2), radius: 2 }),
    rect({ x: -3, y: -6, w: 12, h: 17 }, { fill: colour, radius: 2 }),
  ],
  discard: (colour: string) => [
    rect({ x: -8, y: -11, w: 16, h: 22 }, { stroke: stroke(colour, 2.6), radius: 2 }),
    line(
      [
        [-4, 5],
        [4, -5],
      ],
      stroke(colour, 2.6),
    ),
  ],
  lost: (colour: string) => [
    rect({ x: -8, y: -11, w: 16, h: 22 }, { stroke: stroke(colour, 2.4), radius: 2 }),
    path('M-5 -6 L5 6 M5 -6 L-5 6', { stroke: stroke(colour, 2.8) }),
  ],
  round: (colour: string) => [
    path('M8 -7 C2 -14 -11 -9 -10 1 C-9 12 8 13 10 3', { stroke: stroke(colour, 2.8) }),
    polygon(
      [
        [11, -12],
        [11, -2],
        [3, -5],
      ],
      { fill: colour },
    ),
  ],
  persistent: stroked('M0 0 C-4 -8 -12 -6 -11 0 C-12 6 -4 8 0 0 C4 -8 12 -6 11 0 C12 6 4 8 0 0 Z', 2.8),
  xp: (colour: string) => [polygon(starPoints(5, 12.5, 5.4), { fill: colour })],
  money: (colour: string) => [
    disc(0, 0, 10.5, { stroke: stroke(colour, 2.6) }),
    path('M0 -6 L5 0 L0 6 L-5 0 Z', { fill: colour }),
  ],
} satisfies Record<string, Draw>;
export type OpSign = keyof typeof OPS;

/** A sign round the origin, `size` high. */
export const opSign = (sign: OpSign, size: number, colour: string): Node =>
  group(OPS[sign](colour), { scale: size / 24 });

interface Badge {
  fill: string;
  draw: Draw;
  /** Those that help have round badges, those that harm square ones on a corner. */
  good?: true;
}
const BADGES: Readonly<Record<string, Badge>> = {
  poison: { fill: '#2f6b2a', draw: (c) => [path('M0 -12 C8 -2 9 10 0 11 C-9 10 -8 -2 0 -12 Z', { fill: c })] },
  wound: { fill: '#a3301c', draw: stroked('M-8 -9 L2 10 M-2 -10 L8 9', 3.6) },
  immobilize: {
    fill: '#7d3a1c',
    draw: (c) => [
      ...OPS.move(c),
      path('M-12 -12 L12 12', { stroke: stroke('#7d3a1c', 5) }),
      path('M-12 -12 L12 12', { stroke: stroke(c, 2.6) }),
    ],
  },
  disarm: {
    fill: '#4a4a52',
    draw: (c) => [
      ...OPS.attack(c),
      path('M-12 -12 L12 12', { stroke: stroke('#4a4a52', 5) }),
      path('M-12 -12 L12 12', { stroke: stroke(c, 2.6) }),
    ],
  },
  stun: {
    fill: '#2a4a8a',
    draw: (c) => [
      polygon(
        [
          [3, -13],
          [-8, 2],
          [-1, 2],
          [-3, 13],
          [8, -3],
          [1, -3],
        ],
        { fill: c },
      ),
    ],
  },
  muddle: {
    fill: '#5c4322',
    draw: stroked('M4 0 C3 -4 -4 -3 -4 2 C-3 8 7 7 8 -1 C8 -9 -8 -11 -10 0 C-11 9 -2 13 6 11', 2.6),
  },
  curse: { fill: '#4a2466', draw: (c) => [path('M-9 -2 C-10 -14 10 -14 9 -2 L5 5 L5 11 L-5 11 L-5 5 Z', { fill: c })] },
  invisible: {
    fill: '#3a4560',
    good: true,
    draw: (c) => [
      path('M-11 0 Q0 -11 11 0 Q0 11 -11 0 Z', { stroke: stroke(c, 2.4) }),
      path('M-9 9 L9 -9', { stroke: stroke(c, 2.8) }),
    ],
  },
  strengthen: { fill: '#7a5a08', good: true, draw: stroked('M-8 9 L0 1 L8 9 M-8 1 L0 -7 L8 1', 3.6) },
  bless: { fill: '#7a5410', good: true, draw: (c) => [polygon(starPoints(4, 12, 4), { fill: c })] },
};
const NONE: Badge = { fill: '#444444', draw: (c) => [disc(0, 0, 5, { fill: c })] };

/** A condition as the token that lies on a figure: harm on a square, help on a disc. */
export function conditionBadge(id: string, size: number): Node {
  const { fill, draw, good } = BADGES[id] ?? NONE;
  const edge = stroke('#fff8e6', 2);
  const h = size / 2;
  return group([
    good
      ? disc(0, 0, h, { fill, stroke: edge })
      : rect({ x: -h * 0.92, y: -h * 0.92, w: size * 0.92, h: size * 0.92 }, { fill, stroke: edge, radius: h * 0.25 }),
    group(draw('#ffffff'), { scale: (size * 0.62) / 24 }),
  ]);
}

const ELEMENT: Readonly<Record<string, { fill: string; draw: Draw }>> = {
  fire: {
    fill: '#c8401c',
    draw: (c) => [path('M1 -12 C11 -3 11 9 0 11 C-11 9 -10 -1 -4 -4 C-4 0 0 0 1 -12 Z', { fill: c })],
  },
  ice: {
    fill: '#3c86b8',
    draw: (c) => [
      ...[0, 1, 2].map((n) => {
        const [x, y] = [Math.sin((Math.PI * n) / 3) * 11, Math.cos((Math.PI * n) / 3) * 11];
        return line(
          [
            [-x, -y],
            [x, y],
          ],
          stroke(c, 3),
        );
      }),
    ],
  },
  air: {
    fill: '#71868c',
    draw: stroked('M-11 -4 C-2 -12 10 -8 7 -3 C5 0 1 -2 2 -4 M-11 4 C-1 -1 12 2 9 8 C6 11 2 9 4 6', 2.8),
  },
  earth: { fill: '#4f6f2a', draw: (c) => [path('M-11 9 L-4 -8 L1 1 L4 -4 L11 9 Z', { fill: c })] },
  light: { fill: '#c99712', draw: (c) => [polygon(starPoints(8, 12, 5.6), { fill: c })] },
  dark: { fill: '#41325c', draw: (c) => [path('M5 -11 C-14 -10 -14 11 6 10 C-3 6 -4 -6 5 -11 Z', { fill: c })] },
  any: {
    fill: '#6a5b4a',
    draw: (c) => [
      path('M-6 -5 C-6 -12 7 -12 6 -4 C5 0 0 0 0 4 L0 5', { stroke: stroke(c, 3) }),
      disc(0, 10, 2, { fill: c }),
    ],
  },
};

/** An element as cards print it. */
export function elementSign(id: string, size: number): Node {
  const { fill, draw } = ELEMENT[id] ?? ELEMENT.any!;
  return group([
    disc(0, 0, size / 2, { fill, stroke: stroke('#fff8e6', size * 0.06) }),
    group(draw('#ffffff'), { scale: (size * 0.62) / 24 }),
  ]);
}

/** An element on the board, told by its shape: strong with rays, waning half full, inert an empty ring. */
export function elementState(id: string, state: 'inert' | 'waning' | 'strong', size: number): Node[] {
  const { fill, draw } = ELEMENT[id] ?? ELEMENT.any!;
  const r = size / 2;
  const sign = (colour: string): Node => group(draw(colour), { scale: (size * 0.56) / 24 });
  switch (state) {
    case 'strong':
      return [
        polygon(starPoints(12, r * 1.28, r * 1.04), { fill: '#fff0c4' }),
        disc(0, 0, r, { fill, stroke: stroke('#fff8e6', 3) }),
        sign('#ffffff'),
      ];
    case 'waning':
      return [
        disc(0, 0, r, { fill: '#1d1712', stroke: stroke('#d9c9a6', 3) }),
        path(`M${-r} 0 C${-r} ${r * 1.33} ${r} ${r * 1.33} ${r} 0 Z`, { fill }),
        sign('#fff8e6'),
      ];
    case 'inert':
      return [disc(0, 0, r * 0.92, { stroke: { colour: '#9c8a6c', width: 2.5, dash: [5, 5] } }), sign('#a08f72')];
  }
}
