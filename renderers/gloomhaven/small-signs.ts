import { disc, type Node, type Point, polygon, stroke } from '../scene.ts';

/** Signs of those who are not drawn large: on the small map, and beside pointers at edges. */

/** Of a monster or a thing that fights beside the party: with the pale blue of its flag. */
export const friendSign = ([x, y]: Point, r: number): Node[] => [
  disc(x, y, r, { fill: '#140d08', stroke: stroke('#cfe9ff', 2) }),
  disc(x, y, r * 0.45, { fill: '#cfe9ff' }),
];

/** Of an enemy on the small map. */
export const foeSign = ([x, y]: Point, r: number): Node =>
  polygon(
    [
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ],
    { fill: '#ff7a5a', stroke: stroke('#140d08', 1.5) },
  );
