import type { Colour } from '../scene.ts';

/** Colours between others, and chance that falls the same way every time: what painting needs. */

const channels = (hex: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour so far on the way from one to the other, 0 to 1. Both as `#rrggbb`. */
export const mix = (from: Colour, to: Colour, part: number): Colour => {
  const target = channels(to);
  return `#${channels(from)
    .map((value, n) =>
      Math.round(value + (target[n]! - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
export const lighter = (hex: Colour, part: number): Colour => mix(hex, '#ffffff', part);
export const darker = (hex: Colour, part: number): Colour => mix(hex, '#120c06', part);

/** Numbers from 0 up to 1, the same ones for the same word: no two tiles are painted alike, and none ever changes. */
export function scatter(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7);
  return () => {
    state = (state * 48271 + 11) % 2147483647;
    return state / 2147483647;
  };
}
