// @ts-check
import { joinAt } from './addresses.js';
import { html } from './lib.js';
import { say } from './words/say.js';

/** The address of a lobby for others, and what becomes of whoever opens it before the page knows them. */

/** Where this browser keeps what an invitation led to. */
const KEPT = 'castellan-came-for';
/** How long (ms) it is remembered: as long as a link from Discord is good. */
const LASTS = 10 * 60_000;

/** Keeps the address that somebody came for who must sign in first. @param {string} path */
export const keepInvitation = (path) => localStorage.setItem(KEPT, JSON.stringify({ path, at: Date.now() }));

/** The address that somebody came for a short while ago, once; undefined where there is none. @returns {string | undefined} */
export function takeInvitation() {
  const kept = localStorage.getItem(KEPT);
  if (kept === null) return undefined;
  localStorage.removeItem(KEPT);
  const { path, at } = JSON.parse(kept);
  return Date.now() - at < LASTS ? path : undefined;
}

/** The address in a field, and a button that copies it. @param {import('./app.js').Screen & { match: string }} given */
export function Invitation({ match, state: { locale, copied, me }, doing }) {
  const address = location.origin + joinAt(match);
  const isCopied = copied === address;
  const onFocus = (/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => currentTarget.select();
  return html`
    <section class="invites" aria-labelledby="invite-head">
      <h2 id="invite-head">${say(locale, 'invite.head')}</h2>
      <p>${say(locale, me?.isLocal ? 'invite.local' : 'invite.about')}</p>
      <div class="row">
        <input id="invitation" type="text" readonly aria-labelledby="invite-head" value=${address} onFocus=${onFocus} />
        <button type="button" data-copy onClick=${() => doing.copy(address)}>${say(locale, 'invite.copy')}</button>
        <span class="copied" role="status">${isCopied && `✓ ${say(locale, 'invite.copied')}`}</span>
      </div>
    </section>
  `;
}

/** Puts words on the clipboard. Without https the browser lets no script do that but from a field. Gives whether it did. @param {string} words */
export async function copies(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const field = document.getElementById('invitation');
    if (field instanceof HTMLInputElement) field.select();
    return document.execCommand('copy');
  }
}
