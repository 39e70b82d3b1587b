import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Reader, type Taking, TooMuch } from '#bot/match/reader';
import { OverLimit, type ProcessLimits, workingProcess } from '#src/working-process';
import type { Reading, ReadOrder } from './program.ts';

const LIMITS: ProcessLimits = { heap: 192, work: 10_000, begin: 60_000, idle: 20_000 };

/** So many files may wait for their turn. */
const MOST_WAITING = 3;

/** Found by name and not beside this file, which a bundle may have swallowed. */
const START = join(dirname(createRequire(import.meta.url).resolve('#src/reading/program')), 'start.mjs');

/** Another program than ours, and whether ours knows the games of `examples`. */
interface Opened {
  start?: string;
  examples?: boolean;
}

/**
 * A reader with one process, which begins with the first file and ends when none has come for a while, or when a file takes more than it
 * may. A process, for what it took goes back to the system with its end: of a thread 150 MB stay.
 */
export function openReader({
  start = START,
  examples = false,
  ...given
}: Partial<ProcessLimits> & Opened = {}): Reader {
  const env = { EXAMPLES: examples ? 'on' : 'off' };
  const limits = { ...LIMITS, ...given };
  const process = workingProcess<ReadOrder, Reading>({ start, what: 'reading process', limits, env });
  let waiting = 0;
  return {
    isBusy: () => waiting > MOST_WAITING,
    async read(text: string, taking: Taking) {
      waiting++;
      try {
        return (await process.ask({ text, taking })).read;
      } catch (error) {
        throw error instanceof OverLimit ? new TooMuch(error.message) : error;
      } finally {
        waiting--;
      }
    },
    close: () => process.close(),
  };
}
