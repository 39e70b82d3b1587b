import { type Catalogue, catalogue, type Locale, type WordList, type Words } from '#core/text';
import abilitiesEn from '#data/gloomhaven/abilities.en.json' with { type: 'json' };
import abilitiesJa from '#data/gloomhaven/abilities.ja.json' with { type: 'json' };
import beforehandEn from '#data/gloomhaven/beforehand.en.json' with { type: 'json' };
import beforehandJa from '#data/gloomhaven/beforehand.ja.json' with { type: 'json' };
import itemsEn from '#data/gloomhaven/items.en.json' with { type: 'json' };
import itemsJa from '#data/gloomhaven/items.ja.json' with { type: 'json' };
import reasonsEn from '#data/gloomhaven/monsters.en.json' with { type: 'json' };
import reasonsJa from '#data/gloomhaven/monsters.ja.json' with { type: 'json' };
import monsterData from '#data/gloomhaven/monsters.json' with { type: 'json' };
import partyEn from '#data/gloomhaven/party.en.json' with { type: 'json' };
import partyJa from '#data/gloomhaven/party.ja.json' with { type: 'json' };
import printedEn from '#data/gloomhaven/printed.en.json' with { type: 'json' };
import printedJa from '#data/gloomhaven/printed.ja.json' with { type: 'json' };
import scenariosEn from '#data/gloomhaven/scenarios.en.json' with { type: 'json' };
import scenariosJa from '#data/gloomhaven/scenarios.ja.json' with { type: 'json' };
import textEn from '#data/gloomhaven/text.en.json' with { type: 'json' };
import textJa from '#data/gloomhaven/text.ja.json' with { type: 'json' };
import boardEn from '#data/gloomhaven/text-board.en.json' with { type: 'json' };
import boardJa from '#data/gloomhaven/text-board.ja.json' with { type: 'json' };
import { CARD_FILES } from './content/cards.ts';
import { classes, conditions, creatures, items, itemsNotHere, scenarioList } from './content/content.ts';
import { SCENARIOS } from './content/offered.ts';
import { hexWords } from './map/hex-names.ts';
import { partyNames } from './words/party.ts';

type Named = { id: string | number; name: Record<Locale, string> };
const named = (things: Iterable<Named>, locale: Locale): Words =>
  Object.fromEntries([...things].map(({ id, name }) => [id, name[locale]]));

/** Names come from the printed components, so that cards, pictures and sentences use the same ones. */
function names(locale: Locale): Words {
  const cards = Object.values(CARD_FILES).flatMap((file) => file.cards.map(({ no, name }) => ({ id: no, name })));
  const lower = [...conditions.values()].map(({ id, name }) => [id, name[locale].toLowerCase()]);
  const offered = SCENARIOS.map((id) => [id, `${id}. ${scenarioList.get(Number(id))!.name[locale]}`]);
  return {
    class: named(classes.values(), locale),
    role: named(classes.values(), locale),
    race: Object.fromEntries([...classes.values()].map(({ id, race }) => [id, race[locale]])),
    card: named(cards, locale),
    // Bare, as on buttons and in menus.
    'card-name': named(cards, locale),
    item: named([...items.values(), ...itemsNotHere.values()], locale),
    monster: named([...monsterData.monsters, ...monsterData.bosses], locale),
    creature: named(creatures.values(), locale),
    scenario: named(scenarioList.values(), locale),
    condition: Object.fromEntries(lower),
    hex: hexWords(),
    option: { scenario: Object.fromEntries(offered) },
  };
}

const sources: WordList[] = [
  { en: names('en'), ja: names('ja'), file: 'src/games/gloomhaven/printed/text.ts' },
  { en: abilitiesEn, ja: abilitiesJa, file: 'data/gloomhaven/abilities.*.json' },
  { en: scenariosEn, ja: scenariosJa, file: 'data/gloomhaven/scenarios.*.json' },
  { en: reasonsEn, ja: reasonsJa, file: 'data/gloomhaven/monsters.*.json' },
  { en: textEn, ja: textJa, file: 'data/gloomhaven/text.*.json' },
  { en: partyEn, ja: partyJa, file: 'data/gloomhaven/party.*.json' },
  { en: beforehandEn, ja: beforehandJa, file: 'data/gloomhaven/beforehand.*.json' },
  { en: printedEn, ja: printedJa, file: 'data/gloomhaven/printed.*.json' },
  { en: itemsEn, ja: itemsJa, file: 'data/gloomhaven/items.*.json' },
  { en: boardEn, ja: boardJa, file: 'data/gloomhaven/text-board.*.json' },
];
const said = catalogue(...sources);

export const text: Catalogue = catalogue(...sources, { en: partyNames(said, 'en'), ja: partyNames(said, 'ja') });

type Key = keyof typeof textEn | keyof typeof partyEn | keyof typeof itemsEn;
type After<K> = K extends `event.${infer T}` ? T : never;
/** All types of events that players read of: there are words for each. */
export type EventType = After<Key>;
