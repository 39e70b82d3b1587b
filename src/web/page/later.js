// @ts-check
import { Component, html } from './lib.js';

/** How long until it is tried again, in ms. */
const AGAIN = 2_000;

/**
 * A screen that is read when it is first gone to. Nothing stands there until it has come; on a line that breaks it is tried again.
 * @param {() => Promise<import('preact').ComponentType<import('./app.js').Screen>>} read
 */
export function later(read) {
  /** @type {import('preact').ComponentType<import('./app.js').Screen> | undefined} */
  let There;
  return class Later extends Component {
    /** @override */
    componentDidMount() {
      this.read();
    }
    /** @override */
    componentWillUnmount() {
      clearTimeout(this.again);
    }
    async read() {
      try {
        There ??= await read();
        this.setState({});
      } catch {
        this.again = setTimeout(() => this.read(), AGAIN);
      }
    }
    /** @param {import('./app.js').Screen} screen */
    render(screen) {
      return There ? html`<${There} ...${screen} />` : null;
    }
  };
}
