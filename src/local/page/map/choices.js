// @ts-check
import { h } from '../base/dom.js';
import { boxOf } from './several.js';

/** @typedef {import('./match.js').Answer} Answer */

/** The list over the board of what a press on one place may mean, if several answers name it. */
export function createChoices() {
  const element = h('div', { class: 'choices' });
  const buttons = () => [...element.querySelectorAll('button')];
  const close = () => element.replaceChildren();
  return {
    element,
    close,
    isOpen: () => element.childElementCount > 0,
    /**
     * Offers these; the line that had the focus has it again, else the first.
     * @param {string} name of the place
     * @param {Answer[]} answers
     * @param {(answer: Answer) => void} onChoose
     */
    offer(name, answers, onChoose) {
      const at = buttons().indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
      const lines = answers.map((one) =>
        h(
          'button',
          {
            type: 'button',
            'aria-pressed': one.isTick && String(boxOf(one)?.checked ?? false),
            onclick: () => onChoose(one),
          },
          one.label,
        ),
      );
      element.replaceChildren(h('div', { role: 'group', 'aria-label': name }, h('p', {}, name), ...lines));
      (lines[at] ?? lines[0])?.focus();
    },
  };
}
