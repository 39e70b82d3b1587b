import type { Delivered, JobsHouse, Waits, Work } from '#bot/deliver/jobs';
import { Declined } from '#bot/match/declined';
import { Unplayable } from '#bot/match/sound';
import { troubleOf } from '#bot/platform/discord-trouble';
import { incident } from '#bot/platform/incident';
import { BrokenRecord } from '#store/errors';
import type { Ended } from './ended.ts';
import type { DeliverJob, JobRows } from './job-rows.ts';
import { GivenUp, type HeldTask, type HeldTasks } from './runners.ts';

/** What the jobs of a database do here. */
export interface TasksGiven extends JobsHouse {
  work: Work;
  waits: Waits;
  rows: JobRows;
}

/** A job is done when what it took is gone or is planned anew. Else it throws, and the engine tries it again. */
export function tasksOf({ work, store, log, waits, rows }: TasksGiven): HeldTasks {
  const tell = (ended: Ended) => rows.tell(JSON.stringify(ended));

  const deliver: HeldTask = async (payload, { job }, isOurs) => {
    const { match, renew = false, tries = 0 } = payload as DeliverJob;
    try {
      const asked = { renew, isAskedAgain: () => true, isBegunBefore: job.attempts > 1, isOurs };
      const delivered = await work.deliver(match, asked);
      await plan(match, delivered, tries);
      const { version, delivery, took, again } = delivered;
      await tell({ match, version, delivery });
      if (again === undefined) await checkGone(match, took);
    } catch (error) {
      if (rests(error)) log.warn({ match, why: (error as Error).message }, 'a match is left alone');
      else incident(log, error, { match, during: 'delivery' });
      await tell({ match, version: 0, delivery: {}, isBroken: true }).catch(() => {});
      if (!rests(error) && troubleOf(error) !== 'later') throw error;
      await putOff({ match, tries: tries + 1 }, rests(error) ? 'blocked' : 'later');
    }
  };

  /** What comes after a delivery. What it has put in besides has a job already. */
  async function plan(match: string, { again, blocked, isStale, hasFilm }: Delivered, tries: number): Promise<void> {
    if (again) await putOff({ match, tries: tries + 1, ...(blocked !== undefined && { blocked }) }, again);
    if (isStale) await rows.renewLater(match, waits.renew);
    if (hasFilm) await rows.film(match);
  }

  const putOff = (job: DeliverJob & { tries: number }, again: 'later' | 'blocked') => {
    const { later, blocked } = waits;
    return rows.deliverLater(job, again === 'later' ? (later[Math.min(job.tries, later.length) - 1] ?? 0) : blocked);
  };

  /** The courier may be wrong about it. */
  async function checkGone(match: string, took: readonly string[]): Promise<void> {
    const outbox = (await store.load(match))?.outbox ?? [];
    const left = outbox.filter(({ id }) => took.includes(id)).length;
    if (left > 0) throw new Error(`${left} of what was delivered waits still`);
  }

  /** Whoever takes no more jobs gives it up: it would keep the name that others wait for. */
  const film: HeldTask = async (payload, { abortSignal }) => {
    const { match } = payload as DeliverJob;
    const isGivenUp = () => abortSignal!.aborted;
    const come = await work
      .film(match, () => !isGivenUp())
      .catch((error: unknown) => {
        incident(log, error, { match, during: 'the film' });
        return undefined;
      });
    if (come === 'later') await putOff({ match, tries: 1 }, 'later');
    if (isGivenUp()) throw new GivenUp('the film is given up, for no more jobs are taken here');
  };

  return { deliver, film };
}

/** Whether nothing comes of trying again soon: these rules or values cannot play the match. */
const rests = (error: unknown): boolean =>
  error instanceof Declined || error instanceof Unplayable || error instanceof BrokenRecord;
