import { type Point, tenth } from './scene.ts';

/**
 * Hexes with a corner upwards, in axial coordinates: `q` grows to the east, `r` to the south-east. A size is the
 * distance from the middle of a hex to its corners, in pixels.
 */
export interface Axial {
  q: number;
  r: number;
}

/** Width of a hex, between its upright sides, in sizes. Its height is two sizes. */
export const ACROSS = Math.sqrt(3);

/** Adding nothing makes minus zero, which JSON does not know, a plain one. */

/** The middle of a hex; that of 0/0 is the origin. */
export const centreOf = ({ q, r }: Axial, size: number): Point => [
  tenth(size * ACROSS * (q + r / 2)),
  tenth(size * 1.5 * r),
];

/** The six corners clockwise from the top, round `centre`. */
export const cornersOf = ([x, y]: Point, size: number): Point[] =>
  Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI * n) / 3 - Math.PI / 2;
    return [tenth(x + Math.cos(angle) * size), tenth(y + Math.sin(angle) * size)];
  });

/** Sides clockwise from the one between the top and the next corner. */
export const DIRECTIONS = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];
const STEPS: readonly Axial[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** The hex beyond each side, in the order of `DIRECTIONS`. */
export const around = ({ q, r }: Axial): Axial[] => STEPS.map((step) => ({ q: q + step.q, r: r + step.r }));

/** In which direction the second hex lies from the first; undefined if they share no side. */
export const directionTo = (from: Axial, to: Axial): Direction | undefined =>
  DIRECTIONS[STEPS.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r)];

/** Both ends of the side that two hexes share, clockwise as seen from the first; undefined if they share none. */
export function sideBetween(from: Axial, to: Axial, size: number): readonly [Point, Point] | undefined {
  const direction = directionTo(from, to);
  if (!direction) return undefined;
  const corners = cornersOf(centreOf(from, size), size);
  const n = DIRECTIONS.indexOf(direction);
  return [corners[n]!, corners[(n + 1) % 6]!];
}
