// @ts-check
import { en } from './en.js';
import { ja } from './ja.js';

const words = { en, ja };

/**
 * The words for a key in a language; `{name}` in them is filled in.
 * @param {import('../types.js').Locale} locale @param {keyof typeof en} key @param {Record<string, string | number>} [args]
 */
export const say = (locale, key, args = {}) =>
  words[locale][key].replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ''));
