// @ts-check
import { freshId, h } from '../base/dom.js';
import { say } from '../base/table.js';
import { richText } from '../text/rich-text.js';
import { checkboxes, nativeSelect, offered, pickLabel, selectTypes } from './picks.js';

/** @typedef {import('../base/types.js').Component} Component */
/** @typedef {{ element: HTMLElement, customId?: string, read: () => string | boolean | string[] }} Field */

/**
 * One input of a modal with its label. A text input reads as text, a checkbox as true or false, all else as values.
 * @param {Component} component
 * @param {string} label
 * @param {string} help
 * @returns {Field}
 */
export function modalField(component, label, help) {
  const customId = component.custom_id;
  if (component.type === 10) return { element: richText(component.content ?? ''), read: () => '' };
  if (component.type === 4) return textField(component, label, help);
  if (component.type === 23) {
    const box = h('input', { type: 'checkbox', checked: component.default ?? false });
    return {
      element: h('label', { class: 'tick' }, box, h('span', {}, label), helpText(help)),
      customId,
      read: () => box.checked,
    };
  }
  if (component.type === 21) {
    const name = freshId('radio');
    const picks = component.options ?? [];
    const radios = picks.map((pick) =>
      h('input', {
        type: 'radio',
        name,
        value: pick.value,
        checked: pick.default ?? false,
        required: component.required !== false,
      }),
    );
    const choices = picks.map((pick, at) => h('label', {}, radios[at], h('span', {}, pickLabel(pick))));
    return {
      element: group(label, help, choices),
      customId,
      read: () => radios.filter(({ checked }) => checked).map(({ value }) => value),
    };
  }
  if (component.type === 22 || (selectTypes.includes(component.type) && (component.max_values ?? 1) > 1)) {
    const { element, read } = checkboxes(component);
    return { element: group(label, help, [element]), customId, read };
  }
  if (selectTypes.includes(component.type)) {
    const isRequired = component.required !== false;
    const select = nativeSelect(offered(component), component.placeholder || say('select.one'), !isRequired);
    select.required = isRequired;
    return {
      element: withLabel(select, label, help, isRequired),
      customId,
      read: () => (select.value ? [select.value] : []),
    };
  }
  return { element: h('p', { class: 'elsewhere' }, say('message.unknown', { type: component.type })), read: () => '' };
}

/** @param {Component} component @param {string} label @param {string} help @returns {Field} */
function textField(component, label, help) {
  const isRequired = component.required !== false;
  const properties = {
    required: isRequired,
    minlength: component.min_length,
    maxlength: component.max_length ?? 4000,
    placeholder: component.placeholder,
    value: component.value ?? '',
  };
  const input =
    component.style === 2
      ? h('textarea', { ...properties, rows: 4 })
      : h('input', { ...properties, type: 'text', autocomplete: 'off' });
  return { element: withLabel(input, label, help, isRequired), customId: component.custom_id, read: () => input.value };
}

/** @param {HTMLElement} input @param {string} label @param {string} help @param {boolean} isRequired */
function withLabel(input, label, help, isRequired) {
  input.id = freshId('field');
  const note = helpText(help);
  if (note) {
    note.id = freshId('help');
    input.setAttribute('aria-describedby', note.id);
  }
  const mark = isRequired && h('span', { class: 'required' }, say('composer.required'));
  return h('div', { class: 'field' }, h('label', { for: input.id }, label, ' ', mark), note, input);
}

/** @param {string} label @param {string} help @param {HTMLElement[]} inner */
const group = (label, help, inner) =>
  h('fieldset', { class: 'checkboxes' }, h('legend', {}, label), helpText(help), ...inner);

/** @param {string} help */
const helpText = (help) => (help ? h('span', { class: 'small' }, help) : null);
