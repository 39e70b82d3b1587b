// @ts-check
import { routeOf } from './addresses.js';
import { App } from './app.js';
import { tells, tellsWhoAsks } from './asks.js';
import { createDoing } from './doing.js';
import { html, render } from './lib.js';
import { loads } from './loading.js';
import { atRoute, firstState, withEvent } from './state.js';
import { createStore } from './store.js';
import { followChanges } from './stream.js';

/** Puts the page together: one state, what changes it, and what draws it. */

const store = createStore(firstState(location, navigator.language));
const doing = createDoing(store);
store.change((state) => ({ ...state, isTelling: state.watch === null && tells() }));
const root = /** @type {HTMLElement} */ (document.getElementById('root'));

/** How often (ms) times like “5 minutes ago” are said anew. */
const TIMES = 60_000;

function draw() {
  const before = document.activeElement?.closest('#question, .stage');
  render(html`<${App} state=${store.get()} doing=${doing} />`, root);
  // What had the focus may be gone with its question: then the next one is at hand for keys.
  if (before && document.activeElement === document.body) keepFocus(before);
}

/** @param {Element} before where the focus was */
function keepFocus(before) {
  const there = before.isConnected ? before : document.getElementById('question');
  if (there instanceof HTMLElement) there.focus({ preventScroll: true });
}

store.subscribe(draw);
setInterval(draw, TIMES);
loads(store);
tellsWhoAsks(store, doing.go);
window.addEventListener('popstate', () => store.change((state) => atRoute(state, routeOf(location.pathname))));

/** @type {{ close(): void } | undefined} */
let stream;
/** Of which match the stream tells besides the reader's own; undefined before there is one. @type {string | undefined} */
let watched;
store.subscribe(() => {
  const { me, watch, table } = store.get();
  const wanted = me || watch !== null ? (table?.id ?? '') : undefined;
  if (wanted === watched) return;
  watched = wanted;
  stream?.close();
  stream =
    wanted === undefined ? undefined : followChanges(wanted, (told) => store.change((now) => withEvent(now, told)));
});

draw();
