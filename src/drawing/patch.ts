import sharp from 'sharp';

/**
 * The step from one picture to another of its size: a picture that is transparent wherever nothing is other. Laid over the first it gives the
 * second. A board changes in a few places at each press, and a step has a tenth of its bytes.
 */

/** Pixels of a tile, across and down: as many as a block of WebP has. */
const TILE = 16;
/** A step is taken where at most this part of the picture is other. */
const MOST = 0.4;
/** What it shows was encoded before: this keeps it from being worse a second time. */
const QUALITY = 42;

/** A number for each tile of a picture, by its pixels (RGBA): where two pictures have the same one they show the same. */
export type Tiles = Uint32Array;

/** The tiles of a picture, row by row. */
export function tilesOf(pixels: Uint8Array, { width, height }: { width: number; height: number }): Tiles {
  const even = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
  const words = new Uint32Array(even.buffer, even.byteOffset, width * height);
  const across = Math.ceil(width / TILE);
  const tiles = new Uint32Array(across * Math.ceil(height / TILE)).fill(2_166_136_261);
  let at = 0;
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / TILE) * across;
    for (let column = 0; column < across; column++) {
      let tile = tiles[row + column]!;
      // FNV-1a, a pixel at a time: two tiles that differ in one pixel never have the same number.
      for (const end = y * width + Math.min((column + 1) * TILE, width); at < end; at++)
        tile = Math.imul(tile ^ words[at]!, 16_777_619);
      tiles[row + column] = tile;
    }
  }
  return tiles;
}

/** The step to an encoded picture, as WebP with what can be pressed in it; undefined where the whole is worth more. */
export async function patchTo(picture: Uint8Array, before: Tiles, after: Tiles): Promise<Buffer | undefined> {
  if (before.length !== after.length) return undefined;
  const others = after.reduce((n, tile, i) => n + Number(tile !== before[i]), 0);
  if (others > after.length * MOST) return undefined;
  const image = sharp(picture);
  const { xmp } = await image.metadata();
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const across = Math.ceil(width / TILE);
  for (const [i, tile] of after.entries()) {
    if (tile !== before[i]) continue;
    const [left, top] = [(i % across) * TILE, Math.floor(i / across) * TILE];
    for (let y = top; y < Math.min(top + TILE, height); y++)
      for (let x = left; x < Math.min(left + TILE, width); x++) data[(y * width + x) * 4 + 3] = 0;
  }
  const cut = sharp(data, { raw: { width, height, channels: 4 } });
  return (xmp ? cut.withXmp(xmp.toString('utf8')) : cut).webp({ quality: QUALITY, effort: 2 }).toBuffer();
}
