import { type Entry, entriesFrom } from '#core/rulebook';
import type { Locale } from '#core/text';
import en from '../data/rulebook.en.json' with { type: 'json' };
import ja from '../data/rulebook.ja.json' with { type: 'json' };
import shape from '../data/rulebook.json' with { type: 'json' };

const entries = entriesFrom(shape, { en, ja });

/** What can be looked up, the same list at every call. */
export const rulebook = (locale: Locale): readonly Entry[] => entries[locale];

/** The entries behind each question. */
export const ruleOf = { first: ['bids', 'ones'], answer: ['higher', 'challenge', 'ones'] };
