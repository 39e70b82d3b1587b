// A thread that dies of a red picture and of a layer that it already has, never finishes a blue picture, and draws all
// others.
import { parentPort } from 'node:worker_threads';

const known = new Set();
await import('../../src/drawing/thread-start.mjs');
parentPort.on('message', ({ scene, layers }) => {
  for (const { key } of layers) if (known.size === known.add(key).size) throw new Error(`died of ${key}`);
  const { ground } = JSON.parse(scene);
  if (ground === 'red') throw new Error('died of red');
  while (ground === 'blue');
});
