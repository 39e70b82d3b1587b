// @ts-check
import { freshId, h } from '../base/dom.js';

/** @typedef {{ label: string, detail?: string, choose: () => void }} Entry */

/**
 * Gives a text input a list of suggestions (the ARIA combobox pattern): arrows move, Enter and Tab choose, Escape and
 * leaving close, mouse and touch choose too. The list lies below the input, or above it where there is no room.
 * @param {HTMLInputElement} input
 * @param {string} label of the list
 */
export function combobox(input, label) {
  const list = h('ul', {
    class: 'suggestions',
    role: 'listbox',
    id: freshId('list'),
    'aria-label': label,
    hidden: true,
  });
  /** @type {Entry[]} */
  let entries = [];
  let active = -1;
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  })) {
    input.setAttribute(name, value);
  }
  input.setAttribute('aria-expanded', 'false');

  const mark = () => {
    [...list.children].forEach((item, at) => {
      item.setAttribute('aria-selected', String(at === active));
      if (at === active) item.scrollIntoView({ block: 'nearest' });
    });
    const current = list.children[active];
    if (current) input.setAttribute('aria-activedescendant', current.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const place = () => {
    const box = input.getBoundingClientRect();
    const height = window.visualViewport?.height ?? window.innerHeight;
    // Below if a few entries fit there, so that the label above the input stays in sight.
    const above = height - box.bottom < 180 && box.top > height - box.bottom;
    list.style.left = `${box.left}px`;
    list.style.width = `${box.width}px`;
    list.style.maxHeight = `${Math.min(340, (above ? box.top : height - box.bottom) - 16)}px`;
    list.style.top = above ? 'auto' : `${box.bottom + 6}px`;
    list.style.bottom = above ? `${window.innerHeight - box.top + 6}px` : 'auto';
  };
  const hide = () => {
    window.removeEventListener('resize', place);
    list.hidden = true;
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    mark();
  };
  const choose = (/** @type {number} */ at) => {
    const entry = entries[at];
    hide();
    entry?.choose();
  };
  /**
   * Shows these entries, or the words of `empty` when there are none.
   * @param {Entry[]} next
   * @param {{ first?: boolean, empty?: string }} [how] first: the first entry is active at once
   */
  const show = (next, how = {}) => {
    entries = next;
    active = how.first && next.length > 0 ? 0 : -1;
    if (next.length === 0 && !how.empty) return hide();
    const items = next.map((entry, at) => {
      const item = h(
        'li',
        { role: 'option', id: `${list.id}-${at}` },
        h('b', {}, entry.label),
        entry.detail && h('span', {}, entry.detail),
      );
      // Pressing must not take the focus from the input, or the list would close before the click arrives.
      item.addEventListener('pointerdown', (event) => event.preventDefault());
      item.addEventListener('click', () => choose(at));
      return item;
    });
    list.replaceChildren(
      ...(items.length > 0 ? items : [h('li', { class: 'empty', role: 'presentation' }, how.empty)]),
    );
    list.hidden = false;
    window.addEventListener('resize', place);
    input.setAttribute('aria-expanded', 'true');
    place();
    mark();
  };
  input.addEventListener('keydown', (event) => {
    if (list.hidden || event.isComposing) return;
    const moves = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (moves && entries.length > 0)
      active = (active + moves + entries.length + (active < 0 && moves < 0 ? 1 : 0)) % entries.length;
    else if ((event.key === 'Enter' || event.key === 'Tab') && active >= 0 && !event.shiftKey) choose(active);
    else if (event.key === 'Escape') hide();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
    mark();
  });
  input.addEventListener('blur', hide);
  input.after(list);
  return { show, hide, isOpen: () => !list.hidden };
}
