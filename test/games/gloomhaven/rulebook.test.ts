import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import type { Message } from '#core/types';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { cardsOf } from '#games/gloomhaven/printed/content/cards';
import {
  classes,
  conditions,
  creatures,
  items,
  levels,
  modifiers,
  scenarioList,
  sheets,
} from '#games/gloomhaven/printed/content/content';
import { SCENARIOS } from '#games/gloomhaven/printed/content/offered';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import { CLASSES } from '#games/gloomhaven/printed/schema/terms/base';
import { text } from '#games/gloomhaven/printed/text';
import { briefing } from '#games/gloomhaven/printed/words/scenario';
import { onPage } from '#games/gloomhaven/seen/rulebook/printed';
import { guide, rulebook, ruleOf } from '#games/gloomhaven/seen/rulebook/rulebook';
import { text as pictureText } from '#renderers/gloomhaven/text';
import { search } from '#rulebook/search';
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

const book = writtenOf('gloomhaven');
const { ids, words } = book;
/** All sentences, each with where it stands. */
const sentences = (locale: Locale) => sentencesOf(rulebook(locale), guide(locale));
/** What we have written ourselves of it. */
const written = (locale: Locale): [string, string][] =>
  sentences(locale).filter(([at]) => at.startsWith('page ') || ids.includes(at.split(' ')[0]!));
/** What an entry says, without the marks that make it bold. */
const plain = (id: string, locale: Locale): string => {
  const found = rulebook(locale).find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no entry`);
  return found.text.replaceAll('**', '');
};

describe('The entries of the rulebook', () => {
  const rules = readRules(readFileSync('docs/games/gloomhaven.rules.md', 'utf8')).map(({ id }) => id);
  heldByParagraphs(book, { least: 60, most: 95, rules });
});

describe('What is printed', () => {
  const printed = rulebook('en').map(({ id }) => id);
  test('has an entry each: classes, cards, items, types and decks of monsters, summons, scenarios', () => {
    const { monsters, decks, bosses } = bestiary();
    const expected = [
      ...CLASSES.map((id) => `class-${id}`),
      ...CLASSES.flatMap((id) => cardsOf(id).map(({ no }) => `card-${no}`)),
      ...[...items.keys()].map((id) => `item-${id}`),
      ...[...monsters.keys()].map((id) => `monster-${id}`),
      ...[...creatures.keys()].map((id) => `creature-${id}`),
      ...SCENARIOS.map((id) => `scenario-${id}`),
    ];
    expect(expected.length).toBeGreaterThan(300);
    expect(expected.filter((id) => !printed.includes(id))).toEqual([]);
    for (const id of decks.keys())
      if ([...monsters.values()].some(({ deck }) => deck === id)) expect(printed).toContain(`deck-${id}`);
    // Bosses that are met only in scenarios nobody can play here are not told of.
    const met = SCENARIOS.flatMap((id) => scenario(Number(id)).monsters);
    expect(printed.filter((id) => id.startsWith('boss-'))).toEqual(
      [...bosses.keys()].filter((id) => met.includes(id)).map((id) => `boss-${id}`),
    );
  });

  test.each(locales)('every condition has a paragraph under its own name, in %s', (locale) => {
    for (const { id, name } of conditions.values()) expect(words[locale][id]!.title).toBe(name[locale]);
  });

  test('says what comes in rooms behind doors of no scenario, beyond what is read out at its beginning', () => {
    for (const id of SCENARIOS) {
      const told = scenario(Number(id));
      const goal = JSON.stringify(briefing(told));
      for (const monster of told.monsters)
        if (!goal.includes(`"${monster}"`))
          expect([id, plain(`scenario-${id}`, 'en')]).not.toEqual([
            id,
            expect.stringContaining(text.say({ key: `monster.${monster}` }, 'en')),
          ]);
    }
  });

  test('says all of a scenario that is read out at its beginning: who fights beside the characters, and what makes monsters stronger', () => {
    for (const id of SCENARIOS)
      for (const locale of locales)
        for (const one of briefing(scenario(Number(id)))) {
          const said = text.say(onPage(one) as unknown as Message, locale).replace(/[.。]$/, '');
          expect(plain(`scenario-${id}`, locale).toLowerCase(), id).toContain(said.toLowerCase());
        }
    expect(plain('scenario-22', 'en')).toContain('have +1 HP');
    expect(plain('scenario-11', 'en')).toContain('fight for the characters');
  });

  test.each(locales)('a stat card says all values of all levels, in %s', (locale) => {
    for (const { id, levels: of, flying } of bestiary().monsters.values()) {
      const said = plain(`monster-${id}`, locale);
      for (const rank of ['normal', 'elite'] as const) {
        expect(said, id).toContain(`HP ${of.map((one) => one[rank].hp).join(' / ')}`);
        for (const { [rank]: stats } of of)
          for (const condition of stats.conditions ?? [])
            expect(said).toContain(text.say({ key: `condition.${condition}` }, locale));
      }
      expect(said.includes(locale === 'ja' ? '飛行' : 'Flying'), id).toBe(flying === true);
    }
  });

  test('a condition of a stat card that comes with a level stays to the last level, so “from level N on” is true', () => {
    for (const { id, levels: of } of bestiary().monsters.values())
      for (const rank of ['normal', 'elite'] as const) {
        const has = (n: number) => new Set(of[n]![rank].conditions ?? []);
        for (let n = 1; n < 8; n++)
          for (const one of has(n - 1)) expect([id, rank, n, has(n).has(one)]).toEqual([id, rank, n, true]);
      }
  });
});

heldByGuide('gloomhaven', guide);
heldByRuleOf(ruleOf, { text, ids, least: 25 });
heldByCommands('gloomhaven', written);

/** What people look for that know the box, and is not here. */
const NOT_HERE: Record<Locale, readonly string[]> = {
  en: [
    ...['personal quest', 'city event', 'road event', 'battle goal', 'battle goals', 'retire', 'retirement'],
    ...['locked class', 'random dungeon', 'what is here'],
  ],
  ja: [
    ...[
      '個人目標',
      '街イベント',
      '道イベント',
      '戦闘目標',
      '引退',
      '能力の強化',
      'ロックされたクラス',
      '未解放のクラス',
    ],
    ...['ランダムダンジョン', 'どこまで遊べる', '個人の目的'],
  ],
};

describe.each(locales)('What of the box is here, in %s', (locale) => {
  const finds = (typed: string) => search(rulebook(locale), typed).map(({ id }) => id);
  test.each(NOT_HERE[locale])('is what “%s” finds', (typed) => expect(finds(typed)[0]).toBe('what-is-here'));
  test('stands beside a card and a condition of the same name', () => {
    const found = finds(locale === 'en' ? 'enhancement' : '強化');
    expect(found.slice(0, 3)).toContain('what-is-here');
  });
  test('stands in the guide too, with the same numbers', () => {
    const { title } = words[locale]['what-is-here']!;
    const page = guide(locale).find(({ text: said }) => said.includes(title))!;
    for (const n of [SCENARIOS.length, scenarioList.size, items.size]) expect(page.text).toContain(String(n));
  });
});

describe('The questions of players', () =>
  heldByQuestions(questionData, { ids, titleOf: (id, locale) => words[locale][id]!.title }));

describe.each(locales)('What is said in %s', (locale) => {
  heldByStyle(sentences(locale), locale);

  heldByLabels(written(locale), {
    locale,
    catalogues: [text, pictureText],
    said: [...SAID[locale], ...Object.values(words[locale]).map(({ title }) => title)],
  });

  test('has no term but those of the rules document', () => {
    if (locale === 'ja')
      for (const [at, said] of written('ja'))
        expect(said, at).not.toMatch(/エリート|味方|回復量|属性|大休憩|小休憩|略奪|シールド|ターゲット|アーマー|死亡/);
  });

  test('says the numbers that the game has', () => {
    const comma = locale === 'ja' ? '、' : ', ';
    const listed = (numbers: readonly number[]) => numbers.map(String).join(comma);
    const level = plain('scenario-level', locale);
    for (const key of ['goldPerToken', 'trapDamage', 'hazardDamage', 'bonusXp'] as const)
      expect(level).toContain(listed(levels.scenario.map((one) => one[key])));
    for (const n of levels.experience.slice(1)) expect(plain('experience', locale)).toContain(String(n));
    expect(plain('modifier-cards', locale)).toContain(
      String(modifiers.deck.reduce((sum, { count }) => sum + count, 0)),
    );
    for (const { gold, blessings } of [sheets.donation]) {
      expect(plain('temple', locale)).toContain(String(gold));
      expect(plain('temple', locale)).toMatch(locale === 'ja' ? new RegExp(`${blessings}枚`) : /two bless cards/);
    }
    expect(plain('campaign', locale)).toContain(String(levels.startingGold));
    expect(plain('treasure', locale)).toContain(String(sheets.draws.goldForNone));
    for (const n of [SCENARIOS.length, scenarioList.size, items.size])
      expect(plain('what-is-here', locale)).toContain(String(n));
    for (const { name } of classes.values()) expect(plain('classes', locale)).toContain(name[locale]);
  });
});

/** Quoted words that are no label: what a card, a scenario or the log says. */
const SAID: Record<Locale, readonly string[]> = {
  en: ['range', 'round', 'lost', 'Black Barrow', '?'],
  ja: [
    '3 + 1 − 装甲 2 = 2',
    '3 + 0 − 1 = 2',
    '移動+1',
    '連続',
    '消費',
    '任意',
    'ダメージを受ける',
    '狙い',
    '回収',
    '続けて',
    '場所',
  ],
};
