import { LRUCache } from 'lru-cache';
import type { Layer, Scene } from '#renderers/scene';
import { endWithParent } from '#src/own-process';
import { checkFonts } from './fonts.ts';
import { type PaintOptions, paint, rest } from './paint.ts';
import { patchTo, type Tiles, tilesOf } from './patch.ts';
import { developed, emptyReel, expose, type FilmFormat, type FilmSize, type Reel } from './reel.ts';
import { sceneOf } from './sheet.ts';

/** The process that draws: orders come in, each gets one answer. Started by `start.mjs`, held by `painter.ts`. */

export type PaintOrder = { id: number } & (
  | {
      kind: 'paint';
      scene: string;
      options: PaintOptions;
      layers: readonly Layer[];
      /** By it a later picture can be had as a step from this one. */
      mark?: string;
    }
  /** The step from one picture to another, of which `picture` has the bytes. Gives nothing where it cannot be had. */
  | { kind: 'patch'; from: string; to: string; picture: Uint8Array }
  /** The next frame of the film that is being made; the first one begins another. */
  | { kind: 'frame'; begins?: FilmSize; scene: string; layers: readonly Layer[] }
  /** The film is whole and shall be encoded; it is given up without `as`. */
  | { kind: 'film'; as?: { format: FilmFormat; delay: readonly number[] } }
  | { kind: 'check-fonts' }
);
export type Painted = { id: number } & ({ done: Uint8Array | undefined } | { error: unknown });

/** Every layer that was sent so far: each comes once. */
const known = new Map<string, Layer>();

/** The tiles of the last pictures with a mark, some ten KB each. */
const tiles = new LRUCache<string, Tiles>({ max: 96 });

/** The film that is being made. */
let reel: Reel | undefined;

async function work(order: PaintOrder): Promise<Uint8Array | undefined> {
  switch (order.kind) {
    case 'check-fonts':
      checkFonts();
      return undefined;
    case 'paint':
      return paint(sceneWith(order), order.options, lookFor(order.mark));
    case 'patch':
      return patch(order);
    case 'frame':
      if (order.begins) reel = emptyReel(order.begins);
      if (!reel) throw new Error('no film is being made');
      expose(reel, sceneWith(order));
      return undefined;
    case 'film':
      return film(order);
  }
}

const lookFor = (mark?: string): Parameters<typeof paint>[2] =>
  mark === undefined ? undefined : (pixels, size) => void tiles.set(mark, tilesOf(pixels, size));

async function patch({ from, to, picture }: { from: string; to: string; picture: Uint8Array }) {
  const [before, after] = [tiles.get(from), tiles.get(to)];
  return before && after && patchTo(picture, before, after);
}

/** The scene of an order; the layers that come with it are kept. */
function sceneWith({ scene, layers }: { scene: string; layers: readonly Layer[] }): Scene {
  for (const layer of layers) known.set(layer.key, layer);
  return sceneOf(scene, known);
}

/** The film that is being made, encoded; then there is none any more. */
async function film({ as }: { as?: { format: FilmFormat; delay: readonly number[] } }): Promise<Buffer | undefined> {
  const whole = reel;
  reel = undefined;
  if (!as) return undefined;
  if (!whole) throw new Error('no film is being made');
  return developed(whole, as.format, as.delay);
}

/** Orders are done one after the other: what encodes a picture would else take a second core. */
let last: Promise<void> = Promise.resolve();
const tell = (answer: Painted) => void process.send!(answer);

/** After so many ms without an order it lets go of what it does not need. */
const IDLE = 3_000;
let resting: NodeJS.Timeout | undefined;

process.on('message', (order: PaintOrder) => {
  const { id } = order;
  clearTimeout(resting);
  resting = setTimeout(() => {
    last = last.then(rest);
  }, IDLE);
  const done = last.then(() => work(order));
  const told = done.then(
    (done) => tell({ id, done }),
    (error) => tell({ id, error }),
  );
  // A film takes a second to be encoded, away from this thread: no board waits for it.
  if (order.kind !== 'film') last = told;
});
endWithParent();
