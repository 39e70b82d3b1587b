// @ts-check
import { html } from './lib.js';
import { say } from './words/say.js';

/** The match as a file, for who sits there; while it runs it is sealed, and all are told. @param {import('./app.js').Screen} screen */
export function FileOfMatch({ state: { table, locale }, doing }) {
  const stands = table?.stands;
  if (!stands?.seats.some(({ isMine }) => isMine)) return null;
  return html`
    <div class="file">
      <button type="button" data-file aria-busy=${table?.pending?.press === 'file'} onClick=${() => doing.file()}>${say(locale, 'file.get')}</button>
      ${stands.status === 'running' && html`<p class="small">${say(locale, 'file.sealed')}</p>`}
    </div>
  `;
}

/** Has the browser keep a file. @param {string} name @param {Blob} blob */
export function keepFile(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
