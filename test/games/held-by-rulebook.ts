import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Locale, locales } from '#core/text';
import { faultsOf } from '../kit/style.ts';

/** What holds of the rules at hand of a game, whatever they say. */

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
