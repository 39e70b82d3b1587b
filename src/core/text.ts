import type { Json, Message } from './types.ts';

export type Locale = 'en' | 'ja';
export const locales: readonly Locale[] = ['en', 'ja'];

/** Keys to templates. Nested objects are flattened with dots when a catalogue is made. */
export type Words = { [key: string]: string | Words };
/** A list of words in both languages. */
export interface WordList extends Record<Locale, Words> {
  /** Where they are written, from the root, with `*` for the locale (`data/scythe/text.*.json`): named when a key is missing. */
  file?: string;
}
export interface Catalogue {
  /** Puts a message into words. Throws when the key is unknown: the text tests find that before a player does. */
  say(message: Message, locale: Locale): string;
  has(key: string, locale: Locale): boolean;
  keys(locale: Locale): string[];
  /**
   * The same words, but for the keys for which `other` gives a message: then that one is said. So a seat is called what
   * the state of a match says. Names within the message are renamed as well ("the Brute's Decoy"). Its own name within
   * it is said in the words there are without `other`.
   */
  renamed(other: (key: string) => Message | undefined): Catalogue;
  /** The raw template, for the tests that compare the arguments of both languages. */
  template(key: string, locale: Locale): string;
}

/**
 * A catalogue from word lists, later ones winning. Templates know four forms:
 * - `{arg}`: a value.
 * - `{arg:prefix}`: the words of `prefix.<value>`.
 * - `{arg#one|many}`: one of two by number.
 * - `{arg?words}`: words only when the argument is there and not empty.
 *
 * In the last two, `$` stands for the argument itself. Lists are joined in the language's way, and what stands in them
 * several times is counted. An argument that is itself a message is put into words.
 *
 * Two further keys belong to a prefix. `cited.<prefix>` says how its names stand in a sentence (`$` is the name). On
 * buttons and in menus they stand bare. `counted.<prefix>.<value>` says how several of a thing stand there (`n` is how
 * many).
 */
export function catalogue(...sources: WordList[]): Catalogue {
  const tables = Object.fromEntries(
    locales.map((locale) => {
      const table: Record<string, string> = {};
      for (const words of sources) flat(words[locale], '', table);
      return [locale, table];
    }),
  ) as Record<Locale, Record<string, string>>;
  return spoken({ ...tables, fileFor: (key, locale) => filesFor(sources, key, locale) });
}

interface Tables extends Record<Locale, Record<string, string>> {
  /** The files to which a key belongs. */
  fileFor(key: string, locale: Locale): string[];
}
/** In what language, and within which names. */
interface How {
  locale: Locale;
  within: readonly string[];
}

function spoken(tables: Tables, other?: (key: string) => Message | undefined): Catalogue {
  const template = (key: string, locale: Locale): string => {
    const found = tables[locale][key];
    if (found === undefined) throw new Error(`no words for ${key} in ${locale}${belongs(tables.fileFor(key, locale))}`);
    return found;
  };
  /** `within` are the names that are being said: none of them is renamed a second time. */
  const sayIn = (message: Message, locale: Locale, within: readonly string[]): string => {
    const instead = within.includes(message.key) ? undefined : other?.(message.key);
    if (instead) return sayIn(instead, locale, [...within, message.key]);
    return template(message.key, locale).replace(PLACE, (_, name: string, mark: string | undefined, rest: string) => {
      const value = message.args?.[name];
      if (mark === '?' && isAbsent(value)) return '';
      if (value === undefined) throw new Error(`${message.key} needs ${name}`);
      const itself = () => words(value, undefined, { locale, within });
      if (mark === '?') return rest.replaceAll('$', itself);
      if (mark === '#') return rest.split('|')[value === 1 ? 0 : 1]!.replaceAll('$', itself);
      return words(value, mark === ':' ? rest : undefined, { locale, within });
    });
  };
  const say = (message: Message, locale: Locale): string => sayIn(message, locale, []);
  const words = (value: Json, prefix: string | undefined, how: How): string => {
    const { locale, within } = how;
    if (Array.isArray(value)) {
      return prefix ? many(value, prefix, how) : listOf[locale].format(value.map((one) => words(one, prefix, how)));
    }
    if (isMessage(value)) return sayIn(value, locale, within);
    if (!prefix) return String(value);
    const name = sayIn({ key: `${prefix}.${value}` }, locale, within);
    return tables[locale][`cited.${prefix}`]?.replace('$', () => name) ?? name;
  };
  /** "Foot Soldier, Foot Soldier" are "Foot Soldier ×2", or as the game counts them, where the first of them stands. */
  const many = (things: readonly Json[], prefix: string, how: How): string => {
    const { locale } = how;
    const found = new Map<string, { n: number; key: string }>();
    for (const one of things) {
      const name = words(one, prefix, how);
      found.set(name, { n: (found.get(name)?.n ?? 0) + 1, key: `counted.${prefix}.${one}` });
    }
    const isCounted = [...found.values()].every(({ key }) => Object.hasOwn(tables[locale], key));
    if (isCounted) return countsOf[locale]([...found.values()].map(({ n, key }) => say({ key, args: { n } }, locale)));
    const times = locale === 'ja' ? '×' : ' ×';
    return listOf[locale].format([...found].map(([name, { n }]) => (n > 1 ? `${name}${times}${n}` : name)));
  };
  const self: Catalogue = {
    say,
    template,
    has: (key, locale) => Object.hasOwn(tables[locale], key) || other?.(key) !== undefined,
    keys: (locale) => Object.keys(tables[locale]),
    renamed: (next) => spoken(tables, next),
  };
  return self;
}

/** The files with the keys that are most like this one: those in which its nearest neighbours stand. */
function filesFor(sources: readonly WordList[], key: string, locale: Locale): string[] {
  const named = sources.flatMap((words) =>
    words.file === undefined ? [] : [{ file: words.file.replace('*', locale), keys: Object.keys(flat(words[locale])) }],
  );
  for (let head = key; head !== ''; ) {
    head = head.slice(0, Math.max(0, head.lastIndexOf('.', head.length - 2) + 1));
    const near = named.filter(({ keys }) => keys.some((one) => one.startsWith(head)));
    if (near.length > 0) return [...new Set(near.map(({ file }) => file))];
  }
  return [];
}
const belongs = (files: readonly string[]): string =>
  files.length > 0 ? `: they belong in ${files.join(' or ')}` : '';

/** How each language joins a list; making one takes ten times as long as using it. */
const listOf: Record<Locale, Intl.ListFormat> = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  ja: new Intl.ListFormat('ja', { type: 'conjunction' }),
};

/** The same of things with their counts: 「ワーカー4体とメック1機」. */
const countsOf: Record<Locale, (parts: string[]) => string> = {
  en: (parts) => listOf.en.format(parts),
  ja: (parts) => parts.join('と'),
};

const isAbsent = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);

/** A place in a template: `{name}`, `{name:prefix}`, `{name#one|many}`, `{name?words}`. */
const PLACE = /\{(\w+)(?:([:#?])([^}]*))?\}/g;

/** Whether it is a message: an object with a key. */
export const isMessage = (value: unknown): value is Message & { [key: string]: Json } =>
  typeof value === 'object' && value !== null && typeof (value as { key?: unknown }).key === 'string';

/** Written into one table: every program that knows the games does this at its start, with ten thousand words. */
function flat(words: Words, prefix = '', table: Record<string, string> = {}): Record<string, string> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') table[prefix + key] = value;
    else flat(value, `${prefix}${key}.`, table);
  }
  return table;
}
