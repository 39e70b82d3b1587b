import { type Catalogue, catalogue, type Locale, type WordList, type Words } from '#core/text';
import combatEn from '#data/middle-earth-quest/combat.en.json' with { type: 'json' };
import combatJa from '#data/middle-earth-quest/combat.ja.json' with { type: 'json' };
import fightEn from '#data/middle-earth-quest/fight.en.json' with { type: 'json' };
import fightJa from '#data/middle-earth-quest/fight.ja.json' with { type: 'json' };
import { combatCards, combatDecks } from '../combat/combat-cards.ts';
import { minions, monsters } from '../combat/foes.ts';
import { heroes } from '../combat/heroes.ts';
import type { Name } from '../terms/plain.ts';

type Named = { id: string; name: Name };
const named = (things: Iterable<Named>, locale: Locale): Words =>
  Object.fromEntries([...things].map(({ id, name }) => [id, name[locale]]));

const names = (locale: Locale): Words => ({
  'combat-card': named(combatCards.values(), locale),
  // On a button a name stands bare.
  'card-name': named(combatCards.values(), locale),
  'combat-deck': named(combatDecks.values(), locale),
  fighter: named([...heroes.values(), ...monsters.values(), ...minions.values()], locale),
  power: named(
    [...monsters.values()].map(({ power }) => power),
    locale,
  ),
});

/** What cards, heroes, foes and powers are called, what stands on them, the sentences that explain a round, and those of a combat in play. */
export const combatWords: readonly WordList[] = [
  { en: names('en'), ja: names('ja'), file: 'src/games/middle-earth-quest/printed/words/combat.ts' },
  { en: combatEn, ja: combatJa, file: 'data/middle-earth-quest/combat.*.json' },
  { en: fightEn, ja: fightJa, file: 'data/middle-earth-quest/fight.*.json' },
];
export const combatText: Catalogue = catalogue(...combatWords);
