import type { Catalogue, Locale } from '#core/text';
import type { Json } from '#core/types';

/** One language, from the catalogue that has names and the words of effects (`effects.<locale>.json`). */
export interface Speech {
  locale: Locale;
  /** The words of a key with what they speak of. */
  say(key: string, args?: Record<string, Json | undefined>): string;
}

export const speechOf = (catalogue: Catalogue, locale: Locale): Speech => ({
  locale,
  say: (key, args = {}) =>
    catalogue.say({ key, args: Object.fromEntries(Object.entries(args).map(([k, v]) => [k, v ?? null])) }, locale),
});

/**
 * The forms of a verb: after "may" and in lists of choices (`plain`), before another one (`link`), at the end of a sentence (`main`), and
 * before that one (`main-link`).
 */
export type Form = 'plain' | 'link' | 'main' | 'main-link';

/** `[bare/third person]` in English, `[before others/plain/before ます]` in Japanese, where the third may be left out. */
const VERB = /\[([^/\]]*)\/([^/\]]*)(?:\/([^\]]*))?\]/g;

/** A phrase with its verbs in a form; `isThird`: of somebody who is neither addressed nor several, which English shows. */
export function inflected(locale: Locale, phrase: string, form: Form, isThird: boolean): string {
  const isMain = form === 'main' || form === 'main-link';
  return phrase.replace(VERB, (_, first: string, second: string, third: string = first) => {
    if (locale === 'en') return isMain && isThird ? second : first;
    if (form === 'plain') return second;
    return form === 'main' ? `${third}ます` : first;
  });
}
