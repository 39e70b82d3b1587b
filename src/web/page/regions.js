// @ts-check

/**
 * A place of a picture, as the picture's own file tells it: the XMP of a WebP (src/drawing/regions.ts writes it). `shape` is a circle
 * (x, y, r) or corners (x, y, x, y ...) in pixels of the picture; `holds` are those who are seen there, as answers name them.
 * @typedef {{ id: string, names: string[], shape: number[], holds: string[] }} Region
 */
/** A thing that the rules say something of, as answers name it. @typedef {{ of: string, id: string, deck?: string }} Thing */
/** Where one lies: a frame in pixels of the picture. @typedef {{ thing: Thing, frame: [x: number, y: number, w: number, h: number] }} Printed */
/** @typedef {{ locales: string[], regions: Region[], printed: Printed[] }} Pressable */

/** @type {Pressable} */
const nothing = { locales: [], regions: [], printed: [] };

/** What can be pressed in a picture, by its bytes; nothing for any other file. @param {Uint8Array} bytes @returns {Pressable} */
export function readRegions(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (/** @type {number} */ at) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || word(0) !== 'RIFF' || word(8) !== 'WEBP') return nothing;
  // Chunks have their name, their length, and as many bytes, made even (WebP container specification).
  for (let at = 12; at + 8 <= bytes.length; ) {
    const long = view.getUint32(at + 4, true);
    if (word(at) === 'XMP ') return readPacket(new TextDecoder().decode(bytes.subarray(at + 8, at + 8 + long)));
    at += 8 + long + (long % 2);
  }
  return nothing;
}

/** @param {string} packet @returns {Pressable} */
function readPacket(packet) {
  const said = /<castellan:places>([^<]*)<\/castellan:places>/.exec(packet)?.[1];
  return said === undefined ? nothing : understood(said.replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
}

/** @param {string} text @returns {Pressable} */
function understood(text) {
  try {
    const { locales, places, printed: lies = [] } = JSON.parse(text);
    const regions = places.map((/** @type {[string, string[], number[], string[]?]} */ [id, names, shape, holds]) => ({
      id,
      names,
      shape,
      holds: holds ?? [],
    }));
    /** @type {[string, string, string | null, number, number, number, number][]} */
    const all = lies;
    const printed = all.map(([of, id, deck, ...frame]) => ({
      thing: { of, id, ...(deck !== null && { deck }) },
      frame,
    }));
    return { locales, regions, printed };
  } catch {
    return nothing;
  }
}

/** @param {Region} region @returns {[x: number, y: number]} */
export function middleOf({ shape }) {
  if (shape.length === 3) return [shape[0] ?? 0, shape[1] ?? 0];
  const mean = (/** @type {0 | 1} */ n) =>
    shape.reduce((sum, value, at) => (at % 2 === n ? sum + value : sum), 0) / (shape.length / 2);
  return [mean(0), mean(1)];
}

/** How far the region reaches from its middle. @param {Region} region */
export function reachOf(region) {
  const { shape } = region;
  if (shape.length === 3) return shape[2] ?? 0;
  const [x, y] = middleOf(region);
  return Math.hypot((shape[0] ?? 0) - x, (shape[1] ?? 0) - y);
}

/** The region at a point of the picture: of several the one whose middle is nearest. @param {Region[]} regions @param {number} x @param {number} y */
export function regionAt(regions, x, y) {
  const far = (/** @type {Region} */ region) => {
    const [atX, atY] = middleOf(region);
    return Math.hypot(atX - x, atY - y);
  };
  const there = regions.filter((region) => far(region) <= reachOf(region));
  return there.sort((a, b) => far(a) - far(b))[0];
}

/** The printed thing at a point of the picture: of several the smallest. @param {readonly Printed[]} printed @param {number} x @param {number} y */
export function printedAt(printed, x, y) {
  const there = printed.filter(
    ({ frame: [left, top, w, h] }) => x >= left && y >= top && x <= left + w && y <= top + h,
  );
  return there.sort((a, b) => a.frame[2] * a.frame[3] - b.frame[2] * b.frame[3])[0];
}
