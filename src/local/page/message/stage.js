// @ts-check
import { followPointers } from '/rooms/lib/pointers.js';
import { held, moved, wholeScale, wholeView, zoomed } from '/rooms/lib/view.js';
import { freshId, h } from '../base/dom.js';
import { say } from '../base/table.js';

/** @typedef {import('/rooms/lib/view.js').View} View */

/** How far (px) an arrow key moves. */
const step = 60;

/** A picture that is dragged and zoomed: pointer, two fingers, wheel, keys, buttons. */
export function createStage() {
  const image = h('img', { alt: '', draggable: 'false' });
  const stage = h('div', { class: 'stage', tabindex: 0, role: 'group' }, image);
  const percent = h('output', { class: 'percent', id: freshId('percent') });

  /** Where the picture lies; null while the whole of it is shown, also when its room grows. @type {View | null} */
  let view = null;
  const room = () => ({ width: stage.clientWidth, height: stage.clientHeight });
  const size = () => ({ width: image.naturalWidth, height: image.naturalHeight });
  const now = () => (view ? held(view, room(), size()) : wholeView(room(), size()));
  const draw = () => {
    const { scale, x, y } = now();
    const { width, height } = size();
    Object.assign(image.style, {
      width: `${width * scale}px`,
      height: `${height * scale}px`,
      transform: `translate(${x}px, ${y}px)`,
    });
    percent.textContent = `${Math.round(scale * 100)} %`;
  };
  /** @param {View | null} next */
  const see = (next) => {
    view = next && next.scale > wholeScale(room(), size()) ? next : null;
    draw();
  };
  const middle = () => ({ x: stage.clientWidth / 2, y: stage.clientHeight / 2 });
  /** @param {number} by @param {{ x: number, y: number }} [at] */
  const zoom = (by, at = middle()) => see(zoomed(now(), { by, at }, room(), size()));
  /** @param {{ x: number, y: number }} by */
  const move = (by) => see(moved(now(), by, room(), size()));
  /** @param {MouseEvent} event */
  const placeOf = ({ clientX, clientY }) => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  image.addEventListener('load', draw);
  new ResizeObserver(draw).observe(stage);
  followPointers(stage, { zoom, move, press() {}, hold() {} });
  stage.addEventListener('wheel', (event) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, placeOf(event));
  });
  stage.addEventListener('dblclick', (event) => (view ? see(null) : zoom(2.5, placeOf(event))));
  /** @type {Record<string, () => void>} */
  const keys = {
    '+': () => zoom(1.4),
    '=': () => zoom(1.4),
    '-': () => zoom(1 / 1.4),
    0: () => see(null),
    ArrowLeft: () => move({ x: step, y: 0 }),
    ArrowRight: () => move({ x: -step, y: 0 }),
    ArrowUp: () => move({ x: 0, y: step }),
    ArrowDown: () => move({ x: 0, y: -step }),
  };

  return {
    stage,
    /** Shows a picture. @param {string} address @param {string} alt */
    show(address, alt) {
      image.alt = alt;
      if (image.getAttribute('src') !== address) image.src = address;
    },
    /** Moves and zooms by a key; gives whether it was one of those. @param {KeyboardEvent} event */
    onKey(event) {
      const does = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (!does) return false;
      event.preventDefault();
      does();
      return true;
    },
    /** The buttons that zoom, and how large it is shown. */
    tools: () => [
      h('button', { type: 'button', 'aria-label': say('viewer.out'), onclick: () => zoom(1 / 1.4) }, '−'),
      percent,
      h('button', { type: 'button', 'aria-label': say('viewer.in'), onclick: () => zoom(1.4) }, '+'),
      h('button', { type: 'button', onclick: () => see(null) }, say('viewer.fit')),
    ],
  };
}
