// @ts-check
import { joinAt, routeOf, tableAt } from './addresses.js';
import { setTells } from './asks.js';
import { createBeginning } from './beginning.js';
import { ask, file, freshName, refusalOf } from './door.js';
import { keepFile } from './files.js';
import { copies } from './invitation.js';
import { kindOf, matchOf } from './presses.js';
import { keepSeat } from './seat.js';
import { atRoute, withAnswer, withoutMe, withRefusal, withTable, withTick } from './state.js';
import { createTalking } from './talking.js';
import { namedIn } from './things.js';
import { RESTS } from './tips.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').TableState} TableState */
/** @typedef {import('./types.js').Choosable} Choosable */
/** @typedef {ReturnType<typeof createDoing>} Doing */

/** How long (ms) it is said that something was copied. */
const COPIED = 4_000;

/** What the reader can do on this page. @param {ReturnType<typeof import('./store.js').createStore<State>>} store */
export function createDoing(store) {
  const { get, change } = store;
  /** Only of the match that is still on show. @param {string} id @param {(state: State) => State} make */
  const here = (id, make) => change((state) => (state.table?.id === id ? make(state) : state));
  /** Nothing came of what was asked of a match: why. @param {string} id @param {unknown} error */
  const fails = (id, error) => {
    const { isNobody, words } = refusalOf(error);
    if (isNobody) return change(withoutMe);
    here(id, (state) => withRefusal(state, words || say(state.locale, 'press.lost')));
  };
  let resting = 0;
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
      // The lesson of a game is a match of its own, at another address.
      if (kindOf(press) === 'lesson') return doing.learn(matchOf(press));
      if (!table?.stands || table.pending) return;
      const { id } = table;
      const given = { id: freshName(), press, values, shownAt: table.stands.at };
      const { version } = table.stands;
      change((state) =>
        withTable(state, { pending: { press, values, version }, said: '', isBad: false, offered: null }),
      );
      await doing.answered(id, press, () => ask(`m/${id}/press`, given));
    },
    /**
     * Shows what something came to that was asked of a match, if that is still on show. It is as an answer to this press.
     * @param {string} id @param {string} press @param {() => Promise<import('./types.js').PressAnswer>} asks
     */
    async answered(id, press, asks) {
      try {
        const answer = await asks();
        here(id, (state) => withAnswer(state, press, answer));
        if (answer.opened !== undefined && get().table?.id === id) doing.go(joinAt(answer.opened));
      } catch (error) {
        fails(id, error);
      }
    },
    /** Sits down in a lobby of the lists, and goes there. @param {string} match @param {string} press */
    async join(match, press) {
      doing.go(joinAt(match));
      change((state) => withTable(state, { pending: { press, values: [] } }));
      const given = { id: freshName(), press, values: [], shownAt: Date.now() };
      await doing.answered(match, press, () => ask(`m/${match}/press`, given));
    },
    /** Takes a seat besides the own one. @param {string} seat */
    async sit(seat) {
      const { table } = get();
      if (!table?.stands || table.pending) return;
      const { id, stands } = table;
      const press = `v1:join:${id}`;
      change((state) =>
        withTable(state, { pending: { press: seat, values: [], version: stands.version }, said: '', isBad: false }),
      );
      await doing.answered(id, press, () => ask(`m/${id}/sit`, { id: freshName(), seat }));
    },
    /** Begins the lesson of a game, or goes on with it. @param {string} game */
    async learn(game) {
      try {
        const { match } = await ask('lessons', { id: freshName(), game });
        change((state) => ({ ...state, isOld: true }));
        doing.go(tableAt(match));
      } catch (error) {
        const { isNobody, words } = refusalOf(error);
        if (isNobody) return change(withoutMe);
        const why = words || say(get().locale, 'press.lost');
        change((state) => ({ ...withRefusal(state, why), failed: { ...state.failed, learn: why } }));
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
    /** What is done to a match that is about to be begun. */
    beginning: createBeginning(store, (path) => doing.go(path, true)),
    /** What is said in the talk of the match on show. */
    talking: createTalking(store),
    /** Copies words, and shows for a while that it did. @param {string} words */
    async copy(words) {
      if (!(await copies(words))) return;
      change((state) => ({ ...state, copied: words }));
      setTimeout(() => change((state) => (state.copied === words ? { ...state, copied: '' } : state)), COPIED);
    },
    /** Gets the match as a file, which the browser keeps. */
    async file() {
      const { table } = get();
      if (!table || table.pending) return;
      const { id } = table;
      change((state) => withTable(state, { pending: { press: 'file', values: [] }, said: '', isBad: false }));
      try {
        const { name, blob } = await file(`m/${id}/file`, { id: freshName() });
        keepFile(name, blob);
        here(id, (state) => withTable(state, { pending: null, said: say(state.locale, 'file.kept', { name }) }));
      } catch (error) {
        fails(id, error);
      }
    },
    /** Tells what the rules say of these things, after a moment; of none it tells nothing any more. @param {readonly import('./types.js').Thing[]} things @param {import('./types.js').TipAt} [at] @param {number} [after] in ms */
    explain(things, at = 'left bottom', after = RESTS) {
      doing.rest();
      const is = namedIn(things);
      if (get().table?.told && get().table?.told?.is !== is) doing.table({ told: null });
      if (is !== '') resting = window.setTimeout(() => doing.table({ told: { is, at } }), after);
    },
    /** What was about to be told is not. */
    rest: () => clearTimeout(resting),
    /** The browser shall tell of it when the reader is asked, or shall not any more. @param {boolean} wants */
    async tell(wants) {
      const isTelling = await setTells(wants);
      change((state) => ({ ...state, isTelling }));
    },
    /** This person sits at this window from now on; nobody with an empty id. The page begins anew, for nothing of it is theirs. @param {string} id */
    become(id) {
      keepSeat(id);
      location.reload();
    },
    /** Reads this language from now on, at a local table. @param {string} locale */
    async read(locale) {
      await ask('me', { locale });
      location.reload();
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
