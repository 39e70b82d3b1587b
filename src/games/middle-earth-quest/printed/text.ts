import { type Catalogue, catalogue, type Locale, type Words } from '#core/text';
import printedEn from '#data/middle-earth-quest/printed.en.json' with { type: 'json' };
import printedJa from '#data/middle-earth-quest/printed.ja.json' with { type: 'json' };
import textEn from '#data/middle-earth-quest/text.en.json' with { type: 'json' };
import textJa from '#data/middle-earth-quest/text.ja.json' with { type: 'json' };
import boardEn from '#data/middle-earth-quest/text-board.en.json' with { type: 'json' };
import boardJa from '#data/middle-earth-quest/text-board.ja.json' with { type: 'json' };
import { perils, plots, shadows } from './cards/decks.ts';
import { combatCards } from './combat/combat-cards.ts';
import { minions, monsters, tokenStacks } from './combat/foes.ts';
import { heroes } from './combat/heroes.ts';
import { regions } from './map/map.ts';
import type { Name } from './terms/plain.ts';
import { cardText, minionText, powerText } from './words/card-text.ts';
import { cardWords } from './words/catalogue.ts';
import { combatWords } from './words/combat.ts';
import { mapWords } from './words/map.ts';

type Named = { id: string; name: Name };
const named = (things: Iterable<Named>, locale: Locale): Words =>
  Object.fromEntries([...things].map(({ id, name }) => [id, name[locale]]));

const BLANK: Record<Locale, string> = { en: 'a blank token', ja: '空のトークン' };
const HAVENS: Record<Locale, string> = { en: 'the Havens', ja: '安息所' };
const BETWEEN: Record<Locale, string> = { en: ' and ', ja: '・' };

/** A stack is called by its two regions (MEQ-1.5). */
const stackNames = (locale: Locale): Words =>
  Object.fromEntries(
    [...tokenStacks.keys()].map((id) => {
      const pair = [...regions.values()].filter((region) => region.pair === id);
      return [id, pair.map(({ name }) => name[locale]).join(BETWEEN[locale])];
    }),
  );

/** Cards as they stand in a list within a sentence: in Japanese each is quoted. */
const QUOTED: Record<Locale, (name: string) => string> = { en: (name) => name, ja: (name) => `「${name}」` };
const quoted = (things: Iterable<Named>, locale: Locale): Words =>
  Object.fromEntries([...things].map(({ id, name }) => [id, QUOTED[locale](name[locale])]));

/** What stands on combat cards, monsters and minions, for who hears it. */
const says = (locale: Locale): Words => ({
  'card-says': Object.fromEntries([...combatCards.values()].map((one) => [one.id, cardText(one, locale)])),
  'foe-says': Object.fromEntries([
    ...[...monsters.values()].map(({ id, power }) => [id, powerText(power, locale)]),
    ...[...minions.values()].map(({ id, abilities }) => [
      id,
      abilities.map((one) => minionText(one, locale)).join(locale === 'ja' ? '' : ' '),
    ]),
  ]),
});

const names = (locale: Locale): Words => ({
  ...says(locale),
  'shadow-card': quoted(shadows.values(), locale),
  'plot-card': quoted(plots.values(), locale),
  'peril-card': quoted(perils.values(), locale),
  hero: named(heroes.values(), locale),
  foe: { ...named([...monsters.values(), ...minions.values()], locale), blank: BLANK[locale] },
  stack: stackNames(locale),
  'encounter-deck': { ...stackNames(locale), haven: HAVENS[locale] },
  'hero-ability': named(
    [...heroes.values()].map(({ ability }) => ability),
    locale,
  ),
});

/** All words of the game. Names come from the data, so that cards, pictures and sentences use the same ones. */
export const text: Catalogue = catalogue(
  ...cardWords,
  ...combatWords,
  ...mapWords,
  { en: names('en'), ja: names('ja'), file: 'src/games/middle-earth-quest/printed/text.ts' },
  { en: textEn, ja: textJa, file: 'data/middle-earth-quest/text.*.json' },
  { en: printedEn, ja: printedJa, file: 'data/middle-earth-quest/printed.*.json' },
  { en: boardEn, ja: boardJa, file: 'data/middle-earth-quest/text-board.*.json' },
);
