// @ts-check
import { connection, Lost } from './api.js';
import { say } from './table.js';

/**
 * Says at a place what went wrong: words, or the error of `ask`; '' says nothing more. That the table could not be
 * reached is said only until it can be again.
 * @param {Element | null} place
 * @param {unknown} what
 */
export function tell(place, what) {
  if (!place) return;
  const isLost = what instanceof Lost;
  place.toggleAttribute('data-lost', isLost);
  place.textContent = isLost ? say('connection.none') : what instanceof Error ? what.message : String(what);
}

connection.addEventListener('back', () => {
  for (const place of document.querySelectorAll('[data-lost]')) tell(place, '');
});
