// @ts-check
import { routeOf } from './addresses.js';
import { setTells } from './asks.js';
import { ask, freshName, Refused } from './door.js';
import { atRoute, withAnswer, withRefusal, withTable, withTick } from './state.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').TableState} TableState */
/** @typedef {import('./types.js').Choosable} Choosable */
/** @typedef {ReturnType<typeof createDoing>} Doing */

/** What the reader can do on this page. @param {ReturnType<typeof import('./store.js').createStore<State>>} store */
export function createDoing(store) {
  const { get, change } = store;
  const doing = {
    /** Another address is on show; `isSame` takes the place of the one before, so that Back leaves both. @param {string} path @param {boolean} [isSame] */
    go(path, isSame = false) {
      const { search } = location;
      history[isSame ? 'replaceState' : 'pushState'](null, '', path + search);
      change((state) => atRoute(state, routeOf(path)));
    },
    /** Presses a button or chooses from a menu. One at a time: what is pressed meanwhile is not. @param {string} press @param {string[]} [values] */
    async press(press, values = []) {
      const { table } = get();
      if (!table?.stands || table.pending) return;
      const { id } = table;
      const given = { id: freshName(), press, values, shownAt: table.stands.at };
      const { version } = table.stands;
      change((state) =>
        withTable(state, { pending: { press, values, version }, said: '', isBad: false, offered: null }),
      );
      const here = (/** @type {(state: State) => State} */ make) =>
        change((state) => (state.table?.id === id ? make(state) : state));
      try {
        const answer = await ask(`m/${id}/press`, given);
        here((state) => withAnswer(state, press, answer));
      } catch (error) {
        if (!(error instanceof Refused)) console.error(error);
        if (error instanceof Refused && error.kind === 'who') return change((state) => ({ ...state, me: null }));
        const words = error instanceof Refused ? error.message : '';
        here((state) => withRefusal(state, words || say(state.locale, 'press.lost')));
      }
    },
    /** Ticks a line of several, or takes the tick away. @param {string} press @param {string} value @param {number} max */
    tick: (press, value, max) => change((state) => withTick(state, { press, value, max })),
    /** Answers with a place of a picture. Several answers are offered, for the reader to say which. @param {string} picture @param {import('./marks.js').Mark} mark */
    place(picture, { region, choices }) {
      const [only, other] = choices;
      if (only && !other) return doing.choose(only);
      change((state) => withTable(state, { offered: { picture, region: region.id } }));
    },
    /** @param {Choosable} chosen */
    choose({ press, value, together }) {
      if (together && value !== undefined) return doing.tick(press, value, together[1]);
      void doing.press(press, value === undefined ? [] : [value]);
    },
    /** @param {Partial<TableState>} part */
    table: (part) => change((state) => withTable(state, part)),
    /** The browser shall tell of it when the reader is asked, or shall not any more. @param {boolean} wants */
    async tell(wants) {
      const isTelling = await setTells(wants);
      change((state) => ({ ...state, isTelling }));
    },
    /** Fetches the page of the log before the ones on show. */
    async older() {
      const { table } = get();
      const first = table?.log.pages[0];
      if (!table || !first || first.page === 0) return;
      const page = await ask(`m/${table.id}/log?before=${first.page}`).catch(() => undefined);
      if (page)
        change((state) =>
          withTable(state, { log: { ...table.log, pages: [page, ...(state.table?.log.pages ?? [])] } }),
        );
    },
  };
  return doing;
}
