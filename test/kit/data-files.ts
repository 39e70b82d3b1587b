import { readdirSync, readFileSync } from 'node:fs';
import type { Catalogue, Locale, Words } from '#core/text';
import type { Json } from '#core/types';
import { dataFolder } from './own-files.ts';

/** The files of a game's data, and what may be wrong in them. */

const folder = (game: string) => new URL(`../../${dataFolder(game)}/`, import.meta.url);
const parsed = (game: string, file: string): Json => JSON.parse(readFileSync(new URL(file, folder(game)), 'utf8'));

/** Words in a language: what players read, and no schema. */
const WORDS = /\.(en|ja)\.json$/;
/** The rules at hand and the lesson: no part of the catalogue, and no match reads them (`every-rulebook.test.ts`, `every-lesson.test.ts`). */
const AT_HAND = /^(rulebook|guide|rule-of|lesson)\b/;
const filesOf = (game: string): string[] => readdirSync(folder(game)).filter((file) => !AT_HAND.test(file));
export const dataFiles = (game: string): string[] => filesOf(game).filter((file) => !WORDS.test(file));
export const dataOf = (game: string, file: string): Json => parsed(game, file);

/** A field that none has. */
export const STRANGER = 'misspelt';
/** The data once for each object in them, with one field more there; its value is like that of another field beside it. */
export function* withStranger(data: Json): Generator<{ path: string; planted: Json }> {
  for (const path of objectsIn(data)) {
    const planted = structuredClone(data);
    const object = path.reduce((at, key) => (at as Record<string, Json>)[key]!, planted) as Record<string, Json>;
    object[STRANGER] = Object.values(object)[0] ?? 1;
    yield { path: [...path, STRANGER].join('.'), planted };
  }
}
/** The path of every object in the data. */
export function* objectsIn(data: Json, path: string[] = []): Generator<string[]> {
  if (typeof data !== 'object' || data === null) return;
  if (!Array.isArray(data)) yield path;
  for (const [key, value] of Object.entries(data)) yield* objectsIn(value, [...path, key]);
}

/** Words of the files that the catalogue does not say as they are written. */
export function unsaid(game: string, text: Catalogue): string[] {
  return filesOf(game).flatMap((file) => {
    const [, locale] = WORDS.exec(file) ?? [];
    if (!locale) return [];
    const keys = leaves(parsed(game, file) as Words);
    return keys.filter(([key, words]) => said(text, key, locale as Locale) !== words).map(([key]) => `${file} ${key}`);
  });
}
const said = (text: Catalogue, key: string, locale: Locale): string | undefined =>
  text.has(key, locale) ? text.template(key, locale) : undefined;
const leaves = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
