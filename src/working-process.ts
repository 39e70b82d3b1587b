import { endProcess, held, type OwnProcess, ownProcess } from './own-process.ts';

/** A process of ours that works: it is asked one thing after the other, begins with the first and ends when it has had nothing to do for a while. */

/** How much it may take: MB of its heap, ms for one thing, ms until it has begun, and ms that it stays without work. */
export interface ProcessLimits {
  heap: number;
  work: number;
  begin: number;
  idle: number;
}

/** What was asked takes more than it may. */
export class OverLimit extends Error {
  override name = 'OverLimit';
}

/** What it tells: once that it can begin, then an answer or an error to each thing, and perhaps how far it is (`sofar`) before that. */
export type ToldBack<A, S = never> = { ready: true } | { error: unknown } | { sofar: S } | A;

export interface WorkingProcess<O, A, S = never> {
  /**
   * Asks it when all before is answered; `heard` is told how far it is. Rejects with `OverLimit`, with the error it tells, or when it has ended; the
   * next one begins anew.
   */
  ask(order: O, heard?: (sofar: S) => void): Promise<A>;
  /** Ends it; what it has in hand is rejected. */
  close(): Promise<void>;
}

interface Running<A, S> {
  child: OwnProcess;
  /** Settles with what it tells next; rejects when it has ended. */
  next(): Promise<ToldBack<A, S>>;
}

/** How a process of Node ends that has no more memory: by a signal, or by this code where there are none. */
const ABORTED = { signals: ['SIGABRT', 'SIGTRAP'], code: 134 };

/** Of the processor this costs nothing that was measured, and a process that thinks has 65 MB less in memory. */
const FRUGAL = ['--max-semi-space-size=4', '--optimize-for-size'];

/**
 * `start` is its program, `what` it is called in errors. `begun` is told of each process that begins. It keeps this process alive only while it works.
 */
export function workingProcess<O extends object, A extends object, S = never>(
  { start, what, limits, env }: { start: string; what: string; limits: ProcessLimits; env: Record<string, string> },
  begun: (child: OwnProcess) => void = () => {},
): WorkingProcess<O, A, S> {
  let program: Promise<Running<A, S>> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function begin(): Promise<Running<A, S>> {
    const words = [`--max-old-space-size=${limits.heap}`, ...FRUGAL];
    const child = ownProcess(start, words, env);
    begun(child);
    const running = listening<A, S>(child, what);
    await within(running, limits.begin).catch((error: unknown) => {
      // That is no fault of what is asked.
      throw error instanceof OverLimit ? new Error(`the ${what} does not begin`) : error;
    });
    return running;
  }

  async function work(order: O, heard: (sofar: S) => void): Promise<A> {
    clearTimeout(idle);
    program ??= begin();
    try {
      const running = await program;
      running.child.send(order);
      const told = await within(running, limits.work, heard);
      if ('error' in told) throw told.error;
      if ('ready' in told) throw new Error(`the ${what} has not answered`);
      idle = setTimeout(end, limits.idle).unref();
      return told;
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
    ask(order, heard = () => {}) {
      const turn = last.then(() => work(order, heard));
      last = turn.catch(() => {});
      return turn;
    },
    close: end,
  };
}

function listening<A, S>(child: OwnProcess, what: string): Running<A, S> {
  const told: ToldBack<A, S>[] = [];
  let why: unknown;
  let heard = () => {};
  child.on('message', (answer: ToldBack<A, S>) => {
    told.push(answer);
    heard();
  });
  child.on('error', (error) => {
    why ??= error;
    heard();
  });
  child.on('exit', (code, signal) => {
    const noMemory = code === ABORTED.code || ABORTED.signals.includes(signal ?? '');
    why ??= noMemory ? new OverLimit('memory') : new Error(`the ${what} has ended`);
    heard();
  });
  return {
    child,
    async next() {
      while (told.length === 0 && !why) {
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
      const answer = told.shift();
      if (!answer) throw why;
      return answer;
    },
  };
}

/** What it tells next, but for how far it is; after so many ms it is ended. */
async function within<A extends object, S>(
  { child, next }: Running<A, S>,
  ms: number,
  heard: (sofar: S) => void = () => {},
): Promise<Exclude<ToldBack<A, S>, { sofar: S }>> {
  held(child, true);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void endProcess(child);
  }, ms);
  try {
    for (;;) {
      const told = await next();
      if (!('sofar' in told)) return told as Exclude<ToldBack<A, S>, { sofar: S }>;
      heard(told.sofar);
    }
  } catch (error) {
    throw late ? new OverLimit('time') : error;
  } finally {
    clearTimeout(timer);
    held(child, false);
  }
}
