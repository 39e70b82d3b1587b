import { find } from '../match/change.ts';
import { matchMoment, nextTurn, type Pauses } from '../match/computer-turns.ts';
import { Declined } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { pauseIn } from '../match/pause.ts';
import { isPlayed } from '../match/record.ts';
import type { Thinker } from '../match/to-think.ts';
import { incident } from '../platform/incident.ts';
import { type AtWork, giveAnswers, type ThoughtOut, thoughtOut } from './turn.ts';

/** Computers that answer when it is time. */
export interface Computers {
  /** This match was saved: perhaps one of them is asked something, or something else. */
  look(match: string): void;
  /** Looks at once who is due by the clock. */
  due(): Promise<void>;
  /** Settles when nobody thinks or answers; those whose time has not come wait on. */
  idle(): Promise<void>;
  /** Lets nobody begin any more. */
  stop(): Promise<void>;
}

/** What is done for one match: there is one at a time. */
interface Job {
  /** The match was saved since it was looked at. */
  again: boolean;
  /** Ends its waiting. */
  wake(): void;
  thought?: ThoughtOut;
}

/** The longest time that a timer takes, in ms. */
const LONGEST = 2 ** 31 - 1;

/** Opens them with somebody who thinks. */
export function openComputers(house: House, thinker: Thinker, pauses: Pauses): Computers {
  const work: AtWork = { house, thinker, pauses };
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
    const job: Job = { again: true, wake: () => {} };
    jobs.set(id, job);
    void run(id, job);
  }

  async function run(id: string, job: Job): Promise<void> {
    while (job.again && !stopped) {
      job.again = false;
      const step = tend(id, job).catch((error: unknown) => {
        if (!(error instanceof Declined)) incident(house.log, error, { match: id, during: 'the turn of a computer' });
        return undefined;
      });
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

  /** Does what is due. Gives when to look again where that is later; undefined where there is nothing more to do. */
  async function tend(id: string, job: Job): Promise<number | undefined> {
    const saved = await house.store.load(id);
    if (saved?.status !== 'running' || saved.seats.every(({ computer }) => computer === undefined)) return undefined;
    const found = await find(house, id);
    const first = nextTurn(found, pauses);
    // The end of a pause is saved with each match.
    if (!first || !isPlayed(found) || (await pauseIn(house, saved.guild))) return undefined;
    const moment = matchMoment(found);
    const isOver = async () => stopped || (job.again && !(await isAt(id, moment)));
    if (job.thought?.moment !== moment) job.thought = await thoughtOut(work, found, { first, isOver });
    if (!job.thought) return undefined;
    if (first.at > house.clock.now()) return first.at;
    if (await giveAnswers(work, id, job.thought)) await house.deliver(id);
    return undefined;
  }

  /** Whether the match stands at that moment still. */
  async function isAt(id: string, moment: string): Promise<boolean> {
    const found = await find(house, id);
    return isPlayed(found) && matchMoment(found) === moment;
  }

  const until = (at: number, job: Job): Promise<void> =>
    new Promise((resolve) => {
      const wait = Math.min(Math.max(0, at - house.clock.now()), LONGEST);
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
