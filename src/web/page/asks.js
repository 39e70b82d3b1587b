// @ts-check

import { tableAt } from './addresses.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Listed} Listed */
/** @typedef {import('./types.js').MatchLists} MatchLists */
/** @typedef {ReturnType<typeof import('./store.js').createStore<State>>} Store */

/** Notes of the browser for whoever is asked while no window of the page is looked at. */

/** Where this browser keeps whether it tells. */
const KEPT = 'castellan-tells';

export const canTell = () => 'Notification' in window;

/** Whether this browser tells: the person wants it, and the browser lets the page. */
export const tells = () => canTell() && Notification.permission === 'granted' && localStorage.getItem(KEPT) === 'yes';

/** Says whether it shall; the browser asks the person the first time. Gives whether it does now. @param {boolean} wants */
export async function setTells(wants) {
  const may = wants && (await Notification.requestPermission()) === 'granted';
  localStorage.setItem(KEPT, may ? 'yes' : 'no');
  return may;
}

/**
 * The matches in which the reader is asked, and was not at the look before. The first look finds none: what stands there is no news.
 * @param {MatchLists | null} before @param {MatchLists | null} now @returns {Listed[]}
 */
export function askedAnew(before, now) {
  if (!before || !now) return [];
  const since = new Map(before.mine.map((one) => [one.match, one.since]));
  return now.mine.filter((one) => one.since !== undefined && one.since !== since.get(one.match));
}

/** Tells of each match that comes to ask, while nobody looks. A note leads to its match. @param {Store} store @param {(path: string) => void} go */
export function tellsWhoAsks(store, go) {
  let before = store.get().matches;
  store.subscribe(() => {
    const { matches, locale } = store.get();
    if (matches === before) return;
    const anew = askedAnew(before, matches);
    before = matches;
    if (!document.hidden || !tells()) return;
    for (const { match, title } of anew) {
      const note = new Notification(say(locale, 'tells.title'), { body: title, tag: match });
      note.addEventListener('click', () => {
        window.focus();
        go(tableAt(match));
        note.close();
      });
    }
  });
}
