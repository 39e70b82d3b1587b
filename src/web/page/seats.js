// @ts-check
import { html } from './lib.js';
import { Time } from './times.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').Seat} Seat */
/** @typedef {import('./types.js').Locale} Locale */

/** A colour of the game, 0xRRGGBB, as CSS. @param {number | undefined} colour */
export const colourOf = (colour) => (colour === undefined ? 'transparent' : `#${colour.toString(16).padStart(6, '0')}`);

/** What a seat is called where there is little room: who sits there and as what. @param {Seat} seat @param {Locale} locale */
export function seatWords({ name, person, isMine }, locale) {
  const who = isMine ? say(locale, 'table.you') : person;
  return who === null || who === name ? name : `${who} (${name})`;
}

/** A seat with its colour. @param {{ seat: Seat, locale: Locale, since?: boolean }} given */
export const SeatChip = ({ seat, locale, since }) => html`
  <span class=${`chip${seat.isMine ? ' mine' : ''}`}>
    <span class="dot" style=${{ background: colourOf(seat.colour) }}></span>
    <span>${seatWords(seat, locale)}</span>
    ${since && seat.since !== undefined && html` <span class="quiet"><${Time} ms=${seat.since} locale=${locale} /></span>`}
  </span>
`;

/** All seats of the match: who sits there, as what, and who is asked since when. @param {{ seats: Seat[], locale: Locale }} given */
export const SeatList = ({ seats, locale }) => html`
  <ul class="seats">
    ${seats.map(
      (seat) => html`
        <li key=${seat.seat}>
          <span class="dot" style=${{ background: colourOf(seat.colour) }}></span>
          <strong>${seat.name}</strong>
          <span>${seat.person ?? say(locale, 'seat.free')}${seat.isMine ? ` (${say(locale, 'seat.mine')})` : ''}${seat.user !== null && seat.computer ? ` · ${seat.computer}` : ''}</span>
          ${seat.since !== undefined && html`<span class="quiet">${sinceWords(locale, 'seat.asked', seat.since)}</span>`}
        </li>
      `,
    )}
  </ul>
`;

/** Words around a time. @param {Locale} locale @param {'seat.asked' | 'home.since'} key @param {number} ms */
export function sinceWords(locale, key, ms) {
  const [before, after] = say(locale, key, { since: '\u0000' }).split('\u0000');
  return html`${before}<${Time} ms=${ms} locale=${locale} />${after}`;
}
