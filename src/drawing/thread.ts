import { parentPort } from 'node:worker_threads';
import type { Layer } from '#renderers/scene';
import { checkFonts } from './fonts.ts';
import { type PaintOptions, paint } from './paint.ts';
import { sceneOf } from './sheet.ts';

/** The thread that draws: orders come in, each gets one answer. Started by `thread-start.mjs`, held by `painter.ts`. */

export type Order = { id: number } & (
  | { kind: 'paint'; scene: string; options: PaintOptions; layers: readonly Layer[] }
  | { kind: 'check-fonts' }
);
export type Answer = { id: number } & ({ done: Uint8Array | undefined } | { error: unknown });

/** Every layer that was sent so far: each comes once. */
const known = new Map<string, Layer>();

function work(order: Order): Uint8Array | undefined {
  if (order.kind === 'check-fonts') {
    checkFonts();
    return undefined;
  }
  for (const layer of order.layers) known.set(layer.key, layer);
  return paint(sceneOf(order.scene, known), order.options);
}

parentPort!.on('message', (order: Order) => {
  const tell = (answer: Answer) => parentPort!.postMessage(answer);
  try {
    tell({ id: order.id, done: work(order) });
  } catch (error) {
    tell({ id: order.id, error });
  }
});
