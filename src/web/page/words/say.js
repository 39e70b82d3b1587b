// @ts-check

/** @typedef {typeof import('./en.js').en} Words */

/** What was read. @type {Partial<Record<import('../types.js').Locale, Words>>} */
const words = {};

/** Whether a language was read, so that `say` can use it. @param {import('../types.js').Locale} locale */
export const isRead = (locale) => words[locale] !== undefined;

/** Reads the words of a language. Nobody needs both. @param {import('../types.js').Locale} locale */
export async function readWords(locale) {
  words[locale] = locale === 'ja' ? (await import('./ja.js')).ja : (await import('./en.js')).en;
}

/**
 * The words for a key in a language, or in another one until that was read; `{name}` in them is filled in.
 * @param {import('../types.js').Locale} locale @param {keyof Words} key @param {Record<string, string | number>} [args]
 */
export const say = (locale, key, args = {}) =>
  /** @type {Words} */ (words[locale] ?? words.en ?? words.ja)[key].replace(/\{(\w+)\}/g, (_, name) =>
    String(args[name] ?? ''),
  );
