import { disc, line, type Node, path, polygon, stroke } from '../scene.ts';
import { seatLook } from '../theme.ts';
import { starPoints } from '../tokens.ts';

/** Emblems of the classes, of our own drawing: 24 by 24 round the origin, in one colour on a ground. */

export type Emblem = (colour: string, ground: string) => Node[];

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  /** A helmet with two horns. */
  brute: (colour, ground) => [
    path('M-12 -9 C-10 -1 -8 1 -5 1 L-6 -5 C-9 -5 -11 -7 -12 -9 Z', { fill: colour }),
    path('M12 -9 C10 -1 8 1 5 1 L6 -5 C9 -5 11 -7 12 -9 Z', { fill: colour }),
    path('M-6 1 C-7 -10 7 -10 6 1 L6 10 L2 12 L1 3 L-1 3 L-2 12 L-6 10 Z', { fill: colour }),
    polygon(
      [
        [-5, 0],
        [-1, 2],
        [-5, 3],
      ],
      { fill: ground },
    ),
    polygon(
      [
        [5, 0],
        [1, 2],
        [5, 3],
      ],
      { fill: ground },
    ),
  ],
  /** A cog. */
  tinkerer: (colour, ground) => [
    polygon(starPoints(8, 12, 8.6), { fill: colour }),
    disc(0, 0, 9, { fill: colour }),
    disc(0, 0, 4.4, { fill: ground }),
    path('M-1.6 -3 L1.6 -3 L1.6 -9 L-1.6 -9 Z', { fill: ground }),
  ],
  /** A flame within a star of four rays. */
  spellweaver: (colour, ground) => [
    polygon(starPoints(4, 12.5, 4.6), { fill: colour }),
    path('M0 -6 C5 -1 4 5 0 6 C-4 5 -5 1 -2 -1 C-1 1 1 0 0 -6 Z', { fill: ground }),
  ],
  /** Two daggers, crossed. */
  scoundrel: (colour) => [
    ...[1, -1].flatMap((side): Node[] => [
      polygon(
        [
          [side * -11, -11],
          [side * -6, -9],
          [side * 5, 3],
          [side * 3, 5],
          [side * -9, -6],
        ],
        { fill: colour },
      ),
      line(
        [
          [side * 1, 7],
          [side * 7, 1],
        ],
        stroke(colour, 2.4),
      ),
      line(
        [
          [side * 4.5, 4.5],
          [side * 10, 10],
        ],
        stroke(colour, 3.4),
      ),
    ]),
  ],
  /** A boulder with a crack. */
  cragheart: (colour, ground) => [
    polygon(
      [
        [-11, 4],
        [-8, -7],
        [0, -11],
        [8, -8],
        [12, 2],
        [8, 10],
        [-6, 11],
      ],
      { fill: colour },
    ),
    line(
      [
        [1, -11],
        [-2, -4],
        [3, 0],
        [-1, 5],
        [1, 11],
      ],
      stroke(ground, 2.2),
    ),
    line(
      [
        [3, 0],
        [9, -2],
      ],
      stroke(ground, 1.6),
    ),
  ],
  /** An eye with rays: what sees into heads. */
  mindthief: (colour, ground) => [
    path('M-12 2 Q0 -11 12 2 Q0 13 -12 2 Z', { fill: colour }),
    disc(0, 2, 4.6, { fill: ground }),
    disc(0, 2, 2, { fill: colour }),
    ...[-7, 0, 7].map((x) =>
      line(
        [
          [x, x === 0 ? -7 : -5],
          [x * 1.3, x === 0 ? -12 : -10],
        ],
        stroke(colour, 2.2),
      ),
    ),
  ],
};

export const emblemOf = (id: string): Emblem =>
  EMBLEMS[id] ?? ((colour) => [polygon(starPoints(5, 11, 5), { fill: colour })]);

/** The counter's ground and what is drawn on it: seats look the same everywhere. */
export const lookOf = (seat: number) => seatLook(seat);
