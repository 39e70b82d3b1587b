// @ts-check
import { ask, Refused } from './door.js';
import { Component, html } from './lib.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').Locale} Locale */
/** @typedef {import('./app.js').Screen} Screen */

/** Who sits at this window of a local table: the question at the beginning, and the menu by which it is changed. */

/** What the languages are called, each in itself. @type {[Locale, string][]} */
const LANGUAGES = [
  ['en', 'English'],
  ['ja', '日本語'],
];

/** @param {{ id: string, locale: Locale, chosen: Locale, onChange?: (event: Event) => void }} given */
const Languages = ({ id, locale, chosen, onChange }) => html`
  <label class="field" for=${id}>
    ${say(locale, 'people.language')}
    <select id=${id} name="locale" onChange=${onChange}>
      ${LANGUAGES.map(([one, name]) => html`<option key=${one} value=${one} selected=${one === chosen}>${name}</option>`)}
    </select>
  </label>
`;

/**
 * Asks who sits here. Whoever was at the table before is one press away; a newcomer gives a name. At a table with keys people come by links alone.
 * @extends {Component<Screen, { words: string, isBusy: boolean }>}
 */
export class Chooser extends Component {
  /** @param {Screen} props */
  constructor(props) {
    super(props);
    this.state = { words: '', isBusy: false };
  }

  /** @param {SubmitEvent} event */
  async sit(event) {
    event.preventDefault();
    const { state, doing } = this.props;
    const given = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    this.setState({ words: '', isBusy: true });
    try {
      const { id } = await ask('people', { name: given.get('name'), locale: given.get('locale') });
      doing.become(id);
    } catch (error) {
      const words = error instanceof Refused ? error.message : '';
      this.setState({ words: words || say(state.locale, 'press.lost'), isBusy: false });
    }
  }

  render() {
    const { state, doing } = this.props;
    const { locale, people } = state;
    const { words, isBusy } = this.state;
    return html`
      <main class="plain people">
        <p class="brand">Castellan</p>
        <h1>${say(locale, 'people.title')}</h1>
        ${
          people?.canChoose
            ? html`
                <p>${say(locale, 'people.about')}</p>
                ${
                  people.people.length > 0 &&
                  html`<h2>${say(locale, 'people.known')}</h2>
                    <p class="row">
                      ${people.people.map(
                        ({ id, name }) =>
                          html`<button key=${id} type="button" onClick=${() => doing.become(id)}>${name}</button>`,
                      )}
                    </p>
                    <h2>${say(locale, 'people.new')}</h2>`
                }
                <form onSubmit=${(/** @type {SubmitEvent} */ event) => this.sit(event)}>
                  <label class="field" for="name">
                    ${say(locale, 'people.name')}
                    <input id="name" name="name" required maxlength="32" autocomplete="off" pattern=".*\\S.*" />
                  </label>
                  <${Languages} id="language" locale=${locale} chosen=${locale} />
                  <button type="submit" class="primary" disabled=${isBusy} aria-busy=${isBusy}>${say(locale, 'people.sit')}</button>
                  ${words && html`<p role="alert">${words}</p>`}
                </form>
              `
            : html`<p role="alert">${say(locale, 'people.key')}</p>`
        }
        <${Foot} locale=${locale} />
      </main>
    `;
  }
}

/** Who sits here, and how that is changed. Escape closes it. @param {Screen} screen */
export function PersonMenu({ state, doing }) {
  const { me, locale } = state;
  if (!me) return null;
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const menu = /** @type {HTMLDetailsElement} */ (event.currentTarget);
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  return html`
    <details class="person" onKeyDown=${onKey}>
      <summary>${say(locale, 'people.you', { name: me.name })}</summary>
      <div class="menu">
        <${Languages}
          id="language"
          locale=${locale}
          chosen=${locale}
          onChange=${(/** @type {Event} */ event) => doing.read(/** @type {HTMLSelectElement} */ (event.currentTarget).value)}
        />
        ${
          me.canChoose &&
          html`<a class="button" href="/" target="_blank" rel="noopener">${say(locale, 'people.another')}</a>
            <button type="button" onClick=${() => doing.become('')}>${say(locale, 'people.change')}</button>`
        }
      </div>
    </details>
  `;
}

/** What lies below the page of a local table: the rooms, in which everything stands as Discord would have it. @param {{ locale: Locale }} given */
export const Foot = ({ locale }) => html`
  <footer class="foot">
    <p>${say(locale, 'people.local')} <a href="/rooms">${say(locale, 'people.rooms')}</a></p>
  </footer>
`;
