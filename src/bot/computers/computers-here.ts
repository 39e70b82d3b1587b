import type { House } from '../match/house.ts';
import type { Computers, Tend } from './computers.ts';
import type { Tending } from './tend.ts';

/** What is done for one match: there is one at a time. */
interface Job extends Tending {
  /** The match was saved since it was looked at. */
  again: boolean;
  /** Ends its waiting. */
  wake(): void;
}

/** The longest time that a timer takes, in ms. */
const LONGEST = 2 ** 31 - 1;

/** Each match is looked at by this process, after each save and when it is time. */
export function openComputersHere(tend: Tend, { clock }: Pick<House, 'clock'>): Computers {
  const jobs = new Map<string, Job>();
  const busy = new Map<string, Promise<void>>();
  let stopped = false;

  function look(id: string): void {
    const known = jobs.get(id);
    if (known) {
      known.again = true;
      known.wake();
      return;
    }
    if (stopped) return;
    const isStopped = () => stopped;
    const job: Job = { again: true, wake: () => {}, isStopped };
    jobs.set(id, job);
    void run(id, job);
  }

  async function run(id: string, job: Job): Promise<void> {
    while (job.again && !stopped) {
      job.again = false;
      const step = tend(id, job).catch(() => undefined);
      busy.set(
        id,
        step.then(() => {}),
      );
      const at = await step;
      if (at === undefined) continue;
      busy.delete(id);
      await until(at, job);
      job.again = true;
    }
    busy.delete(id);
    jobs.delete(id);
  }

  const until = (at: number, job: Job): Promise<void> =>
    new Promise((resolve) => {
      const wait = Math.min(Math.max(0, at - clock.now()), LONGEST);
      const timer = setTimeout(resolve, wait).unref();
      job.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const idle = async () => {
    while (busy.size > 0) await Promise.all(busy.values());
  };

  return {
    async begin(running) {
      for (const id of running) look(id);
    },
    look,
    idle,
    async due() {
      for (const job of jobs.values()) job.wake();
      await new Promise(setImmediate);
      await idle();
    },
    async stop() {
      stopped = true;
      for (const job of jobs.values()) job.wake();
      await Promise.all(busy.values());
    },
  };
}
