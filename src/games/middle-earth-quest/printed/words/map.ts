import type { Locale, WordList, Words } from '#core/text';
import whyEn from '#data/middle-earth-quest/why.en.json' with { type: 'json' };
import whyJa from '#data/middle-earth-quest/why.ja.json' with { type: 'json' };
import { rows } from '../boards/action-board.ts';
import { minions } from '../combat/foes.ts';
import { locations, regions, terrains } from '../map/map.ts';
import type { Name } from '../terms/plain.ts';

type Named = { id: string; name: Name };
const named = (things: Iterable<Named>, locale: Locale): Words =>
  Object.fromEntries([...things].map(({ id, name }) => [id, name[locale]]));

const names = (locale: Locale): Words => ({
  location: named(locations.values(), locale),
  region: named(regions.values(), locale),
  terrain: named(terrains, locale),
  row: named(rows.values(), locale),
  minion: named(minions.values(), locale),
});

/** What the map and the boards are called, and the sentences that explain influence, travel and story. */
export const mapWords: readonly WordList[] = [
  { en: names('en'), ja: names('ja'), file: 'src/games/middle-earth-quest/printed/words/map.ts' },
  { en: whyEn, ja: whyJa, file: 'data/middle-earth-quest/why.*.json' },
];
