import { type Catalogue, catalogue, type Locale, type WordList, type Words } from '#core/text';
import effectsEn from '#data/middle-earth-quest/effects.en.json' with { type: 'json' };
import effectsJa from '#data/middle-earth-quest/effects.ja.json' with { type: 'json' };
import resolveEn from '#data/middle-earth-quest/resolve.en.json' with { type: 'json' };
import resolveJa from '#data/middle-earth-quest/resolve.ja.json' with { type: 'json' };
import { corruptions, encounters, events, perils, plots, shadows, startingPlots } from '../cards/decks.ts';
import { characters, items, objectives, quests } from '../cards/possessions.ts';
import { combatCards } from '../combat/combat-cards.ts';
import { minions, monsters } from '../combat/foes.ts';
import { skills } from '../combat/heroes.ts';
import { locations, regions } from '../map/map.ts';
import type { Name } from '../terms/plain.ts';
import { cardTexts } from './cards.ts';
import { speechOf } from './speech.ts';

/** What cards are called, what they say, and the words their sentences are made of. */

type Named = { id: string; name: Name };
const named = (things: Iterable<Named>, locale: Locale): Words =>
  Object.fromEntries([...things].map(({ id, name }) => [id, name[locale]]));

/** What cards and whoever stands on them are called. */
const names = (locale: Locale): Words => ({
  event: named(events.values(), locale),
  encounter: named(encounters.values(), locale),
  peril: named(perils.values(), locale),
  shadow: named(shadows.values(), locale),
  plot: named([...plots.values(), ...startingPlots.values()], locale),
  quest: named([...quests.values(), ...[...encounters.values()].filter(({ kind }) => kind === 'quest')], locale),
  /** A skill is a combat card that heroes learn (MEQ-6.16). */
  skill: Object.fromEntries([...skills.keys()].map((card) => [card, combatCards.get(card)!.name[locale]])),
  corruption: named(corruptions.values(), locale),
  item: named(items.values(), locale),
  objective: named([...objectives.heroes.values(), ...objectives.sauron.values()], locale),
  character: named(characters.values(), locale),
});
/** Whom and what sentences of cards speak of besides. */
const others = (locale: Locale): Words => ({
  location: named(locations.values(), locale),
  region: named(regions.values(), locale),
  monster: named(monsters.values(), locale),
  minion: named(minions.values(), locale),
});

const own: readonly WordList[] = [
  { en: names('en'), ja: names('ja'), file: 'src/games/middle-earth-quest/printed/words/catalogue.ts' },
  { en: effectsEn, ja: effectsJa, file: 'data/middle-earth-quest/effects.*.json' },
  { en: resolveEn, ja: resolveJa, file: 'data/middle-earth-quest/resolve.*.json' },
];
const whole: Catalogue = catalogue(
  { en: others('en'), ja: others('ja'), file: 'src/games/middle-earth-quest/printed/words/catalogue.ts' },
  ...own,
);

/** The words of cards: names, sentences, and the text of each card as `printed.<kind>.<id>`. */
export const cardWords: readonly WordList[] = [
  ...own,
  { en: cardTexts(speechOf(whole, 'en')), ja: cardTexts(speechOf(whole, 'ja')) },
];
