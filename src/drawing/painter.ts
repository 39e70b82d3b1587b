import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { endProcess, held, type OwnProcess, ownProcess } from '#src/own-process';
import type { Painted, PaintOrder } from './program.ts';
import type { FilmFormat, FilmSize } from './reel.ts';
import type { Sheet } from './sheet.ts';

/** Draws outside this process, which never waits for a picture and does not end with whoever draws. */
export interface Painter {
  /** Rejects when the scene cannot be drawn, or when the process that draws ends before it is. */
  paint(sheet: Sheet): Promise<Buffer>;
  /**
   * The step from one picture to another, of which these are the bytes (`patch.ts`). Both were drawn from sheets with `hasSteps`. Undefined where
   * too much is other, or where the process has not drawn both. Rejects like `paint`.
   */
  patch(step: { from: string; to: string; picture: Buffer }): Promise<Buffer | undefined>;
  /**
   * Draws the next frame of the film that is being made, or the first one of a film of that size. Rejects like `paint`, and where the film
   * is gone with the process that had it.
   */
  frame(sheet: Sheet, begins?: FilmSize): Promise<void>;
  /** The film of the frames that were drawn, encoded. Without `as` it is given up, and gives nothing. */
  film(as?: { format: FilmFormat; delay: readonly number[] }): Promise<Buffer>;
  /** Rejects when a packaged face lacks a probe character. */
  checkFonts(): Promise<void>;
  /** Ends the process that draws; what it has in hand is rejected. */
  close(): Promise<void>;
}

/** After so many ms a picture is given up, and the process with it. */
const PATIENCE = 60_000;

interface Waiting {
  resolve(done: Uint8Array | undefined): void;
  reject(error: unknown): void;
}
interface Program {
  child: OwnProcess;
  waiting: Map<number, Waiting>;
  /** Keys of the layers it has. */
  layers: Set<string>;
}

/** Found by name and not beside this file, which a bundle may have swallowed. */
const START = join(dirname(createRequire(import.meta.url).resolve('#drawing/program')), 'start.mjs');

/** What `npm start` says to Node about memory. */
const WORDS = ['--max-semi-space-size=4', '--optimize-for-size'];
/**
 * What the allocator of Linux (mallopt(3)) is told about memory, in bytes: pictures are large and soon gone, and what they took goes back
 * to the system. Left to itself it keeps some hundred and fifty MB of it after a hundred tables.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * A painter with one process, begun at the first order and again after it has died. It keeps this one alive only while it has something in
 * hand.
 */
export function openPainter({ start = START, patience = PATIENCE } = {}): Painter {
  let program: Program | undefined;
  let orders = 0;

  function begin(): Program {
    const child = ownProcess(start, WORDS, ALLOCATOR);
    const begun: Program = { child, waiting: new Map(), layers: new Set() };
    child.on('message', (answer: Painted) => {
      const waiting = begun.waiting.get(answer.id);
      if ('error' in answer) waiting?.reject(answer.error);
      else waiting?.resolve(answer.done);
    });
    const over = (why: Error) => {
      if (program === begun) program = undefined;
      for (const { reject } of begun.waiting.values()) reject(why);
    };
    child.on('error', over);
    child.on('exit', (code, signal) => over(new Error(`the drawing process has ended: ${signal ?? code}`)));
    return begun;
  }

  async function send(orderFor: (id: number, program: Program) => PaintOrder): Promise<Uint8Array | undefined> {
    program ??= begin();
    const { child, waiting } = program;
    const id = ++orders;
    const order = orderFor(id, program);
    const late = setTimeout(() => void endProcess(child), patience);
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        held(child, true);
        child.send(order);
      });
    } finally {
      clearTimeout(late);
      waiting.delete(id);
      if (waiting.size === 0) held(child, false);
    }
  }

  /** The layers that the process does not have yet; from now on it has them. */
  function unsentTo({ layers: sent }: Program, layers: Sheet['layers']): Sheet['layers'] {
    const unsent = layers.filter(({ key }) => !sent.has(key));
    for (const { key } of unsent) sent.add(key);
    return unsent;
  }

  return {
    async paint({ scene, layers, options, digest, hasSteps }) {
      const marked = hasSteps ? { mark: digest } : {};
      const done = await send((id, to) => ({
        id,
        kind: 'paint',
        scene,
        options,
        layers: unsentTo(to, layers),
        ...marked,
      }));
      return asBuffer(done!);
    },
    async patch(step) {
      const done = await send((id) => ({ id, kind: 'patch', ...step }));
      return done && asBuffer(done);
    },
    async frame({ scene, layers }, begins) {
      await send((id, to) => ({
        id,
        kind: 'frame',
        ...(begins && { begins }),
        scene,
        layers: unsentTo(to, layers),
      }));
    },
    async film(as) {
      const done = await send((id) => ({ id, kind: 'film', ...(as && { as }) }));
      return done ? asBuffer(done) : Buffer.alloc(0);
    },
    async checkFonts() {
      await send((id) => ({ id, kind: 'check-fonts' }));
    },
    async close() {
      if (program) await endProcess(program.child);
    },
  };
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
