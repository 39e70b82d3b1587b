import { disc, line, type Node, path, polygon } from '../scene.ts';

/** Signs of the units, in a box of 24 × 24 round the origin, in one colour. Both mounted units are horses, one horned. */

type Sign = (colour: string) => Node[];

const horse = 'M-3 11 L-3 4 L-7 5 L-10 2 L-5 -5 L-3 -10 L0 -7 Q8 -6 9 11 Z';
const cavalry: Sign = (colour) => [path(horse, { fill: colour })];
const warsteed: Sign = (colour) => [
  path(horse, { fill: colour }),
  polygon(
    [
      [-4, -4],
      [-11, -11],
      [-1, -7],
    ],
    { fill: colour },
  ),
];

const axe = (flip: number): string =>
  `M${flip * -9} -6 Q${flip * -10} -11 ${flip * -5} -11 L${flip * -3} -8 L${flip * 9} 9 L${flip * 7} 11 L${flip * -5} -6 Z`;
const wargroup: Sign = (colour) => [
  path(axe(1), { fill: colour }),
  path(axe(-1), { fill: colour }),
  path('M-12 -4 Q-13 -12 -4 -12 L-7 -8 Z', { fill: colour }),
  path('M12 -4 Q13 -12 4 -12 L7 -8 Z', { fill: colour }),
];

const foot: Sign = (colour) => [
  line(
    [
      [-8, 11],
      [-8, -6],
    ],
    { colour, width: 2.5 },
  ),
  polygon(
    [
      [-11, -5],
      [-8, -12],
      [-5, -5],
    ],
    { fill: colour },
  ),
  path('M-2 -6 L10 -6 L10 2 Q10 8 4 11 Q-2 8 -2 2 Z', { fill: colour }),
];

/** A broad great helm with two horns and a slit for the eyes: no line of it is that of a digit. */
const elite: Sign = (colour) => [
  path('M-9 -5 Q-9 -9 0 -10 Q9 -9 9 -5 L9 9 Q5 12 0 12 Q-5 12 -9 9 Z', { fill: colour }),
  path('M-9 -3 Q-15 -4 -14 -12 Q-11 -7 -7 -8 Z M9 -3 Q15 -4 14 -12 Q11 -7 7 -8 Z', { fill: colour }),
  path('M-7 -1 L7 -1 L7 2.5 L-7 2.5 Z M-1.5 2.5 L1.5 2.5 L1.5 10 L-1.5 10 Z', { fill: '#000000aa' }),
];

const cadmin: Sign = (colour) => [
  path('M-1 0 Q-5 -12 -11 -9 Q-13 -2 -1 2 Z', { fill: colour }),
  path('M1 0 Q5 -12 11 -9 Q13 -2 1 2 Z', { fill: colour }),
  path('M-1 2 Q-9 3 -8 9 Q-3 11 -1 4 Z', { fill: colour }),
  path('M1 2 Q9 3 8 9 Q3 11 1 4 Z', { fill: colour }),
  line(
    [
      [0, -5],
      [0, 10],
    ],
    { colour, width: 2 },
  ),
];

const dragon: Sign = (colour) => [
  path('M-12 2 L-6 -5 L-3 -11 L0 -6 L4 -11 L5 -5 Q11 -3 11 4 L12 11 L5 11 Q6 5 1 5 L-4 8 L-10 8 L-7 5 Z', {
    fill: colour,
  }),
  disc(-1, -2, 1.4, { fill: '#00000099' }),
];

/** Beak to the left, a pale belly, two feet. */
const penguin: Sign = (colour) => [
  path('M-2 -12 Q4 -12 5 -6 Q10 0 8 9 L-5 9 Q-8 0 -5 -6 L-10 -7 L-5 -10 Q-4 -12 -2 -12 Z', { fill: colour }),
  path('M-4 -3 Q2 -1 2 8 L-4 8 Q-6 2 -4 -3 Z', { fill: '#00000055' }),
  line(
    [
      [-7, 11],
      [-1, 11],
    ],
    { colour, width: 2 },
  ),
  line(
    [
      [3, 11],
      [9, 11],
    ],
    { colour, width: 2 },
  ),
];

/** A pointed shield with a cross whose arms widen outwards. */
const knight: Sign = (colour) => [
  path('M-9 -11 L9 -11 L9 1 Q8 8 0 12 Q-8 8 -9 1 Z', { fill: colour }),
  path('M-2 -10 L2 -10 L1 -4 L8 -5 L8 0 L1 -1 L2 8 L0 10 L-2 8 L-1 -1 L-8 0 L-8 -5 L-1 -4 Z', { fill: '#000000aa' }),
];

const signs: Readonly<Record<string, Sign>> = {
  warsteed,
  wargroup,
  cadmin,
  terramax: dragon,
  'elite-guard': elite,
  cavalry,
  'foot-soldier': foot,
  'penguin-of-gorganun': penguin,
  'penguin-of-forseti': penguin,
  'knight-of-santiago': knight,
  // Of who may not be known only the figure is told, a question mark.
  unseen: () => [],
};

/** The sign of a type of unit; unknown types get a plain disc, so that new content is seen before it is drawn. */
export const unitSign = (face: string): Sign => signs[face] ?? ((colour) => [disc(0, 0, 8, { fill: colour })]);

/** What a chieftain's shield bears. */
export const chieftainSign: Sign = penguin;

/** Several people in one token. */
export const busts: Sign = (colour) => [
  disc(-8, -1, 3.4, { fill: colour }),
  disc(8, -1, 3.4, { fill: colour }),
  disc(0, -4, 4.2, { fill: colour }),
];

/** Several kinds of units in one token. */
export const pennant: Sign = (colour) => [
  line(
    [
      [-8, 12],
      [-8, -12],
    ],
    { colour, width: 2.5 },
  ),
  path('M-7 -11 L11 -11 L6 -5.5 L11 0 L-7 0 Z', { fill: colour }),
];

/** A host: three shields side by side. */
export const many: Sign = (colour) =>
  [-15, 0, 15].map((x) =>
    path(`M${x - 6.5} -9 L${x + 6.5} -9 L${x + 6.5} 1 Q${x + 6} 7 ${x} 10 Q${x - 6} 7 ${x - 6.5} 1 Z`, {
      fill: colour,
    }),
  );

/** A garrison: battlements with a gate. */
export const wall: Sign = (colour) => [
  path('M-12 11 L-12 -10 L-7 -10 L-7 -5 L-2.5 -5 L-2.5 -10 L2.5 -10 L2.5 -5 L7 -5 L7 -10 L12 -10 L12 11 Z', {
    fill: colour,
  }),
  path('M-3.5 11 L-3.5 4 Q0 -1 3.5 4 L3.5 11 Z', { fill: '#00000088' }),
];

/** A ship's sail: all that is aboard. */
export const sail: Sign = (colour) => [
  path('M-1 -12 Q-9 -4 -10 5 L-1 5 Z', { fill: colour }),
  path('M2 -10 Q9 -3 10 5 L2 5 Z', { fill: colour }),
  path('M-11 7 L11 7 L7 12 L-7 12 Z', { fill: colour }),
];

/** Footprints of penguins: where they may come and go (TD-27.5). */
export const footprint: Sign = (colour) => [path('M0 9 L-10 -5 L-5 -3 L-1 -10 L3 -3 L9 -5 Z', { fill: colour })];
