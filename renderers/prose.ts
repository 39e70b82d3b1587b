import type { Locale } from '#core/text';

/**
 * How words stand beside one another in each language: marks between parts, ends of sentences, counts, and what is left
 * out where there is no room. Words themselves, and all that says something, are in the catalogues.
 */

type Joined = (parts: readonly string[], locale: Locale) => string;
const joins =
  (marks: Record<Locale, string>): Joined =>
  (parts, locale) =>
    parts.join(marks[locale]);

/** "E3, D3", without an "and": what may be long, or goes on. */
export const list = joins({ en: ', ', ja: '、' });
/** Lists of things one after another. */
export const clauses = joins({ en: '; ', ja: '；' });
/** Lists one after another as Scythe's places and offers have them. */
export const alternatives = joins({ en: '; ', ja: '／' });
/** Short notes beside one another in a picture. */
export const notes = joins({ en: ' · ', ja: '　' });
/** The same where there is much room. */
export const wideNotes = joins({ en: '  ·  ', ja: '　' });
/** Whole sentences. */
export const sentences = joins({ en: ' ', ja: '' });

const STOP: Record<Locale, string> = { en: '.', ja: '。' };

/** With a capital letter and a full stop, unless it ends already. */
export const sentence = (words: string, locale: Locale): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[!?！？。.]$/.test(words) ? '' : STOP[locale]}`;

/** "E3 ×2"; once is not counted. */
export const times = (thing: string, n: number, locale: Locale): string =>
  n > 1 ? sentences([thing, `×${n}`], locale) : thing;

/** At most so many characters, with a sign that there was more. */
export const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** Sentences as long as there is room for whole ones; the first in any case. */
export function fitting(parts: readonly string[], locale: Locale, most: number): string {
  let told = parts[0] ?? '';
  for (const part of parts.slice(1)) {
    const longer = sentences([told, part], locale);
    if (longer.length > most) break;
    told = longer;
  }
  return told;
}

/** What there may be too much to tell of: the sentences, how many characters in all, and how to say that `n` were left out. */
interface Rest {
  parts: readonly string[];
  most: number;
  more: (n: number) => string;
}

/** All of `head`, then as many sentences as there is room for, then how many were left out if that fits. */
export function upTo(head: string, { parts, most, more }: Rest, locale: Locale): string {
  let told = head;
  for (const [n, part] of parts.entries()) {
    const longer = sentences([told, part], locale);
    const left = parts.length - n - 1;
    if (longer.length + (left > 0 ? more(left).length + 1 : 0) > most) {
      const ended = sentences([told, more(left + 1)], locale);
      return ended.length <= most ? ended : told;
    }
    told = longer;
  }
  return told;
}
