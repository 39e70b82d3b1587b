// @ts-check
import { Away, Nowhere, Trouble } from './away.js';
import { later } from './later.js';
import { html } from './lib.js';
import { whoIsAsked } from './strip.js';
import { TableScreen } from './table.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./doing.js').Doing} Doing */
/** What every screen is a function of. @typedef {{ state: State, doing: Doing }} Screen */

// Whoever comes by the address of a match reads what its table needs. All else comes when it is gone to.
const Chooser = later(async () => (await import('./people.js')).Chooser, 'lobby.css', 'people.css');
const Home = later(async () => (await import('./home.js')).Home, 'lobby.css', 'people.css');
const Learn = later(async () => (await import('./lessons.js')).Learn, 'lobby.css');
const LobbyScreen = later(async () => (await import('./lobby.js')).LobbyScreen, 'lobby.css', 'talk.css');
const NewScreen = later(async () => (await import('./new.js')).NewScreen, 'lobby.css');
const Replay = later(async () => (await import('./replay.js')).Replay);

/** The whole page. @param {Screen} screen */
export function App({ state, doing }) {
  const { locale, isConnected } = state;
  document.documentElement.lang = locale;
  document.title = titleOf(state);
  return html`
    ${!isConnected && html`<p class="cut" role="alert">${say(locale, 'lost')}</p>`}
    <${screenOf(state)} state=${state} doing=${doing} />
    <div class="unseen" aria-live="polite">${state.route.name === 'table' ? whoIsAsked(state) : ''}</div>
  `;
}

/** @param {State} state */
function screenOf({ me, people, watch, route, table, failed }) {
  if (me === null && watch === null) return people ? Chooser : Away;
  if (route.name === 'nowhere') return Nowhere;
  if (route.name === 'home') return Home;
  if (route.name === 'new') return NewScreen;
  if (route.name === 'learn') return Learn;
  if (!table?.stands && 'stands' in failed) return Trouble;
  if (route.name === 'replay') return Replay;
  return table?.stands?.lobby ? LobbyScreen : TableScreen;
}

/** What the window is called: whose turn it is stands first, for it is seen in a row of tabs. @param {State} state */
function titleOf(state) {
  const { route, table, locale } = state;
  if (route.name === 'home') return `${say(locale, 'home.title')} · Castellan`;
  if (route.name === 'new') return `${say(locale, 'new.head')} · Castellan`;
  const stands = table?.stands;
  if (!stands) return 'Castellan';
  const mark = stands.question ? '● ' : '';
  return `${mark}${[stands.turn ?? stands.round, stands.title].filter(Boolean).join(' · ')} · Castellan`;
}
