import { type Catalogue, catalogue, type Locale, type Words } from '#core/text';
import monstersEn from '#data/gloomhaven/monsters.en.json' with { type: 'json' };
import monstersJa from '#data/gloomhaven/monsters.ja.json' with { type: 'json' };
import partyEn from '#data/gloomhaven/party.en.json' with { type: 'json' };
import partyJa from '#data/gloomhaven/party.ja.json' with { type: 'json' };
import textEn from '#data/gloomhaven/text.en.json' with { type: 'json' };
import textJa from '#data/gloomhaven/text.ja.json' with { type: 'json' };
import { bestiary } from './bestiary.ts';
import { SCENARIOS } from './built.ts';
import { cardsOf } from './cards.ts';
import { classes, conditions, items, scenarioList } from './content.ts';
import { creaturesOn } from './figures/summons.ts';
import { partyNames } from './party/words.ts';
import { scenario } from './scenarios.ts';

type Name = Record<Locale, string>;
const called = <K extends string | number>(things: Iterable<readonly [K, { name: Name }]>, locale: Locale): Words =>
  Object.fromEntries([...things].map(([id, { name }]) => [String(id), name[locale]]));

/** Names come from the printed components, so that cards, pictures and sentences use the same ones. */
function names(locale: Locale): Words {
  const { monsters, bosses } = bestiary();
  const cards = [...classes.keys()].flatMap((id) => cardsOf(id));
  const creatures = cards.flatMap(({ top, bottom }) => [...creaturesOn([...top.effects, ...bottom.effects])]);
  const objectives = SCENARIOS.flatMap((id) => scenario(Number(id)).objectives);
  const offered = SCENARIOS.map((id) => scenarioList.get(Number(id))!);
  return {
    role: called(classes, locale),
    card: called(
      cards.map((card) => [card.no, card]),
      locale,
    ),
    monster: called([...monsters, ...bosses], locale),
    creature: called(
      creatures.map((one) => [one.id, one]),
      locale,
    ),
    objective: called(
      objectives.map((one) => [one.id, one]),
      locale,
    ),
    condition: called(conditions, locale),
    item: called(items, locale),
    scenario: called(scenarioList, locale),
    option: { scenario: Object.fromEntries(offered.map(({ id, name }) => [String(id), `${id}. ${name[locale]}`])) },
  };
}

export const text: Catalogue = catalogue(
  { en: names('en'), ja: names('ja') },
  { en: monstersEn, ja: monstersJa },
  { en: partyNames('en'), ja: partyNames('ja') },
  { en: textEn, ja: textJa },
  { en: partyEn, ja: partyJa },
);
