import { type Catalogue, catalogue, type Locale, type WordList } from '#core/text';
import type { Json } from '#core/types';
import en from './text.en.json' with { type: 'json' };
import ja from './text.ja.json' with { type: 'json' };

/** The words of commands, questions and refusals, for whoever makes a larger catalogue of them. */
export const commonWords: WordList = { en, ja, file: 'src/asking/terms/text.*.json' };
export const commonText: Catalogue = catalogue(commonWords);

/** The common words of a key. */
export const sayCommon = (key: string, locale: Locale, args?: Record<string, Json>): string =>
  commonText.say({ key, ...(args && { args }) }, locale);

/**
 * What something is about, and what is said of it: "Move: to Helgen". With a dash where one of them has a colon of its own
 * ("Use a card — Attack 3: Bandit"), so that no line has two in a chain.
 */
export const headed = (head: string, said: string, locale: Locale): string =>
  sayCommon(COLON.test(head + said) ? 'headed.by-dash' : 'headed.by-colon', locale, { head, said });
const COLON = /: |：/;
