// @ts-check
import { words } from './words.js';

/** @typedef {import('./types.js').Person} Person */
/** @typedef {import('./types.js').Channel} Channel */

/** What this window knows; main.js refreshes it from the server, everything else only reads it. */
export const table = {
  /** @type {Person | null} */ person: null,
  /** @type {Person[]} */ people: [],
  bot: { name: 'Castellan', online: false },
  /** @type {Channel[]} */ channels: [],
  /** @type {import('./types.js').Option[]} */ commands: [],
  /** Of the commands, named when asking for the state: they come again only if they are others by then. */ digest: '',
  /** @type {string | null} Id of the channel on show. */ channel: null,
};

/**
 * Carries `channel` (detail: id to open), `command` (detail: line to put into the composer) and `shown` (the channel on
 * show has been read and drawn) between modules.
 */
export const wishes = new EventTarget();

/** @param {string | null} id channel to open; null is the first screen */
export const openChannel = (id) => wishes.dispatchEvent(new CustomEvent('channel', { detail: id }));
/** @param {string} line such as `/match new ` */
export const offerCommand = (line) => wishes.dispatchEvent(new CustomEvent('command', { detail: line }));

/**
 * The reader's language: the seat's once someone sits, before that the browser's.
 * @returns {'en' | 'ja'}
 */
export function language() {
  return (table.person?.locale ?? navigator.language).toLowerCase().startsWith('ja') ? 'ja' : 'en';
}

/** Discord's locale codes for the two languages: a page choice becomes the `locale` of the seat's interactions. */
export const localeOf = { en: 'en-US', ja: 'ja' };

/**
 * The words for a key in the reader's language; throws on an unknown key.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export function say(key, args = {}) {
  const text = words[language()][key];
  if (text === undefined) throw new Error(`no words for ${key}: they belong in src/local/page/base/words.js`);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ''));
}

/**
 * A command's, option's or choice's name as the reader sees it.
 * @param {{ name: string, name_localizations?: import('./types.js').Localizations | null }} named
 */
export const shownName = (named) => localized(named.name_localizations) ?? named.name;
/** @param {{ description: string, description_localizations?: import('./types.js').Localizations | null }} described */
export const shownDescription = (described) => localized(described.description_localizations) ?? described.description;

/** @param {import('./types.js').Localizations | null | undefined} all */
function localized(all) {
  return language() === 'ja' ? all?.ja : (all?.['en-US'] ?? all?.['en-GB']);
}

/** @param {import('./types.js').User} user */
export const userName = (user) =>
  table.people.find((person) => person.id === user.id)?.name ?? user.global_name ?? user.username;

/** The channel on show, if any. */
export const currentChannel = () => table.channels.find((channel) => channel.id === table.channel);

/**
 * The address of a picture on this server, or null if it lies elsewhere: nothing from outside is ever loaded. The bot
 * writes whole addresses with the host it knows, which need not be the name under which the reader opened the page.
 * @param {string} address
 */
export function ownAddress(address) {
  const url = parsed(address);
  if (!url) return null;
  if (url.protocol === 'data:' || url.protocol === 'blob:') return address;
  const here = url.host === location.host || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  return here ? url.pathname + url.search : null;
}

/** @param {string} address */
function parsed(address) {
  try {
    return new URL(address, location.href);
  } catch {
    return null;
  }
}
