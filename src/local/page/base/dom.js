// @ts-check

/** @typedef {string | Node | null | undefined | false} Child */

/**
 * Builds an element. Properties become attributes (`true` an empty one, `false` and null none), functions named
 * `onX` become listeners, `value` and `checked` are set as properties. Text is only ever added as text nodes, so
 * nothing a message says can become markup.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} [properties]
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name === 'value' || name === 'checked') Object.assign(element, { [name]: value });
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...kept(children));
  return element;
}

/**
 * The children without the absent ones.
 * @param {Child[]} children
 * @returns {(string | Node)[]}
 */
export function kept(children) {
  return /** @type {(string | Node)[]} */ (children.filter((child) => child || child === ''));
}

/**
 * The element of index.html with this id; throws if the page and the module disagree.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}

/** The article of a message as it is drawn now. @param {string} message id */
export const articleOf = (message) => document.querySelector(`.message[data-id="${CSS.escape(message)}"]`);

/**
 * A control of a message as it is drawn now: it outlives the element, which is replaced when the message changes.
 * @param {string} message id
 * @param {string} control its `data-control`
 * @returns {HTMLElement | null | undefined}
 */
export const controlOf = (message, control) =>
  articleOf(message)?.querySelector(`[data-control="${CSS.escape(control)}"]`);

let count = 0;
/**
 * An id that no other element has, for labels and ARIA references.
 * @param {string} stem
 */
export const freshId = (stem) => `${stem}-${++count}`;
