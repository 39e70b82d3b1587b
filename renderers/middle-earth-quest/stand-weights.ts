import type { Kind } from './standing.ts';

/** What it costs a piece to stand where it hides something, lies off the map or far from its place. */

/** What a square pixel costs that lies off the map: more than whatever it could cover there. */
export const OUTSIDE = 250;
/** What a square pixel of a name costs below a number, besides. */
export const NUMBERED = 600;
/** What a square pixel of a name costs: more below what is read itself. */
export const NAMES = {
  ...{ hero: 240, minion: 310, tokens: 480, character: 290 },
  ...{ plot: 480, event: 290, quest: 290, favor: 360, ghost: 140, fallen: 480 },
} as const satisfies Record<Kind, number>;
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
  ...{ hero: 60, minion: 60, tokens: 50, character: 45 },
  ...{ plot: 45, event: 45, quest: 45, favor: 40, ghost: 160, fallen: 60 },
} as const satisfies Record<Kind, number>;
