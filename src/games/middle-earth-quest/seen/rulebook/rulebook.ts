import { type Entry, entriesFrom, entriesOfPrinted, type GuidePage } from '#core/rulebook';
import type { Locale } from '#core/text';
import guideEn from '#data/middle-earth-quest/guide.en.json' with { type: 'json' };
import guideJa from '#data/middle-earth-quest/guide.ja.json' with { type: 'json' };
import ruleOfQuestions from '#data/middle-earth-quest/rule-of.json' with { type: 'json' };
import wordsEn from '#data/middle-earth-quest/rulebook.en.json' with { type: 'json' };
import wordsJa from '#data/middle-earth-quest/rulebook.ja.json' with { type: 'json' };
import shape from '#data/middle-earth-quest/rulebook.json' with { type: 'json' };
import { cards } from './cards.ts';
import { combat } from './combat.ts';
import { foes } from './foes.ts';
import { people } from './heroes.ts';
import { places } from './places.ts';
import { named } from './printed.ts';

/**
 * What can be looked up: our paragraphs of the rules, and all that is printed, in the words of the cards. The printed things are
 * put into words when somebody first looks something up.
 */

const all = new Map<Locale, readonly Entry[]>();

/** All entries, the same list at every call. */
export function rulebook(locale: Locale): readonly Entry[] {
  const known = all.get(locale);
  if (known) return known;
  const written = entriesFrom(shape, { en: wordsEn, ja: wordsJa })[locale];
  const printed = [cards, combat, foes, people, places].flatMap((list) => list());
  const kindName = (kind: string, where: Locale) => named(`printed.kind.${kind}`)(where);
  const entries = [...written, ...entriesOfPrinted(printed, kindName, locale)];
  all.set(locale, entries);
  return entries;
}
export const guide = (locale: Locale): readonly GuidePage[] => ({ en: guideEn, ja: guideJa })[locale];
/** The entries that stand behind each question, by the key of its decision. */
export const ruleOf: Readonly<Record<string, readonly string[]>> = ruleOfQuestions;
