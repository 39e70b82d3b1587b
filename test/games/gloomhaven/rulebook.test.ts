import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gameCommand } from '#asking/slash';
import { botText } from '#bot/words/text';
import { matchCommands } from '#commands/match/index';
import { type Locale, locales } from '#core/text';
import type { Message } from '#core/types';
import { bestiary } from '#games/gloomhaven/bestiary';
import { SCENARIOS } from '#games/gloomhaven/built';
import { cardsOf } from '#games/gloomhaven/cards';
import { classes, conditions, creatures, items, levels, modifiers, sheets } from '#games/gloomhaven/content';
import { onPage } from '#games/gloomhaven/printed/printed';
import { guide, rulebook, ruleOf } from '#games/gloomhaven/rulebook';
import { scenario } from '#games/gloomhaven/scenarios';
import { CLASSES } from '#games/gloomhaven/schema/base';
import { text } from '#games/gloomhaven/text';
import { briefing } from '#games/gloomhaven/words/scenario';
import { text as pictureText } from '#renderers/gloomhaven/text';
import { games } from '#src/registry';
import { readRules } from '../../../scripts/citations.ts';
import { dataOf } from '../../kit/data-files.ts';
import { heldByQuestions, heldByStyle } from '../held-by-rulebook.ts';
import questionData from './questions.json' with { type: 'json' };

/** The rules at hand: the entries people look up, the guide, and which entries stand behind each question. */

const Shape = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  z.strictObject({ rules: z.array(z.string()).min(1), see: z.array(z.string()).min(1) }),
);
const Words = z.record(
  z.string(),
  z.strictObject({
    title: z.string().min(1).max(60),
    text: z.string().min(1).max(900),
    words: z.array(z.string().min(1)).min(3),
  }),
);

const shape = Shape.parse(dataOf('gloomhaven', 'rulebook.json'));
const ids = Object.keys(shape);
const words = Object.fromEntries(
  locales.map((locale) => [locale, Words.parse(dataOf('gloomhaven', `rulebook.${locale}.json`))]),
) as Record<Locale, z.infer<typeof Words>>;

/** All sentences, each with where it stands. */
const sentences = (locale: Locale): [string, string][] => [
  ...rulebook(locale).flatMap(({ id, title, text: said }): [string, string][] => [
    [`${id} title`, title],
    [id, said],
  ]),
  ...guide(locale).flatMap(({ title, text: said, alt }, page): [string, string][] => [
    [`page ${page + 1} title`, title],
    [`page ${page + 1}`, said],
    [`page ${page + 1} alt`, alt],
  ]),
];
/** What we have written ourselves of it. */
const written = (locale: Locale): [string, string][] =>
  sentences(locale).filter(([at]) => at.startsWith('page ') || ids.includes(at.split(' ')[0]!));
const everything = (locale: Locale): string =>
  written(locale)
    .map(([, said]) => said)
    .join('\n');
/** What an entry says, without the marks that make it bold. */
const plain = (id: string, locale: Locale): string => {
  const found = rulebook(locale).find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no entry`);
  return found.text.replaceAll('**', '');
};

describe('The entries of the rulebook', () => {
  test('are the same in all three files', () => {
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(ids.length).toBeLessThanOrEqual(95);
    for (const locale of locales) expect(Object.keys(words[locale])).toEqual(ids);
  });

  test('name rules that exist', () => {
    const known = readRules(readFileSync('docs/games/gloomhaven.rules.md', 'utf8')).map(({ id }) => id);
    for (const id of ids) {
      expect(new Set(shape[id]!.rules).size, id).toBe(shape[id]!.rules.length);
      for (const rule of shape[id]!.rules) expect(known, `${id}: ${rule}`).toContain(rule);
    }
  });

  test('lead to others that are there, and each is reached from another', () => {
    const all = new Set(rulebook('en').map(({ id }) => id));
    for (const { id, see } of rulebook('en')) {
      for (const other of see) expect([id, all.has(other)], other).toEqual([id, true]);
      expect(see, id).not.toContain(id);
      expect(new Set(see).size, id).toBe(see.length);
    }
    const reached = new Set(Object.values(shape).flatMap(({ see }) => see));
    expect(ids.filter((id) => !reached.has(id))).toEqual([]);
  });

  test.each(locales)('have a title and words of their own, in %s', (locale) => {
    const titles = ids.map((id) => words[locale][id]!.title.toLowerCase());
    expect(new Set(titles).size).toBe(ids.length);
    for (const id of ids) {
      const { title, words: others } = words[locale][id]!;
      expect(new Set(others).size, id).toBe(others.length);
      expect(others, id).not.toContain(title);
    }
  });
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

describe('The guide', () => {
  test('has the same six to eight pages in both languages', () => {
    expect(guide('en').length).toBeGreaterThanOrEqual(6);
    expect(guide('en').length).toBeLessThanOrEqual(8);
    expect(guide('ja').map(({ picture }) => picture)).toEqual(guide('en').map(({ picture }) => picture));
  });

  test.each(locales)('shows pictures that are there, each in words too, in %s', (locale) => {
    for (const { picture, alt, title } of guide(locale)) {
      expect(alt !== '', title).toBe(picture !== null);
      if (picture === null) continue;
      expect(existsSync(`data/gloomhaven/guide/${picture}.${locale}.webp`), title).toBe(true);
      expect(existsSync(`docs/pictures/gloomhaven-${picture}.${locale}.webp`), title).toBe(true);
    }
    const alts = guide(locale).flatMap(({ alt }) => (alt === '' ? [] : [alt]));
    expect(new Set(alts).size).toBe(alts.length);
  });
});

test('behind a question stand entries that exist, for every question there is and no other', () => {
  const asked = text.keys('en').flatMap((key) => /^ask\.([^.]+)$/.exec(key)?.[1] ?? []);
  expect(asked.length).toBeGreaterThan(25);
  expect(Object.keys(ruleOf).sort()).toEqual(asked.sort());
  for (const [key, found] of Object.entries(ruleOf)) for (const id of found) expect(ids, `${key}: ${id}`).toContain(id);
});

describe('The questions of players', () =>
  heldByQuestions(questionData, { ids, titleOf: (id, locale) => words[locale][id]!.title }));

describe.each(locales)('What is said in %s', (locale) => {
  heldByStyle(sentences(locale), locale);

  test('calls buttons, options and commands what they are called', () => {
    const labels = [text, botText, pictureText].flatMap((one) =>
      one.keys(locale).map((key) => one.template(key, locale)),
    );
    const cited = { en: /(?<!\*)\*([^*\n]+)\*(?!\*)/g, ja: /「([^」]+)」/g };
    const found = [...everything(locale).matchAll(cited[locale])].map(([, name]) => name!);
    expect(found.length).toBeGreaterThan(10);
    const titles = Object.values(words[locale]).map(({ title }) => title);
    const known = (name: string) =>
      labels.some((label) => label.toLowerCase() === name.toLowerCase()) ||
      titles.includes(name) ||
      SAID[locale].includes(name);
    expect([...new Set(found)].filter((name) => !known(name))).toEqual([]);
    const subcommands = matchCommands.map(({ name }) => name[locale]);
    for (const [, name] of everything(locale).matchAll(/`\/(?:match|対戦) ([^`]+)`/g))
      expect(subcommands).toContain(name);
  });

  test('names subcommands of the game that there are', () => {
    const part = games.find(({ game }) => game.id === 'gloomhaven')!;
    const { options = [] } = gameCommand(part) as { options?: Named[] };
    const names = options.map((one) => (locale === 'en' ? one.name : one.name_localizations?.ja));
    const found = [...everything(locale).matchAll(/`\/gloomhaven ([^` ]+)[^`]*`/g)].map(([, name]) => name!);
    expect(found.length).toBeGreaterThan(3);
    for (const name of found) expect(names).toContain(name);
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
    for (const { name } of classes.values()) expect(plain('classes', locale)).toContain(name[locale]);
  });
});

interface Named {
  name: string;
  name_localizations?: Record<string, string> | null;
}

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
