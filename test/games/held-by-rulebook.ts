import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { GuidePage } from '#core/rulebook';
import { type Catalogue, type Locale, locales } from '#core/text';
import { dataOf } from '../kit/data-files.ts';
import { faultsOf } from '../kit/style.ts';

/** What holds of the rules at hand of a game, whatever they say. */

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

/** The paragraphs that we have written of a game, as they stand in its files. */
export interface Written {
  ids: readonly string[];
  shape: z.infer<typeof Shape>;
  words: Record<Locale, z.infer<typeof Words>>;
}

/** Reads them. Throws where a file has another shape. */
export function writtenOf(game: string): Written {
  const shape = Shape.parse(dataOf(game, 'rulebook.json'));
  const words = (locale: Locale) => Words.parse(dataOf(game, `rulebook.${locale}.json`));
  return { ids: Object.keys(shape), shape, words: { en: words('en'), ja: words('ja') } };
}

/** All sentences of paragraphs and pages, each with where it stands. */
export const sentencesOf = (
  entries: readonly { id: string; title: string; text: string }[],
  pages: readonly GuidePage[],
): [at: string, said: string][] => [
  ...entries.flatMap(({ id, title, text }): [string, string][] => [
    [`${id} title`, title],
    [id, text],
  ]),
  ...pages.flatMap(({ title, text, alt }, page): [string, string][] => [
    [`page ${page + 1} title`, title],
    [`page ${page + 1}`, text],
    [`page ${page + 1} alt`, alt],
  ]),
];

/** `rules`: the numbers of the rules document. */
export function heldByParagraphs(
  { ids, shape, words }: Written,
  { least, most, rules }: { least: number; most: number; rules: readonly string[] },
): void {
  test('are the same in all three files', () => {
    expect(ids.length).toBeGreaterThanOrEqual(least);
    expect(ids.length).toBeLessThanOrEqual(most);
    for (const locale of locales) expect(Object.keys(words[locale])).toEqual(ids);
  });

  test('name rules that exist', () => {
    for (const [id, { rules: told }] of Object.entries(shape)) {
      expect(new Set(told).size, id).toBe(told.length);
      for (const rule of told) expect(rules, `${id}: ${rule}`).toContain(rule);
    }
  });

  test('lead on to others, no two times to the same one, and each is reached from another', () => {
    for (const [id, { see }] of Object.entries(shape)) expect(new Set(see).size, id).toBe(see.length);
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
}

export function heldByGuide(game: string, guide: (locale: Locale) => readonly GuidePage[]): void {
  describe('The guide', () => {
    test('has the same six to eight pages in both languages', () => {
      expect(guide('en').length).toBeGreaterThanOrEqual(6);
      expect(guide('en').length).toBeLessThanOrEqual(8);
      expect(guide('ja').map(({ picture }) => picture)).toEqual(guide('en').map(({ picture }) => picture));
    });

    test.each(locales)('shows pictures of the album, each in words too, in %s', (locale) => {
      for (const { picture, alt, title } of guide(locale)) {
        expect(alt !== '', title).toBe(picture !== null);
        if (picture !== null) expect(existsSync(`docs/pictures/${game}-${picture}.${locale}.webp`), title).toBe(true);
      }
      const alts = guide(locale).flatMap(({ alt }) => (alt === '' ? [] : [alt]));
      expect(new Set(alts).size).toBe(alts.length);
    });
  });
}

/** `ids`: those of our paragraphs, for behind a question stand rules and no cards. */
export function heldByRuleOf(
  ruleOf: Readonly<Record<string, readonly string[]>>,
  { text, ids, least }: { text: Catalogue; ids: readonly string[]; least: number },
): void {
  test('behind a question stand paragraphs that exist, for every question there is and no other', () => {
    const asked = text.keys('en').flatMap((key) => /^ask\.([^.]+)$/.exec(key)?.[1] ?? []);
    expect(asked.length).toBeGreaterThan(least);
    expect(Object.keys(ruleOf).sort()).toEqual(asked.sort());
    for (const [key, found] of Object.entries(ruleOf)) {
      expect(new Set(found).size, key).toBe(found.length);
      for (const id of found) expect(ids, `${key}: ${id}`).toContain(id);
    }
  });
}

const Question = z.strictObject({ locale: z.enum(['en', 'ja']), ask: z.string().min(1), finds: z.string() });

/** What players ask, each with the entry that answers it; `titleOf` gives the title of one of the `ids`. */
export function heldByQuestions(
  data: unknown,
  { ids, titleOf }: { ids: readonly string[]; titleOf(id: string, locale: Locale): string },
): void {
  const questions = z.array(Question).parse(data);
  test.each(locales)('are twenty in %s, each about an entry, none of them its title', (locale) => {
    const own = questions.filter((one) => one.locale === locale);
    expect(own).toHaveLength(20);
    expect(new Set(own.map(({ finds }) => finds)).size).toBe(20);
    for (const { ask, finds } of own) {
      expect(ids, ask).toContain(finds);
      expect(ask.toLowerCase()).not.toBe(titleOf(finds, locale).toLowerCase());
    }
  });
}

/** All sentences of a language, each with where it stands. */
export function heldByStyle(sentences: readonly [at: string, said: string][], locale: Locale): void {
  test('is of one style', () => {
    expect(sentences.flatMap(([at, said]) => faultsOf(said, locale).map((fault) => `${at}: ${fault}`))).toEqual([]);
  });

  test('has lists, bold words and code of Markdown that are closed', () => {
    for (const [at, said] of sentences) {
      expect((said.match(/\*\*/g) ?? []).length % 2, at).toBe(0);
      expect((said.match(/`/g) ?? []).length % 2, at).toBe(0);
      expect(said, at).not.toMatch(/^ |[ \t]$|\n{3}|^-\S|^#/m);
      expect(said, at).not.toMatch(/[{}]|undefined|NaN|\[object/);
    }
  });
}
