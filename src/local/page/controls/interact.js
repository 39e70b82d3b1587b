// @ts-check
import { ask } from '../base/api.js';
import { say } from '../base/table.js';
import { openModal } from './modal.js';

/** @typedef {import('../base/types.js').Outcome} Outcome */

/**
 * Presses a button or answers a select of a message. Meanwhile the control is busy and takes no second press; if the
 * bot does not answer, or the table refuses, the message says so.
 * @param {HTMLElement} control
 * @param {string} message id
 * @param {string} customId
 * @param {string[]} [values] of a select
 */
export async function act(control, message, customId, values) {
  if (control.getAttribute('aria-busy') === 'true') return;
  control.setAttribute('aria-busy', 'true');
  note(control, '');
  try {
    /** @type {Outcome} */
    const answer = await ask('click', { message, custom_id: customId, ...(values && { values }) });
    if (answer.outcome === 'failed') note(control, say('failed'));
    if (answer.modal) openModal(answer.modal);
  } catch (error) {
    note(control, error instanceof Error ? error.message : String(error));
  } finally {
    control.removeAttribute('aria-busy');
  }
}

/** Says what went wrong below the control's message. @param {HTMLElement} control @param {string} words */
function note(control, words) {
  const place = control.closest('.message')?.querySelector('.failure');
  if (place) place.textContent = words;
}
