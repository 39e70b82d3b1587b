// @ts-check
import { ask, Lost } from '../base/api.js';
import { byId, h } from '../base/dom.js';
import { tell } from '../base/failure.js';
import { awaitAnswer } from '../base/messages.js';
import { currentChannel, say, shownDescription, table, wishes } from '../base/table.js';
import { openModal } from '../controls/modal.js';
import { combobox } from './combobox.js';
import { pathWords, readLine, readValue, suggest } from './command-line.js';
import { optionField } from './fields.js';

/** @typedef {import('./command-line.js').Leaf} Leaf */
/** @typedef {import('../base/types.js').Value} Value */

/** Ends the listeners of the composer before this one (another language, another seat). */
let earlier = new AbortController();

/**
 * Builds the place where commands are typed: one line with suggestions, which becomes a form of labelled fields once a
 * command is chosen.
 */
export function createComposer() {
  earlier.abort();
  earlier = new AbortController();
  const place = byId('composer');
  const failure = h('p', { class: 'failure', role: 'alert' });
  const line = h('input', {
    type: 'text',
    id: 'line',
    enterkeyhint: 'send',
    'aria-label': say('composer.line'),
    placeholder: say('composer.placeholder'),
  });
  const start = h('button', { type: 'button', class: 'slash', 'aria-label': say('composer.commands') }, '/');
  const send = h('button', { type: 'submit', class: 'primary' }, say('composer.send'));
  const row = h('form', { class: 'line' }, start, line, send);
  place.replaceChildren(failure, row);
  const box = combobox(line, say('composer.commands'));

  /** Commands that may be used where the reader is (contexts: 0 the server, 1 the bot's direct messages). */
  const commands = () => {
    const context = currentChannel()?.kind === 'dm' ? 1 : 0;
    return table.commands.filter(({ type = 1, contexts }) => type === 1 && (!contexts || contexts.includes(context)));
  };
  const offer = () => {
    tell(failure, '');
    if (!line.value.trimStart().startsWith('/')) return box.hide();
    const entries = suggest(line.value, commands()).map(({ line: words, description, leaf }) => ({
      label: words.trim(),
      detail: description,
      choose: () => (leaf ? openForm(leaf, {}) : type(words)),
    }));
    // A whole command typed to its end is sent by Enter as it stands; the arrow keys still reach its form.
    const whole = readLine(line.value, commands());
    box.show(entries, { first: !(whole.leaf && entries.length === 1) });
  };
  const type = (/** @type {string} */ words) => {
    if (!row.isConnected) place.querySelector('form')?.replaceWith(row);
    line.value = words;
    line.focus();
    offer();
  };
  line.addEventListener('input', offer);
  line.addEventListener('click', offer);
  start.addEventListener('click', () => type(line.value.startsWith('/') ? line.value : '/'));
  wishes.addEventListener('command', (event) => type(/** @type {CustomEvent<string>} */ (event).detail), {
    signal: earlier.signal,
  });

  row.addEventListener('submit', (event) => {
    event.preventDefault();
    if (line.value.trim() === '') return type('/');
    const { leaf, ...read } = readLine(line.value, commands());
    if (!leaf || !('typed' in read)) {
      tell(failure, read.problem);
      return;
    }
    const readings = leaf.options.map((option) => ({ option, ...readValue(option, read.typed[option.name] ?? '') }));
    const problem = read.problem || readings.find((reading) => reading.problem)?.problem;
    if (problem) return openForm(leaf, read.typed, problem);
    const values = readings.flatMap(({ option, value }) => (value === undefined ? [] : [[option.name, value]]));
    void deliver(leaf, Object.fromEntries(values), send);
  });

  /** What was sent and has not been taken by the bot yet: the same once more is a doubled press. */
  const underWay = new Set();
  /** @type {Map<HTMLElement, number>} how much a button waits for */
  const awaited = new Map();
  /** @param {HTMLElement} button @param {1 | -1} by */
  const wait = (button, by) => {
    const left = (awaited.get(button) ?? 0) + by;
    awaited.set(button, left);
    if (left > 0) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
  };
  /**
   * Sends a command and shows how it went; true if the bot takes care of it. The next one may be sent meanwhile; the
   * line shows that an answer is to come until it is there.
   * @param {Leaf} leaf
   * @param {Record<string, Value>} options
   * @param {HTMLElement} button
   */
  const deliver = async (leaf, options, button) => {
    const body = { ...address(leaf), options };
    const key = JSON.stringify(body);
    if (underWay.has(key)) return false;
    underWay.add(key);
    wait(button, 1);
    tell(failure, '');
    const typed = line.value;
    const answered = awaitAnswer();
    try {
      /** @type {import('../base/types.js').Outcome} */
      const answer = await ask('slash', body);
      if (answer.outcome === 'failed') {
        tell(failure, say('failed'));
        return false;
      }
      if (line.value === typed) {
        line.value = '';
        box.hide();
      }
      if (answer.modal) openModal(answer.modal);
      wait(send, 1);
      void answered(answer).then(() => wait(send, -1));
      return true;
    } catch (error) {
      tell(failure, error);
      return false;
    } finally {
      underWay.delete(key);
      wait(button, -1);
    }
  };

  /**
   * The form of one command.
   * @param {Leaf} leaf
   * @param {Record<string, string>} typed texts to begin with, by option name
   * @param {string} [problem]
   */
  const openForm = (leaf, typed, problem = '') => {
    const complete = async (/** @type {string} */ focused) => {
      const options = fields.flatMap(({ option, input, read }) => {
        const value = option.name === focused ? input.value : read().value;
        return value === undefined ? [] : [[option.name, value]];
      });
      try {
        /** @type {{ choices: import('../base/types.js').Choice[] }} */
        const answer = await ask('complete', { ...address(leaf), options: Object.fromEntries(options), focused });
        return answer.choices;
      } catch (error) {
        // A bot that offers nothing is no fault of whoever types; that nobody could be asked is to be known.
        if (error instanceof Lost) tell(failure, error);
        return [];
      }
    };
    const inOrder = [...leaf.options].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
    const fields = inOrder.map((option) => optionField(option, complete));
    for (const { option, fill } of fields) fill(typed[option.name] ?? '');
    const go = h('button', { type: 'submit', class: 'primary' }, say('composer.send'));
    const leave = (/** @type {string} */ words) => {
      form.replaceWith(row);
      tell(failure, '');
      line.value = words;
      line.focus();
    };
    const back = () => {
      leave(`${pathWords(leaf.path)} `);
      offer();
    };
    const last = leaf.path.at(-1);
    const form = h(
      'form',
      { class: 'command', novalidate: true, 'aria-label': pathWords(leaf.path) },
      h('header', {}, h('b', {}, pathWords(leaf.path)), h('span', { class: 'small' }, last && shownDescription(last))),
      fields.length > 0
        ? h('div', { class: 'fields' }, ...fields.map(({ element }) => element))
        : h('p', { class: 'small' }, say('composer.none')),
      h('div', { class: 'row end' }, h('button', { type: 'button', onclick: back }, say('composer.back')), go),
    );
    form.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') back();
    });
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const readings = fields.map((field) => ({ ...field, ...field.read() }));
      const wrong = readings.find((reading) => reading.problem);
      if (wrong) {
        tell(failure, wrong.problem ?? '');
        wrong.input.setAttribute('aria-invalid', 'true');
        wrong.input.focus();
        return;
      }
      const values = readings.flatMap(({ option, value }) => (value === undefined ? [] : [[option.name, value]]));
      if (await deliver(leaf, Object.fromEntries(values), go)) leave('');
    });
    form.addEventListener('input', (event) =>
      /** @type {HTMLElement} */ (event.target).removeAttribute('aria-invalid'),
    );
    box.hide();
    place.querySelector('form')?.replaceWith(form);
    tell(failure, problem);
    const empty = fields.find(({ option, input }) => option.required && !input.value) ?? fields[0];
    (empty?.input ?? go).focus();
  };
}

/** @param {Leaf} leaf */
const address = ({ command, group, sub }) => ({
  channel: table.channel,
  command,
  ...(group && { group }),
  ...(sub && { sub }),
});
