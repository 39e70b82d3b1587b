// @ts-check

/** A board comes as a step where little of it is other: a picture that is laid over the one before, transparent where nothing is new. */

/** After so many steps the whole is asked for. What they have left of small faults goes with them. */
export const MOST = 40;

/**
 * The picture that a step gives, whole and without loss. Rejects where this browser cannot lay one over the other.
 * @param {Blob} before @param {Uint8Array<ArrayBuffer>} step @returns {Promise<Blob>}
 */
export async function laidOver(before, step) {
  const [under, over] = await Promise.all([createImageBitmap(before), createImageBitmap(new Blob([step]))]);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: under.width, height: under.height });
  const context = canvas.getContext('2d');
  for (const image of [under, over]) {
    context?.drawImage(image, 0, 0);
    image.close();
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((whole) => (whole ? resolve(whole) : reject(new Error('no picture')))),
  );
}
