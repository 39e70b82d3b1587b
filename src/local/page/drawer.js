// @ts-check
import { byId } from './base/dom.js';
import { openLayer } from './base/layers.js';

let leave = () => {};

/** On a narrow page the channels lie in a drawer. @param {boolean} isOpen */
export function setDrawer(isOpen) {
  if (isOpen === document.body.classList.contains('drawer-open')) return;
  if (isOpen) leave = openLayer(() => setDrawer(false));
  else leave();
  document.body.classList.toggle('drawer-open', isOpen);
  byId('drawer').setAttribute('aria-expanded', String(isOpen));
  const target = isOpen ? byId('channels').querySelector('button') : null;
  target?.focus();
}

byId('drawer').addEventListener('click', () => setDrawer(!document.body.classList.contains('drawer-open')));
byId('shade').addEventListener('click', () => setDrawer(false));
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !document.body.classList.contains('drawer-open')) return;
  setDrawer(false);
  byId('drawer').focus();
});
