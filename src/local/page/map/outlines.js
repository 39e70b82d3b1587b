// @ts-check

/** @typedef {import('./regions.js').Region} Region */

const space = 'http://www.w3.org/2000/svg';

/**
 * The places of a picture that answer, outlined over it: each a button for keys and readers. Pointers are followed by the stage.
 * @param {(region: Region) => void} onPress
 */
export function outlines(onPress) {
  const element = document.createElementNS(space, 'svg');
  element.setAttribute('class', 'outlines');
  /** @type {Map<SVGGElement, Region>} */
  let drawn = new Map();
  const markOf = (/** @type {Region} */ region) => [...drawn].find(([, one]) => one.id === region.id)?.[0];
  const regionOf = (/** @type {EventTarget | null} */ target) =>
    drawn.get(/** @type {SVGGElement} */ (target instanceof Element ? target.closest('[role="button"]') : null));

  element.addEventListener('keydown', (event) => {
    const region = regionOf(event.target);
    if (!region || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onPress(region);
  });
  // A reader's own press comes without a pointer.
  element.addEventListener('click', (event) => {
    const region = regionOf(event.target);
    if (region && event.detail === 0) onPress(region);
  });

  return {
    element,
    regionOf,
    /**
     * Draws these, and no others; what has the focus keeps it if it is still among them.
     * @param {HTMLImageElement} image that they lie over
     * @param {{ region: Region, label: string, isTicked?: boolean }[]} marks `isTicked` of those that are chosen together
     */
    draw(image, marks) {
      element.setAttribute('viewBox', `0 0 ${image.naturalWidth || 1} ${image.naturalHeight || 1}`);
      const focused = regionOf(document.activeElement);
      drawn = new Map(
        marks.map(({ region, label, isTicked }) => {
          const mark = document.createElementNS(space, 'g');
          mark.setAttribute('role', 'button');
          mark.setAttribute('tabindex', '0');
          mark.setAttribute('aria-label', label);
          if (isTicked !== undefined) mark.setAttribute('aria-pressed', String(isTicked));
          mark.dataset.place = region.id;
          mark.append(outlineOf(region));
          return [mark, region];
        }),
      );
      element.replaceChildren(...drawn.keys());
      if (focused) markOf(focused)?.focus();
    },
    /** Outlines what lies under the pointer. @param {Region | undefined} region */
    hover(region) {
      const mark = region && markOf(region);
      for (const one of drawn.keys()) one.classList.toggle('hover', one === mark);
    },
    /** A place that was pressed waits for its answer. @param {Region} region @param {boolean} waits */
    wait(region, waits) {
      markOf(region)?.classList.toggle('waits', waits);
    },
  };
}

/** @param {Region} region */
function outlineOf({ shape }) {
  const [x, y, r] = shape;
  const isRing = shape.length === 3;
  const outline = document.createElementNS(space, isRing ? 'circle' : 'polygon');
  const measures = isRing ? { cx: x, cy: y, r } : { points: shape.join(' ') };
  for (const [name, value] of Object.entries(measures)) outline.setAttribute(name, String(value));
  return outline;
}
