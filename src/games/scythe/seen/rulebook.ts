import { type Entry, entriesFrom, entriesOfPrinted, type GuidePage, type Printed } from '#core/rulebook';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import guideEn from '#data/scythe/guide.en.json' with { type: 'json' };
import guideJa from '#data/scythe/guide.ja.json' with { type: 'json' };
import ruleOfQuestions from '#data/scythe/rule-of.json' with { type: 'json' };
import wordsEn from '#data/scythe/rulebook.en.json' with { type: 'json' };
import wordsJa from '#data/scythe/rulebook.ja.json' with { type: 'json' };
import shape from '#data/scythe/rulebook.json' with { type: 'json' };
import {
  type Ability,
  abilityTexts,
  encounters,
  type Faction,
  factions,
  factoryCards,
  factoryMove,
  objectives,
  playerMats,
  tiles,
} from '../printed/content.ts';
import { text } from '../printed/text.ts';

/** What can be looked up: our paragraphs of the rules, and all that is printed, in the words and numbers of the components. */

const written = entriesFrom(shape, { en: wordsEn, ja: wordsJa });

/** All entries, the same list at every call. */
export const rulebook = (locale: Locale): readonly Entry[] => all[locale];
export const guide = (locale: Locale): readonly GuidePage[] => ({ en: guideEn, ja: guideJa })[locale];
/** The entries that stand behind each question, by the key of its decision. */
export const ruleOf: Readonly<Record<string, readonly string[]>> = ruleOfQuestions;

const printed: readonly Printed[] = [
  ...[...factions.values()].map(ofFaction),
  ...ofAbilities(),
  ...[...playerMats.values()].map(({ id, orderLabel, startingPopularity, startingCoins, ...mat }) => ({
    kind: 'player-mat',
    id,
    title: named(`mat.${id}`),
    text: (locale: Locale) =>
      says('player-mat', locale, {
        order: orderLabel,
        popularity: startingPopularity,
        coins: startingCoins,
        objectives: mat.startingObjectiveCards,
        sections: lines(mat.sections, ({ top, bottom, bottomCost: { resource, start, min }, bottomCoins: coins }) =>
          says('section-line', locale, { top, bottom, resource, start, coins, min: min < start ? min : null }),
        ),
      }),
    see: ['player-mats', 'sections', 'turn-order'],
  })),
  ...[...encounters.values()].map(({ id, options }) => ({
    kind: 'encounter',
    id,
    title: named(`encounter.${id}`),
    text: (locale: Locale) =>
      says('encounter', locale, {
        options: lines(options, ({ summary }) => says('option-line', locale, { says: summary[locale] })),
      }),
    see: ['encounters'],
  })),
  ...[...factoryCards.values()].map(({ id, number, text: card }) => ({
    kind: 'factory-card',
    id,
    title: (locale: Locale) => says('factory-title', locale, { number }),
    text: (locale: Locale) => says('factory-card', locale, { says: card[locale], steps: factoryMove.steps }),
    see: ['factory-cards', 'factory'],
  })),
  ...[...objectives.values()].map(({ id, text: card, timing }) => ({
    kind: 'objective',
    id,
    title: named(`objective.${id}`),
    text: (locale: Locale) =>
      says('objective', locale, {
        says: card[locale],
        end: timing === 'endOfTurn' || null,
        any: timing === 'any' || null,
      }),
    see: ['objectives'],
  })),
  ...[...tiles.values()].map(({ id, table }) => ({
    kind: 'tile',
    id,
    title: named(`tile.${id}`),
    text: (locale: Locale) =>
      says('tile', locale, { rows: lines(table, ([from, coins]) => says('row-line', locale, { from, coins })) }),
    see: ['structure-bonus', 'structures'],
  })),
];

/** A faction with all that its mat can do. */
function ofFaction({ id, character, companion, power, combatCards, ability, mechs }: Faction): Printed {
  return {
    kind: 'faction',
    id,
    title: named(`faction.${id}`),
    text: (locale) =>
      says('faction', locale, {
        character: character[locale],
        companion: companion[locale],
        power,
        cards: combatCards,
        abilities: [
          says('ability-line', locale, { name: ability.name[locale], says: doing(id, ability)(locale) }),
          ...mechs.map((mech) => says('mech-line', locale, { name: mech.name[locale], says: doing(id, mech)(locale) })),
        ].join('\n'),
      }),
    words: (locale) => [character[locale], companion[locale], ...mechs.map(({ name }) => name[locale])],
    see: ['factions'],
  };
}

/** An ability is one entry, however many factions have it. */
function ofAbilities(): Printed[] {
  const owners = [...factions.values()].flatMap(({ id, ability, mechs }) =>
    [ability, ...mechs].map((one) => ({ faction: id, ability: one })),
  );
  return [...new Set(owners.map(({ ability }) => ability.id))].map((id) => ({
    kind: 'ability',
    id,
    title: named(`mech.${id}`),
    text: (locale) =>
      owners
        .filter(({ ability }) => ability.id === id)
        .map(({ faction, ability }) => says('ability-of', locale, { faction, says: doing(faction, ability)(locale) }))
        .join('\n'),
    see: ['factions', 'combat-abilities', 'steps'],
  }));
}

/** What an ability does in the hands of a faction, as it is usually played and as it may be by options and numbers. */
const doing =
  (faction: string, { id }: Pick<Ability, 'id'>) =>
  (locale: Locale): string => {
    const own = abilityTexts[`${id}.${faction}`] ?? abilityTexts[id];
    if (own) return own[locale];
    const some = Object.entries(abilityTexts).filter(([key]) => key.startsWith(`${id}.`));
    return some.map(([, { [locale]: said }]) => said).join(' / ');
  };

/** The words of what is printed, by their key below `printed`. */
function says(key: string, locale: Locale, args: Record<string, Json> = {}): string {
  return text.say({ key: `printed.${key}`, args }, locale);
}
function named(key: string): (locale: Locale) => string {
  return (locale) => text.say({ key }, locale);
}
function lines<T>(items: readonly T[], line: (item: T) => string): string {
  return items.map(line).join('\n');
}

const entries = (locale: Locale): Entry[] =>
  entriesOfPrinted(printed, (kind, where) => says(`kind.${kind}`, where), locale);

const all: Readonly<Record<Locale, readonly Entry[]>> = {
  en: [...written.en, ...entries('en')],
  ja: [...written.ja, ...entries('ja')],
};
