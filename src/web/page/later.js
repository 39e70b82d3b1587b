// @ts-check
import { Component, html } from './lib.js';

/** How long until it is tried again, in ms. */
const AGAIN = 2_000;

/** @typedef {import('preact').ComponentType<import('./app.js').Screen>} Shown */

/**
 * What is read, as soon as the line is there: on one that breaks it is tried again.
 * @template T @param {() => Promise<T>} read @returns {Promise<T>}
 */
export async function untilRead(read) {
  for (;;)
    try {
      return await read();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
}

/** Style sheets that are on the page or on their way, by their names. @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** Puts a style sheet of the page's folder on the page, once. @param {string} name */
function sheet(name) {
  const known = sheets.get(name) ?? untilRead(() => linked(name));
  sheets.set(name, known);
  return known;
}

/** @param {string} name @returns {Promise<unknown>} */
const linked = (name) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/page/${name}`;
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(name));
    });
    document.head.append(link);
  });

/**
 * A part of the page that is read when it is first shown, with its style sheets. Nothing stands there until it has come.
 * @param {() => Promise<Shown>} read @param {string[]} named
 */
export function later(read, ...named) {
  /** @type {Shown | undefined} */
  let There;
  return class Later extends Component {
    /** @override */
    async componentDidMount() {
      if (There) return;
      const [there] = await Promise.all([untilRead(read), ...named.map(sheet)]);
      There = there;
      this.setState({});
    }
    /** @override @param {import('./app.js').Screen} screen */
    render(screen) {
      return There ? html`<${There} ...${screen} />` : null;
    }
  };
}
