import { disc, line, type Node, path, polygon, stroke } from '../scene.ts';

/** Signs of what was done, in a box of 24 × 24 round the origin, in one colour: told apart by their outline alone. */

type Sign = (colour: string) => Node[];

const cross = (points: readonly (readonly [number, number, number, number])[], colour: string, width: number): Node[] =>
  points.map(([ax, ay, bx, by]) =>
    line(
      [
        [ax, ay],
        [bx, by],
      ],
      stroke(colour, width),
    ),
  );

/** Two swords: a battle. */
const swords: Sign = (colour) => [
  ...cross(
    [
      [-8, 9, 9, -10],
      [8, 9, -9, -10],
    ],
    colour,
    3,
  ),
  ...cross(
    [
      [-10, 3, -3, 9],
      [10, 3, 3, 9],
    ],
    colour,
    2.6,
  ),
];

/** A shield: somebody holds a place. */
const shield: Sign = (colour) => [
  path('M-10 -10 Q0 -7 10 -10 L10 0 Q9 8 0 12 Q-9 8 -10 0 Z', { fill: colour }),
  path('M0 -7 L0 9 M-8 -1 L8 -1', { stroke: stroke('#4a2410', 2.2) }),
];

/** Two chevrons: who may act. */
const go: Sign = (colour) =>
  [-9, 1].map((x) =>
    line(
      [
        [x, -9],
        [x + 8, 0],
        [x, 9],
      ],
      stroke(colour, 4),
    ),
  );

/** A banner that is planted: a castle was taken. */
const banner: Sign = (colour) => [
  line(
    [
      [-7, -11],
      [-7, 11],
    ],
    stroke(colour, 2.6),
  ),
  path('M-6 -10 L10 -10 L6 -4 L10 2 L-6 2 Z', { fill: colour }),
];

/** A bent flag of truce: somebody gave way. */
const away: Sign = (colour) => [
  line(
    [
      [8, -11],
      [2, 11],
    ],
    stroke(colour, 2.4),
  ),
  path('M8 -10 Q2 -5 -3 -8 Q-8 -11 -11 -5 Q-6 -5 -3 -1 Q1 2 6 -1 Z', { fill: colour }),
];

/** An open book: knowledge was found. */
const book: Sign = (colour) => [
  path('M0 -6 Q-5 -10 -11 -8 L-11 7 Q-5 5 0 9 Q5 5 11 7 L11 -8 Q5 -10 0 -6 Z', { fill: colour }),
  line(
    [
      [0, -5],
      [0, 8],
    ],
    stroke('#00000090', 1.6),
  ),
];

/** A lens: a place was searched. */
const lens: Sign = (colour) => [
  disc(-2, -3, 7, { stroke: stroke(colour, 3) }),
  line(
    [
      [3, 3],
      [10, 10],
    ],
    stroke(colour, 3.6),
  ),
];

/** Bars: somebody was caught. */
const bars: Sign = (colour) => [
  path('M-10 -10 L10 -10 L10 -7 L-10 -7 Z M-10 7 L10 7 L10 10 L-10 10 Z', { fill: colour }),
  ...cross(
    [
      [-7, -8, -7, 8],
      [0, -8, 0, 8],
      [7, -8, 7, 8],
    ],
    colour,
    2.6,
  ),
];

/** An open lock: somebody is free, or a gate stands open. */
const free: Sign = (colour) => [
  path('M-9 -1 L9 -1 L9 10 L-9 10 Z', { fill: colour }),
  path('M-6 -2 L-6 -6 Q-5 -11 0 -11 Q4 -11 5 -7', { stroke: stroke(colour, 2.8) }),
];

/** A plus: pieces came. */
const plus: Sign = (colour) =>
  cross(
    [
      [-9, 0, 9, 0],
      [0, -9, 0, 9],
    ],
    colour,
    5,
  );

/** A gate that is shut. */
const gate: Sign = (colour) => [
  path('M-10 10 L-10 -3 Q0 -15 10 -3 L10 10 L6 10 L6 -1 Q0 -8 -6 -1 L-6 10 Z', { fill: colour }),
  ...cross(
    [
      [-2.5, -3, -2.5, 10],
      [2.5, -3, 2.5, 10],
      [-6, 4, 6, 4],
    ],
    colour,
    1.8,
  ),
];

/** A dragon's head. */
const dragon: Sign = (colour) => [
  path('M-11 8 Q-10 -3 -2 -5 L-4 -11 L3 -6 Q9 -5 11 1 L10 4 L3 4 Q1 6 4 9 Q-2 11 -4 6 Q-6 7 -6 10 Z', { fill: colour }),
];

/** A crown of talk: somebody was asked. */
const speech: Sign = (colour) => [path('M-11 -8 L11 -8 L11 4 L1 4 L-5 10 L-4 4 L-11 4 Z', { fill: colour })];

/** A tick and a cross beside a roll. */
const done: Sign = (colour) => [
  line(
    [
      [-8, 0],
      [-2, 7],
      [9, -8],
    ],
    stroke(colour, 4.2),
  ),
];
const failed: Sign = (colour) =>
  cross(
    [
      [-7, -7, 7, 7],
      [7, -7, -7, 7],
    ],
    colour,
    4.2,
  );

/** An hourglass: nothing was done. */
const rest: Sign = (colour) => [
  polygon(
    [
      [-8, -11],
      [8, -11],
      [1.5, 0],
      [8, 11],
      [-8, 11],
      [-1.5, 0],
    ],
    { fill: colour },
  ),
];

/** An arrow down: somebody was weakened. */
const down: Sign = (colour) => [path('M-3.5 -11 L3.5 -11 L3.5 0 L10 0 L0 11 L-10 0 L-3.5 0 Z', { fill: colour })];

/** A drop of blood: somebody was wounded. */
const wound: Sign = (colour) => [path('M0 -12 Q10 1 8 5 Q7 11 0 11 Q-7 11 -8 5 Q-10 1 0 -12 Z', { fill: colour })];

/** Battlements with a gate: a castle. */
const castle: Sign = (colour) => [
  path('M-11 11 L-11 -10 L-6 -10 L-6 -6 L-2.5 -6 L-2.5 -10 L2.5 -10 L2.5 -6 L6 -6 L6 -10 L11 -10 L11 11 Z', {
    fill: colour,
  }),
  path('M-3.5 11 L-3.5 3 Q0 -2 3.5 3 L3.5 11 Z', { fill: '#2a1305' }),
];

/** A skull: the danger of a place. */
const skull: Sign = (colour) => [
  path('M0 -12 Q11 -12 11 -2 Q11 3 6 5 L6 11 L-6 11 L-6 5 Q-11 3 -11 -2 Q-11 -12 0 -12 Z', { fill: colour }),
  disc(-4.6, -2, 2.9, { fill: '#2a1305' }),
  disc(4.6, -2, 2.9, { fill: '#2a1305' }),
  path('M-2.5 6 L-2.5 11 M2.5 6 L2.5 11', { stroke: stroke('#2a1305', 1.6) }),
];

/** A crack: magic that went wrong. */
const crack: Sign = (colour) => [path('M3 -12 L-8 2 L-1 2 L-4 12 L9 -3 L1 -3 L6 -12 Z', { fill: colour })];

export const SIGNS = {
  swords,
  shield,
  go,
  banner,
  away,
  book,
  lens,
  bars,
  free,
  plus,
  gate,
  dragon,
  speech,
  done,
  failed,
  rest,
  down,
  wound,
  skull,
  castle,
  crack,
} as const satisfies Record<string, Sign>;
export type SignName = keyof typeof SIGNS;
