// @ts-check
import { BesideTabs } from './beside.js';
import { Confirm } from './choices.js';
import { later } from './later.js';
import { html } from './lib.js';
import { marksOf, pointedIn } from './marks.js';
import { besideOf, isOfNow, isOnBoard, pictureKey, questionPicture, stageOf } from './needs.js';
import { Question } from './question.js';
import { Stage } from './stage.js';
import { tickedIn } from './state.js';
import { Strip } from './strip.js';
import { Tip } from './tips.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').TableState} TableState */

const LessonPanel = later(async () => (await import('./lesson.js')).LessonPanel, 'lesson.css');

/** The table: strip, question, what is beside it, and the board large. @param {import('./app.js').Screen} screen */
export function TableScreen({ state, doing }) {
  const { table, locale } = state;
  return html`
    <main class=${`table sheet-${table?.sheet ?? 'question'}`}>
      <a class="jump" href="#question" onClick=${jump}>${say(locale, 'table.jump')}</a>
      <${Strip} state=${state} doing=${doing} />
      <div class=${`side${table?.stands?.lesson ? ' taught' : ''}`}>
        ${table?.stands?.lesson && html`<${LessonPanel} state=${state} doing=${doing} />`}
        <${Question} state=${state} doing=${doing} />
        <${BesideTabs} state=${state} doing=${doing} />
      </div>
      <${Board} state=${state} doing=${doing} />
      <${Thumbs} state=${state} doing=${doing} />
      <${Tip} state=${state} doing=${doing} />
    </main>
  `;
}

/** To the question, and not to another address: Back would lead to the same screen. @param {Event} event */
function jump(event) {
  event.preventDefault();
  document.getElementById('question')?.focus();
}

/** The large picture, and what else can stand there. @param {import('./app.js').Screen} screen */
function Board({ state, doing }) {
  const { table, locale } = state;
  if (!table) return null;
  const shown = stageOf(table);
  const all = stagePictures(state);
  const name = all.find(({ picture }) => picture === shown)?.name ?? say(locale, 'stage.board');
  const drawn = table.pictures[shown];
  // An outline belongs to the picture in which its place is seen: until that is drawn there is none.
  const isNow = isOfNow(table, shown);
  const trouble = table.stands ? state.failed[pictureKey(table.stands, shown)] : undefined;
  const pointed = drawn && isNow ? pointedIn(drawn.regions, table.stands?.lesson?.points ?? []) : [];
  const marks = drawn && isNow ? marksOf(table.stands?.question?.choosable ?? [], drawn.regions) : [];
  return html`
    <div class="board">
      ${
        all.length > 1 &&
        html`<div class="pictures" role="group" aria-label=${say(locale, 'stage.pictures')}>
          ${all.map(
            (one) => html`
              <button
                key=${one.picture}
                type="button"
                aria-pressed=${one.picture === shown}
                onClick=${() => doing.table({ onStage: one.picture, offered: null })}
              >
                ${one.name}
              </button>
            `,
          )}
        </div>`
      }
      <${Several} marks=${marks} state=${state} doing=${doing} />
      <${Stage} key=${shown} picture=${shown} name=${name} drawn=${drawn} isOld=${!isNow} trouble=${trouble} marks=${marks} pointed=${pointed} state=${state} doing=${doing} />
    </div>
  `;
}

/**
 * While places tick the lines of a menu of several: how many are ticked, and the button that answers with them.
 * @param {import('./app.js').Screen & { marks: import('./marks.js').Mark[] }} given
 */
function Several({ marks, state, doing }) {
  const one = marks.flatMap(({ choices }) => choices).find(({ together }) => together);
  if (!one?.together) return null;
  const { press, together } = one;
  const values = tickedIn(state, press);
  return html`<${Confirm} press=${press} size=${together} values=${values} state=${state} doing=${doing} />`;
}

/** What can stand on the stage, with its name. @param {State} state */
export function stagePictures({ table, locale }) {
  if (!table) return [];
  const seats = table.stands?.seats ?? [];
  const isAlone = table.pictured?.hands.length === 1;
  const handName = (/** @type {number} */ seat) =>
    isAlone ? say(locale, 'stage.hand') : say(locale, 'stage.hand-of', { seat: seats[seat]?.name ?? '' });
  return [
    ...(table.pictured?.end ? [{ picture: 'end', name: say(locale, 'stage.end') }] : []),
    { picture: 'board', name: say(locale, 'stage.board') },
    ...(table.pictured?.film ? [{ picture: 'film', name: say(locale, 'stage.film') }] : []),
    ...(hasQuestion(table) ? [{ picture: 'question', name: say(locale, 'stage.question') }] : []),
    ...besideOf(table.pictured).map(({ picture, seat, name }) => ({ picture, name: name || handName(seat) })),
  ];
}

/** Whether the question has a picture that can be put on the stage: it is there, or shows what the board shows. @param {import('./types.js').TableState} table */
const hasQuestion = (table) =>
  table.stands?.question &&
  (table.onStage === 'question' || isOnBoard(table) || table.pictures[questionPicture(table)]?.url);

/** On a phone: board, question and hand, one thumb apart. @param {import('./app.js').Screen} screen */
function Thumbs({ state, doing }) {
  const { table, locale } = state;
  if (!table) return null;
  /** @type {['board' | 'question' | 'beside', 'tab.board' | 'tab.question' | 'tab.hand'][]} */
  const all = [
    ['board', 'tab.board'],
    ['question', 'tab.question'],
    ['beside', 'tab.hand'],
  ];
  return html`
    <nav class="thumbs" aria-label=${say(locale, 'tabs.phone')}>
      ${all.map(
        ([sheet, key]) => html`
          <button
            key=${sheet}
            type="button"
            data-sheet=${sheet}
            aria-pressed=${table.sheet === sheet}
            class=${sheet === 'question' && table.stands?.question ? 'now' : ''}
            onClick=${() => doing.table({ sheet, ...(sheet === 'beside' && { tab: 'hand' }) })}
          >
            ${say(locale, key)}
          </button>
        `,
      )}
    </nav>
  `;
}
