import { setTimeout as wait } from 'node:timers/promises';
import type { Computers, Tend } from '#bot/computers/computers';
import type { Tending } from '#bot/computers/tend';
import type { House } from '#bot/match/house';
import type { ComputersJob, JobRows } from './job-rows.ts';
import type { HeldTasks, Runners } from './runners.ts';

/** Computers whose turns are jobs: whichever process takes one thinks. */
interface Given extends Pick<House, 'clock' | 'store'> {
  tend: Tend;
  rows: JobRows;
}

/** ms until an answer is tried again for which it is not time yet: the clock of the server may be ahead. */
const AGAIN = 200;
/** ms between two looks whether all is done. */
const IDLE = 20;

/**
 * A commit after which a computer may be asked adds a job, which thinks at once. The answer waits for its time in a job of its own, and is given by
 * whichever process takes that. `run` begins to take jobs.
 */
export function openDatabaseComputers(
  { tend, rows, store, clock }: Given,
  run: (tasks: HeldTasks) => Promise<Runners>,
): Computers {
  let stopped = false;
  let runners: Promise<Runners> | undefined;

  async function computers(payload: unknown): Promise<void> {
    const { match, thought } = payload as ComputersJob;
    const tending: Tending = { thought, isStopped: () => stopped };
    const at = await tend(match, tending);
    if (at !== undefined) await rows.lookLater({ match, thought: tending.thought }, Math.max(AGAIN, at - clock.now()));
    // Who ends has not come to its end with thinking.
    else if (stopped) await rows.lookLater({ match }, 0);
  }

  async function idle(): Promise<void> {
    const left = async () => (await rows.due().catch(() => undefined))?.computers ?? 0;
    while (!stopped && (await left()) > 0) await wait(IDLE);
  }

  return {
    async begin(running) {
      runners = run({ computers });
      await runners;
      // Matches that were copied into the database have no jobs.
      for (const match of running) {
        const seats = (await store.load(match).catch(() => undefined))?.seats ?? [];
        if (seats.some(({ computer }) => computer !== undefined)) await rows.lookLater({ match }, 0);
      }
    },
    // The commit has added the job.
    look: () => {},
    idle,
    async due() {
      await rows.lookNow();
      await idle();
    },
    async stop() {
      stopped = true;
      await runners?.then((one) => one.stop());
    },
  };
}
