// @ts-check

/**
 * What a finger or a mouse holds down. Were a button drawn anew between its being pressed and let go, the browser would take it for no press
 * at all. So whatever is drawn because something came in waits until then.
 */

let isPressed = false;
/** @type {Set<() => void>} */
const late = new Set();

document.addEventListener('pointerdown', ({ target }) => {
  isPressed = target instanceof Element && target.closest('button, summary') !== null;
});
for (const end of ['pointerup', 'pointercancel', 'blur'])
  addEventListener(end, () => {
    isPressed = false;
    const draws = [...late];
    late.clear();
    // The click comes right after the button was let go.
    if (draws.length > 0) setTimeout(() => draws.forEach((draw) => void draw()));
  });

/**
 * Whether a button is being pressed: then `draw` is called once it is let go.
 * @param {() => void} draw
 */
export function isHeld(draw) {
  if (isPressed) late.add(draw);
  return isPressed;
}
