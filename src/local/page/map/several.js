// @ts-check
import { controlOf, h } from '../base/dom.js';
import { say } from '../base/table.js';

/** @typedef {import('./match.js').Answer} Answer */

/** The box of a line of a menu of several. It stands in the conversation: the board ticks it there and keeps no ticks itself. @param {Answer} answer */
export function boxOf({ message, customId, value = '' }) {
  const box = menuOf({ message, customId })?.querySelector(`input[value="${CSS.escape(value)}"]`);
  return box instanceof HTMLInputElement ? box : undefined;
}

/** @param {Pick<Answer, 'message' | 'customId'>} answer */
const menuOf = ({ message, customId }) => controlOf(message, customId)?.closest('details');

/**
 * What stands below the board while places tick the lines of a menu of several. It says how many are chosen of how many,
 * and has the button that answers with them, as in the conversation.
 * @param {(answer: Answer) => void} onConfirm
 */
export function createSeveral(onConfirm) {
  const words = h('span');
  const button = h('button', { type: 'button', class: 'primary' });
  const element = h('div', { class: 'several', hidden: true }, words, button);
  /** @type {Answer | undefined} */
  let shown;
  button.addEventListener('click', () => shown && onConfirm(shown));
  return {
    element,
    /** Shows how far the menu of these answers has come; nothing if none of them is ticked. @param {Answer[]} answers */
    show(answers) {
      shown = answers.find(({ isTick }) => isTick);
      element.hidden = !shown;
      if (!shown) return;
      const menu = menuOf(shown);
      const send = controlOf(shown.message, shown.customId);
      const [bounds, chosen] = ['legend', '.chosen'].map((part) => menu?.querySelector(part)?.textContent ?? '');
      words.textContent = [bounds, chosen].filter(Boolean).join(' – ');
      button.textContent = say('select.confirm');
      button.disabled = !(send instanceof HTMLButtonElement) || send.disabled;
    },
  };
}

/** The values that are ticked in the menu of an answer. @param {Answer} answer */
export const tickedOf = (answer) =>
  [...(menuOf(answer)?.querySelectorAll('input:checked') ?? [])].map(
    (box) => /** @type {HTMLInputElement} */ (box).value,
  );
