import { z } from 'zod';
import type { Lesson, LessonStep, LessonWords } from '#core/lesson';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';

/**
 * Lessons as they stand in the files of a game: `lesson.json` says what is asked and answered, by keys and ids alone; `lesson.<locale>.json` has the
 * words of each step.
 */

const json = z.custom<Json>((value) => value !== undefined);
const chosen = { action: z.string(), args: z.record(z.string(), json).default({}) };
const scripted = z.strictObject({ seat: z.int().min(0), key: z.string(), ...chosen });
const thing = z.strictObject({
  of: z.enum(['place', 'figure', 'card', 'item', 'die', 'pattern', 'seat', 'stock', 'words']),
  id: z.string(),
});
const step = z.strictObject({
  id: z.string(),
  asks: z
    .strictObject({
      key: z.string(),
      answers: z.tuple([z.strictObject(chosen)], z.strictObject(chosen)),
      others: z.enum(['refused', 'taken']).default('refused'),
    })
    .optional(),
  points: z.array(thing).default([]),
  replies: z.array(scripted).default([]),
});
const shape = z.strictObject({
  begin: z.strictObject({
    options: z.record(z.string(), z.string()).default({}),
    seats: z.int().min(1),
    roles: z.array(z.string()).optional(),
    seed: z.string(),
  }),
  seat: z.int().min(0),
  before: z.array(scripted).default([]),
  steps: z.array(step).min(2),
});
const words = z.record(
  z.string(),
  z.strictObject({
    title: z.string().max(60),
    what: z.string().max(700),
    now: z.string().max(300).optional(),
    wrong: z.string().max(300).optional(),
  }),
);

/**
 * A lesson from the files of a game. Throws when a file is not of this shape, and when a step has no words in a language
 * or words have no step. A step that asks must say what to do, and why another answer is refused.
 */
export function lessonFrom(file: unknown, said: Readonly<Record<Locale, unknown>>): Lesson {
  const { steps, ...lesson } = shape.parse(file);
  const all = { en: words.parse(said.en), ja: words.parse(said.ja) };
  for (const locale of ['en', 'ja'] as const) {
    const idle = Object.keys(all[locale]).filter((id) => !steps.some((one) => one.id === id));
    if (idle.length > 0) throw new Error(`no step of the lesson is called ${idle.join(', ')} (${locale})`);
  }
  return { ...lesson, steps: steps.map((one) => ({ ...one, words: wordsOf(one, all) })) };
}

function wordsOf(
  { id, asks }: Pick<LessonStep, 'id' | 'asks'>,
  all: Readonly<Record<Locale, Readonly<Record<string, LessonWords>>>>,
): LessonStep['words'] {
  const inLocale = (locale: Locale): LessonWords => {
    const own = all[locale][id];
    if (!own) throw new Error(`no words for the step ${id} in ${locale}: they belong in the lesson.${locale}.json`);
    const needs = [...(asks ? ['now'] : []), ...(asks?.others === 'refused' ? ['wrong'] : [])] as ('now' | 'wrong')[];
    const missing = needs.find((key) => !own[key]);
    if (missing) throw new Error(`the step ${id} says no "${missing}" in ${locale}`);
    return own;
  };
  return { en: inLocale('en'), ja: inLocale('ja') };
}
