// @ts-check
import { freshId, h } from '../base/dom.js';
import { say } from '../base/table.js';

const largest = 8;
/** A finger or mouse that moves less (px) between down and up presses; one that moves more drags. */
const still = 6;

/**
 * A picture that is dragged and zoomed: pointer, two fingers, wheel, keys, buttons. What
 * lies beside the picture in `sheet` moves with it.
 * @param {(x: number, y: number) => void} [onPress] where the picture was pressed, in its pixels
 */
export function createStage(onPress) {
  const image = h('img', { alt: '', draggable: 'false' });
  const sheet = h('div', { class: 'sheet' }, image);
  const stage = h('div', { class: 'stage', tabindex: 0, role: 'group' }, sheet);
  const percent = h('output', { class: 'percent', id: freshId('percent') });

  // Picture pixels to screen pixels: screen = place + scale * picture, measured from the stage's top left corner.
  let scale = 1;
  let x = 0;
  let y = 0;
  /** The whole picture is shown, and stays so when the stage grows. */
  let isWhole = true;
  const whole = () =>
    Math.min(stage.clientWidth / (image.naturalWidth || 1), stage.clientHeight / (image.naturalHeight || 1), 2);
  const draw = () => {
    const width = image.naturalWidth * scale;
    const height = image.naturalHeight * scale;
    x = held(x, width, stage.clientWidth);
    y = held(y, height, stage.clientHeight);
    for (const part of sheet.children)
      if (part instanceof HTMLElement || part instanceof SVGElement)
        Object.assign(part.style, {
          width: `${width}px`,
          height: `${height}px`,
          transform: `translate(${x}px, ${y}px)`,
        });
    percent.textContent = `${Math.round(scale * 100)} %`;
  };
  const showWhole = () => {
    isWhole = true;
    scale = whole();
    draw();
  };
  /** Keeps the picture's point under (atX, atY) where it is. @param {number} factor @param {number} [atX] @param {number} [atY] */
  const zoomBy = (factor, atX = stage.clientWidth / 2, atY = stage.clientHeight / 2) => {
    const before = scale;
    scale = Math.min(largest, Math.max(whole(), scale * factor));
    isWhole = scale === whole();
    x = atX - ((atX - x) * scale) / before;
    y = atY - ((atY - y) * scale) / before;
    draw();
  };
  /** @param {number} byX @param {number} byY */
  const pan = (byX, byY) => {
    x += byX;
    y += byY;
    draw();
  };
  /** Screen pixels of the window to pixels of the picture. @param {{ clientX: number, clientY: number }} event */
  const pictureAt = ({ clientX, clientY }) => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: (clientX - left - x) / scale, y: (clientY - top - y) / scale };
  };

  image.addEventListener('load', () => (isWhole ? showWhole() : draw()));
  new ResizeObserver(() => (isWhole ? showWhole() : draw())).observe(stage);
  followPointers(stage, {
    zoomBy,
    pan,
    press(event) {
      const at = pictureAt(event);
      onPress?.(at.x, at.y);
    },
  });
  stage.addEventListener('wheel', (event) => {
    event.preventDefault();
    const { left, top } = stage.getBoundingClientRect();
    zoomBy(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.clientX - left, event.clientY - top);
  });
  stage.addEventListener('dblclick', (event) => {
    const { left, top } = stage.getBoundingClientRect();
    zoomBy(scale > whole() * 1.1 ? 0.01 : 2.5, event.clientX - left, event.clientY - top);
  });
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
  };

  return {
    stage,
    image,
    sheet,
    pictureAt,
    /** Shows a picture. @param {string} address @param {string} alt */
    show(address, alt) {
      image.alt = alt;
      if (image.getAttribute('src') !== address) image.src = address;
    },
    /** Moves so that a point of the picture is well within sight. @param {number} atX @param {number} atY */
    reveal(atX, atY) {
      const [left, top] = [x + atX * scale, y + atY * scale];
      const margin = 60;
      if (left < margin || left > stage.clientWidth - margin) x += stage.clientWidth / 2 - left;
      if (top < margin || top > stage.clientHeight - margin) y += stage.clientHeight / 2 - top;
      draw();
    },
    /** Moves and zooms by a key; gives whether it was one of those. @param {KeyboardEvent} event */
    onKey(event) {
      const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (!move) return false;
      event.preventDefault();
      move();
      return true;
    },
    /** The buttons that zoom, and how large it is shown. */
    tools: () => [
      h('button', { type: 'button', 'aria-label': say('viewer.out'), onclick: () => zoomBy(1 / 1.4) }, '−'),
      percent,
      h('button', { type: 'button', 'aria-label': say('viewer.in'), onclick: () => zoomBy(1.4) }, '+'),
      h('button', { type: 'button', onclick: () => showWhole() }, say('viewer.fit')),
    ],
  };
}

/** A picture smaller than its room stands in the middle of it; a larger one fills it. @param {number} at @param {number} size @param {number} room */
const held = (at, size, room) => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at)));

/**
 * One pointer drags or presses, two pinch.
 * @param {HTMLElement} stage
 * @param {{
 *   zoomBy: (factor: number, x: number, y: number) => void, pan: (x: number, y: number) => void,
 *   press: (event: PointerEvent) => void,
 * }} does
 */
function followPointers(stage, { zoomBy, pan, press }) {
  /** @type {Map<number, { x: number, y: number }>} */
  const down = new Map();
  let far = 0;
  const placeOf = (/** @type {PointerEvent} */ event) => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  stage.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    stage.setPointerCapture(event.pointerId);
    if (down.size === 0) far = 0;
    down.set(event.pointerId, placeOf(event));
  });
  stage.addEventListener('pointermove', (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    far += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      far += still;
      const ratio =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      zoomBy(ratio, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else pan(now.x - before.x, now.y - before.y);
    down.set(event.pointerId, now);
  });
  stage.addEventListener('pointerup', (event) => {
    if (down.delete(event.pointerId) && down.size === 0 && far < still) press(event);
  });
  stage.addEventListener('pointercancel', (event) => down.delete(event.pointerId));
}
