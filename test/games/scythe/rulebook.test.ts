import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gameCommand } from '#asking/slash';
import { botText } from '#bot/words/text';
import { matchCommands } from '#commands/match/index';
import { type Locale, locales } from '#core/text';
import {
  board,
  bottomActions,
  combatDeck,
  dialMax,
  factions,
  penalties,
  playerMats,
  produceCosts,
  starKinds,
  tiers,
} from '#games/scythe/content';
import { scythe } from '#games/scythe/game';
import { encounterHexes, tunnels } from '#games/scythe/places';
import { text } from '#games/scythe/text';
import { text as pictureText } from '#renderers/scythe/text';
import { games } from '#src/registry';
import { dataOf } from '../../kit/data-files.ts';
import { heldByQuestions, heldByStyle } from '../held-by-rulebook.ts';
import { seedTable } from '../seed-table.ts';
import questionData from './questions.json' with { type: 'json' };

/** The rules at hand: the entries people look up, the guide, and which entries stand behind each question. */

const Entry = z.strictObject({ rules: z.array(z.string()).min(1), see: z.array(z.string()).min(1) });
const Words = z.strictObject({
  title: z.string().min(1).max(60),
  text: z.string().min(1).max(900),
  words: z.array(z.string().min(1)).min(3),
});
const Page = z.strictObject({
  title: z.string().min(1).max(60),
  text: z.string().min(1).max(700),
  picture: z.enum(['start', 'middle', 'mat', 'hand', 'combat', 'end']).nullable(),
  alt: z.string(),
});

const read = <T extends z.ZodType>(file: string, schema: T): z.infer<T> => schema.parse(dataOf('scythe', file));
const inEach = <T>(make: (locale: Locale) => T) => ({ en: make('en'), ja: make('ja') }) satisfies Record<Locale, T>;

const entries = read('rulebook.json', z.record(z.string(), Entry));
const ids = Object.keys(entries);
const words = inEach((locale) => read(`rulebook.${locale}.json`, z.record(z.string(), Words)));
const guide = inEach((locale) => read(`guide.${locale}.json`, z.array(Page)));
const ruleOf = read('rule-of.json', z.record(z.string(), z.array(z.string()).min(1)));

/** All sentences of a language, each with where it stands. */
const sentences = (locale: Locale): [string, string][] => [
  ...ids.flatMap((id): [string, string][] => [
    [`${id} title`, words[locale][id]!.title],
    [id, words[locale][id]!.text],
  ]),
  ...guide[locale].flatMap(({ title, text: said, alt }, page): [string, string][] => [
    [`page ${page + 1} title`, title],
    [`page ${page + 1}`, said],
    [`page ${page + 1} alt`, alt],
  ]),
];
const everything = (locale: Locale): string => sentences(locale).flat().join('\n');
/** What an entry says, without the marks that make it bold. */
const plain = (id: string, locale: Locale): string => words[locale][id]!.text.replaceAll('**', '');

describe('The entries of the rulebook', () => {
  test('are the same in all three files, with ids in kebab-case', () => {
    expect(ids.length).toBeGreaterThanOrEqual(45);
    expect(ids.length).toBeLessThanOrEqual(65);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const locale of locales) expect(Object.keys(words[locale])).toEqual(ids);
  });

  test('name rules that exist', () => {
    const { known } = seedTable('scythe', { title: 'Scythe', prefix: 'SC' });
    for (const id of ids) {
      expect(new Set(entries[id]!.rules).size, id).toBe(entries[id]!.rules.length);
      for (const rule of entries[id]!.rules) expect([...known], `${id}: ${rule}`).toContain(rule);
    }
  });

  test('lead to others, and each is reached from another', () => {
    for (const [id, { see }] of Object.entries(entries)) {
      for (const other of see) expect(ids, `${id}: ${other}`).toContain(other);
      expect(see, id).not.toContain(id);
      expect(new Set(see).size, id).toBe(see.length);
    }
    const reached = new Set(Object.values(entries).flatMap(({ see }) => see));
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

describe('The guide', () => {
  test('has the same six to eight pages in both languages', () => {
    expect(guide.en.length).toBeGreaterThanOrEqual(6);
    expect(guide.en.length).toBeLessThanOrEqual(8);
    expect(guide.ja.map(({ picture }) => picture)).toEqual(guide.en.map(({ picture }) => picture));
  });

  test.each(locales)('shows pictures that are there, each in words too, in %s', (locale) => {
    for (const { picture, alt, title } of guide[locale]) {
      expect(alt !== '', title).toBe(picture !== null);
      if (picture !== null) expect(existsSync(`docs/pictures/scythe-${picture}.${locale}.webp`), title).toBe(true);
    }
    const alts = guide[locale].flatMap(({ alt }) => (alt === '' ? [] : [alt]));
    expect(new Set(alts).size).toBe(alts.length);
  });
});

describe('Behind a question', () => {
  test('stand entries that exist, for every question there is and no other', () => {
    const asked = text.keys('en').flatMap((key) => /^ask\.([^.]+)$/.exec(key)?.[1] ?? []);
    expect(asked.length).toBeGreaterThan(15);
    expect(Object.keys(ruleOf).sort()).toEqual(asked.sort());
    for (const [key, found] of Object.entries(ruleOf))
      for (const id of found) expect(ids, `${key}: ${id}`).toContain(id);
  });
});

describe('The questions of players', () =>
  heldByQuestions(questionData, { ids, titleOf: (id, locale) => words[locale][id]!.title }));

describe.each(locales)('What is said in %s', (locale) => {
  heldByStyle(sentences(locale), locale);

  test('calls buttons, mats and abilities what they are called', () => {
    const labels = [text, botText, pictureText].flatMap((one) =>
      one.keys(locale).map((key) => one.template(key, locale)),
    );
    /** The beginning or the end of a label that has a name in it: “Mat of …”. */
    const parts = { en: /^(Mat of )…$/, ja: /^（勢力）(のマット)$/ };
    const cited = { en: /(?<!\*)\*([^*\n]+)\*(?!\*)/g, ja: /「([^」]+)」/g };
    const found = [...everything(locale).matchAll(cited[locale])].map(([, name]) => name!);
    expect(found.length).toBeGreaterThan(10);
    const unknown = found.filter((name) => {
      const part = parts[locale].exec(name)?.[1];
      return part === undefined ? !labels.includes(name) : !labels.some((label) => label.includes(part));
    });
    expect(unknown).toEqual([]);
  });

  test('says numbers and places that the game has', () => {
    const dash = locale === 'ja' ? '〜' : '–';
    for (const { min, max } of tiers) expect(plain('popularity-tiers', locale)).toContain(`${min}${dash}${max}`);
    for (const kind of starKinds.values())
      for (const n of kind.name.en.match(/\d+/g) ?? []) expect(plain('stars', locale), kind.id).toContain(n);
    for (const value of new Set(combatDeck)) {
      const n = combatDeck.filter((one) => one === value).length;
      const counted = locale === 'ja' ? `${value}が${n}枚` : `${n}( cards)? of ${value}\\b`;
      expect(plain('combat-cards', locale)).toMatch(new RegExp(counted));
    }
    for (const hex of tunnels) expect(plain('tunnels', locale)).toContain(hex);
    for (const { name, orderLabel } of playerMats.values())
      expect(plain('turn-order', locale)).toContain(`${name[locale]}${locale === 'ja' ? '' : ' '}${orderLabel}`);
    for (const n of Object.values(penalties)) expect(plain('traps', locale)).toContain(String(n));
    expect(plain('power-dial', locale)).toContain(locale === 'ja' ? `0〜${dialMax}` : `0 to ${dialMax}`);
    expect(encounterHexes).toHaveLength(11);
    expect(plain('encounters', locale)).toContain(locale === 'ja' ? '11' : 'Eleven');
    expect(plain('produce-cost', locale).match(/^- .+$/gm)).toHaveLength(produceCosts.length);
    for (const { id, name } of board.terrains)
      if (id !== 'factory') expect(plain('territories', locale)).toContain(name[locale]);
  });

  test('has every faction, ability before combat, bottom action and option somewhere', () => {
    const all = everything(locale);
    for (const { mechs } of factions.values())
      for (const { timing, name } of mechs)
        if (timing === 'beforeCombat') expect(plain('combat-abilities', locale)).toContain(name[locale]);
    for (const { name } of Object.values(bottomActions)) expect(all).toContain(name[locale]);
    for (const option of Object.keys(scythe.options))
      expect(plain('options', locale)).toContain(text.template(`option.${option}`, locale));
  });
});

describe('Commands that are named', () => {
  interface Named {
    name: string;
    name_localizations?: Record<string, string> | null;
    options?: readonly Named[];
  }
  const part = games.find(({ game }) => game.id === scythe.id)!;
  const called = (one: Named, locale: Locale): string | undefined =>
    locale === 'en' ? one.name : one.name_localizations?.[locale];
  /** Whether these words lead down the tree of commands; what has a colon in it is an option with its value. */
  const leads = (path: readonly string[], among: readonly Named[], locale: Locale): boolean => {
    const [word, ...rest] = path;
    if (word === undefined) return true;
    const name = word.split(':')[0]!;
    const found = among.find((one) => called(one, locale) === name);
    if (!found) return false;
    return word.includes(':') ? true : leads(rest, found.options ?? [], locale);
  };
  const commandsIn = (locale: Locale): string[] =>
    [...everything(locale).matchAll(/`\/([^`]+)`/g)].map(([, command]) => command!);

  test.each(locales)('are called what Discord calls them, in %s', (locale) => {
    const roots = { en: 'match', ja: '対戦' };
    const subcommands = matchCommands.map(({ name }) => name[locale]);
    const found = commandsIn(locale);
    expect(found.length).toBeGreaterThan(12);
    for (const command of found) {
      const [root, ...rest] = command.split(' ');
      if (root === roots[locale]) expect(subcommands, command).toContain(rest[0]);
      else {
        expect(root, command).toBe('scythe');
        expect(leads(rest, (gameCommand(part) as unknown as Named).options ?? [], locale), command).toBe(true);
      }
    }
  });

  test('have no English name in Japanese', () => {
    for (const [at, said] of sentences('ja')) {
      expect(said.replaceAll('/scythe', ''), at).not.toMatch(/\/[a-z]/);
      for (const [, code] of said.matchAll(/`([^`]+)`/g))
        expect(code!.replace('/scythe', ''), at).not.toMatch(/[a-z]/i);
    }
  });
});
