import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { Thinker, ToThink } from '#bot/match/to-think';
import { type ProcessLimits, workingProcess } from '#src/working-process';
import type { ThoughtTold } from './program.ts';

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
 * system gives it what nobody else wants. A question that takes more than it may is rejected.
 */
export function openThinker({
  start = START,
  examples = false,
  ...given
}: Partial<ProcessLimits> & Opened = {}): Thinker {
  const env = { EXAMPLES: examples ? 'on' : 'off' };
  const limits = { ...LIMITS, ...given };
  const process = workingProcess<ToThink, ThoughtTold>({ start, what: 'thinking process', limits, env }, ({ pid }) => {
    if (pid !== undefined) setPriority(pid, BEHIND);
  });
  return {
    // Its news are its past: nobody thinks of them.
    think: async (asked) => (await process.ask({ ...asked, match: { ...asked.match, news: [] } })).chosen,
    close: () => process.close(),
  };
}
