import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import { MOST_TO_POOL, rows } from '#games/middle-earth-quest/printed/boards/action-board';
import { GOAL, SHADOW_FALLS, stages } from '#games/middle-earth-quest/printed/boards/track';
import {
  corruptions,
  DRAWN,
  encounters,
  events,
  perils,
  plots,
  shadows,
  startingPlots,
} from '#games/middle-earth-quest/printed/cards/decks';
import {
  characters,
  DARK_PATH,
  items,
  objectives,
  quests,
  table,
} from '#games/middle-earth-quest/printed/cards/possessions';
import { combatCards, combatDecks } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { minions, monsters, tokenStacks } from '#games/middle-earth-quest/printed/combat/foes';
import { heroes } from '#games/middle-earth-quest/printed/combat/heroes';
import { locations, paths, regions, strongholds } from '#games/middle-earth-quest/printed/map/map';
import { text } from '#games/middle-earth-quest/printed/text';
import { cardText, minionText, powerText } from '#games/middle-earth-quest/printed/words/card-text';
import { guide, rulebook, ruleOf } from '#games/middle-earth-quest/seen/rulebook/rulebook';
import { text as pictureText } from '#renderers/middle-earth-quest/text';
import { readRules } from '../../../scripts/citations.ts';
import { heldByCommands, heldByLabels } from '../held-by-names.ts';
import {
  heldByGuide,
  heldByParagraphs,
  heldByQuestions,
  heldByRuleOf,
  heldByStyle,
  sentencesOf,
  writtenOf,
} from '../held-by-rulebook.ts';
import questionData from './questions.json' with { type: 'json' };

/** The rules at hand: the entries people look up, the guide, and which entries stand behind each question. */

/** Quoted words that are no label: how some labels begin that name more, and what the rules and cards say. */
const SAID: Record<Locale, readonly string[]> = {
  en: ['?', 'Wide', 'Deep', 'Towards the heroes'],
  ja: ['分散して置く', '集中して置く', 'ヒーローへ向かう命令', 'オークと戦闘する', '影が覆う刻'],
};

const book = writtenOf('middle-earth-quest');
const { ids, shape, words } = book;
const sentences = (locale: Locale) => sentencesOf(rulebook(locale), guide(locale));
/** What we have written ourselves of it. */
const written = (locale: Locale) =>
  sentencesOf(
    rulebook(locale).filter(({ id }) => ids.includes(id)),
    guide(locale),
  );
/** What an entry says, without the marks that make it bold. */
function plain(id: string, locale: Locale): string {
  const found = rulebook(locale).find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no entry`);
  return found.text.replaceAll('**', '');
}
const rules = readRules(readFileSync('docs/games/middle-earth-quest.rules.md', 'utf8')).map(({ id }) => id);

describe('The entries of the rulebook', () => {
  heldByParagraphs(book, { least: 85, most: 95, rules });

  test('tell of every rule, and of all that the rules leave open and are settled here', () => {
    const told = new Set(Object.values(shape).flatMap((one) => one.rules));
    expect(rules.filter((id) => !id.startsWith('T-') && !told.has(id))).toEqual([]);
  });
});

describe('What is printed', () => {
  /** By kind of entry the ids of its things. */
  const things: Record<string, Iterable<string>> = {
    plot: [...startingPlots.keys(), ...plots.keys()],
    shadow: shadows.keys(),
    event: events.keys(),
    encounter: encounters.keys(),
    peril: perils.keys(),
    corruption: corruptions.keys(),
    card: combatCards.keys(),
    deck: combatDecks.keys(),
    monster: monsters.keys(),
    stack: tokenStacks.keys(),
    minion: minions.keys(),
    hero: heroes.keys(),
    quest: quests.keys(),
    objective: [...objectives.heroes.keys(), ...objectives.sauron.keys()],
    item: items.keys(),
    character: characters.keys(),
    place: locations.keys(),
    region: regions.keys(),
  };

  /** Those whose text is what they do. */
  const ON_CARDS = 'plot shadow event encounter peril corruption quest objective item character'.split(' ');

  test('has an entry each, and there are no others', () => {
    const expected = Object.entries(things).flatMap(([kind, of]) => [...of].map((id) => `${kind}-${id}`));
    const printed = rulebook('en').flatMap(({ id }) => (ids.includes(id) ? [] : [id]));
    expect(printed.toSorted()).toEqual(expected.toSorted());
  });

  test.each(locales)('is told in the words of the cards and of the pictures, in %s', (locale) => {
    for (const kind of ON_CARDS)
      for (const id of things[kind]!)
        expect(plain(`${kind}-${id}`, locale)).toContain(text.say({ key: `printed.${kind}.${id}` }, locale));
    for (const card of combatCards.values()) expect(plain(`card-${card.id}`, locale)).toContain(cardText(card, locale));
    for (const { id, power } of monsters.values())
      expect(plain(`monster-${id}`, locale)).toContain(powerText(power, locale));
    for (const { id, abilities } of minions.values())
      for (const one of abilities) expect(plain(`minion-${id}`, locale)).toContain(minionText(one, locale));
    for (const { id, ability } of heroes.values())
      expect(plain(`hero-${id}`, locale)).toContain(text.say({ key: `hero-text.${ability.id}` }, locale));
  });

  test.each(locales)('names who has a combat card, and where every path leads, in %s', (locale) => {
    const name = (key: string) => text.say({ key }, locale);
    for (const { id, deck } of heroes.values())
      for (const { card } of deck) {
        expect(plain(`card-${card}`, locale)).toContain(name(`hero.${id}`));
        expect(plain(`hero-${id}`, locale)).toContain(name(`combat-card.${card}`));
      }
    for (const { a, b } of paths) {
      expect(plain(`place-${a}`, locale)).toContain(name(`location.${b}`));
      expect(plain(`place-${b}`, locale)).toContain(name(`location.${a}`));
    }
    for (const { id } of tokenStacks.values()) expect(plain(`stack-${id}`, locale)).toMatch(/\b10\b|10個/);
  });
});

heldByGuide('middle-earth-quest', guide);
heldByRuleOf(ruleOf, { text, ids, least: 60 });
heldByCommands('middle-earth-quest', written);

describe('The questions of players', () =>
  heldByQuestions(questionData, { ids, titleOf: (id, locale) => words[locale][id]!.title }));

describe.each(locales)('What is said in %s', (locale) => {
  heldByStyle(sentences(locale), locale);
  heldByLabels(written(locale), {
    locale,
    catalogues: [text, pictureText],
    said: SAID[locale],
  });

  test('has no term but those of the seed', () => {
    if (locale === 'ja')
      for (const [at, said] of sentences('ja'))
        expect(said, at).not.toMatch(/影響力|体力|恩恵|要塞カード|手下|幹部|ヘイヴン|探索|待伏|疲弊/);
  });

  test('says the numbers that the game has', () => {
    const comma = locale === 'ja' ? '、' : ', ';
    for (const { x } of rows.values()) expect(plain('action-board', locale)).toContain(x.join(comma));
    for (const { from, to, pool } of stages) {
      expect(plain('story-track', locale)).toContain(locale === 'ja' ? `${from}〜${to}` : `${from}–${to}`);
      expect(plain('shadow-pool', locale)).toContain(String(pool));
    }
    for (const n of [GOAL, SHADOW_FALLS]) expect(plain('finale', locale)).toContain(String(n));
    for (const [id, holds] of strongholds) {
      const name = text.say({ key: `location.${id}` }, locale);
      expect(plain('strongholds', locale)).toContain(locale === 'ja' ? `${name}（${holds}）` : `${name} (${holds})`);
    }
    expect(plain('encounter', locale)).toContain(String(DRAWN.encounter));
    expect(plain('peril', locale)).toContain(String(DRAWN.peril));
    expect(plain('place-influence', locale)).toContain(String(MOST_TO_POOL));
    for (const { actions } of Object.values(table.heroes))
      expect(plain('action-step', locale)).toContain(String(actions));
    expect(plain('dark-path', locale)).toContain(String(DARK_PATH.mostCorruption));
    expect(plain('map', locale)).toContain(String(locations.size));
    expect(plain('map', locale)).toContain(String(paths.length));
    for (const { name, perilous, type } of locations.values())
      if (perilous) expect([type, plain('perilous', locale)]).toEqual([type, expect.stringContaining(name[locale])]);
    for (const { name } of heroes.values()) expect(plain('heroes', locale)).toContain(name[locale]);
  });

  test('says of single cards what they do', () => {
    const ruleOfCard = (id: string) => {
      const card = corruptions.get(id)!;
      return card.kind === 'ongoing' ? card.rules[0]! : undefined;
    };
    const name = (key: string) => text.say({ key }, locale);
    expect(ruleOfCard('reckless')).toMatchObject({ rule: 'perilDraw', n: 4 - DRAWN.peril });
    expect(plain('peril', locale)).toMatch(
      new RegExp(`4.*${name('corruption.reckless')}|${name('corruption.reckless')}.*4`),
    );
    expect(ruleOfCard('indifferent')).toMatchObject({ rule: 'encounterDraw', n: 2 });
    expect(plain('encounter', locale)).toContain(name('corruption.indifferent'));
    expect(ruleOfCard('despondent')).toMatchObject({ rule: 'rearmostSteps', n: 2 });
    for (const id of ['rest-price', 'hero-defeated'])
      expect(plain(id, locale)).toContain(name('corruption.despondent'));
    expect(combatCards.get('block')!.effects).toContainEqual(expect.objectContaining({ k: 'defFloor', n: 2 }));
    expect(plain('printed-values', locale)).toContain(name('combat-card.block'));
    const whoHas = [...heroes.values()].filter(({ deck }) => deck.some(({ card }) => card === 'retreat'));
    expect(whoHas.map(({ name: own }) => own[locale])).toEqual([name('hero.eleanor')]);
    expect(plain('retreat', locale)).toContain(name('hero.eleanor'));
  });
});
