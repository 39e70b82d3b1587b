import type { Structure } from '#games/scythe/printed/content';
import { disc, line, type Node, path, stroke } from '../scene.ts';

/** Drawings of the board in a box of 24 × 24 round the origin; what is counted is in `goods.ts`. */

/** A kind of structure by its silhouette: obelisk, sails, crossed pick, shield with a sword. */
export const structureSign: Readonly<Record<Structure, (fill: string, edge: string) => Node[]>> = {
  monument: (fill, edge) => [
    path('M-4.5 8 L-3 -7.5 L0 -12 L3 -7.5 L4.5 8 Z', { fill, stroke: stroke(edge, 1) }),
    path('M-8.5 12 L-8.5 8 L8.5 8 L8.5 12 Z', { fill, stroke: stroke(edge, 1) }),
  ],
  mill: (fill, edge) => [
    path('M-4.5 12 L-2.5 -2 L2.5 -2 L4.5 12 Z', { fill, stroke: stroke(edge, 1) }),
    path('M0 -2 L-11 -9 L-8 -12 L0 -2 L8 -12 L11 -9 L0 -2 L11 5 L8 8 L0 -2 L-8 8 L-11 5 Z', {
      fill,
      stroke: stroke(edge, 1),
    }),
    disc(0, -2, 2, { fill: edge }),
  ],
  mine: (fill, edge) => [
    path('M-2.2 -7 L2.2 -7 L2.2 12 L-2.2 12 Z', { fill, stroke: stroke(edge, 1) }),
    path('M-12.5 1.5 Q-9 -12 0 -12 Q9 -12 12.5 1.5 Q6 -5 0 -5 Q-6 -5 -12.5 1.5 Z', { fill, stroke: stroke(edge, 1) }),
  ],
  armory: (fill, edge) => [
    path('M-9 -11 L9 -11 L9 0 Q8 8 0 12 Q-8 8 -9 0 Z', { fill, stroke: stroke(edge, 1) }),
    path('M-1.2 -9 L1.2 -9 L1.2 1 L4.5 1 L4.5 3.4 L1.2 3.4 L1.2 8 L-1.2 8 L-1.2 3.4 L-4.5 3.4 L-4.5 1 L-1.2 1 Z', {
      fill: edge,
    }),
  ],
};

/** Crossed swords. */
export const swords = (colour: string): Node[] =>
  [1, -1].flatMap((side): Node[] => [
    line(
      [
        [-9 * side, -10],
        [7 * side, 7],
      ],
      stroke(colour, 2.75),
    ),
    line(
      [
        [3 * side, 9],
        [9 * side, 3],
      ],
      stroke(colour, 2.25),
    ),
    line(
      [
        [7 * side, 7],
        [10 * side, 10.5],
      ],
      stroke(colour, 3.25),
    ),
  ]);

/** Points of a cogwheel round the origin. */
export function cog(teeth: number, outer: number, inner: number): string {
  const at = (turn: number, r: number) => {
    const angle = 2 * Math.PI * turn - Math.PI / 2;
    return `${Math.round(Math.cos(angle) * r * 100) / 100} ${Math.round(Math.sin(angle) * r * 100) / 100}`;
  };
  const parts = Array.from({ length: teeth }, (_, n) =>
    [
      at((n - 0.3) / teeth, inner),
      at((n - 0.2) / teeth, outer),
      at((n + 0.2) / teeth, outer),
      at((n + 0.3) / teeth, inner),
    ].join(' L'),
  );
  return `M${parts.join(' L')} Z`;
}
export const cogSign = (fill: string, edge: string): Node[] => [
  path(cog(9, 12, 9), { fill, stroke: stroke(edge, 1.25) }),
  disc(0, 0, 4, { fill: edge }),
];

/** A tunnel: an arch of stones over a dark mouth with rails, `w` 30 and `h` 24 round the origin. */
export const archSign = (): Node[] => [
  path('M-15 12 L-15 -1 Q-14 -13 0 -13 Q14 -13 15 -1 L15 12 Z', { fill: '#b9ab93', stroke: stroke('#2c241a', 1.75) }),
  path('M-9 12 L-9 1 Q-8 -7 0 -7 Q8 -7 9 1 L9 12 Z', { fill: '#1c1612' }),
  ...[-12, -8, 0, 8, 12].map((x) =>
    line(
      [
        [x * 0.72, -Math.sqrt(Math.max(0, 52 - x * x * 0.3)) + (Math.abs(x) > 10 ? 3 : 0)],
        [x * 1.08, -Math.sqrt(Math.max(0, 150 - x * x * 0.8)) + (Math.abs(x) > 10 ? 2 : 0)],
      ],
      stroke('#5b4d3a', 1.25),
    ),
  ),
  line(
    [
      [-4, 11],
      [-1.2, 1],
    ],
    stroke('#cfc3ab', 1.5),
  ),
  line(
    [
      [4, 11],
      [1.2, 1],
    ],
    stroke('#cfc3ab', 1.5),
  ),
];

/** An encounter token: a compass rose in a green disc. */
export const encounterSign = (): Node[] => [
  disc(0, 0, 14, { fill: '#2f7d5b', stroke: stroke('#0e3524', 2) }),
  path('M0 -12 L3 -3 L12 0 L3 3 L0 12 L-3 3 L-12 0 L-3 -3 Z', { fill: '#f7f2df' }),
  disc(0, 0, 2.2, { fill: '#0e3524' }),
];
