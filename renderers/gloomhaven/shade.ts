import type { Colour6 } from '../scene.ts';

const channel = (colour: Colour6, n: number): number => Number.parseInt(colour.slice(1 + 2 * n, 3 + 2 * n), 16);

/** A colour as light as a part of itself: 1 leaves it as it is, more is lighter. */
export const shadeOf = (colour: Colour6, part: number): Colour6 =>
  `#${[0, 1, 2]
    .map((n) =>
      Math.min(255, Math.round(channel(colour, n) * part))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
