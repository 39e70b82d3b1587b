import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { Conclusion, PointSeen, Thinker, ToThink } from '#bot/match/to-think';
import { OverLimit, type ProcessLimits, workingProcess } from '#src/working-process';
import type { ThinkOrder, ThinkTold } from './program.ts';

const LIMITS: ProcessLimits = { heap: 150, work: 20_000, begin: 60_000, idle: 60_000 };

/** Found by name and not beside this file, which a bundle may have swallowed. */
const START = join(dirname(createRequire(import.meta.url).resolve('#src/thinker/program')), 'start.mjs');

/** Another program than ours, and whether ours knows the games of `examples`. */
interface Opened {
  start?: string;
  examples?: boolean;
}

/** How much it stands back behind this process, and others, for the time of the processor. */
const BEHIND = 10;

/**
 * A thinker with one process, which begins with the first question and ends when none has come for a while. What people press comes before it: the
 * system gives it what nobody else wants. Of a question that takes more than it may the best so far is given.
 */
export function openThinker({
  start = START,
  examples = false,
  ...given
}: Partial<ProcessLimits> & Opened = {}): Thinker {
  const env = { EXAMPLES: examples ? 'on' : 'off' };
  const limits = { ...LIMITS, ...given };
  const process = workingProcess<ThinkOrder, ThinkTold, Conclusion>(
    { start, what: 'thinking process', limits, env },
    ({ pid }) => {
      if (pid !== undefined) setPriority(pid, BEHIND);
    },
  );
  let answering = 0;
  const free: (() => void)[] = [];

  async function think(asked: ToThink): Promise<Conclusion> {
    let best: Conclusion | undefined;
    answering++;
    try {
      // Its news are its past: nobody thinks of them.
      const order = { think: { ...asked, match: { ...asked.match, news: [] } } };
      return (await process.ask(order, (sofar) => {
        best = sofar;
      })) as Conclusion;
    } catch (error) {
      if (best && error instanceof OverLimit) return best;
      throw error;
    } finally {
      if (--answering === 0) for (const go of free.splice(0)) go();
    }
  }

  return {
    think,
    async lookBack({ match, history, ...asked }) {
      while (answering > 0) await new Promise<void>((resolve) => free.push(resolve));
      // What was told is long, and nobody thinks of it.
      const log = history.log.map((entry) => ({ ...entry, events: [] }));
      const order = { lookBack: { ...asked, match: { ...match, news: [] }, history: { ...history, log, rounds: [] } } };
      return ((await process.ask(order)) as { seen: PointSeen[] }).seen;
    },
    close: () => process.close(),
  };
}
