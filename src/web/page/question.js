// @ts-check
import { replayAt } from './addresses.js';
import { goes } from './away.js';
import { RowGroups } from './choices.js';
import { ownAddress } from './door.js';
import { later } from './later.js';
import { html } from './lib.js';
import { marksOf } from './marks.js';
import { isOfNow, isOnBoard, questionPicture } from './needs.js';
import { besidesIn, withoutWays } from './presses.js';
import { Rich } from './rich.js';
import { Stage } from './stage.js';
import { whoIsAsked } from './strip.js';
import { say } from './words/say.js';

const After = later(async () => (await import('./after.js')).After);

/** @typedef {import('./types.js').State} State */

/**
 * The one place of the question: what is asked, its answers, and what a press came to. While the reader is not asked it says who is.
 * @param {import('./app.js').Screen} screen
 */
export function Question({ state, doing }) {
  const { table, locale } = state;
  const stands = table?.stands;
  if (!table || !stands) return html`<section class="question"><p>${say(locale, 'loading')}</p></section>`;
  const shown = table.turned ?? stands.words;
  const { seats, question } = stands;
  return html`
    <section class=${`question${question ? ' now' : ''}`} id="question" tabindex="-1" aria-labelledby="question-head" aria-describedby="mine">
      <h2 id="question-head">
        ${headOf(state)}${table.pending && html` <span class="under-way">– ${say(locale, 'press.under-way')}</span>`}
      </h2>
      ${
        table.said &&
        html`<div class=${`said${table.isBad ? ' bad' : ''}`} role=${table.isBad ? 'alert' : 'status'}>
        <${Rich} text=${table.said} locale=${locale} seats=${seats} />
      </div>`
      }
      ${table.beside && html`<${Beside} state=${state} doing=${doing} />`}
      <${Rich} text=${isOver(stands) ? (stands.result ?? shown.content) : shown.content} locale=${locale} seats=${seats} />
      <${RowGroups} groups=${withoutWays(shown.choices)} state=${state} doing=${doing} />
      ${stands.besides && html`<div class="besides"><${RowGroups} groups=${besidesIn(stands.besides, [...stands.words.choices, ...(stands.lesson?.choices ?? [])])} state=${state} doing=${doing} /></div>`}
      ${question && html`<${QuestionPicture} state=${state} doing=${doing} />`}
      ${isOver(stands) && html`<${After} state=${state} doing=${doing} />`}
      ${isOver(stands) && html`<p><a class="button" href=${replayAt(stands.match, 0)} onClick=${goes(doing, replayAt(stands.match, 0))}>${say(locale, 'table.replay')}</a></p>`}
    </section>
  `;
}

/** @param {import('./types.js').Stands} stands */
const isOver = ({ status }) => status !== 'running';

/** @param {State} state */
function headOf(state) {
  const { table, locale } = state;
  const stands = table?.stands;
  if (stands?.question) return say(locale, 'table.question');
  return stands?.status === 'running' ? say(locale, 'table.state') : whoIsAsked(state);
}

/** What was said that is no question: an explanation, an answer to an inquiry. It stays until it is closed. @param {import('./app.js').Screen} screen */
export function Beside({ state, doing }) {
  const { table, locale } = state;
  const beside = table?.beside;
  if (!table || !beside) return null;
  return html`
    <div class="beside" role="region" aria-label=${say(locale, 'press.beside')}>
      <button type="button" class="close" onClick=${() => doing.table({ beside: null })}>${say(locale, 'press.close')}</button>
      <${Rich} text=${beside.content} locale=${locale} seats=${table.stands?.seats ?? []} />
      ${beside.pictures.map((one) => html`<img key=${one.address} src=${ownAddress(one.address)} alt=${one.alt ?? ''} />`)}
      <${RowGroups} groups=${withoutWays(beside.choices)} state=${state} doing=${doing} />
    </div>
  `;
}

/** What is asked, drawn; a press on it answers as one on the board does. @param {import('./app.js').Screen} screen */
function QuestionPicture({ state, doing }) {
  const { table, locale } = state;
  if (!table) return null;
  const picture = questionPicture(table);
  const drawn = table.pictures[picture];
  if (!drawn?.url || isOnBoard(table)) return null;
  const isNow = isOfNow(table, picture);
  const marks = isNow ? marksOf(table.stands?.question?.choosable ?? [], drawn.regions) : [];
  const name = say(locale, 'stage.question');
  return html`<${Stage} picture=${picture} name=${name} drawn=${drawn} isOld=${!isNow} marks=${marks} state=${state} doing=${doing} isSmall />`;
}
