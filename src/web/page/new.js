// @ts-check
import { goes } from './away.js';
import { placeChosen, placesOf, seatChosen } from './draft.js';
import { html } from './lib.js';
import { OptionList } from './options.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./app.js').Screen} Screen */

/** A new match of one game: where, in which seat and with which options. One button opens its lobby. @param {Screen} screen */
export function NewScreen({ state, doing }) {
  const { draft, locale, begin } = state;
  const failed = draft && (state.failed.begin ?? state.failed[`form ${draft.game} ${JSON.stringify(draft.options)}`]);
  const form = draft?.form;
  const { beginning } = doing;
  /** @param {Event} event */
  const onSubmit = (event) => {
    event.preventDefault();
    void beginning.open();
  };
  return html`
    <main class="begins">
      <header class="strip">
        <a class="back" href="/" onClick=${goes(doing, '/')} aria-label=${say(locale, 'table.back')}>‹</a>
        <h1>${form ? say(locale, 'new.title', { game: form.title }) : say(locale, 'new.head')}</h1>
      </header>
      ${failed && html`<p class="said bad" role="alert">${failed}</p>`}
      ${!failed && !(form && begin) && html`<p>${say(locale, 'loading')}</p>`}
      ${
        draft &&
        form &&
        begin &&
        html`<form onSubmit=${onSubmit}>
          <p>${form.summary}</p>
          ${draft.said && html`<p class="said bad" role="alert">${draft.said}</p>`}
          <${Where} state=${state} doing=${doing} />
          <${OwnSeat} state=${state} doing=${doing} />
          ${
            form.options.length > 0 &&
            html`<section>
              <h2>${say(locale, 'lobby.options')}</h2>
              <${OptionList}
                options=${form.options}
                isBusy=${draft.isOpening}
                choose=${(/** @type {string} */ option, /** @type {string} */ value) =>
                  beginning.draft({ options: { ...draft.options, [option]: value } })}
              />
            </section>`
          }
          ${form.hasCampaigns && html`<${Campaign} state=${state} doing=${doing} />`}
          <${Switch} name="byInvitation" state=${state} doing=${doing} />
          <${Switch} name="whenFull" state=${state} doing=${doing} />
          <p class="opens">
            <button type="submit" class="primary" data-open disabled=${!placeChosen(state)} aria-busy=${draft.isOpening}>
              ${say(locale, 'new.open')}
            </button>
          </p>
        </form>`
      }
    </main>
  `;
}

/** In which channel of Discord the match is: one can be chosen where there are several. @param {Screen} screen */
function Where({ state, doing }) {
  const { locale, begin, draft } = state;
  const all = placesOf(begin?.servers ?? []);
  const chosen = placeChosen(state);
  if (!chosen) return html`<p class="said bad">${say(locale, 'new.nowhere')}</p>`;
  const servers = [...new Set(all.map(({ guild }) => guild))];
  const nameOf = (/** @type {{ name: string, thread: boolean }} */ { name, thread }) =>
    say(locale, thread ? 'new.thread-in' : 'new.channel', { channel: name });
  const onChange = (/** @type {{ currentTarget: HTMLSelectElement }} */ { currentTarget }) =>
    doing.beginning.draft({ where: currentTarget.value });
  return html`
    <p class="field">
      <label for="where">${say(locale, 'new.where')}</label>
      <select id="where" disabled=${draft?.isOpening} onChange=${onChange}>
        ${servers.map((guild) => {
          const here = all.filter((one) => one.guild === guild);
          return html`<optgroup key=${guild} label=${here[0]?.server}>
            ${here.map((one) => html`<option key=${one.value} value=${one.value} selected=${one === chosen || one.value === chosen.value}>${nameOf(one)}</option>`)}
          </optgroup>`;
        })}
      </select>
    </p>
  `;
}

/** Where the reader sits down, or that they only open it. @param {Screen} screen */
function OwnSeat({ state, doing }) {
  const { locale, draft } = state;
  if (!draft?.form) return null;
  const { places } = draft.form;
  const chosen = seatChosen(draft);
  // Where seats are taken one after the other there is nothing to choose among.
  const free = places.filter(({ press }) => press !== undefined);
  const shown = new Set(free.map(({ press }) => press)).size > 1 ? free : free.slice(0, 1);
  const onChange = (/** @type {{ currentTarget: HTMLSelectElement }} */ { currentTarget }) =>
    doing.beginning.draft({ seat: currentTarget.value });
  return html`
    <p class="field">
      <label for="seat">${say(locale, 'new.seat')}</label>
      <select id="seat" disabled=${draft.isOpening} onChange=${onChange}>
        ${shown.map(({ seat, name }) => html`<option key=${seat} value=${seat} selected=${seat === chosen}>${name}</option>`)}
        <option value="" selected=${chosen === ''}>${say(locale, 'new.no-seat')}</option>
      </select>
    </p>
  `;
}

/** The name of a campaign: one that goes on, or a new one. @param {Screen} screen */
function Campaign({ state, doing }) {
  const { locale, draft, begin } = state;
  if (!draft) return null;
  const guild = placeChosen(state)?.guild;
  const known = begin?.servers.find((one) => one.guild === guild)?.campaigns[draft.game] ?? [];
  const onInput = (/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) =>
    doing.beginning.draft({ campaign: currentTarget.value });
  return html`
    <p class="field">
      <label for="campaign">${say(locale, 'new.campaign')}</label>
      <input id="campaign" type="text" maxlength="60" list="campaigns" autocomplete="off" aria-describedby="campaign-help" value=${draft.campaign} onInput=${onInput} />
      <datalist id="campaigns">${known.map((name) => html`<option key=${name} value=${name} />`)}</datalist>
      <span class="small" id="campaign-help">${say(locale, 'new.campaign-help')}</span>
    </p>
  `;
}

/** @param {Screen & { name: 'byInvitation' | 'whenFull' }} given */
function Switch({ name, state: { locale, draft }, doing }) {
  const onChange = (/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) =>
    doing.beginning.draft({ [name]: currentTarget.checked });
  return html`
    <p class="switch">
      <label><input type="checkbox" name=${name} checked=${draft?.[name]} disabled=${draft?.isOpening} onChange=${onChange} /> ${say(locale, `new.${name}`)}</label>
    </p>
  `;
}
