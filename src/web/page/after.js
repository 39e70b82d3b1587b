// @ts-check
import { html } from './lib.js';
import { Rich } from './rich.js';
import { say } from './words/say.js';

/**
 * What is told of a match that is over: who did what, how long seats were waited for, ratings, and by what the dice can be checked.
 * @param {import('./app.js').Screen} screen
 */
export function After({ state: { table, locale } }) {
  const after = table?.after;
  const seats = table?.stands?.seats ?? [];
  if (!after) return null;
  /** @type {['after.summary' | 'after.ratings' | 'after.dice', string[]][]} */
  const parts = [
    ['after.summary', after.summary],
    ['after.ratings', after.ratings],
    ['after.dice', [after.seed]],
  ];
  return html`
    <div class="after">
      ${parts.map(
        ([key, lines]) =>
          lines.length > 0 &&
          html`<section key=${key}>
            <h3>${say(locale, key)}</h3>
            <${Rich} text=${lines.join('\n')} locale=${locale} seats=${seats} />
          </section>`,
      )}
    </div>
  `;
}
