// @ts-check
import { ask } from '../base/api.js';
import { articleOf, controlOf } from '../base/dom.js';
import { tell } from '../base/failure.js';
import { awaitAnswer } from '../base/messages.js';
import { say } from '../base/table.js';
import { openModal } from './modal.js';

/** @typedef {import('../base/types.js').Outcome} Outcome */

/** What was pressed and not answered yet. It outlives the control, which is drawn anew when its message changes. */
const pressed = new Set();
const nameOf = (/** @type {string} */ message, /** @type {string} */ customId) => `${message} ${customId}`;

/** Whether a control waits for the bot: the value of its `aria-busy`. @param {string} message @param {string} customId */
export const busy = (message, customId) => pressed.has(nameOf(message, customId)) && 'true';

/**
 * Presses a button or answers a select of a message. Until the answer is on the page the control is busy and takes no
 * second press; if the bot does not answer, or the table refuses, the message says so.
 * @param {string} message id
 * @param {string} customId
 * @param {string[]} [values] of a select
 */
export async function act(message, customId, values) {
  if (busy(message, customId)) return;
  pressed.add(nameOf(message, customId));
  mark(message, customId);
  note(message, '');
  const answered = awaitAnswer();
  try {
    /** @type {Outcome} */
    const answer = await ask('click', { message, custom_id: customId, ...(values && { values }) });
    if (answer.outcome === 'failed') note(message, say('failed'));
    if (answer.modal) openModal(answer.modal);
    await answered(answer);
  } catch (error) {
    note(message, error);
  } finally {
    pressed.delete(nameOf(message, customId));
    mark(message, customId);
  }
}

/** Brings the looks of a control in line with whether it waits. @param {string} message @param {string} customId */
function mark(message, customId) {
  const control = controlOf(message, customId);
  if (busy(message, customId)) control?.setAttribute('aria-busy', 'true');
  else control?.removeAttribute('aria-busy');
}

/** Says what went wrong below a message. @param {string} message @param {unknown} what */
function note(message, what) {
  tell(articleOf(message)?.querySelector('.failure') ?? null, what);
}
