import { type Locale, locales } from '#core/text';
import { plays } from '../kit/lengths.ts';

const EACH = plays({ sample: locales.length, whole: 1 });

/** What of a long list is looked at in a language: in the sample every language has its share, in the whole all of it. */
export const shareOf = <T>(all: readonly T[], locale: Locale): T[] =>
  all.filter((_, n) => n % EACH === locales.indexOf(locale) % EACH);
