import { type Colour, disc, type Node, path, stroke, words } from '../scene.ts';

/** The crest of a faction: a silhouette in a box of 20 × 20 round the origin, cut out of `ground` where it has holes. */
type Crest = (colour: Colour, ground: Colour) => Node[];

const claw = (x: number): string => `M${x + 3.5} -10 Q${x + 1} 0 ${x - 3.5} 9.5 Q${x + 3} 4 ${x + 5.5} -8.5 Z`;

const crests: Readonly<Record<string, Crest>> = {
  /** A boar's head with tusks. */
  albion: (colour, ground) => [
    path('M-9.5 -9.5 L-4 -7 Q0 -8.5 4 -7 L9.5 -9.5 L8 -2 Q9.5 4 5 9 Q0 11 -5 9 Q-9.5 4 -8 -2 Z', { fill: colour }),
    path('M-4 8 Q-5 2 0 1.5 Q5 2 4 8 Q0 9.5 -4 8 Z', { fill: ground }),
    path('M-7.5 6.5 Q-9.5 2 -7 -0.5 Q-6.5 3.5 -4.5 5.5 Z M7.5 6.5 Q9.5 2 7 -0.5 Q6.5 3.5 4.5 5.5 Z', { fill: ground }),
    path('M-2 4 L-1 6.5 M2 4 L1 6.5', { stroke: stroke(colour, 1.6) }),
    path('M-5.5 -3.5 L-2 -2 M5.5 -3.5 L2 -2', { stroke: stroke(ground, 1.6) }),
  ],
  /** An eagle with spread wings. */
  crimea: (colour) => [
    path(
      'M0 -10 Q2.5 -9.5 2 -6 Q6 -8.5 11 -8 Q11 -4.5 9 -3 Q9 -1 6.5 0 Q6 2.5 3 2.5 L4.5 9 L0 6.5 L-4.5 9 L-3 2.5 Q-6 2.5 -6.5 0 Q-9 -1 -9 -3 Q-11 -4.5 -11 -8 Q-6 -8.5 -2 -6 Q-2.5 -9.5 0 -10 Z',
      { fill: colour },
    ),
  ],
  /** The skull of an ox with its horns. */
  nordic: (colour, ground) => [
    path(
      'M-10.5 -10 Q-10.5 -1 -4.5 0 L-3.5 5 Q-3 9.5 0 10 Q3 9.5 3.5 5 L4.5 0 Q10.5 -1 10.5 -10 Q7.5 -4 3 -4.5 L-3 -4.5 Q-7.5 -4 -10.5 -10 Z',
      { fill: colour },
    ),
    path('M-2.6 0 L-1 1.6 M2.6 0 L1 1.6', { stroke: stroke(ground, 1.7) }),
  ],
  /** A bear's paw. */
  polania: (colour) => [
    path('M0 -0.5 Q7 1 6.5 6 Q6 10.5 2.5 9 Q0 8 -2.5 9 Q-6 10.5 -6.5 6 Q-7 1 0 -0.5 Z', { fill: colour }),
    ...[
      [-8.2, -1.5],
      [-3.2, -6.8],
      [3.2, -6.8],
      [8.2, -1.5],
    ].map(([x, y]) => disc(x!, y!, 2.7, { fill: colour })),
  ],
  /** The marks of a tiger's claws. */
  rusviet: (colour) => [path([-6.5, -1, 4.5].map(claw).join(' '), { fill: colour })],
  /** A wolf's head. */
  saxony: (colour, ground) => [
    path('M-9 -10.5 L-4 -6 L4 -6 L9 -10.5 L9 0 L4 4 L2 10 L-2 10 L-4 4 L-9 0 Z', { fill: colour }),
    path('M-6.5 -2 L-2 0.5 L-5 1 Z M6.5 -2 L2 0.5 L5 1 Z', { fill: ground }),
  ],
  /** A torii. */
  togawa: (colour) => [
    path(
      'M-11 -9.5 Q0 -6.5 11 -9.5 L10 -5.5 Q0 -4 -10 -5.5 Z M-8.5 -2 L8.5 -2 L8.5 0.5 L-8.5 0.5 Z M-7 -5 L-4 -5 L-4.6 10 L-8 10 Z M7 -5 L4 -5 L4.6 10 L8 10 Z',
      { fill: colour },
    ),
  ],
};

/** The crest of a faction round the origin; a question mark while none is chosen, and for new ones. */
export const crest = (faction: string, colour: Colour, ground: Colour): Node[] =>
  crests[faction]?.(colour, ground) ?? [words('?', 0, 0, { size: 20, bold: true, colour, align: 'centre' })];

/** Who has one. */
export const crested: readonly string[] = Object.keys(crests);
