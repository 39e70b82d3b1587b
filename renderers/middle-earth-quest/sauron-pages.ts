import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Page } from '../pictures.ts';
import { cut } from '../prose.ts';
import { boardAlt } from './alt.ts';
import { board } from './board.ts';
import { cardSheets, cardsWords, isWhole } from './sauron-hand.ts';
import { say } from './text.ts';

/** What Sauron looks through besides his hand: the map with every token turned up, and his cards whole where the hand has only names. */
export function sauronPages(view: View, locale: Locale): Page[] {
  if (view.own?.who !== 'sauron') return [];
  const map: Page = {
    name: say('saurons.map', locale),
    scene: board(view, { locale }),
    alt: boardAlt(view, { locale }),
  };
  if (isWhole(view, locale)) return [map];
  const cards = (['shadow', 'plot'] as const).flatMap((kind) =>
    cardSheets(view, kind, locale).map(
      ({ scene, cards }, n): Page => ({
        name: `${say(`saurons.${kind}-page`, locale)} ${n + 1}`,
        scene,
        alt: cut(cardsWords(kind, cards, locale), 1000),
      }),
    ),
  );
  return [map, ...cards];
}
