import type { Catalogue, Locale } from '#core/text';

/** The names of a game that stand in its sentences: what a line never breaks within. */

/** What sentences name: "{who:leader}". */
const NAMED = /\{\w+:([^}]*)\}/gu;
/** Names are short and end no sentence; longer ones are clauses, which may break. */
const IS_NAME: Readonly<Record<Locale, RegExp>> = {
  en: /^(?=.* )\p{Lu}[^.;:!?{]{1,38}$/u,
  ja: /^(?=.*[\u3041-\u309F])[^。、；：！？{]{2,14}$/u,
};

const kept = new WeakMap<Catalogue, Partial<Record<Locale, readonly string[]>>>();

/** All names of several words (in Japanese: with kana within) that events and questions of a catalogue put in. Made once. */
export function namesPrinted(text: Catalogue, locale: Locale): readonly string[] {
  const found = kept.get(text) ?? {};
  kept.set(text, found);
  found[locale] ??= namesOf(text, locale);
  return found[locale];
}

function namesOf(text: Catalogue, locale: Locale): string[] {
  const keys = text.keys(locale);
  const prefixes = new Set(
    keys
      .filter((key) => /^(?:event|ask|stand|label)\./u.test(key))
      .flatMap((key) => [...text.template(key, locale).matchAll(NAMED)].map(([, prefix]) => prefix!)),
  );
  const isOf = (key: string) =>
    prefixes.has(key.slice(0, key.indexOf('.'))) || prefixes.has(key.slice(0, key.lastIndexOf('.')));
  const names = keys.filter((key) => key.includes('.') && isOf(key)).map((key) => text.template(key, locale));
  return [...new Set(names.filter((name) => IS_NAME[locale].test(name)))];
}
