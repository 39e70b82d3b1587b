import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Read, type Reader, type Taking, TooMuch } from '#bot/match/reader';
import type { Answer, Order } from './thread.ts';

/** How much the thread may take: MB of its heap, ms for one file, ms until it has begun, and ms that it stays without work. */
export interface Limits {
  heap: number;
  work: number;
  begin: number;
  idle: number;
}
const LIMITS: Limits = { heap: 192, work: 10_000, begin: 60_000, idle: 20_000 };

/** So many files may wait for their turn. */
const MOST_WAITING = 3;

/** Found by name and not beside this file, which a bundle may have swallowed. */
const START = new URL(
  './thread-start.mjs',
  pathToFileURL(createRequire(import.meta.url).resolve('#src/reading/thread')),
);

/** Node's word for a thread that had no more memory. */
const NO_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

interface Thread {
  worker: Worker;
  /** Settles with the next answer; rejects when the thread has ended. */
  next(): Promise<Answer>;
}

/**
 * A reader with one thread, which begins with the first file and ends when none has come for a while, or when a file takes more than it
 * may. It keeps the process alive only while it reads.
 */
export function openReader({ start = START, ...given }: Partial<Limits> & { start?: URL } = {}): Reader {
  const limits = { ...LIMITS, ...given };
  let thread: Promise<Thread> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function begin(): Promise<Thread> {
    const resourceLimits = { maxOldGenerationSizeMb: limits.heap, maxYoungGenerationSizeMb: 16 };
    const begun = listening(new Worker(start, { execArgv: [], resourceLimits }));
    await within(begun, limits.begin).catch((error: unknown) => {
      // That is no fault of the file.
      throw error instanceof TooMuch ? new Error('the reading thread does not begin') : error;
    });
    return begun;
  }

  async function look(order: Order): Promise<Read> {
    clearTimeout(idle);
    thread ??= begin();
    const held = thread;
    try {
      const { worker, next } = await held;
      worker.ref();
      worker.postMessage(order);
      const answer = await within({ worker, next }, limits.work);
      if ('error' in answer) throw answer.error;
      if (!('read' in answer)) throw new Error('the reading thread has not answered');
      worker.unref();
      idle = setTimeout(end, limits.idle).unref();
      return answer.read;
    } catch (error) {
      // What is left of it is not to be trusted.
      await end();
      throw (error as NodeJS.ErrnoException).code === NO_MEMORY ? new TooMuch('memory') : error;
    }
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const held = thread;
    thread = undefined;
    await held?.then(
      ({ worker }) => worker.terminate(),
      () => {},
    );
  }

  return {
    isBusy: () => waiting > MOST_WAITING,
    read(text: string, taking: Taking) {
      waiting++;
      const turn = last.then(() => look({ text, taking })).finally(() => waiting--);
      last = turn.catch(() => {});
      return turn;
    },
    close: end,
  };
}

function listening(worker: Worker): Thread {
  worker.unref();
  const answers: Answer[] = [];
  let ended: unknown;
  let heard = () => {};
  worker.on('message', (answer: Answer) => {
    answers.push(answer);
    heard();
  });
  worker.on('error', (error) => {
    ended ??= error;
    heard();
  });
  worker.on('exit', () => {
    ended ??= new Error('the reading thread has ended');
    heard();
  });
  return {
    worker,
    async next() {
      while (answers.length === 0 && !ended) {
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
      const answer = answers.shift();
      if (!answer) throw ended;
      return answer;
    },
  };
}

/** The next answer of a thread; after so many ms it is ended. */
async function within({ worker, next }: Thread, ms: number): Promise<Answer> {
  worker.ref();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void worker.terminate();
  }, ms);
  try {
    return await next();
  } catch (error) {
    throw late ? new TooMuch('time') : error;
  } finally {
    clearTimeout(timer);
  }
}
