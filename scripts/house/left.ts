/**
 * Pairs of folders of one room that import each other, today. The list only shrinks: a pair that is gone must go from here too, and what is
 * not here may not be.
 */
export const PAIRS: readonly (readonly [string, string])[] = [
  ['src/asking', 'src/asking/fields'],
  ['src/asking/fields', 'src/asking/typed'],
  ['src/asking', 'src/asking/typed'],
  ['src/core', 'src/core/fields'],
];

/** Games of which something still lies loose beside `game.ts`. This list only shrinks, too. */
export const LOOSE: readonly string[] = [];
