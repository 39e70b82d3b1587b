import { type Locale, locales } from './text.ts';

/** What a game says about itself when it is asked: its rules by paragraphs, and a guide for whoever plays for the first time. */

/** One thing that somebody looks up: a rule, a card, a spell, a unit. */
export interface Entry {
  /** In both languages the same. */
  id: string;
  title: string;
  /** The answer, in our own words, in at most 900 characters of Discord's Markdown. */
  text: string;
  /** Other words by which it is looked for: synonyms, what people say instead. */
  words: readonly string[];
  /** The numbers of the rules it tells, as in `docs/games/<game>.rules.md`. */
  rules: readonly string[];
  /** The ids of what one reads next. */
  see: readonly string[];
}

export interface GuidePage {
  title: string;
  /** In at most 700 characters. */
  text: string;
  /** The name of its picture, `data/<game>/guide/<picture>.<locale>.webp`; null for none. */
  picture: string | null;
  /** What the picture shows, in words; empty without one. */
  alt: string;
}

/** What is the same in all languages, by id, and the words of each language. */
type Shape = Readonly<Record<string, Pick<Entry, 'rules' | 'see'>>>;
type EntryWords = Readonly<Record<string, Pick<Entry, 'title' | 'text' | 'words'>>>;

/** Entries from the files of a game (`rulebook.json`, `rulebook.<locale>.json`). Throws when one has no words in a language. */
export function entriesFrom(shape: Shape, words: Readonly<Record<Locale, EntryWords>>): Record<Locale, Entry[]> {
  const inLocale = (locale: Locale) =>
    Object.entries(shape).map(([id, { rules, see }]) => {
      const said = words[locale][id];
      if (!said)
        throw new Error(`no words for ${id} in ${locale}: they belong in the rulebook.${locale}.json of the game`);
      return { id, ...said, rules, see };
    });
  return { en: inLocale('en'), ja: inLocale('ja') };
}

/** One thing that is printed (a card, a piece, a place), told from its data alone. */
export interface Printed {
  /** What kind of thing it is; the id of its entry begins with it. */
  kind: string;
  id: string | number;
  title(locale: Locale): string;
  text(locale: Locale): string;
  /** Other names of it. */
  words?(locale: Locale): readonly string[];
  see: readonly string[];
}

/** Entries of what is printed. Each is found by its names in every language, and by what its kind is called. */
export function entriesOfPrinted(
  printed: readonly Printed[],
  kindName: (kind: string, locale: Locale) => string,
  locale: Locale,
): Entry[] {
  return printed.map(({ kind, id, see, ...one }) => ({
    id: `${kind}-${id}`,
    title: one.title(locale),
    text: one.text(locale),
    words: [
      ...locales.filter((other) => other !== locale).map(one.title),
      ...locales.flatMap((each) => one.words?.(each) ?? []),
      kindName(kind, locale),
    ],
    rules: [],
    see,
  }));
}
