// @ts-check

import { freshId, h } from '../base/dom.js';
import { say, shownDescription, shownName, table } from '../base/table.js';
import { nativeSelect } from '../controls/picks.js';
import { combobox } from './combobox.js';
import { optionType, readValue } from './command-line.js';

/** @typedef {import('../base/types.js').Option} Option */
/** @typedef {import('../base/types.js').Choice} Choice */
/** @typedef {{ value?: import('../base/types.js').Value, problem?: string }} Reading */
/**
 * @typedef {{ option: Option, element: HTMLElement, input: HTMLInputElement | HTMLSelectElement, read: () => Reading,
 *   fill: (text: string) => void }} Field
 */

/**
 * The labelled field of one command option.
 * @param {Option} option
 * @param {(focused: string) => Promise<Choice[]>} complete asks the bot what could stand in the focused option
 * @returns {Field}
 */
export function optionField(option, complete) {
  const { input, read, fill } = control(option);
  const help = h('span', { class: 'small', id: freshId('help') }, shownDescription(option));
  input.id = freshId('option');
  input.setAttribute('aria-describedby', help.id);
  input.setAttribute('aria-required', String(option.required ?? false));
  input.dataset.option = option.name;
  const mark = option.required && h('span', { class: 'required' }, say('composer.required'));
  const element = h(
    'div',
    { class: 'field' },
    h('label', { for: input.id }, shownName(option), ' ', mark),
    input,
    help,
  );
  if (input instanceof HTMLInputElement && (option.autocomplete || isPerson(option)))
    suggestInto(input, option, complete, fill);
  return { option, element, input, read, fill };
}

/** @param {Option} option */
const isPerson = (option) => option.type === optionType.user || option.type === optionType.mentionable;

/**
 * @param {Option} option
 * @returns {{ input: HTMLInputElement | HTMLSelectElement, read: () => Reading, fill: (text: string) => void }}
 */
function control(option) {
  const listed = listedChoices(option);
  if (listed && !option.autocomplete) {
    const blank = option.required ? say('select.one') : say('composer.unset');
    const select = nativeSelect(
      listed.map(({ name, value }) => ({ label: name, value: String(value) })),
      blank,
      true,
    );
    const fill = (/** @type {string} */ text) => {
      const { value } = readValue(option, text);
      select.value = value === undefined ? '' : String(value);
    };
    return { input: select, read: () => readValue(option, select.value), fill };
  }
  if (option.type === optionType.file) return fileControl(option);
  const isNumber = option.type === optionType.whole || option.type === optionType.number;
  const input = h('input', {
    type: 'text',
    inputmode: isNumber && (option.min_value ?? -1) >= 0 ? 'decimal' : null,
    maxlength: option.max_length ?? 6000,
    autocomplete: 'off',
  });
  const read = () => {
    // The bot's own value behind a suggestion counts only while its words stand unchanged.
    const { value, words } = input.dataset;
    return readValue(option, value !== undefined && words === input.value ? value : input.value);
  };
  return { input, read, fill: (text) => Object.assign(input, { value: text }) };
}

/**
 * A file is read as soon as it is chosen; until then it counts as missing.
 * @param {Option} option
 * @returns {{ input: HTMLInputElement, read: () => Reading, fill: (text: string) => void }}
 */
function fileControl(option) {
  const input = h('input', { type: 'file' });
  /** @type {import('../base/types.js').Value | undefined} */
  let chosen;
  input.addEventListener('change', () => {
    chosen = undefined;
    const file = input.files?.[0];
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (input.files?.[0] === file) chosen = { name: file.name, base64: String(reader.result).split(',')[1] ?? '' };
    });
    reader.readAsDataURL(file);
  });
  const read = () => (chosen ? { value: chosen } : option.required ? readValue(option, input.value || '?') : {});
  return { input, read, fill: () => {} };
}

/** The closed list of values of an option, if it has one. @param {Option} option @returns {Choice[] | null} */
function listedChoices(option) {
  if (option.choices && option.choices.length > 0)
    return option.choices.map((choice) => ({ name: shownName(choice), value: choice.value }));
  if (option.type === optionType.yesNo)
    return [
      { name: say('yes'), value: 'true' },
      { name: say('no'), value: 'false' },
    ];
  if (option.type === optionType.channel) {
    return table.channels.filter(({ kind }) => kind !== 'dm').map(({ id, name }) => ({ name: `#${name}`, value: id }));
  }
  return null;
}

/**
 * @param {HTMLInputElement} input
 * @param {Option} option
 * @param {(focused: string) => Promise<Choice[]>} complete
 * @param {(text: string) => void} fill
 */
function suggestInto(input, option, complete, fill) {
  /** @type {ReturnType<typeof combobox> | null} */
  let box = null;
  let asked = 0;
  // Typed since the last answer: the list on show is for an older text.
  let isBehind = false;
  let chooseFirst = false;
  const people = async () => {
    const typed = input.value.replace(/^@/, '').toLowerCase();
    return table.people
      .filter(({ name }) => name.toLowerCase().includes(typed))
      .map(({ id, name }) => ({ name, value: id }));
  };
  const offer = async () => {
    const mine = ++asked;
    const choices = await (isPerson(option) ? people() : complete(option.name));
    // A slow answer to an earlier text must not replace a newer one, nor open a list that was left.
    if (mine !== asked || document.activeElement !== input) return;
    isBehind = false;
    const entries = choices.map((choice) => ({
      label: shownName(choice),
      choose: () => {
        fill(shownName(choice));
        input.dataset.value = String(choice.value);
        input.dataset.words = input.value;
        asked += 1;
      },
    }));
    const exact = choices.findIndex(({ name, value }) => name === input.value || String(value) === input.value);
    const best = chooseFirst && entries[Math.max(0, exact)];
    chooseFirst = false;
    if (best) {
      box?.hide();
      return best.choose();
    }
    box?.show(entries, { first: input.value !== '', empty: say('composer.no-match') });
  };
  const attach = () => {
    box ??= combobox(input, shownName(option));
    if (input.value === '' || input.dataset.words !== input.value) void offer();
  };
  let timer = 0;
  input.addEventListener('focus', attach);
  input.addEventListener('click', () => box?.isOpen() || void offer());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && !box?.isOpen()) void offer();
    // Chosen faster than the bot answers: take the first of what is coming, not of the old list and not the bare text.
    const chooses = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && !event.isComposing;
    if (!chooses || !isBehind || input.value === '') return;
    chooseFirst = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  input.addEventListener('input', () => {
    asked += 1;
    isBehind = true;
    chooseFirst = false;
    clearTimeout(timer);
    timer = window.setTimeout(offer, 100);
  });
}
