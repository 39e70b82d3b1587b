// @ts-check
import { replayAt } from './addresses.js';
import { goes } from './away.js';
import { html } from './lib.js';
import { SeatChip, seatWords } from './seats.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Stands} Stands */

/** Whose turn it is, in one sentence: for the strip, and for those who hear the page. @param {State} state */
export function whoIsAsked({ table, locale }) {
  const stands = table?.stands;
  if (!stands) return '';
  if (stands.question) return say(locale, 'table.your-turn', { question: stands.question.words });
  if (stands.status === 'lobby') return say(locale, 'table.lobby');
  if (stands.status !== 'running') return say(locale, 'table.over');
  const who = askedSeats(stands).map((seat) => seatWords(seat, locale));
  return say(locale, 'table.waits', { who: who.join(locale === 'ja' ? '、' : ', ') || say(locale, 'table.nobody') });
}

/** The seats that are asked, each once. @param {Stands} stands */
export function askedSeats({ seats, asked }) {
  const numbers = new Set(asked.flatMap((one) => one.seats));
  return seats.filter(({ seat }) => numbers.has(seat));
}

/** The strip above the board: where the match stands, and what is asked of whoever looks. @param {import('./app.js').Screen} screen */
export function Strip({ state, doing }) {
  const { table, locale } = state;
  const stands = table?.stands;
  return html`
    <header class="strip">
      ${state.watch === null && html`<a class="back" href="/" onClick=${goes(doing, '/')} aria-label=${say(locale, 'table.back')}>‹</a>`}
      <h1>
        ${stands?.title ?? 'Castellan'}
        ${stands && (stands.round || stands.turn) && html` <span class="when">${whenOf(stands)}</span>`}
      </h1>
      ${
        stands?.status === 'running' &&
        html`<div class="asked">
          <span class="quiet">${say(locale, 'table.asked')}</span>
          ${askedSeats(stands).map((seat) => html`<${SeatChip} key=${seat.seat} seat=${seat} locale=${locale} since />`)}
        </div>`
      }
      <p id="mine" class=${`mine${stands?.question ? ' now' : ''}`}>
        ${stands && (stands.question?.words ?? (stands.status === 'running' ? waitingWords(state, stands) : whoIsAsked(state)))}
      </p>
      ${
        stands &&
        stands.status !== 'lobby' &&
        html`<a class="to-past" href=${replayAt(stands.match, 0)} onClick=${goes(doing, replayAt(stands.match, 0))}>
          ${say(locale, 'table.replay')}
        </a>`
      }
    </header>
  `;
}

/** The round and the turn. @param {Stands} stands */
const whenOf = ({ round, turn }) => [round, turn].filter(Boolean).join(' · ');

/** Nothing while a step of a lesson is read: the step says what to do. @param {State} state @param {Stands} stands */
const waitingWords = ({ locale }, { seats, lesson }) =>
  lesson ? '' : say(locale, seats.some(({ isMine }) => isMine) ? 'table.waiting' : 'table.watching');
