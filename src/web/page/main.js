// @ts-check
import { joinAt, routeOf, tableAt } from './addresses.js';
import { App } from './app.js';
import { tells, tellsWhoAsks } from './asks.js';
import { createDoing } from './doing.js';
import { takeInvitation } from './invitation.js';
import { untilRead } from './later.js';
import { html, render } from './lib.js';
import { loads } from './loading.js';
import { atRoute, firstState, withEvent } from './state.js';
import { createStore } from './store.js';
import { followChanges } from './stream.js';
import { hears } from './talking.js';
import { isRead, readWords } from './words/say.js';

/** Puts the page together: one state, what changes it, and what draws it. */

const store = createStore(firstState(location, navigator.language));
const doing = createDoing(store);
store.change((state) => ({ ...state, isTelling: state.watch === null && tells() }));
const root = /** @type {HTMLElement} */ (document.getElementById('root'));

/** How often (ms) times like “5 minutes ago” are said anew. */
const TIMES = 60_000;

/** Draws what stands. In a language that was not read yet nothing is drawn until it is; what stood before stays so long. */
function draw() {
  const { locale } = store.get();
  if (!isRead(locale)) {
    void untilRead(() => readWords(locale)).then(draw);
    return;
  }
  const before = document.activeElement?.closest('#question, .stage');
  render(html`<${App} state=${store.get()} doing=${doing} />`, root);
  // What had the focus may be gone with its question: then the next one is at hand for keys.
  if (before && document.activeElement === document.body) keepFocus(before);
  bringIntoSight();
}

/** So much (px) of the question is in sight below what leads on. */
const LEDGE = 12;

/** What stood when it was last drawn. @type {Partial<import('./types.js').TableState> & { decision?: string }} */
let told = {};

/** What is asked anew, and what a press came to, stands at the top of its place: whoever has scrolled down there is led back to it. */
function bringIntoSight() {
  const { table } = store.get();
  const now = { ...table, decision: table?.stands?.question?.decision };
  // Another page of a menu is looked at where it stands.
  const isAnswered = told.pending && !now.pending && now.turned === told.turned;
  const isNew = isAnswered || now.decision !== told.decision;
  told = now;
  // On a phone the side is scrolled and not the question in it. A lobby is read and filled in as a whole.
  if (isNew && table?.stands?.status === 'running')
    for (const place of document.querySelectorAll('.side, .question')) place.scrollTo(0, 0);
  if (isNew) showWhatLeadsOn();
}

/** Of a lesson: the first button that leads on is in sight, where the question is scrolled by itself. */
function showWhatLeadsOn() {
  const question = document.querySelector('.question');
  const marked = question?.querySelector('button:has(.leads)');
  if (!question || !marked) return;
  const below = marked.getBoundingClientRect().bottom - question.getBoundingClientRect().bottom;
  if (below > 0) question.scrollBy(0, below + LEDGE);
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
hears(store);
window.addEventListener('popstate', () => store.change((state) => atRoute(state, routeOf(location.pathname))));

// Whoever came by an invitation, and had to sign in first, is led to it. A lobby that has begun is a match: so says its address.
let isKnown = false;
store.subscribe(() => {
  const { me, route, table } = store.get();
  if (me && !isKnown) {
    isKnown = true;
    const path = takeInvitation();
    if (path !== undefined && route.name === 'home') doing.go(path, true);
  }
  const stands = route.name === 'table' ? table?.stands : undefined;
  if (stands && stands.status !== 'lobby' && location.pathname === joinAt(stands.match))
    doing.go(tableAt(stands.match), true);
});

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
