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

/** What it tells: once that it can begin, then an answer or an error to each thing. */
export type ToldBack<A> = { ready: true } | { error: unknown } | A;

export interface WorkingProcess<O, A> {
  /** Asks it when all before is answered. Rejects with `OverLimit`, with the error it tells, or when it has ended; the next one begins anew. */
  ask(order: O): Promise<A>;
  /** Ends it; what it has in hand is rejected. */
  close(): Promise<void>;
}

interface Running<A> {
  child: OwnProcess;
  /** Settles with what it tells next; rejects when it has ended. */
  next(): Promise<ToldBack<A>>;
}

/** How a process of Node ends that has no more memory: by a signal, or by this code where there are none. */
const ABORTED = { signals: ['SIGABRT', 'SIGTRAP'], code: 134 };

/**
 * `start` is its program, `what` it is called in errors. `begun` is told of each process that begins. It keeps this process alive only while it works.
 */
export function workingProcess<O extends object, A extends object>(
  { start, what, limits, env }: { start: string; what: string; limits: ProcessLimits; env: Record<string, string> },
  begun: (child: OwnProcess) => void = () => {},
): WorkingProcess<O, A> {
  let program: Promise<Running<A>> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function begin(): Promise<Running<A>> {
    const words = [`--max-old-space-size=${limits.heap}`, '--max-semi-space-size=8'];
    const child = ownProcess(start, words, env);
    begun(child);
    const running = listening<A>(child, what);
    await within(running, limits.begin).catch((error: unknown) => {
      // That is no fault of what is asked.
      throw error instanceof OverLimit ? new Error(`the ${what} does not begin`) : error;
    });
    return running;
  }

  async function work(order: O): Promise<A> {
    clearTimeout(idle);
    program ??= begin();
    try {
      const running = await program;
      running.child.send(order);
      const told = await within(running, limits.work);
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
    ask(order) {
      const turn = last.then(() => work(order));
      last = turn.catch(() => {});
      return turn;
    },
    close: end,
  };
}

function listening<A>(child: OwnProcess, what: string): Running<A> {
  const told: ToldBack<A>[] = [];
  let why: unknown;
  let heard = () => {};
  child.on('message', (answer: ToldBack<A>) => {
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

/** What it tells next; after so many ms it is ended. */
async function within<A>({ child, next }: Running<A>, ms: number): Promise<ToldBack<A>> {
  held(child, true);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void endProcess(child);
  }, ms);
  try {
    return await next();
  } catch (error) {
    throw late ? new OverLimit('time') : error;
  } finally {
    clearTimeout(timer);
    held(child, false);
  }
}
