import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Sheet } from './sheet.ts';
import type { Answer, Order } from './thread.ts';

/** Draws outside the main thread, which never waits for a picture. */
export interface Painter {
  /** Rejects when the scene cannot be drawn, or when the thread ends before it is. */
  paint(sheet: Sheet): Promise<Buffer>;
  /** Rejects when a packaged face lacks a probe character. */
  checkFonts(): Promise<void>;
  /** Ends the thread; what it has in hand is rejected. */
  close(): Promise<void>;
}

/** After so many ms a picture is given up, and the thread with it. */
const PATIENCE = 60_000;

interface Waiting {
  resolve(done: Uint8Array | undefined): void;
  reject(error: unknown): void;
}
interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
  /** Keys of the layers it has. */
  layers: Set<string>;
}

/** Found by name and not beside this file, which a bundle may have swallowed. */
const START = new URL('./thread-start.mjs', pathToFileURL(createRequire(import.meta.url).resolve('#drawing/thread')));

/**
 * A painter with one thread, begun at the first order and again after it has died. It keeps the process alive only while
 * it has something in hand.
 */
export function openPainter({ start = START, patience = PATIENCE } = {}): Painter {
  let thread: Thread | undefined;
  let orders = 0;

  function begin(): Thread {
    const worker = new Worker(start, { execArgv: [] });
    worker.unref();
    const begun: Thread = { worker, waiting: new Map(), layers: new Set() };
    let why: unknown = new Error('the drawing thread has ended');
    worker.on('message', (answer: Answer) => {
      const waiting = begun.waiting.get(answer.id);
      if ('error' in answer) waiting?.reject(answer.error);
      else waiting?.resolve(answer.done);
    });
    worker.on('error', (error) => {
      why = error;
    });
    worker.on('exit', () => {
      if (thread === begun) thread = undefined;
      for (const { reject } of begun.waiting.values()) reject(why);
    });
    return begun;
  }

  async function send(orderFor: (id: number, thread: Thread) => Order): Promise<Uint8Array | undefined> {
    thread ??= begin();
    const { worker, waiting } = thread;
    const id = ++orders;
    const order = orderFor(id, thread);
    const late = setTimeout(() => void worker.terminate(), patience);
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.ref();
        worker.postMessage(order);
      });
    } finally {
      clearTimeout(late);
      waiting.delete(id);
      if (waiting.size === 0) worker.unref();
    }
  }

  return {
    async paint({ scene, layers, options }) {
      const done = await send((id, { layers: sent }) => {
        const unsent = layers.filter(({ key }) => !sent.has(key));
        for (const { key } of unsent) sent.add(key);
        return { id, kind: 'paint', scene, options, layers: unsent };
      });
      return Buffer.from(done!.buffer as ArrayBuffer, done!.byteOffset, done!.byteLength);
    },
    async checkFonts() {
      await send((id) => ({ id, kind: 'check-fonts' }));
    },
    async close() {
      await thread?.worker.terminate();
    },
  };
}
