// @ts-check
import { h } from '../base/dom.js';
import { say } from '../base/table.js';
import { act, busy } from './interact.js';
import { checkboxes, nativeSelect, offered } from './picks.js';

/** @typedef {import('../base/types.js').Component} Component */

/**
 * A select of a message. One value: a native select that answers when changed. Several: checkboxes with a button.
 * @param {Component} component
 * @param {string} message id
 * @returns {HTMLElement}
 */
export function messageSelect(component, message) {
  const customId = component.custom_id ?? '';
  if ((component.max_values ?? 1) > 1) return multiSelect(component, message);
  const name = component.placeholder || say('select.one');
  const select = nativeSelect(offered(component), name, (component.min_values ?? 1) === 0);
  select.setAttribute('aria-label', name);
  select.dataset.control = customId;
  if (busy(message, customId)) select.setAttribute('aria-busy', 'true');
  select.disabled = component.disabled ?? false;
  select.addEventListener('change', async () => {
    await act(message, customId, select.value ? [select.value] : []);
    for (const option of select.options) option.selected = option.defaultSelected;
  });
  // In a closed select arrows and letters would change the value, and so answer, at once: open the list instead.
  select.addEventListener('keydown', (event) => {
    const opens =
      ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'].includes(event.key) || event.key.length === 1;
    if (!opens || event.ctrlKey || event.metaKey || event.altKey || !select.showPicker) return;
    event.preventDefault();
    select.showPicker();
  });
  return select;
}

/** @param {Component} component @param {string} message */
function multiSelect(component, message) {
  const customId = component.custom_id ?? '';
  const name = component.placeholder || say('select.one');
  const confirm = h(
    'button',
    {
      type: 'button',
      class: 'primary',
      'data-control': customId,
      'aria-busy': busy(message, customId),
    },
    say('select.confirm'),
  );
  const chosen = h('span', { class: 'chosen' });
  const { element, read } = checkboxes(component, (count, fits) => {
    chosen.textContent = count ? say('select.chosen', { n: count }) : '';
    confirm.disabled = !fits;
  });
  confirm.addEventListener('click', () => act(message, customId, read()));
  if (component.disabled) return h('button', { type: 'button', disabled: true }, name);
  return h('details', { class: 'multi' }, h('summary', {}, h('span', {}, name), chosen), element, confirm);
}
