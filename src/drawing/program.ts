import type { Layer } from '#renderers/scene';
import { endWithParent } from '#src/own-process';
import { checkFonts } from './fonts.ts';
import { type PaintOptions, paint, rest } from './paint.ts';
import { sceneOf } from './sheet.ts';

/** The process that draws: orders come in, each gets one answer. Started by `start.mjs`, held by `painter.ts`. */

export type PaintOrder = { id: number } & (
  | { kind: 'paint'; scene: string; options: PaintOptions; layers: readonly Layer[] }
  | { kind: 'check-fonts' }
);
export type Painted = { id: number } & ({ done: Uint8Array | undefined } | { error: unknown });

/** Every layer that was sent so far: each comes once. */
const known = new Map<string, Layer>();

async function work(order: PaintOrder): Promise<Uint8Array | undefined> {
  if (order.kind === 'check-fonts') {
    checkFonts();
    return undefined;
  }
  for (const layer of order.layers) known.set(layer.key, layer);
  return paint(sceneOf(order.scene, known), order.options);
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
  last = last
    .then(() => work(order))
    .then(
      (done) => tell({ id, done }),
      (error) => tell({ id, error }),
    );
});
endWithParent();
