// @ts-check
import { RowGroups } from './choices.js';
import { html } from './lib.js';
import { Rich } from './rich.js';
import { say } from './words/say.js';

/** The step of a lesson beside its question: what this is, what to do now, and the ways on and out. @param {import('./app.js').Screen} screen */
export function LessonPanel({ state, doing }) {
  const { table, locale } = state;
  const stands = table?.stands;
  const lesson = stands?.lesson;
  if (!stands || !lesson) return null;
  const { step, of, title, what, now, choices } = lesson;
  const at = say(locale, 'lesson.step', { step, of });
  return html`
    <section class="lesson" aria-labelledby="lesson-head">
      <div class="lesson-top">
        <progress value=${step} max=${of} aria-label=${at}></progress>
        <span class="small">${at}</span>
      </div>
      <div aria-live="polite">
        <h2 id="lesson-head">${title}</h2>
        <${Rich} text=${what} locale=${locale} seats=${stands.seats} />
        ${now && html`<p class="lesson-now"><span aria-hidden="true">▶ </span>${now}</p>`}
      </div>
      <${RowGroups} groups=${choices} state=${state} doing=${doing} />
    </section>
  `;
}
