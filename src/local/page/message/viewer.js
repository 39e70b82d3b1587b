// @ts-check
import { controlOf, h } from '../base/dom.js';
import { openLayer } from '../base/layers.js';
import { say } from '../base/table.js';
import { createStage } from './stage.js';

/**
 * Shows a picture over the whole page: drag, arrow keys, wheel, two fingers, buttons. Escape and the browser's Back
 * close; the focus goes back to where it came from.
 * @param {string} address
 * @param {string} alt
 */
export function openViewer(address, alt) {
  const from = document.activeElement?.closest('[data-control]');
  const message = from?.closest('[data-id]')?.getAttribute('data-id');
  const { stage, show, tools, onKey } = createStage();
  stage.setAttribute('aria-label', alt);
  stage.setAttribute('role', 'img');
  const caption = h('p', { class: 'caption' }, alt);
  // The words may be longer than their place: to be scrolled by keys it must take the focus.
  const below = h(
    'div',
    { class: 'below', tabindex: 0, role: 'group', 'aria-label': say('viewer.words') },
    caption,
    h('p', { class: 'help' }, say('viewer.help')),
  );
  const bar = h(
    'div',
    { class: 'tools', role: 'toolbar', 'aria-label': say('viewer.title') },
    ...tools(),
    h('button', { type: 'button', onclick: () => close() }, say('viewer.close')),
  );
  const dialog = h('dialog', { class: 'viewer', 'aria-label': say('viewer.title') }, bar, stage, below);
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    // There the arrows scroll the words.
    else if (event.target !== below) onKey(event);
  });
  const close = () => {
    dialog.close();
    // The browser gives the focus back to the element it came from, which is gone if the message was drawn anew.
    if (from && message && !from.isConnected) controlOf(message, from.getAttribute('data-control') ?? '')?.focus();
  };
  const leave = openLayer(close);
  dialog.addEventListener('close', () => {
    leave();
    dialog.remove();
  });
  document.body.append(dialog);
  show(address, alt);
  dialog.showModal();
  stage.focus();
}
