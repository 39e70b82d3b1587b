import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Read, type Reader, type Taking, TooMuch } from '#bot/match/reader';
import { endProcess, held, type OwnProcess, ownProcess } from '#src/own-process';
import type { ReadAnswer, ReadOrder } from './program.ts';

/** How much the process may take: MB of its heap, ms for one file, ms until it has begun, and ms that it stays without work. */
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
const START = join(dirname(createRequire(import.meta.url).resolve('#src/reading/program')), 'start.mjs');

/** How a process of Node ends that has no more memory: by a signal, or by this code where there are none. */
const ABORTED = { signals: ['SIGABRT', 'SIGTRAP'], code: 134 };

/** Another program than ours, and whether ours knows the games of `examples`. */
interface Opened {
  start?: string;
  examples?: boolean;
}

interface Program {
  child: OwnProcess;
  /** Settles with the next answer; rejects when the process has ended. */
  next(): Promise<ReadAnswer>;
}

/**
 * A reader with one process, which begins with the first file and ends when none has come for a while, or when a file takes more than it
 * may. A process, for what it took goes back to the system with its end: of a thread 150 MB stay. It keeps this process alive only while
 * it reads.
 */
export function openReader({ start = START, examples = false, ...given }: Partial<Limits> & Opened = {}): Reader {
  const limits = { ...LIMITS, ...given };
  let program: Promise<Program> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function begin(): Promise<Program> {
    const words = [`--max-old-space-size=${limits.heap}`, '--max-semi-space-size=8'];
    const begun = listening(ownProcess(start, words, { EXAMPLES: examples ? 'on' : 'off' }));
    await within(begun, limits.begin).catch((error: unknown) => {
      // That is no fault of the file.
      throw error instanceof TooMuch ? new Error('the reading process does not begin') : error;
    });
    return begun;
  }

  async function look(order: ReadOrder): Promise<Read> {
    clearTimeout(idle);
    program ??= begin();
    try {
      const { child, next } = await program;
      child.send(order);
      const answer = await within({ child, next }, limits.work);
      if ('error' in answer) throw answer.error;
      if (!('read' in answer)) throw new Error('the reading process has not answered');
      idle = setTimeout(end, limits.idle).unref();
      return answer.read;
    } catch (error) {
      // What is left of it is not to be trusted.
      await end();
      throw error;
    }
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const running = program;
    program = undefined;
    const { child } = (await running?.catch(() => undefined)) ?? {};
    if (child) await endProcess(child);
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

function listening(child: OwnProcess): Program {
  const answers: ReadAnswer[] = [];
  let why: unknown;
  let heard = () => {};
  child.on('message', (answer: ReadAnswer) => {
    answers.push(answer);
    heard();
  });
  child.on('error', (error) => {
    why ??= error;
    heard();
  });
  child.on('exit', (code, signal) => {
    const noMemory = code === ABORTED.code || ABORTED.signals.includes(signal ?? '');
    why ??= noMemory ? new TooMuch('memory') : new Error('the reading process has ended');
    heard();
  });
  return {
    child,
    async next() {
      while (answers.length === 0 && !why) {
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
      const answer = answers.shift();
      if (!answer) throw why;
      return answer;
    },
  };
}

/** The next answer of a process; after so many ms it is ended. */
async function within({ child, next }: Program, ms: number): Promise<ReadAnswer> {
  held(child, true);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void endProcess(child);
  }, ms);
  try {
    return await next();
  } catch (error) {
    throw late ? new TooMuch('time') : error;
  } finally {
    clearTimeout(timer);
    held(child, false);
  }
}
