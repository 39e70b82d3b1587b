// @ts-check

/**
 * What lies over the page: the drawer, the board on a phone, a picture. Each has an entry in the browser's history, so
 * that Back closes the topmost and leaves the table alone.
 * @type {{ close: () => void }[]} the topmost last
 */
const layers = [];
/** A step through the history is under way; what is opened or closed meanwhile waits for it. */
let isMoving = false;

const depth = () => /** @type {number} */ (history.state?.layer ?? 0);

/** Brings the history in line with what is open. */
function settle() {
  if (isMoving) return;
  while (depth() < layers.length) history.pushState({ layer: depth() + 1 }, '');
  if (depth() === layers.length) return;
  isMoving = true;
  history.go(layers.length - depth());
}

window.addEventListener('popstate', () => {
  if (isMoving) isMoving = false;
  else while (layers.length > depth()) layers.pop()?.close();
  settle();
});

/**
 * Notes that something lies over the page now.
 * @param {() => void} close what Back does
 * @returns {() => void} to be called when it was closed otherwise; more than once does no harm
 */
export function openLayer(close) {
  const layer = { close };
  layers.push(layer);
  settle();
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    settle();
  };
}
