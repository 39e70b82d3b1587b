import type { Locale } from '#core/text';
import { events, plotInPlay, plots, shadows } from '#games/middle-earth-quest/printed/cards/decks';
import { characters } from '#games/middle-earth-quest/printed/cards/possessions';
import { combatCards } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { minions, monsters } from '#games/middle-earth-quest/printed/combat/foes';
import { heroes } from '#games/middle-earth-quest/printed/combat/heroes';
import { locationAt, regions } from '#games/middle-earth-quest/printed/map/map';
import { list, times } from '../prose.ts';
import { counted } from './counted.ts';
import { say } from './text.ts';

/** What everything is called, as it is printed. */

type Named = { readonly name: Readonly<Record<Locale, string>> };
const of =
  (things: ReadonlyMap<string, Named>) =>
  (id: string, locale: Locale): string =>
    things.get(id)?.name[locale] ?? id;

export const placeName = (id: string, locale: Locale): string => locationAt(id).name[locale];
export const regionName = of(regions);
export const heroName = of(heroes);
export const combatCardName = of(combatCards);
export const shadowName = of(shadows);
export const minionName = of(minions);
export const characterName = of(characters);
export const eventName = of(events);
export const plotName = (id: string, locale: Locale): string => plotInPlay(id).name[locale];
/** What a token shows: a monster, or nothing. */
export const faceName = (face: string, locale: Locale): string =>
  face === 'blank' ? say('blank', locale) : (monsters.get(face)?.name[locale] ?? face);

/** "Betrayed ×2, An Evil Fog". */
export const pileNames = (
  kind: 'shadow' | 'plot' | 'combat-card',
  cards: readonly string[],
  locale: Locale,
): string => {
  const name = { shadow: shadowName, plot: of(plots), 'combat-card': combatCardName }[kind];
  return list(
    counted(cards).map(([card, n]) => times(name(card, locale), n, locale)),
    locale,
  );
};
