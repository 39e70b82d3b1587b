import type { View } from '#games/gloomhaven/view.types';
import type { Pictures } from '../pictures.ts';
import { boardAlt } from './alt.ts';
import { board } from './board.ts';

/** Gloomhaven to look at. */
export const pictures = {
  board,
  alt: { board: boardAlt },
} satisfies Partial<Omit<Pictures<View>, 'alt'>> & { alt: object };
