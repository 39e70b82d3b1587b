import type { Labelled } from '#core/fields/field';
import { locales } from '#core/text';
import { labelOf } from '../field/field.ts';
import type { Voice } from '../terms/names.ts';
import { commonText } from '../terms/text.ts';

/** How typed words are recognised: by id or by label in any language, without regard to case and width. */

/** Accents of Latin letters; what stands over kana is none of them. */
const ACCENTS = /[\u0300-\u036f]/g;

/** The form in which typed words and names are compared. The mark before a number ("Cavalry #2") and accents ("Barad-dûr") need not be typed. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('#', '')
    .replace(/\s+/g, ' ')
    .trim();

/** An option with all the names it answers to, folded; the id comes first. */
export interface Candidate {
  value: string;
  names: string[];
}

/** Each option with its id and its labels in all languages, folded: what somebody may type for it. */
export function candidates(voice: Voice, field: Labelled, options: readonly string[]): Candidate[] {
  return options.map((value) => {
    const labels = locales.map((locale) => labelOf({ ...voice, locale }, field, value));
    return { value, names: [...new Set([value, ...labels].map(folded))] };
  });
}

/** What `token` means: the option of exactly this id, else of exactly this label, else all that begin so. */
export function meant(token: string, among: readonly Candidate[]): Candidate[] {
  const words = folded(token);
  const byId = among.filter(({ names }) => names[0] === words);
  if (byId.length > 0) return byId;
  const byName = among.filter(({ names }) => names.includes(words));
  if (byName.length > 0) return byName;
  return words === '' ? [] : among.filter(({ names }) => names.some((name) => name.startsWith(words)));
}

/** Options that fit what is typed: by their beginning first, then by any part of a name. */
export function ranked(typed: string, among: readonly Candidate[]): Candidate[] {
  const words = folded(typed);
  const begin = among.filter(({ names }) => names.some((name) => name.startsWith(words)));
  const contain = among.filter((one) => !begin.includes(one) && one.names.some((name) => name.includes(words)));
  return [...begin, ...contain];
}

/** Between the parts of a list, and between the places of a way; `folded` has made wide forms narrow. */
export const COMMA = /[,、;]/;
export const ARROW = /[>→]/;
/** How many points: "=2", ":2", "×2". */
const POINTS = /^\s*[=:×]\s*(\d*)/;

export interface Token {
  words: string;
  points?: number;
  /** Something that separates follows: nothing more will be added to this one. */
  closed: boolean;
}

/** Takes the next part off a folded text. Names that contain separators are taken whole. */
export function nextToken(
  text: string,
  separator: RegExp,
  among: readonly Candidate[],
): { token: Token; rest: string } {
  const from = text.trimStart();
  const ends = (rest: string) => rest === '' || separator.test(rest[0]!) || POINTS.test(rest);
  const whole = among
    .flatMap(({ names }) => names)
    .filter((name) => name !== '' && from.startsWith(name) && ends(from.slice(name.length).trimStart()))
    .reduce((longest, name) => (name.length > longest.length ? name : longest), '');
  const end = [...from].findIndex((c) => separator.test(c) || /[=:×]/.test(c));
  const words = whole || (end < 0 ? from : [...from].slice(0, end).join('')).trim();
  let rest = from
    .slice(whole ? whole.length : end < 0 ? from.length : [...from].slice(0, end).join('').length)
    .trimStart();
  const points = POINTS.exec(rest);
  if (points) rest = rest.slice(points[0].length);
  // A blank after points and before a word ends a part as well: "a:2 b:1".
  if (points?.[1] && /^\s+\p{L}/u.test(rest))
    return { token: { words, points: Number(points[1]), closed: true }, rest: rest.trimStart() };
  rest = rest.trimStart();
  const closed = rest !== '' && separator.test(rest[0]!);
  if (closed) rest = rest.slice(1);
  else if (rest !== '') {
    // Something unreadable after the points: it stays with this part, so that it is refused and never dropped.
    const upTo = rest.search(separator);
    const odd = upTo < 0 ? rest : rest.slice(0, upTo);
    rest = upTo < 0 ? '' : rest.slice(upTo + 1);
    return { token: { words: `${words}${points?.[0] ?? ''}${odd}`, closed: upTo >= 0 }, rest };
  }
  const amount = points?.[1] ? { points: Number(points[1]) } : {};
  return { token: { words, ...amount, closed }, rest };
}

/** What is typed for nothing at all, and for everything: words of the catalogue in any language. */
const wordsFor = (key: string) => locales.map((locale) => folded(commonText.say({ key }, locale)));
const NOTHING = new Set(['-', '−', ...wordsFor('value.none')]);
const ALL = new Set(['*', ...wordsFor('value.all')]);
/** Whether the text says that nothing is chosen: it is empty, or a word for nothing that no option is called by. */
export const isNothing = (text: string, among: readonly Candidate[]): boolean =>
  folded(text) === '' || (NOTHING.has(folded(text)) && meant(text, among).length === 0);
/** Whether the text is a word for everything that no option is called by. */
export const isAll = (text: string, among: readonly Candidate[]): boolean =>
  ALL.has(folded(text)) && meant(text, among).length === 0;
/** What is named before the word for everything at the end of a list, as in "kimrin, all": he must be one of them. */
export function beforeAll(text: string): string | undefined {
  const words = folded(text);
  const last = [...ALL].find((word) => words.endsWith(word)) ?? words;
  const before = words.slice(0, words.length - last.length).trimEnd();
  return COMMA.test(before.slice(-1)) ? before.slice(0, -1) : undefined;
}
/** Whether more typing can make it the word for everything. */
export const beginsAll = (text: string): boolean => [...ALL].some((word) => word.startsWith(folded(text)));
