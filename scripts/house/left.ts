/**
 * Pairs of folders of one room that import each other, today. The list only shrinks: a pair that is gone must go from here too, and what is
 * not here may not be.
 */
export const PAIRS: readonly (readonly [string, string])[] = [
  ['src/asking', 'src/asking/fields'],
  ['src/asking/fields', 'src/asking/typed'],
  ['src/asking', 'src/asking/typed'],
  ['src/core', 'src/core/fields'],
  ['src/games/tears-of-the-dragon/advice', 'src/games/tears-of-the-dragon/spells'],
  ['src/games/tears-of-the-dragon', 'src/games/tears-of-the-dragon/chapters'],
  ['src/games/tears-of-the-dragon/battle', 'src/games/tears-of-the-dragon/spells'],
  ['src/games/tears-of-the-dragon/battle', 'src/games/tears-of-the-dragon/chapters'],
  ['src/games/tears-of-the-dragon/chapters', 'src/games/tears-of-the-dragon/spells'],
  ['src/games/tears-of-the-dragon', 'src/games/tears-of-the-dragon/spells'],
  ['src/games/tears-of-the-dragon', 'src/games/tears-of-the-dragon/advice'],
  ['src/games/tears-of-the-dragon', 'src/games/tears-of-the-dragon/battle'],
];

/** Games of which something still lies loose beside `game.ts`. This list only shrinks, too. */
export const LOOSE: readonly string[] = ['tears-of-the-dragon'];
