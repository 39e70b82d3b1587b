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

const elite: Sign = (colour) => [
  path('M-7 11 L-8 0 Q-7 -7 0 -7 Q7 -7 8 0 L7 11 L2 11 L2 2 L-2 2 L-2 11 Z', { fill: colour }),
  path('M-1 -7 Q-2 -13 6 -12 Q11 -11 11 -4 Q8 -9 2 -7 Z', { fill: colour }),
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

const signs: Readonly<Record<string, Sign>> = {
  warsteed,
  wargroup,
  cadmin,
  terramax: dragon,
  'elite-guard': elite,
  cavalry,
  'foot-soldier': foot,
};

/** The sign of a type of unit; unknown types get a plain disc, so that new content is seen before it is drawn. */
export const unitSign = (face: string): Sign => signs[face] ?? ((colour) => [disc(0, 0, 8, { fill: colour })]);
