import type { Kind } from './standing.ts';

/** What it costs a piece to stand where it hides something, lies off the map or far from its place. */

/** What a square pixel costs that lies off the map: more than whatever it could cover there. */
export const OUTSIDE = 250;
/** What a square pixel of a name costs below a number, besides. */
export const NUMBERED = 600;
/** What a square pixel of a name costs: more below what is read itself. */
export const NAMES = {
  ...{ hero: 560, minion: 440, tokens: 480, character: 440 },
  ...{ plot: 480, event: 440, quest: 440, favor: 440, ghost: 140, fallen: 480 },
} as const satisfies Record<Kind, number>;
/** What a square pixel of a cost does under a hero: it gives way to him. */
export const COINS = 100;
/** Who chooses a place before whom. */
export const RANKS: readonly Kind[] = [
  'hero',
  'ghost',
  'fallen',
  'minion',
  'tokens',
  'character',
  'plot',
  'event',
  'quest',
  'favor',
];
/** In what is hidden, a pixel further off: heroes stay nearest. */
export const FAR = {
  ...{ hero: 60, minion: 90, tokens: 80, character: 75 },
  ...{ plot: 45, event: 45, quest: 75, favor: 70, ghost: 160, fallen: 60 },
} as const satisfies Record<Kind, number>;
