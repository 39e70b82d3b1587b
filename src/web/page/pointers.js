// @ts-check

/** A finger or mouse that moves less (px) between down and up presses; one that moves more drags. */
const STILL = 6;
/** A finger that stays so long (ms) asks what is there, and presses nothing. */
const LONG = 450;

/**
 * One pointer drags or presses, two pinch. Places are pixels from the top left corner of the element.
 * @param {HTMLElement} element
 * @param {{
 *   zoom(by: number, at: { x: number, y: number }): void, move(by: { x: number, y: number }): void,
 *   press(at: { x: number, y: number }): void, hold(at: { x: number, y: number }): void,
 * }} does
 */
export function followPointers(element, { zoom, move, press, hold }) {
  /** @type {Map<number, { x: number, y: number }>} */
  const down = new Map();
  let far = 0;
  let timer = 0;
  const placeOf = (/** @type {PointerEvent} */ event) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    if (down.size === 0) far = 0;
    down.set(event.pointerId, placeOf(event));
    clearTimeout(timer);
    if (event.pointerType === 'mouse' || down.size > 1) return;
    const at = placeOf(event);
    timer = window.setTimeout(() => {
      if (far >= STILL || down.size !== 1) return;
      far = STILL;
      hold(at);
    }, LONG);
  });
  element.addEventListener('pointermove', (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    far += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      far += STILL;
      const apart = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      zoom(Math.hypot(now.x - other.x, now.y - other.y) / apart, {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
    } else if (far >= STILL) move({ x: now.x - before.x, y: now.y - before.y });
    down.set(event.pointerId, now);
  });
  element.addEventListener('pointerup', (event) => {
    clearTimeout(timer);
    if (down.delete(event.pointerId) && down.size === 0 && far < STILL) press(placeOf(event));
  });
  element.addEventListener('pointercancel', (event) => {
    clearTimeout(timer);
    down.delete(event.pointerId);
  });
}
