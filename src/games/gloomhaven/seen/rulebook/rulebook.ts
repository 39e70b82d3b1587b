import { type Entry, entriesFrom, entriesOfPrinted, type GuidePage } from '#core/rulebook';
import type { Locale } from '#core/text';
import guideEn from '#data/gloomhaven/guide.en.json' with { type: 'json' };
import guideJa from '#data/gloomhaven/guide.ja.json' with { type: 'json' };
import ruleOfQuestions from '#data/gloomhaven/rule-of.json' with { type: 'json' };
import wordsEn from '#data/gloomhaven/rulebook.en.json' with { type: 'json' };
import wordsJa from '#data/gloomhaven/rulebook.ja.json' with { type: 'json' };
import shape from '#data/gloomhaven/rulebook.json' with { type: 'json' };
import { cards } from './cards.ts';
import { classes } from './classes.ts';
import { creatures } from './creatures.ts';
import { items } from './items.ts';
import { bosses, decks, monsters } from './monsters.ts';
import { inWords, spoken } from './printed.ts';
import { scenarios } from './scenarios.ts';

/**
 * What can be looked up: our paragraphs of the rules, and all that is printed, in the words and numbers of the components. The
 * printed things are put into words when somebody first looks something up: to read them all would take a start too long.
 */

const all = new Map<Locale, readonly Entry[]>();

/** All entries, the same list at every call. */
export function rulebook(locale: Locale): readonly Entry[] {
  const known = all.get(locale);
  if (known) return known;
  const written = entriesFrom(shape, { en: wordsEn, ja: wordsJa })[locale];
  const printed = [classes, cards, items, monsters, decks, bosses, creatures, scenarios].flatMap((list) => list());
  const kindName = (kind: string, where: Locale) => inWords({ key: `printed.kind.${kind}` }, where);
  const entries = [...written, ...entriesOfPrinted(printed.map(spoken), kindName, locale)];
  all.set(locale, entries);
  return entries;
}
export const guide = (locale: Locale): readonly GuidePage[] => ({ en: guideEn, ja: guideJa })[locale];
/** The entries that stand behind each question, by the key of its decision. */
export const ruleOf: Readonly<Record<string, readonly string[]>> = ruleOfQuestions;
