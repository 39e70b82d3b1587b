/**
 * Pairs of folders of one room that import each other, today. The list only shrinks: a pair that is gone must go from here too, and what is
 * not here may not be.
 */
export const PAIRS: readonly (readonly [string, string])[] = [
  ['src/asking', 'src/asking/fields'],
  ['src/asking/fields', 'src/asking/typed'],
  ['src/asking', 'src/asking/typed'],
  ['src/core', 'src/core/fields'],
  ['src/games/middle-earth-quest', 'src/games/middle-earth-quest/schema'],
  ['src/games/middle-earth-quest', 'src/games/middle-earth-quest/influence'],
  ['src/games/middle-earth-quest', 'src/games/middle-earth-quest/story'],
  ['src/games/middle-earth-quest/combat/round', 'src/games/middle-earth-quest/combat/round/kinds'],
  ['src/games/middle-earth-quest/combat/round', 'src/games/middle-earth-quest/combat/round/powers'],
  ['src/games/middle-earth-quest/effects', 'src/games/middle-earth-quest/effects/questions'],
  ['src/games/middle-earth-quest/effects', 'src/games/middle-earth-quest/words'],
  ['src/games/middle-earth-quest', 'src/games/middle-earth-quest/conditions'],
  ['src/games/middle-earth-quest', 'src/games/middle-earth-quest/hero'],
  ['src/games/middle-earth-quest', 'src/games/middle-earth-quest/combat'],
  ['src/games/middle-earth-quest', 'src/games/middle-earth-quest/effects'],
  ['src/games/middle-earth-quest', 'src/games/middle-earth-quest/sauron'],
  ['src/games/middle-earth-quest', 'src/games/middle-earth-quest/sauron/actions'],
  ['src/games/middle-earth-quest/hero', 'src/games/middle-earth-quest/hero/deeds'],
  ['src/games/middle-earth-quest', 'src/games/middle-earth-quest/entries'],
  ['src/games/middle-earth-quest/sauron', 'src/games/middle-earth-quest/sauron/actions'],
  ['src/games/middle-earth-quest/schema', 'src/games/middle-earth-quest/schema/ops'],
  ['src/games/middle-earth-quest', 'src/games/middle-earth-quest/words'],
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
export const LOOSE: readonly string[] = ['middle-earth-quest', 'tears-of-the-dragon'];
