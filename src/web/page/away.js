// @ts-check
import { keepInvitation } from './invitation.js';
import { html } from './lib.js';
import { say } from './words/say.js';

/** Screens for whoever cannot be shown what they came for. */

/** Nobody is signed in: how to get a link. @param {import('./app.js').Screen} screen */
export function Away({ state: { locale, route } }) {
  // Whoever comes by the address of a match is led back to it by their link.
  const cameFor = route.name === 'table' ? location.pathname : undefined;
  if (cameFor !== undefined) keepInvitation(cameFor);
  const isInvited = cameFor?.startsWith('/join/');
  return html`
    <main class="plain">
      <h1>${say(locale, isInvited ? 'away.invited' : 'away.title')}</h1>
      <p>${say(locale, 'away.about')}</p>
      <p>${say(locale, cameFor ? 'away.how-back' : 'away.how')}</p>
    </main>
  `;
}

/** The address leads nowhere. @param {import('./app.js').Screen} screen */
export const Nowhere = ({ state: { locale }, doing }) => html`
  <main class="plain">
    <h1>${say(locale, 'nowhere.title')}</h1>
    <p><a href="/" onClick=${goes(doing, '/')}>${say(locale, 'table.back')}</a></p>
  </main>
`;

/** The match cannot be shown: why. @param {import('./app.js').Screen} screen */
export const Trouble = ({ state: { locale, failed }, doing }) => html`
  <main class="plain">
    <h1>${say(locale, 'trouble.title')}</h1>
    <p role="alert">${failed.stands || say(locale, 'lost')}</p>
    <p><a href="/" onClick=${goes(doing, '/')}>${say(locale, 'table.back')}</a></p>
  </main>
`;

/** A press on a link of this page that stays in it; with a key held down the browser does what it always does. @param {import('./doing.js').Doing} doing @param {string} path */
export const goes = (doing, path) => (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  doing.go(path);
};
