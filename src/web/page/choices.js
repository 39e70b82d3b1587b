// @ts-check
import { html } from './lib.js';
import { notedIn, sizeOf } from './presses.js';
import { Rich } from './rich.js';
import { tickedIn } from './state.js';
import { meantBy } from './things.js';
import { tipOn } from './tips.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').RowGroup} RowGroup */
/** @typedef {import('./types.js').Button} Button */
/** @typedef {import('./types.js').Menu} Menu */
/** @typedef {import('./app.js').Screen} Screen */

/** Discord's styles of buttons as this page's own kinds. */
const KINDS = ['', 'primary', 'secondary', 'success', 'danger'];

/** So many lines of a menu that is set already stand open. */
const FEW = 4;

/** The buttons and menus of a question, in groups with what they are for. @param {Screen & { groups: readonly RowGroup[] }} given */
export const RowGroups = ({ groups, state, doing }) => html`
  ${groups.map((group, at) => {
    const { caption = '', rows } = group;
    const { noted, others } = notedIn(group, state.table?.stands?.question?.choosable ?? []);
    return html`
      <div key=${`${at} ${caption}`} class="group" role="group" aria-label=${caption || null}>
        ${caption && groups.length > 1 && html`<p class="caption">${caption}</p>`}
        ${others.length > 0 && html`<${Rich} text=${others.map((one) => `-# ${one}`).join('\n')} locale=${state.locale} seats=${[]} />`}
        ${rows.map(
          ({ components }, row) => html`
            <div key=${row} class="row">
              ${components.map((one) =>
                one.type === 3
                  ? html`<${Lines} key=${one.custom_id} menu=${one} state=${state} doing=${doing} />`
                  : html`<${Pressed} key=${one.custom_id ?? one.url} button=${one} whole=${noted[one.custom_id ?? '']} state=${state} doing=${doing} />`,
              )}
            </div>
          `,
        )}
      </div>
    `;
  })}
`;

/** Of a lesson: marks what leads on. @param {{ state: State, press: string, value?: string }} given */
const Leads = ({ state, press, value }) =>
  state.table?.stands?.question?.leads?.some((one) => one.press === press && one.value === value)
    ? html`<span class="leads"><span aria-hidden="true">▶ </span><span class="unseen">${say(state.locale, 'lesson.leads')} </span></span>`
    : null;

/** A button, with its whole words and what would follow where these are known; a link leads out of the page. @param {Screen & { button: Button, whole?: { label: string, follows: string } }} given */
function Pressed({ button, whole, state, doing }) {
  const { custom_id: press = '', label = '', url, style = 2, disabled = false, emoji } = button;
  const words = html`${emoji?.name && html`<span aria-hidden="true">${emoji.name} </span>`}${whole?.label ?? label}`;
  if (url !== undefined) {
    const safe = /^https?:\/\//.test(url) ? url : undefined;
    return html`<a class="button" href=${safe} target="_blank" rel="noopener noreferrer">${words} ↗</a>`;
  }
  const isBusy = state.table?.pending?.press === press;
  const things = meantBy(state.table?.stands?.question?.choosable ?? [], press);
  return html`
    <button
      ...${tipOn(doing, things)}
      type="button"
      class=${`${KINDS[style] ?? 'secondary'}${whole?.follows ? ' noted' : ''}`}
      data-press=${press}
      disabled=${disabled || (state.table?.pending && !isBusy)}
      aria-busy=${isBusy}
      onClick=${() => doing.press(press)}
    >
      <span><${Leads} state=${state} press=${press} />${words}</span>
      ${whole?.follows && html`<span class="small">${whole.follows}</span>`}
    </button>
  `;
}

/** A menu as its lines, each one press away. Of several the lines are ticked, and one button answers with them. @param {Screen & { menu: Menu }} given */
function Lines({ menu, state, doing }) {
  const { custom_id: press, placeholder = '', options, disabled = false } = menu;
  const [min, max] = sizeOf(menu);
  const isSeveral = max > 1 || min === 0;
  const ticked = tickedIn(state, press);
  const { pending, stands } = state.table ?? {};
  const choosable = stands?.question?.choosable ?? [];
  const isBusy = (/** @type {string} */ value) => pending?.press === press && pending.values.includes(value);
  const onPress = (/** @type {string} */ value) =>
    isSeveral ? doing.tick(press, value, max) : doing.press(press, [value]);
  const chosen = options.find((one) => one.default);
  const lines = html`
    <div class=${`lines${options.some(({ description }) => description) ? ' long' : ''}`} role="group" aria-label=${placeholder || null}>
      ${placeholder && html`<p class="caption">${placeholder}</p>`}
      ${options.map(
        ({ label, value, description, default: isChosen }) => html`
          <button
            ...${tipOn(doing, meantBy(choosable, press, value))}
            key=${value}
            type="button"
            class="line"
            data-press=${press}
            data-value=${value}
            disabled=${disabled || (pending && !isBusy(value))}
            aria-pressed=${isSeveral ? ticked.includes(value) : isChosen ? 'true' : null}
            aria-busy=${!isSeveral && isBusy(value)}
            onClick=${() => onPress(value)}
          >
            <span><${Leads} state=${state} press=${press} value=${value} />${label}</span>
            ${description && html`<span class="small">${description}</span>`}
          </button>
        `,
      )}
      ${isSeveral && html`<${Confirm} press=${press} size=${[min, max]} values=${ticked} state=${state} doing=${doing} />`}
    </div>
  `;
  // A long list of what is set already would push all else out of sight.
  if (isSeveral || !chosen || options.length <= FEW) return lines;
  return html`<details class="folded"><summary>${chosen.label}</summary>${lines}</details>`;
}

/**
 * How many of a menu of several are ticked, and the button that answers with them.
 * @param {Screen & { press: string, size: [number, number], values: string[] }} given
 */
export function Confirm({ press, size: [min, max], values, state, doing }) {
  const { locale, table } = state;
  const n = values.length;
  const bounds = min === max ? say(locale, 'press.exactly', { n: min }) : say(locale, 'press.from-to', { min, max });
  return html`
    <div class="confirm">
      <span class="small">${bounds} – ${say(locale, 'press.chosen', { n })}</span>
      <button
        type="button"
        class="primary"
        data-confirm=${press}
        disabled=${n < min || n > max || (table?.pending && table.pending.press !== press)}
        aria-busy=${table?.pending?.press === press}
        onClick=${() => doing.press(press, values)}
      >
        ${say(locale, 'press.confirm')}
      </button>
    </div>
  `;
}
