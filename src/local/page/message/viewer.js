// @ts-check
import { controlOf, h } from '../base/dom.js';
import { say } from '../base/table.js';

const largest = 8;

/** A picture that was closed is still on its way out of the browser's history. */
let isLeaving = false;

/**
 * Shows a picture over the whole page: drag, arrow keys, wheel, two fingers, buttons. Escape and the browser's Back
 * close; the focus goes back to where it came from.
 * @param {string} address
 * @param {string} alt
 */
export function openViewer(address, alt) {
  if (isLeaving) return window.addEventListener('popstate', () => openViewer(address, alt), { once: true });
  const from = document.activeElement?.closest('[data-control]');
  const message = from?.closest('[data-id]')?.getAttribute('data-id');
  const image = h('img', { src: address, alt, draggable: 'false' });
  const stage = h('div', { class: 'stage', tabindex: 0, role: 'img', 'aria-label': alt }, image);
  const caption = h('p', { class: 'caption' }, alt);
  // The words may be longer than their place: to be scrolled by keys it must take the focus.
  const below = h(
    'div',
    { class: 'below', tabindex: 0, role: 'group', 'aria-label': say('viewer.words') },
    caption,
    h('p', { class: 'help' }, say('viewer.help')),
  );
  const percent = h('output', { class: 'percent' });
  const tools = h(
    'div',
    { class: 'tools', role: 'toolbar', 'aria-label': say('viewer.title') },
    h('button', { type: 'button', 'aria-label': say('viewer.out'), onclick: () => zoomBy(1 / 1.4) }, '−'),
    percent,
    h('button', { type: 'button', 'aria-label': say('viewer.in'), onclick: () => zoomBy(1.4) }, '+'),
    h('button', { type: 'button', onclick: () => showWhole() }, say('viewer.fit')),
    h('button', { type: 'button', onclick: () => close() }, say('viewer.close')),
  );
  const dialog = h('dialog', { class: 'viewer', 'aria-label': say('viewer.title') }, tools, stage, below);

  // Picture pixels to screen pixels: screen = place + scale * picture, measured from the stage's top left corner.
  let scale = 1;
  let x = 0;
  let y = 0;
  const whole = () =>
    Math.min(stage.clientWidth / (image.naturalWidth || 1), stage.clientHeight / (image.naturalHeight || 1));
  const draw = () => {
    const width = image.naturalWidth * scale;
    const height = image.naturalHeight * scale;
    x =
      width <= stage.clientWidth
        ? (stage.clientWidth - width) / 2
        : Math.min(0, Math.max(stage.clientWidth - width, x));
    y =
      height <= stage.clientHeight
        ? (stage.clientHeight - height) / 2
        : Math.min(0, Math.max(stage.clientHeight - height, y));
    image.style.width = `${width}px`;
    image.style.transform = `translate(${x}px, ${y}px)`;
    percent.textContent = `${Math.round(scale * 100)} %`;
  };
  const showWhole = () => {
    scale = Math.min(whole(), 2);
    draw();
  };
  /** Keeps the picture's point under (atX, atY) where it is. @param {number} factor @param {number} [atX] @param {number} [atY] */
  const zoomBy = (factor, atX = stage.clientWidth / 2, atY = stage.clientHeight / 2) => {
    const next = Math.min(largest, Math.max(Math.min(whole(), 1), scale * factor));
    x = atX - ((atX - x) * next) / scale;
    y = atY - ((atY - y) * next) / scale;
    scale = next;
    draw();
  };
  /** @param {number} byX @param {number} byY */
  const pan = (byX, byY) => {
    x += byX;
    y += byY;
    draw();
  };

  image.addEventListener('load', showWhole);
  window.addEventListener('resize', showWhole);
  followPointers(stage, zoomBy, pan);
  stage.addEventListener('wheel', (event) => {
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.offsetX, event.offsetY);
  });
  stage.addEventListener('dblclick', (event) =>
    zoomBy(scale > whole() * 1.1 ? 0.01 : 2.5, event.offsetX, event.offsetY),
  );
  dialog.addEventListener('keydown', (event) => {
    const step = 60;
    /** @type {Record<string, () => void>} */
    const keys = {
      '+': () => zoomBy(1.4),
      '=': () => zoomBy(1.4),
      '-': () => zoomBy(1 / 1.4),
      0: showWhole,
      ArrowLeft: () => pan(step, 0),
      ArrowRight: () => pan(-step, 0),
      ArrowUp: () => pan(0, step),
      ArrowDown: () => pan(0, -step),
      Escape: () => close(),
    };
    const move = keys[event.key];
    // There the arrows scroll the words.
    if (!move || (event.target === below && event.key !== 'Escape')) return;
    event.preventDefault();
    move();
  });
  // Back must close the picture and not leave the table: an entry of its own, which goes with the picture.
  const close = () => {
    dialog.close();
    // The browser gives the focus back to the element it came from, which is gone if the message was drawn anew.
    if (from && message && !from.isConnected) controlOf(message, from.getAttribute('data-control') ?? '')?.focus();
  };
  // One is there already if the picture before is just being closed.
  if (!history.state?.picture) history.pushState({ picture: true }, '');
  window.addEventListener('popstate', close);
  dialog.addEventListener('close', () => {
    window.removeEventListener('resize', showWhole);
    window.removeEventListener('popstate', close);
    dialog.remove();
    if (history.state?.picture && !document.querySelector('.viewer[open]')) leave();
  });
  document.body.append(dialog);
  dialog.showModal();
  stage.focus();
}

/** Takes the entry of a picture out of the browser's history. */
function leave() {
  isLeaving = true;
  window.addEventListener(
    'popstate',
    () => {
      isLeaving = false;
    },
    { once: true },
  );
  history.back();
}

/**
 * One pointer drags, two pinch.
 * @param {HTMLElement} stage
 * @param {(factor: number, x: number, y: number) => void} zoomBy
 * @param {(x: number, y: number) => void} pan
 */
function followPointers(stage, zoomBy, pan) {
  /** @type {Map<number, { x: number, y: number }>} */
  const held = new Map();
  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId);
    held.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
  });
  stage.addEventListener('pointermove', (event) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = { x: event.offsetX, y: event.offsetY };
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const ratio =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      zoomBy(ratio, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else pan(now.x - before.x, now.y - before.y);
    held.set(event.pointerId, now);
  });
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    stage.addEventListener(end, (event) => held.delete(event.pointerId));
  }
}
