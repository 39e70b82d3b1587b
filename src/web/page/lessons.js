// @ts-check
import { learnAt } from './addresses.js';
import { goes } from './away.js';
import { html } from './lib.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').LessonListed} LessonListed */

/** The lessons of all games, each a link; of one that is under way it goes on. @param {import('./app.js').Screen} screen */
export function Lessons({ state, doing }) {
  const { locale, matches } = state;
  const lessons = matches?.lessons ?? [];
  if (lessons.length === 0) return null;
  return html`
    <section class="lessons">
      <h2>${say(locale, 'lessons.head')}</h2>
      <p class="quiet">${say(locale, 'lessons.about')}</p>
      <ul class="cards">
        ${lessons.map(({ game, title, match }) => {
          const path = learnAt(game);
          return html`
            <li key=${game}>
              <a class="card" href=${path} onClick=${goes(doing, path)}>
                <strong>${title}</strong>
                <span class="quiet">${say(locale, match ? 'lessons.go-on' : 'lessons.begin')}</span>
              </a>
            </li>
          `;
        })}
      </ul>
    </section>
  `;
}

/** The address of a lesson: what it is, and the button that begins it, or goes on with it. @param {import('./app.js').Screen} screen */
export function Learn({ state, doing }) {
  const { locale, matches, route, failed } = state;
  const wanted = route.name === 'learn' ? route.game : '';
  const lesson = matches?.lessons.find(({ game }) => game === wanted);
  const back = html`<p><a href="/" onClick=${goes(doing, '/')}>${say(locale, 'table.back')}</a></p>`;
  if (!matches) return html`<main class="plain"><p>${failed.matches ?? say(locale, 'loading')}</p></main>`;
  if (!lesson) return html`<main class="plain"><h1>${say(locale, 'nowhere.title')}</h1>${back}</main>`;
  return html`
    <main class="plain">
      <h1>${say(locale, 'lessons.of', { game: lesson.title })}</h1>
      <p>${say(locale, 'lessons.how')}</p>
      ${failed.learn && html`<p role="alert">${failed.learn}</p>`}
      <p>
        <button type="button" class="primary" onClick=${() => doing.learn(wanted)}>
          ${say(locale, lesson.match ? 'lessons.go-on' : 'lessons.begin')}
        </button>
      </p>
      ${back}
    </main>
  `;
}
