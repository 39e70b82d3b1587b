// @ts-check

/**
 * Where a picture lies in its room: screen = place + scale × picture, measured from the room's top left corner.
 * @typedef {{ scale: number, x: number, y: number }} View
 */
/** @typedef {{ width: number, height: number }} Size */

/** It is never shown larger than so. */
export const LARGEST = 8;

/** The scale at which the whole picture is seen, at most twice as large as it is. @param {Size} room @param {Size} picture */
export const wholeScale = (room, picture) =>
  Math.min(room.width / (picture.width || 1), room.height / (picture.height || 1), 2) || 1;

/** A view held in its room: a picture smaller than it stands in the middle, a larger one fills it. @param {View} view @param {Size} room @param {Size} picture @returns {View} */
export function held({ scale, x, y }, room, picture) {
  const hold = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ there) =>
    size <= there ? (there - size) / 2 : Math.min(0, Math.max(there - size, at));
  return {
    scale,
    x: hold(x, picture.width * scale, room.width),
    y: hold(y, picture.height * scale, room.height),
  };
}

/** The whole picture. @param {Size} room @param {Size} picture */
export const wholeView = (room, picture) => held({ scale: wholeScale(room, picture), x: 0, y: 0 }, room, picture);

/** Larger or smaller by a factor; the point of the picture under `at` stays where it is. @param {View} view @param {{ by: number, at: { x: number, y: number } }} zoom @param {Size} room @param {Size} picture */
export function zoomed(view, { by, at }, room, picture) {
  const scale = Math.min(LARGEST, Math.max(wholeScale(room, picture), view.scale * by));
  const ratio = scale / view.scale;
  return held({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, room, picture);
}

/** @param {View} view @param {{ x: number, y: number }} by @param {Size} room @param {Size} picture */
export const moved = (view, by, room, picture) => held({ ...view, x: view.x + by.x, y: view.y + by.y }, room, picture);

/** Moved so that a point of the picture is well within sight; as it was where it is. @param {View} view @param {{ x: number, y: number }} point @param {Size} room @param {Size} picture */
export function revealed(view, point, room, picture) {
  const margin = 60;
  const [left, top] = [view.x + point.x * view.scale, view.y + point.y * view.scale];
  const isOut = (/** @type {number} */ at, /** @type {number} */ size) => at < margin || at > size - margin;
  return moved(
    view,
    {
      x: isOut(left, room.width) ? room.width / 2 - left : 0,
      y: isOut(top, room.height) ? room.height / 2 - top : 0,
    },
    room,
    picture,
  );
}
