// @ts-check
import { replayAt, tableAt } from './addresses.js';
import { goes } from './away.js';
import { Component, html } from './lib.js';
import { Rich } from './rich.js';
import { Stage } from './stage.js';
import { say } from './words/say.js';

/** @typedef {import('./app.js').Screen} Screen */

/** The moments from one to another with arrow keys; and those of a control keep their own meaning. @param {KeyboardEvent} event */
function stepOf(event) {
  const isOwn = event.target instanceof Element && event.target.closest('input, .stage, [role="tablist"]');
  if (isOwn || event.ctrlKey || event.metaKey || event.altKey) return 0;
  return { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
}

/**
 * The match from its beginning, board by board, with what was told of each. The address says which one, and steps leave no trail in the history.
 * @extends {Component<Screen>}
 */
export class Replay extends Component {
  /** @param {KeyboardEvent} event */
  onKey = (event) => {
    const step = stepOf(event);
    if (step !== 0) this.go(this.n() + step);
  };

  /** @override */
  componentDidMount() {
    document.addEventListener('keydown', this.onKey);
  }

  /** @override */
  componentWillUnmount() {
    document.removeEventListener('keydown', this.onKey);
  }

  /** Past the last moment there is none: then it is the last. @override */
  componentDidUpdate() {
    const { past } = this.props.state;
    const last = (past?.moments?.moments.length ?? Number.POSITIVE_INFINITY) - 1;
    if (this.n() > last) this.go(last);
  }

  n() {
    const { route } = this.props.state;
    return route.name === 'replay' ? route.n : 0;
  }

  /** @param {number} n */
  go(n) {
    const { state, doing } = this.props;
    const { past } = state;
    const last = (past?.moments?.moments.length ?? 1) - 1;
    if (past && n >= 0 && n <= last && n !== this.n()) doing.go(replayAt(past.id, n), true);
  }

  render() {
    const { state, doing } = this.props;
    const { past, table, locale, failed } = state;
    if (!past) return null;
    const n = this.n();
    const all = past.moments?.moments ?? [];
    const shown = past.at[n] ?? past.shown;
    const trouble = Object.entries(failed).find(([key]) => key === `moment ${n}` || key.startsWith('moments '))?.[1];
    const drawn = shown && {
      version: '',
      mark: '',
      url: shown.url,
      alt: shown.alt,
      locales: [],
      regions: [],
      printed: [],
    };
    const name = all[n]?.name ?? shown?.name ?? say(locale, 'loading');
    const back = tableAt(past.id);
    return html`
      <main class="replay">
        <header class="strip">
          <a class="back" href=${back} onClick=${goes(doing, back)} aria-label=${say(locale, 'replay.back')}>‹</a>
          <h1>${say(locale, 'replay.title')} <span class="when">${table?.stands?.title ?? ''}</span></h1>
        </header>
        <${Stage} key=${past.id} picture="past" name=${name} drawn=${drawn ?? undefined} marks=${[]} state=${state} doing=${doing} />
        <section class="told" aria-live="polite">
          <h2>${name}</h2>
          ${trouble !== undefined && html`<p role="alert">${trouble || say(locale, 'lost')}</p>`}
          ${
            past.at[n] &&
            (past.at[n].lines.length > 0
              ? html`<${Rich} text=${past.at[n].lines.join('\n')} locale=${locale} seats=${table?.stands?.seats ?? []} />`
              : html`<p class="quiet">${say(locale, 'replay.nothing')}</p>`)
          }
        </section>
        <${Steps} n=${n} last=${all.length - 1} mine=${past.moments?.mine} name=${name} locale=${locale} onGo=${(/** @type {number} */ to) => this.go(to)} />
      </main>
    `;
  }
}

/**
 * The slider, and the buttons beside it.
 * @param {{ n: number, last: number, mine?: number, name: string, locale: import('./types.js').Locale, onGo: (n: number) => void }} given
 */
const Steps = ({ n, last, mine, name, locale, onGo }) => html`
  <div class="steps">
    <input
      type="range"
      min="0"
      max=${Math.max(0, last)}
      value=${n}
      disabled=${last < 1}
      aria-label=${say(locale, 'replay.slider')}
      aria-valuetext=${name}
      onInput=${(/** @type {Event} */ { currentTarget }) => onGo(Number(/** @type {HTMLInputElement} */ (currentTarget).value))}
    />
    <div class="row">
      <button type="button" disabled=${n <= 0} onClick=${() => onGo(0)}>${say(locale, 'replay.first')}</button>
      <button type="button" disabled=${n <= 0} onClick=${() => onGo(n - 1)}>◀ ${say(locale, 'replay.before')}</button>
      <span class="percent">${say(locale, 'replay.at', { n: n + 1, of: Math.max(last + 1, n + 1) })}</span>
      <button type="button" disabled=${n >= last} onClick=${() => onGo(n + 1)}>${say(locale, 'replay.next')} ▶</button>
      <button type="button" disabled=${n >= last} onClick=${() => onGo(last)}>${say(locale, 'replay.last')}</button>
      ${mine !== undefined && html`<button type="button" aria-pressed=${mine === n} onClick=${() => onGo(mine)}>${say(locale, 'replay.mine')}</button>`}
    </div>
  </div>
`;
