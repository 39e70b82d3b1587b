import { keptLayer } from '../kept-layer.ts';
import { group, type Node } from '../scene.ts';

/** Pieces that look the same wherever they stand are painted once, and put there. */

/** They are painted in this size of a hex, and again for small ones: much smaller copies of the large would be blurred. */
const [LARGE, SMALL] = [84, 40];

/** How a piece is painted. */
interface Once {
  /** Tells it from all other pieces. */
  key: string;
  /** How far it reaches from the origin, with its shadow, in sizes of a hex. */
  half: number;
  /** Draws it round the origin, one size of a hex being a hundred. */
  draw(): readonly Node[];
}

/** The piece round the origin, for hexes of that size. */
export function once({ key, half, draw }: Once, s: number): Node {
  const size = s > (LARGE + SMALL) / 2 ? LARGE : SMALL;
  const side = Math.ceil(2 * half * size);
  const layer = keptLayer(`gloomhaven.${key}.${size}`, { width: side, height: side, keptAt: 1 }, () => [
    group(draw(), { x: side / 2, y: side / 2, scale: size / 100 }),
  ]);
  return group([group([layer], { x: -side / 2, y: -side / 2 })], { scale: s / size });
}
