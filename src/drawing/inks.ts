import { type Canvas, createCanvas, type SKRSContext2D } from 'canvas';
import { LRUCache } from 'lru-cache';
import type { Fill, Hatch, Noise } from '#renderers/scene';

/** What a canvas fills with: plain colours, gradients, and tiles of hatch and noise. */

export type Context = SKRSContext2D;
export type Ink = Context['fillStyle'];
type Pattern = ReturnType<Context['createPattern']>;

/** What a canvas fills with for this fill of a scene: its colour, a gradient, or a pattern. */
export function inkFor(context: Context, fill: Fill): Ink {
  if (typeof fill === 'string') return fill;
  if (fill.shade === 'hatch') return hatched(context, fill);
  if (fill.shade === 'noise') return noise(context, fill);
  const shade =
    fill.shade === 'linear'
      ? context.createLinearGradient(...fill.from, ...fill.to)
      : context.createRadialGradient(...fill.centre, 0, ...fill.centre, fill.radius);
  for (const stop of fill.stops) shade.addColorStop(stop.at, stop.colour);
  return shade;
}

const hatches = new LRUCache<string, Pattern>({ max: 64 });

/** The pattern of a hatch, kept as that of noise is: a board hatches half its places alike. */
function hatched(context: Context, fill: Hatch): Pattern {
  const key = JSON.stringify(fill);
  const pattern = hatches.get(key) ?? context.createPattern(hatch(fill), 'repeat');
  hatches.set(key, pattern);
  return pattern;
}

/** One tile of the hatch, repeated: slanted lines wrap round because the tile's side is the gap times √2. */
function hatch(fill: Hatch): Canvas {
  const slanted = fill.angle === 45 || fill.angle === 135;
  const side = Math.max(2, Math.round(fill.gap * (slanted ? Math.SQRT2 : 1)));
  const tile = createCanvas(side, side);
  const pencil = tile.getContext('2d');
  pencil.fillStyle = fill.ground;
  pencil.fillRect(0, 0, side, side);
  pencil.strokeStyle = fill.colour;
  pencil.lineWidth = fill.width;
  for (const shift of [-side, 0, side]) {
    pencil.beginPath();
    if (fill.angle === 0) pencil.rect(-1, side / 2 + shift, side + 2, 0);
    else if (fill.angle === 90) pencil.rect(side / 2 + shift, -1, 0, side + 2);
    else {
      const down = fill.angle === 45;
      pencil.moveTo(shift - side, down ? -side : 2 * side);
      pencil.lineTo(shift + 2 * side, down ? 2 * side : -side);
    }
    pencil.stroke();
  }
  return tile;
}

/** Blots along a tile's side: so many until it repeats. */
const BLOTS = 8;
interface Tiled {
  pattern: Pattern;
  bytes: number;
}
const kept = new LRUCache<string, Tiled>({ maxSize: 12 * 2 ** 20, sizeCalculation: ({ bytes }) => bytes });

/**
 * Tiles of noise, each of which closes with itself on all sides. The pattern is kept and serves every canvas: the noise takes
 * milliseconds, and so does the copy of the tile that a pattern makes.
 */
function noise(context: Context, fill: Noise): Pattern {
  const key = JSON.stringify(fill);
  const known = kept.get(key);
  if (known) return known.pattern;
  const tile = drawNoise(fill);
  const pattern = context.createPattern(tile, 'repeat');
  kept.set(key, { pattern, bytes: 4 * tile.width * tile.height });
  return pattern;
}

const tiles = new LRUCache<string, Canvas>({
  maxSize: 12 * 2 ** 20,
  sizeCalculation: ({ width, height }) => 4 * width * height,
});

/** A tile of noise in the pixels of a picture of that scale; kept. */
export function noiseTile(fill: Noise, scale: number): Canvas {
  const key = `${JSON.stringify(fill)} ${scale}`;
  const tile = tiles.get(key) ?? drawNoise({ ...fill, size: fill.size * scale });
  tiles.set(key, tile);
  return tile;
}

function drawNoise({ from, to, size, seed, octaves = 1, stretch = 1 }: Noise): Canvas {
  const h = Math.max(8, Math.round(size * BLOTS));
  const w = Math.max(8, Math.round(size * stretch * BLOTS));
  const values = new Float32Array(w * h);
  let [all, part] = [0, 1];
  for (let octave = 0; octave < octaves; octave++, part /= 2) {
    addBlots(values, { w, h, blots: BLOTS * 2 ** octave, seed: seed + octave * 101, part });
    all += part;
  }
  const tile = createCanvas(w, h);
  const pencil = tile.getContext('2d');
  const pixels = pencil.createImageData(w, h);
  const inks = inksBetween(from, to);
  const data = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, w * h);
  for (let n = 0; n < values.length; n++) data[n] = inks[Math.round((values[n]! / all) * STEPS)]!;
  pencil.putImageData(pixels, 0, 0);
  return tile;
}

/** Between two colours there are no more than this that differ. */
const STEPS = 255;

/** The colours from one to another, as pixels lie in memory. */
function inksBetween(from: string, to: string): Uint32Array {
  const [a, b] = [channels(from), channels(to)];
  const steps = Array.from({ length: STEPS + 1 }, (_, n) => a.map((one, c) => one + ((b[c]! - one) * n) / STEPS));
  return new Uint32Array(Uint8ClampedArray.from(steps.flat()).buffer);
}

interface Blots {
  w: number;
  h: number;
  blots: number;
  seed: number;
  part: number;
}

function addBlots(values: Float32Array, { w, h, blots, seed, part }: Blots): void {
  // Each blot and each column is worked out once: a tile has a million pixels.
  const grid = Float64Array.from({ length: blots * blots }, (_, n) => chance(n % blots, Math.floor(n / blots), seed));
  const across = Array.from({ length: w }, (_, x) => eased((x / w) * blots));
  const left = Int32Array.from(across, ({ n }) => n % blots);
  const right = Int32Array.from(across, ({ n }) => (n + 1) % blots);
  const along = Float64Array.from(across, ({ t }) => t);
  for (let y = 0; y < h; y++) {
    const down = eased((y / h) * blots);
    const [above, below] = [(down.n % blots) * blots, ((down.n + 1) % blots) * blots];
    for (let x = 0; x < w; x++) {
      const [l, r, t] = [left[x]!, right[x]!, along[x]!];
      const upper = grid[above + l]! + (grid[above + r]! - grid[above + l]!) * t;
      const lower = grid[below + l]! + (grid[below + r]! - grid[below + l]!) * t;
      values[y * w + x]! += (upper + (lower - upper) * down.t) * part;
    }
  }
}

/** Between which two blots a position lies, and how far on the way, slow at both ends. */
function eased(position: number): { n: number; t: number } {
  const n = Math.floor(position);
  const t = position - n;
  return { n, t: t * t * (3 - 2 * t) };
}

/** A number from 0 to 1 for a point of the grid, the same every time. */
function chance(x: number, y: number, seed: number): number {
  let n = Math.imul(x + 1, 0x27d4eb2d) ^ Math.imul(y + 1, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1);
  n = Math.imul(n ^ (n >>> 15), 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}

/** Red, green, blue and opacity of `#rrggbb` or `#rrggbbaa`. */
const channels = (colour: string): number[] =>
  [1, 3, 5, 7].map((n) => Number.parseInt(colour.slice(n, n + 2) || 'ff', 16));
