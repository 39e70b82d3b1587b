// A thread that never answers to `work`, takes memory without end for `memory`, dies of `die`, and reads all others.
import { parentPort } from 'node:worker_threads';

const taken = [];

function look({ text }) {
  while (text === 'work');
  while (text === 'memory') taken.push(new Array(10_000).fill({ some: 'thing' }));
  if (text === 'die') throw new Error('died');
}

const on = parentPort.on.bind(parentPort);
parentPort.on = (event, read) =>
  on(event, (order) => {
    look(order);
    read(order);
  });
await import('../../src/reading/thread-start.mjs');
