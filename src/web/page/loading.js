// @ts-check
import { ask, picture, Refused } from './door.js';
import { changedPlaces } from './moved.js';
import { needsOf, pictureVersion, waitsForAnswer } from './needs.js';
import { readRegions } from './regions.js';
import { withoutMe, withStands, withTable } from './state.js';
import { laidOver, MOST } from './steps.js';
import { withTalk, withTalkTold } from './talk-state.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Drawn} Drawn */
/** @typedef {import('./needs.js').Need} Need */
/** @typedef {ReturnType<typeof import('./store.js').createStore<State>>} Store */

/** A picture that is replaced stays so long (ms), for it is on show until the next is drawn. */
const LINGERS = 10_000;
/** How long (ms) until something is asked for again that was asked for too often. */
const AGAIN = 2_000;

/** Loads what the screen on show lacks, each thing once at a time. What fails is not tried again before something changes. @param {Store} store */
export function loads(store) {
  const under = new Set();
  const look = () => {
    for (const need of needsOf(store.get())) {
      // A slider passes many moments: only the one where it rests is asked for, once the one before has come.
      const key = need.what === 'moment' ? 'moment' : need.key;
      if (under.has(key)) continue;
      under.add(key);
      const done = () => {
        under.delete(key);
        look();
      };
      void load(store, need).then(done, (error) => {
        if (error instanceof Refused && error.kind === 'often') return setTimeout(done, AGAIN);
        store.change((state) => failed(state, need, error));
        done();
      });
    }
  };
  store.subscribe(look);
  look();
}

/** @param {State} state @param {Need} need @param {unknown} error @returns {State} */
function failed(state, { key }, error) {
  if (!(error instanceof Refused)) console.error(error);
  if (error instanceof Refused && error.kind === 'who') return withoutMe(state);
  const words = error instanceof Refused ? error.message : String(error);
  return { ...state, failed: { ...state.failed, [key]: words } };
}

/** @param {Store} store @param {Need} need */
async function load(store, need) {
  const { change } = store;
  const id = store.get().table?.id ?? '';
  const version = store.get().table?.stands?.version ?? '';
  /** Only of the match that is still on show. @param {(state: State) => State} make */
  const here = (make) => change((state) => (state.table?.id === id ? make(state) : state));
  switch (need.what) {
    case 'me': {
      const me = await ask('me').catch(nobody);
      if (me) return change((state) => ({ ...state, me, locale: me.locale }));
      const people = await ask('people');
      return change((state) => ({ ...state, me: null, people }));
    }
    case 'matches': {
      // What changes from now on is new again.
      change((state) => ({ ...state, isOld: false }));
      const matches = await ask('matches').catch(again(() => change((state) => ({ ...state, isOld: true }))));
      return change((state) => ({ ...state, matches }));
    }
    case 'begin': {
      const begin = await ask('new');
      return change((state) => ({ ...state, begin }));
    }
    case 'form': {
      const form = await ask(`new/${need.game}?options=${encodeURIComponent(need.options)}`);
      return change((state) => {
        const { draft } = state;
        if (draft?.game !== need.game) return state;
        return { ...state, draft: { ...draft, form: { ...form, key: need.options } } };
      });
    }
    case 'stands': {
      change((state) => withTable(state, { isStale: false }));
      const stale = (/** @type {State} */ state) => withTable(state, { isStale: true });
      const stands = await ask(`m/${id}`).catch(again(() => here(stale)));
      return here((state) => (state.table && waitsForAnswer(state.table) ? stale(state) : withStands(state, stands)));
    }
    case 'pictured': {
      const pictured = await ask(`m/${id}/pictures`);
      return here((state) => withTable(state, { pictured: { ...pictured, version } }));
    }
    case 'picture': {
      const { stands, pictures: known = {} } = store.get().table ?? {};
      const shows = stands ? pictureVersion(stands, need.picture) : version;
      const drawn = await drawnOf(id, need.picture, known[need.picture]);
      return here((state) => {
        const pictures = { ...state.table?.pictures, [need.picture]: { ...drawn, version: shows } };
        return withTable(state, { pictures });
      });
    }
    case 'talk': {
      change((state) => withTalk(state, { isStale: false }));
      const told = await ask(`m/${id}/talk`).catch(again(() => here((state) => withTalk(state, { isStale: true }))));
      return here((state) => withTalkTold(state, told));
    }
    case 'log': {
      const page = await ask(`m/${id}/log`);
      return here((state) => withTable(state, { log: { version, pages: [page], isWanted: true } }));
    }
    case 'after': {
      const after = await ask(`m/${id}/after`);
      return here((state) => withTable(state, { after: { ...after, version } }));
    }
    case 'thoughts': {
      const { told } = await ask(`m/${id}/thoughts`);
      return here((state) => withTable(state, { thoughts: { told, version } }));
    }
    case 'printed': {
      const { told } = await ask(`m/${id}/printed?${need.is}`);
      return here((state) => withTable(state, { printed: { ...state.table?.printed, [need.is]: told } }));
    }
    case 'moments': {
      const moments = { ...(await ask(`m/${id}/moments`)), version };
      return change((state) => (state.past?.id === id ? { ...state, past: { ...state.past, moments } } : state));
    }
    case 'moment':
      return await loadMoment(store, id, need.n);
  }
}

/** What could not be told is still wanted. @param {() => void} wants @returns {(error: unknown) => never} */
const again = (wants) => (error) => {
  wants();
  throw error;
};

/** At a local table nobody sits at this window yet: no fault, but a question. @param {unknown} error */
function nobody(error) {
  if (error instanceof Refused && (error.kind === 'choose' || error.kind === 'key')) return undefined;
  throw error;
}

/** @param {Store} store @param {string} id @param {number} n */
async function loadMoment(store, id, n) {
  const [words, drawn] = await Promise.all([ask(`m/${id}/at/${n}`), picture(`m/${id}/at/${n}/picture`)]);
  const moment = { ...words, url: drawn ? URL.createObjectURL(blobOf(drawn.bytes)) : '' };
  store.change((state) => {
    const { past, route } = state;
    if (past?.id !== id) return state;
    const isShown = route.name === 'replay' && route.n === n;
    return { ...state, past: { ...past, at: { ...past.at, [n]: moment }, ...(isShown && { shown: moment }) } };
  });
}

/** A picture with its words and its places; the one before where nothing on it is other. @param {string} id @param {string} name @param {Drawn | undefined} before */
async function drawnOf(id, name, before) {
  const [drawn, alt] = await Promise.all([pictureOver(`m/${id}/picture/${name}`, before), altOf(id, name)]);
  if (drawn && before?.mark === drawn.mark) return { ...before, alt };
  if (before?.url) setTimeout(() => URL.revokeObjectURL(before.url), LINGERS);
  if (!drawn) return { mark: '', url: '', alt: '', locales: [], regions: [], printed: [] };
  const { mark, whole, steps, bytes } = drawn;
  const there = { mark, whole, steps, url: URL.createObjectURL(whole), alt, ...readRegions(bytes) };
  if (!before?.url) return there;
  return { ...there, before: before.url, moved: changedPlaces(before.regions, there.regions) };
}

/**
 * A picture, asked for as a step from the one that is there. `bytes` are what came, `whole` is what is shown, and `steps` how many were laid
 * over the last that came whole. Undefined where there is none.
 * @param {string} path @param {Drawn | undefined} before
 */
async function pictureOver(path, before) {
  const isNear = before?.whole && before.steps !== undefined && before.steps < MOST;
  const drawn = await picture(path, isNear ? before.mark : undefined);
  if (!drawn) return undefined;
  if (!drawn.isStep || !before?.whole) return { ...drawn, steps: 0, whole: blobOf(drawn.bytes) };
  const whole = await laidOver(before.whole, drawn.bytes).catch(() => undefined);
  if (whole) return { ...drawn, steps: (before.steps ?? 0) + 1, whole };
  const anew = await picture(path);
  return anew && { ...anew, steps: MOST, whole: blobOf(anew.bytes) };
}

/** @param {string} id @param {string} name @returns {Promise<string>} */
const altOf = (id, name) =>
  ask(`m/${id}/words/${name}`).then(
    ({ alt }) => alt,
    () => '',
  );

/** @param {Uint8Array<ArrayBuffer>} bytes */
const blobOf = (bytes) => new Blob([bytes], { type: 'image/webp' });
