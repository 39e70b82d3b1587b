import { type Catalogue, catalogue, type Locale, locales, type Words } from '#core/text';
import combatEn from '#data/middle-earth-quest/combat.en.json' with { type: 'json' };
import combatJa from '#data/middle-earth-quest/combat.ja.json' with { type: 'json' };
import { combatCards } from '../combat-cards.ts';
import { minions, monsters } from '../foes.ts';
import { heroes } from '../heroes.ts';

/** The words of combats: what happens in a round and why, and what cards, foes, heroes and powers are called. */

type Named = Iterable<{ id: string; name: Record<Locale, string> }>;
const names = (things: Named, locale: Locale): Words =>
  Object.fromEntries([...things].map(({ id, name }) => [id, name[locale]]));

const written: Record<Locale, Words> = { en: combatEn, ja: combatJa };
const called = Object.fromEntries(
  locales.map((locale): [Locale, Words] => [
    locale,
    {
      'combat-card': names(combatCards.values(), locale),
      fighter: names([...heroes.values(), ...monsters.values(), ...minions.values()], locale),
      power: names(
        [...monsters.values()].map(({ power }) => power),
        locale,
      ),
    },
  ]),
) as Record<Locale, Words>;

/** In the order in which a catalogue takes them. */
export const COMBAT_WORDS: readonly Record<Locale, Words>[] = [written, called];
export const combatText: Catalogue = catalogue(...COMBAT_WORDS);
