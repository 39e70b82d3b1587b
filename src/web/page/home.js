// @ts-check
import { joinAt, newAt, tableAt } from './addresses.js';
import { canTell } from './asks.js';
import { goes } from './away.js';
import { addressOf } from './door.js';
import { Lessons } from './lessons.js';
import { html } from './lib.js';
import { partsOf } from './lists.js';
import { Foot, PersonMenu } from './people.js';
import { SeatChip, sinceWords } from './seats.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').Listed} Listed */

/** The first screen: where the reader is asked, and all else that they play. @param {import('./app.js').Screen} screen */
export function Home({ state, doing }) {
  const { matches, locale, me } = state;
  const parts = matches ? partsOf(matches) : [];
  return html`
    <main class="home">
      <header>
        <p class="brand">Castellan</p>
        <h1>${say(locale, 'home.title')}</h1>
        ${me && (me.isLocal ? html`<${PersonMenu} state=${state} doing=${doing} />` : html`<p class="quiet">${me.name}</p>`)}
        ${
          me &&
          canTell() &&
          html`<button type="button" class="tells" aria-pressed=${state.isTelling} onClick=${() => doing.tell(!state.isTelling)}>
            ${say(locale, 'tells.button')}
          </button>`
        }
      </header>
      ${!matches && html`<p>${state.failed.matches ?? say(locale, 'loading')}</p>`}
      ${matches && parts.length === 0 && html`<p>${say(locale, 'home.nothing')}</p>`}
      ${
        parts.length > 0 &&
        parts[0]?.[0] !== 'home.asked' &&
        html`<p class="quiet">${say(locale, 'home.nothing-asked')}</p>`
      }
      ${parts.map(
        ([key, listed]) => html`
          <section key=${key} class=${key === 'home.asked' ? 'asks' : ''}>
            <h2>${say(locale, key)}</h2>
            <ul class="cards">
              ${listed.map((one) => html`<${Card} key=${one.match} one=${one} locale=${locale} doing=${doing} />`)}
            </ul>
          </section>
        `,
      )}
      <${Games} state=${state} doing=${doing} />
      <${Lessons} state=${state} doing=${doing} />
      ${me?.isLocal && html`<${Foot} locale=${locale} />`}
    </main>
  `;
}

/** The games of which a match can be begun. @param {import('./app.js').Screen} screen */
function Games({ state: { begin, locale }, doing }) {
  if (!begin) return null;
  return html`
    <section class="games">
      <h2>${say(locale, 'new.head')}</h2>
      <ul class="cards">
        ${begin.games.map(
          ({ game, title, summary, hasCover }) => html`
            <li key=${game}>
              <a class="playable" href=${newAt(game)} data-game=${game} onClick=${goes(doing, newAt(game))}>
                ${hasCover && html`<img src=${addressOf(`cover/${game}/${locale}`)} alt="" loading="lazy" width="360" height="240" />`}
                <strong>${title}</strong>
                <span class="quiet">${summary}</span>
              </a>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** A match in a list; the whole of it is a link. @param {{ one: Listed, locale: import('./types.js').Locale, doing: import('./doing.js').Doing }} given */
function Card({ one, locale, doing }) {
  const { match, joins = [], status } = one;
  const [only = '', another] = joins;
  const path = status === 'lobby' ? joinAt(match) : tableAt(match);
  return html`
    <li>
      <a class="card" href=${path} onClick=${goes(doing, path)}>
        <strong>${one.title}</strong>
        ${one.since !== undefined && html`<span class="since">${sinceWords(locale, 'home.since', one.since)}</span>`}
        ${one.room && html`<span class="quiet">${one.room}</span>`}
        <span class="row">
          ${one.seats
            .filter(({ person }) => person !== null)
            .map(
              (seat) =>
                html`<${SeatChip} key=${seat.seat} seat=${seat} locale=${locale} since=${one.since === undefined} />`,
            )}
        </span>
      </a>
      ${
        joins.length > 0 &&
        html`<button
          type="button"
          class="primary"
          data-join=${match}
          aria-label=${say(locale, another ? 'home.choose' : 'home.join', { game: one.title })}
          onClick=${() => (another ? doing.go(path) : doing.join(match, only))}
        >
          ${say(locale, another ? 'lobby.choose' : 'lobby.join')}
        </button>`
      }
    </li>
  `;
}
