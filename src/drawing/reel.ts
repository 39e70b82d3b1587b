import sharp from 'sharp';
import type { Scene } from '#renderers/scene';
import { canvasOf } from './paint.ts';

/** Scenes as the frames of an animated picture. */

/** How a film is encoded. GIF is understood everywhere, and takes four times the work. */
export type FilmFormat = 'webp' | 'gif';
/** How large a film is, in pixels, and how many frames it has. */
export interface FilmSize {
  width: number;
  height: number;
  frames: number;
}

/** The frames of a film as they were drawn so far. */
export interface Reel {
  size: FilmSize;
  /** Red, green and blue of each pixel, frame below frame. */
  pixels: Buffer;
  /** How many frames are drawn. */
  exposed: number;
}

const CHANNELS = 3;

/** A reel with nothing on it yet. */
export const emptyReel = (size: FilmSize): Reel => ({
  size,
  pixels: Buffer.allocUnsafe(size.width * size.height * size.frames * CHANNELS),
  exposed: 0,
});

/** Draws a scene onto the next frame of the reel. Throws a RangeError for a scene of another shape, and when the reel is full. */
export function expose(reel: Reel, scene: Scene): void {
  const { size, pixels, exposed } = reel;
  const { width, height, frames } = size;
  if (exposed >= frames) throw new RangeError(`all ${frames} frames are drawn`);
  const canvas = canvasOf(scene, width / scene.width);
  if (canvas.width !== width || canvas.height !== height) {
    throw new RangeError(`a scene of ${canvas.width} x ${canvas.height} on frames of ${width} x ${height}`);
  }
  const from = canvas.data();
  let to = exposed * width * height * CHANNELS;
  for (let at = 0; at < 4 * width * height; at += 4, to += CHANNELS) {
    pixels[to] = from[at]!;
    pixels[to + 1] = from[at + 1]!;
    pixels[to + 2] = from[at + 2]!;
  }
  reel.exposed++;
}

/**
 * Qualities of WebP, 1–100, each with how much of the bytes of the first a film has then. The first is that of a board. The others are for
 * a film that is larger than it should be: the best that should do is taken, for to encode one takes a second of CPU.
 */
const QUALITIES = [
  [32, 1],
  [18, 0.82],
  [10, 0.7],
  [6, 0.63],
  [4, 0.58],
  [2, 0.5],
] as const;
/** So many bytes a film should have at most. */
export const LARGEST_FILM = 1_000_000;

/**
 * The frames of a reel as one animated picture, which begins again when it is over; `delay` has how long each is shown, in ms. Rejects when
 * it cannot be encoded, and while frames are missing.
 */
export async function developed(
  { size, pixels, exposed }: Reel,
  format: FilmFormat,
  delay: readonly number[],
): Promise<Buffer> {
  const { width, height, frames } = size;
  if (exposed < frames || delay.length !== frames) throw new RangeError(`${exposed} of ${frames} frames are drawn`);
  const raw = { width, height: height * frames, channels: CHANNELS, pageHeight: height } as const;
  if (format === 'gif')
    return sharp(pixels, { raw })
      .gif({ delay: [...delay], loop: 0, effort: 1 })
      .toBuffer();
  const encoded = (quality: number): Promise<Buffer> =>
    sharp(pixels, { raw })
      .webp({ quality, effort: 2, delay: [...delay], loop: 0 })
      .toBuffer();
  const [[best], ...less] = QUALITIES;
  const first = await encoded(best);
  let film = first;
  for (const [quality, share] of less) {
    if (film.length <= LARGEST_FILM) break;
    const isLast = quality === less.at(-1)![0];
    if (isLast || share * first.length <= LARGEST_FILM) film = await encoded(quality);
  }
  return film;
}
