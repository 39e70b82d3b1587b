import type { Locale } from '#core/text';
import { areas, seas } from '#games/tears-of-the-dragon/content';
import type { View } from '#games/tears-of-the-dragon/view.types';
import type { Pictures } from '../pictures.ts';
import { colourNumber, seatLook } from '../theme.ts';
import { boardAlt, endAlt, handAlt } from './alt.ts';
import { board } from './board.ts';
import { endPicture } from './end.ts';
import { hand } from './hand.ts';
import { legendPage } from './legend.ts';
import { sidesPage } from './sides-page.ts';

function places(_view: View, locale: Locale): { id: string; name: string }[] {
  return [...areas.values(), ...seas.values()]
    .map(({ id, name }) => ({ id, name: name[locale] }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Tears of the Dragon to look at. */
export const pictures: Pictures<View> = {
  board,
  hand,
  // Whoever moves looks at the map.
  handFor: ({ key }) => key !== 'choose' && key !== 'act',
  pages: (view, { locale }) => [sidesPage(view, locale), legendPage(view, locale)],
  end: endPicture,
  alt: { board: boardAlt, hand: handAlt, end: endAlt },
  colour: (seat) => colourNumber(seatLook(seat).colour),
  places,
};
