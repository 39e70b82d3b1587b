// @ts-check
import { html } from './lib.js';
import { Rich } from './rich.js';
import { say } from './words/say.js';

/**
 * What is told of a match that is over: who did what, how long seats were waited for, ratings, what computers thought, and by what the dice can
 * be checked.
 * @param {import('./app.js').Screen} screen
 */
export function After({ state: { table, locale } }) {
  const after = table?.after;
  const seats = table?.stands?.seats ?? [];
  if (!after) return null;
  // It is thought out anew, which takes a while.
  const thoughts = table.thoughts?.told ?? (after.hasThoughts ? [say(locale, 'after.thinking')] : []);
  /** @type {['after.summary' | 'after.ratings' | 'after.thoughts' | 'after.dice', string[]][]} */
  const parts = [
    ['after.summary', after.summary],
    ['after.ratings', after.ratings],
    ['after.thoughts', thoughts],
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
