// @ts-check
import { Component, createRef, html } from './lib.js';
import { Rich } from './rich.js';
import { Time } from './times.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').TalkSaid} TalkSaid */
/** @typedef {import('./app.js').Screen} Screen */

/** What people write to each other beside a match: the newest at the end, and a field to write in. @param {Screen} screen */
export function Talk({ state, doing }) {
  const { table, locale, failed } = state;
  const stands = table?.stands;
  if (!table || !stands) return null;
  const { talk } = table;
  const { told } = talk;
  if (!told) {
    const why = failed.talk;
    return html`<p class="quiet" role=${why ? 'alert' : null}>${why === undefined ? say(locale, 'loading') : why || say(locale, 'lost')}</p>`;
  }
  const people = [...stands.seats, ...told.people, ...told.said.map(({ user, person }) => ({ user, person }))];
  const readers = people.map(({ user, person }) => ({ user, person, seat: -1, name: '', isMine: false }));
  return html`
    <div class="talk">
      ${told.before !== undefined && html`<button type="button" onClick=${() => doing.talking.older()}>${say(locale, 'talk.older')}</button>`}
      ${told.isWithheld && html`<p class="quiet">${say(locale, 'talk.withheld')}</p>`}
      <${Sayings} said=${told.said} readers=${readers} locale=${locale} />
      ${told.mayWrite ? html`<${Writing} state=${state} doing=${doing} />` : html`<p class="quiet">${say(locale, 'talk.read-only')}</p>`}
    </div>
  `;
}

/** The list of what was said. It stays at its end when something comes, unless somebody reads further up. */
class Sayings extends Component {
  list = createRef();
  isAtEnd = true;
  /** @override */
  componentDidMount() {
    this.toEnd();
  }
  /** @override */
  componentDidUpdate() {
    if (this.isAtEnd) this.toEnd();
  }
  toEnd() {
    const { current } = this.list;
    if (current) current.scrollTop = current.scrollHeight;
  }
  /** @override */
  render() {
    const { said, readers, locale } =
      /** @type {{ said: TalkSaid[], readers: import('./types.js').Seat[], locale: import('./types.js').Locale }} */ (
        /** @type {unknown} */ (this.props)
      );
    const onScroll = (
      /** @type {{ currentTarget: HTMLElement }} */ { currentTarget: { scrollTop, scrollHeight, clientHeight } },
    ) => {
      this.isAtEnd = scrollHeight - scrollTop - clientHeight < 40;
    };
    return html`
      <div class="sayings" ref=${this.list} role="log" aria-label=${say(locale, 'tab.talk')} tabindex="0" onScroll=${onScroll}>
        ${said.length === 0 && html`<p class="quiet">${say(locale, 'talk.none')}</p>`}
        ${said.map(
          ({ id, at, person, isMine, text, files }) => html`
            <div key=${id} class=${`saying${isMine ? ' mine' : ''}`}>
              <p class="by"><strong>${person}</strong> <span class="quiet"><${Time} ms=${at} locale=${locale} /></span></p>
              ${text !== '' && html`<${Rich} text=${text} locale=${locale} seats=${readers} />`}
              ${files > 0 && html`<p class="small">${say(locale, 'talk.files', { n: files })}</p>`}
            </div>
          `,
        )}
      </div>
    `;
  }
}

/** The field and its button. Enter sends, with Shift it begins a line. @param {Screen} screen */
function Writing({ state, doing }) {
  const { table, locale } = state;
  const talk = table?.talk;
  if (!talk?.told) return null;
  const { text, isSending, said } = talk;
  const { longest } = talk.told;
  const onInput = (/** @type {{ currentTarget: HTMLTextAreaElement }} */ { currentTarget }) =>
    doing.talking.write(currentTarget.value);
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    // Enter may only choose the letters of a word that is being written.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void doing.talking.send();
  };
  /** @param {Event} event */
  const onSubmit = (event) => {
    event.preventDefault();
    void doing.talking.send();
  };
  const left = longest - text.length;
  const write = state.me?.isLocal ? 'talk.write-local' : 'talk.write';
  return html`
    <form class="writes" onSubmit=${onSubmit}>
      ${said && html`<p class="said bad" role="alert">${said}</p>`}
      <div class="row">
        <textarea
          id="saying"
          rows="2"
          maxlength=${longest}
          placeholder=${say(locale, write)}
          aria-label=${say(locale, write)}
          value=${text}
          onInput=${onInput}
          onKeyDown=${onKey}
        ></textarea>
        <button type="submit" class="primary" data-say disabled=${text.trim() === ''} aria-busy=${isSending}>${say(locale, 'talk.send')}</button>
      </div>
      ${left < 100 && html`<p class="small">${say(locale, 'talk.left', { n: left })}</p>`}
    </form>
  `;
}
