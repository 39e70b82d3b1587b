// @ts-check
import { Component, html } from './lib.js';
import { shapeOf } from './outlines.js';

/** @typedef {import('./types.js').Drawn} Drawn */
/**
 * `lies` is where it is put, `size` how large it is in its own pixels.
 * @typedef {{ drawn: Drawn, name: string, lies: Record<string, string>, size: { width: number, height: number }, onMeasure: (image: EventTarget | null) => void }} Given
 */

/** How long (ms) what is new stands out; the style sheet has the same. */
const FRESH = 900;

/**
 * The picture itself. One that takes the place of another appears over it, and the places where others are seen now are outlined once. A
 * picture that is only looked at again does neither.
 * @extends {Component<Given, { url: string, isFresh: boolean }>}
 */
export class Painted extends Component {
  timer = 0;

  /** @param {Given} props */
  constructor(props) {
    super(props);
    this.state = { url: '', isFresh: false };
  }

  /** @param {Given} props @param {{ url: string }} state @override */
  static getDerivedStateFromProps({ drawn }, { url }) {
    return drawn.url === url ? null : { url: drawn.url, isFresh: url !== '' && drawn.before === url };
  }

  /** @param {Given} before @override */
  componentDidUpdate({ drawn }) {
    if (drawn.url === this.props.drawn.url) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.setState({ isFresh: false }), FRESH);
  }

  /** @override */
  componentWillUnmount() {
    clearTimeout(this.timer);
  }

  render() {
    const { drawn, name, lies, size, onMeasure } = this.props;
    const { isFresh } = this.state;
    const moved = isFresh ? drawn.regions.filter(({ id }) => drawn.moved?.includes(id)) : [];
    return html`
      ${isFresh && html`<img key=${drawn.before} class="before" src=${drawn.before} alt="" draggable=${false} style=${lies} />`}
      <img
        key=${drawn.url}
        class=${isFresh ? 'fresh' : ''}
        src=${drawn.url}
        alt=${drawn.alt || name}
        draggable=${false}
        style=${lies}
        onLoad=${(/** @type {Event} */ event) => onMeasure(event.currentTarget)}
      />
      ${
        moved.length > 0 &&
        html`<svg key=${`moved ${drawn.url}`} class="moved" aria-hidden="true" viewBox=${`0 0 ${size.width || 1} ${size.height || 1}`} style=${lies}>
          ${moved.map((region) => html`<g key=${region.id}>${shapeOf(region)}</g>`)}
        </svg>`
      }
    `;
  }
}
