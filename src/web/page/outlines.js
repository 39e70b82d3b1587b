// @ts-check
import { Component, createRef, html } from './lib.js';
import { tickedIn } from './state.js';
import { say } from './words/say.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Region} Region */
/** @typedef {import('./types.js').Choosable} Choosable */
/** @typedef {import('./marks.js').Mark} Mark */

/** Whether a choice is one of several and ticked; undefined where it answers at once. @param {State} state @param {Choosable} choice */
const isTicked = (state, { press, value, together }) =>
  together && value !== undefined ? tickedIn(state, press).includes(value) : undefined;

/** Whether a press on a choice is under way. @param {State} state @param {Choosable} choice */
const isPending = ({ table }, { press, value }) =>
  table?.pending?.press === press && (value === undefined || table.pending.values.includes(value));

/**
 * @typedef {{
 *   marks: Mark[], pointed: Region[], size: { width: number, height: number }, style: Record<string, string>, over?: string,
 *   nameOf: (region: Region) => string, onFocus: (region: Region, element: Element) => void, onBlur: () => void, onPress: (mark: Mark) => void, state: State,
 * }} Outlined
 */
/** The places of a picture that answer, outlined over it: each a button for keys and readers. Pointers are followed by the stage. @param {Outlined} given */
export const Outlines = ({ marks, pointed, size, style, over, nameOf, onFocus, onBlur, onPress, state }) => html`
  <svg class="outlines" viewBox=${`0 0 ${size.width || 1} ${size.height || 1}`} style=${style}>
    ${marks.map((mark) => {
      const { region, choices } = mark;
      const ticks = choices.flatMap((one) => isTicked(state, one) ?? []);
      const names = [nameOf(region), ...choices.map(({ label }) => label)];
      return html`
        <g
          key=${region.id}
          role="button"
          tabindex="0"
          class=${`${over === region.id ? 'hover' : ''} ${choices.some((one) => isPending(state, one)) ? 'waits' : ''}`}
          data-place=${region.id}
          aria-label=${[...new Set(names)].join(', ')}
          aria-pressed=${ticks.length > 0 ? String(ticks.includes(true)) : null}
          onFocus=${(/** @type {FocusEvent & { currentTarget: Element }} */ { currentTarget }) => onFocus(region, currentTarget)}
          onBlur=${onBlur}
          onClick=${(/** @type {MouseEvent} */ event) => event.detail === 0 && onPress(mark)}
          onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onPress(mark);
          }}
        >
          ${shapeOf(region)}
        </g>
      `;
    })}
    ${pointed.map((region) => html`<g key=${`pointed ${region.id}`} class="pointed" data-pointed=${region.id}>${shapeOf(region)}</g>`)}
  </svg>
`;

/** A circle or corners, in pixels of the picture. @param {Region} region */
export function shapeOf({ shape }) {
  const [x, y, r] = shape;
  return shape.length === 3 ? html`<circle cx=${x} cy=${y} r=${r} />` : html`<polygon points=${shape.join(' ')} />`;
}

/**
 * What a press on a place may mean, where several answers name it. The first of them has the focus: whoever came by keys goes on by keys.
 * @extends {Component<import('./app.js').Screen & { mark: Mark, name: string }>}
 */
export class Offered extends Component {
  first = /** @type {{ current: HTMLButtonElement | null }} */ (createRef());

  /** @override */
  componentDidMount() {
    this.first.current?.focus({ preventScroll: true });
  }

  render() {
    const { mark, name, state, doing } = this.props;
    const { locale } = state;
    const question = say(locale, 'stage.which', { place: name });
    return html`
      <div class="offered" role="group" aria-label=${question}>
        <p>${question}</p>
        ${mark.choices.map(
          (one, at) => html`
            <button
              key=${`${one.press} ${one.value ?? ''}`}
              ref=${at === 0 ? this.first : null}
              type="button"
              aria-pressed=${isTicked(state, one) ?? null}
              aria-busy=${isPending(state, one)}
              onClick=${() => doing.choose(one)}
            >
              ${one.label}
            </button>
          `,
        )}
        <button type="button" class="close" onClick=${() => doing.table({ offered: null })}>
          ${say(locale, 'press.close')}
        </button>
      </div>
    `;
  }
}
