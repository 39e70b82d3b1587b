import type { Pictures } from '#renderers/pictures';
import type { View } from '../seen/view.types.ts';
import { boardAlt, handAlt } from './alt.ts';
import { board } from './board.ts';
import { hand } from './hand.ts';

/** What Liar’s Dice offers to the eye. There is one table and no place on it to look at more closely. */
export const pictures: Pictures<View> = {
  board,
  hand: (view, { locale }) => hand(view, locale),
  alt: {
    board: (view, { locale }) => boardAlt(view, locale),
    hand: (view, { locale }) => handAlt(view, locale),
  },
  places: () => [],
};
