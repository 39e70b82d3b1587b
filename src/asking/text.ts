import { type Catalogue, catalogue, type Locale, type Words } from '#core/text';
import type { Json } from '#core/types';
import en from './text.en.json' with { type: 'json' };
import ja from './text.ja.json' with { type: 'json' };

/** The words of commands, questions and refusals, for whoever makes a larger catalogue of them. */
export const commonWords: Record<Locale, Words> = { en, ja };
export const commonText: Catalogue = catalogue(commonWords);

/** The common words of a key. */
export const say = (key: string, locale: Locale, args?: Record<string, Json>): string =>
  commonText.say({ key, ...(args && { args }) }, locale);
