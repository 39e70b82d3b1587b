// @ts-check
import { h } from '../base/dom.js';
import { say, table } from '../base/table.js';

/** @typedef {import('../base/types.js').Component} Component */
/** @typedef {import('../base/types.js').Pick} Pick */

/** Discord's component types whose answers are a list of values. */
export const selectTypes = [3, 5, 6, 7, 8];

/**
 * What a select offers: its own options (3), the people here (5, 7), channels (8). Roles (6) do not exist here.
 * @param {Component} component
 * @returns {Pick[]}
 */
export function offered(component) {
  const preset = new Set(component.default_values?.map(({ id }) => id));
  if (component.type === 5 || component.type === 7) {
    return table.people.map(({ id, name }) => ({ value: id, label: name, default: preset.has(id) }));
  }
  if (component.type === 8) {
    const channels = table.channels.filter(({ kind }) => kind !== 'dm');
    return channels.map(({ id, name }) => ({ value: id, label: `#${name}`, default: preset.has(id) }));
  }
  return component.options ?? [];
}

/** @param {Pick} pick */
export const pickLabel = ({ emoji, label, description }) =>
  `${emoji?.name && !emoji.id ? `${emoji.name} ` : ''}${label}${description ? ` — ${description}` : ''}`;

/**
 * @param {Pick[]} picks
 * @param {string} placeholder first entry, which stands for no value
 * @param {boolean} canBeEmpty whether the placeholder may be chosen
 */
export function nativeSelect(picks, placeholder, canBeEmpty) {
  const preset = picks.some((pick) => pick.default);
  const blank = h('option', { value: '', selected: !preset, hidden: !canBeEmpty }, placeholder);
  return h(
    'select',
    {},
    blank,
    ...picks.map((pick) => h('option', { value: pick.value, selected: pick.default }, pickLabel(pick))),
  );
}

/**
 * Checkboxes of which `min_values` to `max_values` may be ticked; the rest is locked once the highest number is reached.
 * @param {Component} component
 * @param {(count: number, fits: boolean) => void} [onCount]
 */
export function checkboxes(component, onCount) {
  const picks = offered(component);
  const max = Math.min(component.max_values ?? picks.length, picks.length);
  const min = component.min_values ?? (component.required === false ? 0 : 1);
  const boxes = picks.map((pick) =>
    h('input', { type: 'checkbox', value: pick.value, checked: pick.default ?? false }),
  );
  const read = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const count = () => {
    const chosen = read().length;
    for (const box of boxes) box.disabled = !box.checked && chosen >= max;
    onCount?.(chosen, chosen >= min && chosen <= max);
  };
  const bounds = min === max ? say('select.exactly', { n: min }) : say('select.any', { min, max });
  const element = h(
    'fieldset',
    { class: 'checkboxes', onchange: count },
    h('legend', {}, bounds),
    ...picks.map((pick, at) => h('label', {}, boxes[at], h('span', {}, pickLabel(pick)))),
  );
  count();
  return { element, read };
}
