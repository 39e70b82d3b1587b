// @ts-check
import { ask, freshName, refusalOf } from './door.js';
import { withTalk, withTalkTold } from './talk-state.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {ReturnType<typeof import('./store.js').createStore<State>>} Store */

/** How often (ms) a talk that is looked at is asked for. */
const AGAIN = 8_000;

/** What the reader does in a talk. @param {Store} store */
export function createTalking({ get, change }) {
  return {
    /** What is in the field. @param {string} text */
    write: (text) => change((state) => withTalk(state, { text, said: '' })),
    /** Says what is in the field. What was not taken stays there, and is the same saying when it is sent again. */
    async send() {
      const { table } = get();
      const { text = '', isSending = true, sent } = table?.talk ?? {};
      if (!table || isSending || text.trim() === '') return;
      const id = sent?.text === text ? sent.id : freshName();
      change((state) => withTalk(state, { isSending: true, sent: { id, text }, said: '' }));
      const here = (/** @type {(state: State) => State} */ make) =>
        change((state) => (state.table?.id === table.id ? make(state) : state));
      try {
        const told = await ask(`m/${table.id}/talk`, { id, text });
        here((state) => withTalk(withTalkTold(state, told), { isSending: false, text: '', sent: undefined }));
      } catch (error) {
        const { words } = refusalOf(error);
        here((state) => withTalk(state, { isSending: false, said: words || say(state.locale, 'talk.lost') }));
      }
    },
    /** Fetches what was said before. */
    async older() {
      const { table } = get();
      const before = table?.talk.told?.before;
      if (!table || before === undefined) return;
      const told = await ask(`m/${table.id}/talk?before=${before}`).catch(() => undefined);
      if (told) change((state) => (state.table?.id === table.id ? withTalkTold(state, told) : state));
    },
  };
}

/** Asks again and again for a talk while it is looked at: Discord tells the bot of no message. @param {Store} store */
export const hears = ({ get, change }) =>
  setInterval(() => {
    const { table, route } = get();
    const isSeen = !document.hidden && route.name === 'table' && (table?.tab === 'talk' || table?.stands?.lobby);
    if (isSeen && table?.talk.told) change((state) => withTalk(state, { isStale: true }));
  }, AGAIN);
