import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import { search } from '#rulebook/search';
import { parts } from './kit/every-game.ts';
import { dataFolder, ruleOfFile, rulesOf, testsOf } from './kit/own-files.ts';
import { complete } from './kit/parts.ts';
import { faultsOf } from './kit/style.ts';

/** What every game says of its rules, for those who ask: paragraphs, what stands behind each question, the guide. */

const LONGEST = { title: 80, text: 900, page: 700 };
/** A picture of the guide has at most so many bytes. */
const PICTURE = 200_000;

const told = parts.filter(({ rulebook }) => rulebook);

describe.each(told.map((part) => [part.game.id, part] as const))('The rulebook of %s', (id, part) => {
  const book = (locale: Locale) => part.rulebook!(locale);

  test('has the same entries in both languages, each once, in words of the house style', () => {
    expect(book('ja').map(({ id: one, rules, see }) => ({ one, rules, see }))).toEqual(
      book('en').map(({ id: one, rules, see }) => ({ one, rules, see })),
    );
    expect(new Set(book('en').map((one) => one.id)).size).toBe(book('en').length);
    for (const locale of locales) {
      expect(book(locale)).toBe(book(locale));
      for (const { id: one, title, text, words } of book(locale)) {
        expect(title.length, one).toBeGreaterThan(0);
        expect(title.length, one).toBeLessThanOrEqual(LONGEST.title);
        expect(text.length, one).toBeGreaterThan(10);
        expect(text.length, one).toBeLessThanOrEqual(LONGEST.text);
        expect(words.length, one).toBeGreaterThan(0);
        expect(faultsOf(text, locale), `${locale} ${one}: ${text}`).toEqual([]);
      }
    }
  });

  test('leads on to entries that there are, and names rules that there are', () => {
    const ids = new Set(book('en').map((one) => one.id));
    const numbers = rulesOf(id);
    const known = existsSync(numbers) ? readFileSync(numbers, 'utf8') : undefined;
    for (const entry of book('en')) {
      for (const one of entry.see)
        expect([entry.id, ids.has(one) && one !== entry.id, one]).toEqual([entry.id, true, one]);
      for (const rule of entry.rules) if (known) expect(known).toContain(`| ${rule} |`);
    }
  });

  test('stands behind every question of the catalogue', () => {
    const ids = new Set(book('en').map((one) => one.id));
    const asked = part.text.keys('en').flatMap((key) => /^ask\.([^.]+)$/.exec(key)?.[1] ?? []);
    const { ruleOf } = part;
    if (!ruleOf) throw new Error(`${id} has a rulebook and no ruleOf: which entries stand behind each question`);
    const file = ruleOfFile(id);
    const missing = asked.filter((key) => !Object.hasOwn(ruleOf, key));
    expect(missing, `questions without their entries in ${file}`).toEqual([]);
    const strange = Object.keys(ruleOf).filter((key) => !asked.includes(key));
    expect(strange, `${file} names questions that nobody asks (the catalogue has no words for them)`).toEqual([]);
    for (const [key, entries] of Object.entries(ruleOf)) {
      expect(entries.length, `${file}: ${key}`).toBeGreaterThan(0);
      for (const one of entries) expect([one, ids.has(one)], `${file}: ${key}`).toEqual([one, true]);
    }
  });

  test('is found by its own titles first, in either language', () => {
    for (const locale of locales) {
      for (const { id: one, title } of book(locale)) {
        const [first] = search(book(locale), title);
        // Two things may have the same name: then either is right.
        expect([one, first?.title]).toEqual([one, title]);
      }
    }
  });
});

describe.each(complete.filter(({ rulebook }) => rulebook).map((part) => [part.game.id, part] as const))(
  'The rulebook of %s',
  (id, part) => {
    test('answers what people ask, in each language 20 or two for each entry, among the first three that it finds', () => {
      const file = `${testsOf(id)}/questions.json`;
      if (!existsSync(file))
        throw new Error(`${id} has a rulebook and no ${file}: what people ask, and the entry they mean`);
      const all: { locale: Locale; ask: string; finds: string }[] = JSON.parse(readFileSync(file, 'utf8'));
      // A small game has few paragraphs, and no more is asked of it than they answer.
      const many = Math.min(20, 2 * part.rulebook!('en').length);
      for (const locale of locales) expect(all.filter((one) => one.locale === locale)).toHaveLength(many);
      const wrong = all.flatMap(({ locale, ask, finds }) => {
        const three = search(part.rulebook!(locale), ask)
          .slice(0, 3)
          .map((one) => one.id);
        return three.includes(finds) ? [] : [{ ask, finds, three }];
      });
      expect(wrong).toEqual([]);
    });
  },
);

describe.each(parts.filter(({ guide }) => guide).map((part) => [part.game.id, part] as const))(
  'The guide of %s',
  (id, part) => {
    test('has six to eight pages, the same ones in both languages, each on one message with its picture', () => {
      const [en, ja] = [part.guide!('en'), part.guide!('ja')];
      expect(en.length).toBeGreaterThanOrEqual(6);
      expect(en.length).toBeLessThanOrEqual(8);
      expect(ja.map(({ picture }) => picture)).toEqual(en.map(({ picture }) => picture));
      for (const locale of locales) {
        for (const { title, text, picture, alt } of part.guide!(locale)) {
          expect(text.length, title).toBeLessThanOrEqual(LONGEST.page);
          expect(faultsOf(text, locale), text).toEqual([]);
          expect(alt !== '', title).toBe(picture !== null);
          if (picture === null) continue;
          const file = `${dataFolder(id)}/guide/${picture}.${locale}.webp`;
          expect([file, existsSync(file)]).toEqual([file, true]);
          expect(statSync(file).size).toBeLessThanOrEqual(PICTURE);
        }
      }
    });
  },
);
