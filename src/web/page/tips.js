// @ts-check

import { Component, html } from './lib.js';
import { printedAt } from './regions.js';
import { Rich } from './rich.js';
import { namedIn } from './things.js';

/** @typedef {import('./types.js').Thing} Thing */
/** @typedef {import('./doing.js').Doing} Doing */

/** What the rules say of a thing that is pointed at, has the focus, or is pressed long. It takes no press, and Escape closes it. */

/** A mouse or the focus rests so long (ms) before anything is said; a finger presses so long. */
export const RESTS = 450;

/** Where it stands: over the board, far from what is pointed at. @param {{ clientX: number, clientY: number }} at @returns {import('./types.js').TipAt} */
export function awayFrom({ clientX, clientY }) {
  const { left = 0, width = innerWidth } = document.querySelector('.board')?.getBoundingClientRect() ?? {};
  return `${clientX < left + width / 2 ? 'right' : 'left'} ${clientY < innerHeight / 2 ? 'bottom' : 'top'}`;
}

/** When (ms) a finger came down on what tells; there is one at a time, and what it lies on may be drawn anew meanwhile. */
let since = Number.POSITIVE_INFINITY;
const isLong = () => Date.now() - since >= RESTS;

/** What makes a line or button tell of these things. A press after a long one is none. @param {Doing} doing @param {readonly Thing[]} things @returns {Record<string, unknown>} */
export function tipOn(doing, things) {
  if (namedIn(things) === '') return {};
  const tell = (/** @type {Event} */ { currentTarget }) => {
    if (!(currentTarget instanceof Element)) return;
    const { x, y, width, height } = currentTarget.getBoundingClientRect();
    doing.explain(things, awayFrom({ clientX: x + width / 2, clientY: y + height / 2 }));
  };
  return {
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType === 'mouse' && tell(event),
    onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType === 'mouse' && doing.explain([]),
    onPointerDown(/** @type {PointerEvent} */ event) {
      const isFinger = event.pointerType !== 'mouse';
      since = isFinger ? Date.now() : Number.POSITIVE_INFINITY;
      if (isFinger) tell(event);
    },
    onPointerUp: () => isLong() || doing.rest(),
    onPointerCancel: () => doing.rest(),
    onFocus: (/** @type {FocusEvent} */ event) =>
      event.currentTarget instanceof Element && event.currentTarget.matches(':focus-visible') && tell(event),
    onBlur: () => doing.explain([]),
    onContextMenu: (/** @type {Event} */ event) => isLong() && event.preventDefault(),
    onClickCapture(/** @type {Event} */ event) {
      if (isLong()) event.stopImmediatePropagation();
      since = Number.POSITIVE_INFINITY;
    },
  };
}

/** Tells of what lies in a picture where the mouse is. @param {Doing} doing @param {import('./types.js').Drawn} drawn @param {PointerEvent} event over the picture */
export function explainAt(doing, { printed }, event) {
  const image = event.target;
  if (!(image instanceof HTMLImageElement)) return;
  const scale = image.naturalWidth / image.clientWidth;
  const lies = printedAt(printed, event.offsetX * scale, event.offsetY * scale);
  doing.explain(lies ? [lies.thing] : [], awayFrom(event));
}

/** Of what else is there the name is enough. @param {string} text */
const headOf = (text) => text.split('\n', 1)[0] ?? '';

/** What is told, in one place of the window: what matters most whole, and what else is there by name. @extends {Component<import('./app.js').Screen>} */
export class Tip extends Component {
  /** @param {KeyboardEvent} event */
  onKey = (event) => {
    if (event.key === 'Escape') this.props.doing.explain([]);
  };
  onDown = () => this.props.doing.explain([]);

  /** @override */
  componentDidMount() {
    document.addEventListener('keydown', this.onKey, true);
    document.addEventListener('pointerdown', this.onDown, true);
  }

  /** @override */
  componentWillUnmount() {
    document.removeEventListener('keydown', this.onKey, true);
    document.removeEventListener('pointerdown', this.onDown, true);
  }

  render() {
    const { table, locale } = this.props.state;
    const told = table?.told;
    const entries = (told && table.printed[told.is]) ?? [];
    return html`
      <div id="tip" role="tooltip" class=${`tip ${told?.at ?? ''}`} hidden=${entries.length === 0}>
        ${entries.map((text, n) => html`<${Rich} key=${text} text=${n === 0 ? text : headOf(text)} locale=${locale} seats=${[]} />`)}
      </div>
    `;
  }
}
