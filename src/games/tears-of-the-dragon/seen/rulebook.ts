import { type Entry, entriesFrom, type GuidePage } from '#core/rulebook';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import guideEn from '#data/tears-of-the-dragon/guide.en.json' with { type: 'json' };
import guideJa from '#data/tears-of-the-dragon/guide.ja.json' with { type: 'json' };
import wordsEn from '#data/tears-of-the-dragon/rulebook.en.json' with { type: 'json' };
import wordsJa from '#data/tears-of-the-dragon/rulebook.ja.json' with { type: 'json' };
import shape from '#data/tears-of-the-dragon/rulebook.json' with { type: 'json' };
import {
  areas,
  isInMatch,
  leaders,
  penguinAreas,
  roadsFrom,
  rules,
  seas,
  spells,
  units,
  wizards,
} from '../printed/content.ts';
import { text } from '../printed/text.ts';

/** What can be looked up: our paragraphs of the rules, and all that is printed, in the words and numbers of the components. */

const written = entriesFrom(shape, { en: wordsEn, ja: wordsJa });

/** All entries, the same list at every call. */
export const rulebook = (locale: Locale): readonly Entry[] => all[locale];
export const guide = (locale: Locale): readonly GuidePage[] => ({ en: guideEn, ja: guideJa })[locale];

type Say = (key: string, args?: Record<string, Json>) => string;

function printed(locale: Locale): Entry[] {
  const say: Say = (key, args = {}) => text.say({ key: `printed.${key}`, args }, locale);
  const other: Locale = locale === 'en' ? 'ja' : 'en';
  const names = (ids: readonly string[], kind: string): Json => ids.map((id) => ({ key: `${kind}.${id}` }));
  const entry = (
    kind: string,
    id: string,
    rest: Pick<Entry, 'text' | 'see'> & { key: string; also?: string },
  ): Entry => ({
    id: `${kind}-${id}`,
    title: text.say({ key: rest.key }, locale),
    text: rest.text,
    // By its name in the other language too, and by what kind of thing it is.
    words: [text.say({ key: rest.key }, other), say(`kind.${rest.also ?? kind}`)],
    rules: [],
    see: rest.see,
  });
  const ofSpells = [...spells.values()].map(({ id, text: says, backfire, timing }) =>
    entry('spell', id, {
      key: `spell.${id}`,
      text: say('spell', {
        says: says[locale],
        when: timing.map((one) => ({ key: `printed.when.${one}` })),
        backfire: backfire?.[locale] ?? null,
      }),
      see: ['spells', 'wizards-in-battle', 'backfire'],
    }),
  );
  const ofUnits = [...units.values()]
    .filter((one) => isInMatch(one, { scenario: 'war-of-the-dragon', penguins: false }))
    .map(({ id, side, count, full, reduced, war, movement, halvedAtSea }) =>
      entry('unit', id, {
        key: `unit.${id}`,
        text: say('unit', {
          side: { key: `printed.side.${side}` },
          count,
          full,
          reduced,
          // in the war some are stronger, some weaker.
          war: war ? { key: 'printed.war', args: war } : null,
          movement,
          halved: halvedAtSea || null,
        }),
        see:
          id === 'terramax'
            ? ['terramax', 'winning-terramax']
            : id === 'cadmin'
              ? ['ambassador']
              : ['movement', 'hits'],
      }),
    );
  const ofLeaders = [...leaders.values()]
    .filter(({ only }) => only === undefined)
    .map(({ id, side, rank, attack, command, defence, movement }) =>
      entry('leader', id, {
        key: `leader.${id}`,
        text: say('leader', { side: { key: `printed.side.${side}` }, rank, attack, command, defence, movement }),
        see: ['leaders', 'leader-points', 'casualty'],
      }),
    );
  const ofWizards = [...wizards.values()].map(
    ({ id, side, strength, spellModifier, maxSpells, startSpells, movement }) =>
      entry('wizard', id, {
        key: `wizard.${id}`,
        text: say('wizard', {
          side: { key: `printed.side.${side}` },
          strength,
          modifier: spellModifier,
          target: rules.spellCheck + spellModifier,
          most: maxSpells,
          spells: names(startSpells, 'spell'),
          movement,
        }),
        see: ['wizards', 'spells', 'casualty'],
      }),
  );
  const ofPlaces = [...areas.values()].map(
    ({ id, type, castleStrength, replenishPerTurn, recruitPerTurn, seas: off }) =>
      entry('place', id, {
        key: `area.${id}`,
        also: type,
        text: say('place', {
          kind: { key: `printed.kind.${type}` },
          strength: castleStrength ?? null,
          roads: names(roadsFrom(id), 'area'),
          seas: names(
            off.filter((sea) => seas.has(sea)),
            'sea',
          ),
          replenish: replenishPerTurn || null,
          recruit: recruitPerTurn || null,
          penguins: penguinAreas.has(id) || null,
        }),
        see: SEE[type] ?? ['roads'],
      }),
  );
  return [...ofSpells, ...ofUnits, ...ofLeaders, ...ofWizards, ...ofPlaces];
}

/** What one reads next about a place of this kind. */
const SEE: Readonly<Record<string, readonly string[]>> = {
  castle: ['castles', 'siege', 'replenishing'],
  city: ['recruiting', 'replenishing', 'roads'],
  port: ['sea', 'ships', 'recruiting'],
  town: ['replenishing', 'roads'],
  ruin: ['ruins', 'knowledge', 'spell-search'],
  island: ['island', 'tower'],
};

const all: Readonly<Record<Locale, readonly Entry[]>> = {
  en: [...written.en, ...printed('en')],
  ja: [...written.ja, ...printed('ja')],
};
