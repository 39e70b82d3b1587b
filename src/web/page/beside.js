// @ts-check
import { FileOfMatch } from './files.js';
import { later } from './later.js';
import { html } from './lib.js';
import { besideOf } from './needs.js';
import { kindOf } from './presses.js';
import { Rich } from './rich.js';
import { SeatList } from './seats.js';
import { explainAt } from './tips.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').Tab} Tab */
/** @typedef {import('./app.js').Screen} Screen */

const Talk = later(async () => (await import('./talk.js')).Talk, 'talk.css');

/** @type {Tab[]} */
const TABS = ['hand', 'log', 'talk', 'rules', 'seats'];
const SHOWS = /** @satisfies {Record<Tab, import('preact').ComponentType<Screen>>} */ ({
  hand: Hand,
  log: Log,
  talk: Talk,
  rules: Rules,
  seats: Seats,
});

/** What is read beside the question: hand, events, rules, players; one at a time. @param {Screen} screen */
export function BesideTabs({ state, doing }) {
  const { table, locale } = state;
  if (!table?.stands) return null;
  const { tab } = table;
  // Nobody knows who watches by a link, so nobody knows what they could read in Discord; and a lesson is played alone.
  const tabs = state.watch === null && !table.stands.lesson ? TABS : TABS.filter((one) => one !== 'talk');
  /** Arrows go from tab to tab, as in every list of tabs. @param {KeyboardEvent} event */
  const onKey = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? tab;
    event.preventDefault();
    doing.table({ tab: next });
    document.getElementById(`tab-${next}`)?.focus();
  };
  return html`
    <section class="tabs" aria-label=${say(locale, 'tabs.beside')}>
      <div role="tablist" aria-label=${say(locale, 'tabs.beside')} onKeyDown=${onKey}>
        ${tabs.map(
          (one) => html`
            <button
              key=${one}
              id=${`tab-${one}`}
              type="button"
              role="tab"
              aria-selected=${one === tab}
              aria-controls="tab-shown"
              tabindex=${one === tab ? 0 : -1}
              onClick=${() => doing.table({ tab: one })}
            >
              ${say(locale, `tab.${one}`)}
            </button>
          `,
        )}
      </div>
      <div id="tab-shown" role="tabpanel" aria-labelledby=${`tab-${tab}`} tabindex="0">
        <${SHOWS[tab]} state=${state} doing=${doing} />
      </div>
    </section>
  `;
}

/** Own hands and the pages besides, one of them at a time. @param {Screen} screen */
function Hand({ state, doing }) {
  const { table, locale } = state;
  if (!table?.stands) return null;
  const all = besideOf(table.pictured);
  const shown = all[table.page] ?? all[0];
  if (!shown) return html`<p class="quiet">${say(locale, table.pictured ? 'hand.none' : 'loading')}</p>`;
  const seats = table.stands.seats;
  const isAlone = table.pictured?.hands.length === 1;
  const nameOf = (/** @type {{ seat: number, name: string }} */ { seat, name }) =>
    name || (isAlone ? say(locale, 'stage.hand') : say(locale, 'stage.hand-of', { seat: seats[seat]?.name ?? '' }));
  const drawn = table.pictures[shown.picture];
  return html`
    ${
      all.length > 1 &&
      html`<div class="pictures" role="group" aria-label=${say(locale, 'stage.pictures')}>
        ${all.map(
          (one, page) => html`
            <button key=${one.picture} type="button" aria-pressed=${one === shown} onClick=${() => doing.table({ page })}>
              ${nameOf(one)}
            </button>
          `,
        )}
      </div>`
    }
    ${
      drawn?.url
        ? html`<button
            type="button"
            class="picture"
            aria-label=${say(locale, 'hand.large', { name: nameOf(shown) })}
            onPointerMove=${(/** @type {PointerEvent} */ event) => event.pointerType === 'mouse' && explainAt(doing, drawn, event)}
            onPointerLeave=${(/** @type {PointerEvent} */ event) => event.pointerType === 'mouse' && doing.explain([])}
            onClick=${() => doing.table({ onStage: shown.picture, sheet: 'board' })}
          >
            <img src=${drawn.url} alt=${drawn.alt} />
          </button>`
        : html`<p class="quiet">${say(locale, drawn ? 'stage.none' : 'loading')}</p>`
    }
  `;
}

/** What happened since the reader last answered, and the whole log below it. @param {Screen} screen */
function Log({ state, doing }) {
  const { table, locale } = state;
  const stands = table?.stands;
  if (!table || !stands) return null;
  const { pages } = table.log;
  const lines = pages.flatMap((page) => page.lines);
  return html`
    ${
      stands.news &&
      html`<div class="news"><${Rich} text=${stands.news} locale=${locale} seats=${stands.seats} /></div>`
    }
    <h3>${say(locale, 'log.all')}</h3>
    ${pages[0] && lines.length === 0 && html`<p class="quiet">${say(locale, 'log.none')}</p>`}
    ${
      pages[0] &&
      pages[0].page > 0 &&
      html`<button type="button" onClick=${() => doing.older()}>${say(locale, 'log.older')}</button>`
    }
    <${Rich} text=${lines.join('\n')} locale=${locale} seats=${stands.seats} />
  `;
}

/** What the question means, and the rules behind it: said by the bot, at the press of its own button. @param {Screen} screen */
function Rules({ state, doing }) {
  const { table, locale } = state;
  const stands = table?.stands;
  const why = stands?.words.choices
    .flatMap(({ rows }) => rows.flatMap(({ components }) => components))
    .find(({ custom_id = '' }) => kindOf(custom_id) === 'why');
  if (!why?.custom_id)
    return html`<p class="quiet">${say(locale, state.me?.isLocal ? 'rules.none-local' : 'rules.none')}</p>`;
  const press = why.custom_id;
  return html`
    <p>${say(locale, 'rules.behind')}</p>
    <button type="button" aria-busy=${table?.pending?.press === press} onClick=${() => doing.press(press)}>
      ${say(locale, 'rules.explain')}
    </button>
  `;
}

/** @param {Screen} screen */
function Seats({ state, doing }) {
  return html`
    <${SeatList} seats=${state.table?.stands?.seats ?? []} locale=${state.locale} />
    <${FileOfMatch} state=${state} doing=${doing} />
  `;
}
