// @ts-check
import { ask } from '../base/api.js';
import { freshId, h } from '../base/dom.js';
import { tell } from '../base/failure.js';
import { awaitAnswer } from '../base/messages.js';
import { say } from '../base/table.js';
import { modalField } from './modal-field.js';

/** @typedef {import('../base/types.js').Component} Component */

/**
 * Shows a modal the bot asked for. Submitting sends `{custom_id: text, or list of values}`; a failure keeps the dialog
 * and what was typed.
 * @param {import('../base/types.js').Modal} modal
 */
export function openModal(modal) {
  const fields = modal.components
    .flatMap(labelled)
    .map(({ component, label, help }) => modalField(component, label, help));
  const failure = h('p', { class: 'failure', role: 'alert' });
  const submit = h('button', { type: 'submit', class: 'primary' }, say('modal.submit'));
  const title = h('h2', { id: freshId('modal') }, modal.title);
  const form = h(
    'form',
    {},
    title,
    ...fields.map((field) => field.element),
    failure,
    h(
      'div',
      { class: 'row end' },
      h('button', { type: 'button', onclick: () => dialog.close() }, say('modal.cancel')),
      submit,
    ),
  );
  const dialog = h('dialog', { class: 'modal', 'aria-labelledby': title.id }, form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    submit.disabled = true;
    submit.setAttribute('aria-busy', 'true');
    tell(failure, '');
    const answered = awaitAnswer();
    const values = fields.flatMap(({ customId, read }) => (customId ? [[customId, read()]] : []));
    try {
      /** @type {import('../base/types.js').Outcome} */
      const answer = await ask('modal', { modal: modal.id, fields: Object.fromEntries(values) });
      await answered(answer);
      if (answer.outcome === 'failed') tell(failure, say('failed'));
      else dialog.close();
    } catch (error) {
      tell(failure, error);
    }
    submit.disabled = false;
    submit.removeAttribute('aria-busy');
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  /** @type {HTMLElement | null} */ (form.querySelector('input, textarea, select'))?.focus();
}

/**
 * The inputs of a modal with their labels: in a Label (18), in an action row (1, the older way), or plain text (10).
 * @param {Component} part
 * @returns {{ component: Component, label: string, help: string }[]}
 */
function labelled(part) {
  if (part.type === 18 && part.component) {
    return [{ component: part.component, label: part.label ?? '', help: part.description ?? '' }];
  }
  if (part.type === 1)
    return (part.components ?? []).map((component) => ({ component, label: component.label ?? '', help: '' }));
  return [{ component: part, label: '', help: '' }];
}
