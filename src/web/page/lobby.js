// @ts-check
import { goes } from './away.js';
import { RowGroups } from './choices.js';
import { Invitation } from './invitation.js';
import { html } from './lib.js';
import { OptionList } from './options.js';
import { withoutWays } from './presses.js';
import { Beside } from './question.js';
import { Rich } from './rich.js';
import { colourOf } from './seats.js';
import { Talk } from './talk.js';
import { say } from './words/say.js';

/** @typedef {import('./app.js').Screen} Screen */
/** @typedef {import('./types.js').LobbyPlace} LobbyPlace */

/** A lobby: who sits where, what is played, what is missing, and how others come in. @param {Screen} screen */
export function LobbyScreen({ state, doing }) {
  const { table, locale } = state;
  const stands = table?.stands;
  const lobby = stands?.lobby;
  if (!table || !stands || !lobby) return null;
  const people = [...stands.seats, ...lobby.people.map((one) => ({ ...one, seat: -1, name: '', isMine: false }))];
  const isReady = lobby.missing.length === 0;
  const { changes } = lobby;
  const mayChoose = lobby.options.some(({ option }) => changes[option] !== undefined);
  return html`
    <main class="lobby">
      <header class="strip">
        ${state.watch === null && html`<a class="back" href="/" onClick=${goes(doing, '/')} aria-label=${say(locale, 'table.back')}>‹</a>`}
        <h1>${stands.title} <span class="when">${say(locale, 'table.lobby')}</span></h1>
      </header>
      <div class="gathers" id="question" tabindex="-1">
        <p class="about">${lobby.summary}</p>
        <div class=${`missing${isReady ? ' none' : ''}`} role="status">
          ${isReady ? html`<p>${say(locale, 'lobby.ready')}</p>` : html`<${Rich} text=${lobby.missing.join('\n')} locale=${locale} seats=${people} />`}
        </div>
        ${
          table.said &&
          html`<div class=${`said${table.isBad ? ' bad' : ''}`} role=${table.isBad ? 'alert' : 'status'}>
            <${Rich} text=${table.said} locale=${locale} seats=${people} />
          </div>`
        }
        <section class="sit" aria-labelledby="seats-head">
          <h2 id="seats-head">${say(locale, 'lobby.seats')}</h2>
          <ul class="places">
            ${lobby.places.map((place) => html`<${Place} key=${place.seat} place=${place} colour=${stands.seats[Number(place.seat)]?.colour} state=${state} doing=${doing} />`)}
          </ul>
          <${RowGroups} groups=${withoutWays(lobby.deeds)} state=${state} doing=${doing} />
        </section>
        ${table.beside && html`<${Beside} state=${state} doing=${doing} />`}
        ${lobby.lines.length > 0 && html`<${Rich} text=${lobby.lines.join('\n')} locale=${locale} seats=${people} />`}
        ${state.watch === null && html`<${Invitation} match=${stands.match} state=${state} doing=${doing} />`}
        ${
          lobby.options.length > 0 &&
          html`<section aria-labelledby="options-head">
            <h2 id="options-head">${say(locale, 'lobby.options')}</h2>
            <${OptionList}
              options=${lobby.options}
              isBusy=${table.pending !== null}
              choose=${mayChoose ? (/** @type {string} */ option, /** @type {string} */ value) => doing.press(changes[option] ?? '', [value]) : undefined}
            />
          </section>`
        }
        ${
          state.watch === null &&
          html`<section aria-labelledby="talk-head">
            <h2 id="talk-head">${say(locale, 'tab.talk')}</h2>
            <${Talk} state=${state} doing=${doing} />
          </section>`
        }
      </div>
    </main>
  `;
}

/** A seat or role: who sits there, and the button to sit down. @param {Screen & { place: LobbyPlace, colour: number | undefined }} given */
function Place({ place, colour, state, doing }) {
  const { locale, table } = state;
  const { name, seat, who, free, press, isFurther } = place;
  const pending = table?.pending?.press;
  const isBusy = pending !== undefined && (pending === press || pending === seat);
  const others = pending !== undefined && !isBusy;
  const isSeveral = who.length + free > 1;
  return html`
    <li class=${who.some(({ isMine }) => isMine) ? 'mine' : ''} data-seat=${seat}>
      ${colour !== undefined && !isSeveral && html`<span class="dot" style=${{ background: colourOf(colour) }}></span>`}
      <span class="name">${name}${isSeveral && html` <span class="quiet">${who.length}/${who.length + free}</span>`}</span>
      <span class=${who.length > 0 ? 'who' : 'quiet'}>
        ${who.map(({ person, isMine }) => (isMine ? `${person} (${say(locale, 'seat.mine')})` : person)).join(locale === 'ja' ? '、' : ', ') || say(locale, 'home.free')}
      </span>
      ${
        press !== undefined &&
        html`<button type="button" class="primary" data-press=${press} disabled=${others} aria-busy=${isBusy} aria-label=${say(locale, 'lobby.join-as', { seat: name })} onClick=${() => doing.press(press)}>
          ${say(locale, 'lobby.join')}
        </button>`
      }
      ${
        isFurther &&
        html`<button type="button" data-further=${seat} disabled=${others} aria-busy=${isBusy} aria-label=${say(locale, 'lobby.further-as', { seat: name })} onClick=${() => doing.sit(seat)}>
          ${say(locale, 'lobby.further')}
        </button>`
      }
    </li>
  `;
}
