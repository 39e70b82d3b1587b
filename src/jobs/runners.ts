import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type JobHelpers, Logger, run, type Task, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#src/program-log';
import { holdName, type Listeners, type Presence } from './presence.ts';

/** ms between two looks at what is due; what is due at once is heard of. */
const POLL = 1_000;
/** ms until it is tried again to begin. */
const AGAIN = 1_000;

/** What the engine wants the program to end with when tables of jobs were made anew. Whoever begins again looks at them. */
const MIGRATED = 57;

/** Where jobs are, and by which connections. */
export interface JobsPlace {
  url: string;
  pool: pg.Pool;
  schema: string;
  /** So many jobs of this process go side by side. */
  sideBySide: number;
}

/** What a kind of job does. `isOurs` tells whether the name is held still under which it was begun: else others may begin it anew. */
export type HeldTask = (payload: unknown, call: JobHelpers, isOurs: () => boolean) => Promise<void>;
export type HeldTasks = Readonly<Record<string, HeldTask>>;

/** A job is given up by whoever takes no more: nothing has failed. */
export class GivenUp extends Error {}

/** What takes jobs and does them. */
export interface Runners {
  /** Takes no more jobs; settles when those under way have ended. */
  stop(): Promise<void>;
  /** Gives back those under way: others begin them anew, as those of a process that is no more. */
  giveBack(): Promise<void>;
}

/** One of them: it takes jobs under a name that is its own as long as it has its connection. */
interface Taking {
  /** Settles when others may take the jobs of this name. */
  lost: Promise<void>;
  stop(): Promise<void>;
  /** Lets go of the name, whatever is under way. */
  letGo(): Promise<void>;
}

/**
 * Takes jobs and does them. Whoever loses the name under which they are taken begins again under a new one, for others may do the same jobs then.
 * Rejects when the first one cannot begin.
 */
export async function openRunners(
  place: JobsPlace,
  tasks: HeldTasks,
  { log, told }: { log: Log; told: Listeners['told'] },
): Promise<Runners> {
  let isOver = false;
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const freed = (names: readonly string[]) =>
    log.warn({ names }, 'the jobs of a process that is no more are given back');
  const begin = () => taking(place, tasks, log, { told, freed });
  async function begunAgain(): Promise<Taking | undefined> {
    while (!isOver) {
      try {
        return await begin();
      } catch (err) {
        log.warn({ err }, 'no jobs can be taken');
        await wait(AGAIN, undefined, { ref: false });
      }
    }
    return undefined;
  }
  let now: Taking | undefined = await begin();
  async function serve(): Promise<void> {
    const ended: Promise<void>[] = [];
    for (; now; now = await begunAgain()) {
      await Promise.race([now.lost, over]);
      ended.push(now.stop());
      if (!isOver) log.warn({}, 'jobs are taken under a new name');
    }
    await Promise.all(ended);
  }
  const serving = serve();
  const stop = () => {
    isOver = true;
    end();
    return serving;
  };
  return {
    stop,
    async giveBack() {
      void stop();
      await now?.letGo();
    },
  };
}

async function taking(
  { url, pool, schema, sideBySide }: JobsPlace,
  given: HeldTasks,
  log: Log,
  listeners: Omit<Listeners, 'lost'>,
): Promise<Taking> {
  let state: 'begins' | 'takes' | 'is over' = 'begins';
  /** The name is held no more: others may have begun what is under way here. */
  let isAnybodys = false;
  let presence: Presence | undefined;
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = () => {
      state = 'is over';
      isAnybodys = true;
      resolve();
    };
  });
  /** The name is that of the pool: by it jobs are marked. It is held before the first one is taken. */
  async function hold(name: string): Promise<void> {
    while (state === 'begins') {
      try {
        presence = await holdName(url, quoted(schema), name, { ...listeners, lost: lose });
        if (state === 'begins') state = 'takes';
        return;
      } catch (err) {
        log.warn({ err }, 'no name to take jobs under');
        await wait(AGAIN, undefined, { ref: false });
      }
    }
  }
  const events = new EventEmitter() as WorkerEvents;
  let name = '';
  let held = Promise.resolve();
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id;
    held = hold(name);
  });
  // By itself it takes no more when the end of a job could not be written down, and when any program makes such tables in this database.
  events.on('pool:gracefulShutdown', () => {
    if (process.exitCode === MIGRATED) process.exitCode = undefined;
    lose();
  });
  /** Settles when it has asked for a job. The engine looks up its tasks then, and keeps for ever what came of that: also an error. */
  const asked = new Promise<void>((resolve, reject) => {
    for (const well of ['worker:getJob:empty', 'job:start'] as const) events.once(well, () => resolve());
    events.once('worker:getJob:error', ({ error }) => reject(error));
  });
  asked.catch(() => {});
  const workersEnded = new Promise((resolve) => {
    events.on('pool:gracefulShutdown:complete', resolve);
    events.on('pool:gracefulShutdown:error', resolve);
  });
  /** Settles when the jobs that were begun have ended. */
  let underWay = Promise.resolve();
  const guarded = Object.entries(given).map(([id, task]) => {
    const whileHeld: Task = async (payload, call) => {
      if (state === 'takes') {
        const work = task(payload, call, () => !isAnybodys);
        underWay = Promise.allSettled([underWay, work]).then(() => {});
        await work.catch(async (error: unknown) => {
          // Another process begins it at once, and not after the wait for what has failed.
          if (error instanceof GivenUp) await giveBack(pool, quoted(schema), call.job.id, name);
          throw error;
        });
        // The engine would take the job away under the hands of whoever has begun it anew, and nobody would ever free its queue.
        if (isAnybodys) throw new Error('the name is lost under which it was begun');
        return;
      }
      await giveBack(pool, quoted(schema), call.job.id, name);
      throw new Error('the name is lost under which it was taken');
    };
    return [id, whileHeld] as const;
  });
  const runner = await run({
    pgPool: pool,
    schema,
    taskList: Object.fromEntries(guarded),
    concurrency: sideBySide,
    pollInterval: POLL,
    noHandleSignals: true,
    logger: loggerFor(log),
    events,
    preset: {
      // Without it nobody hears that the end of a job could not be written down, which would end the process.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, gracefulShutdownAbortTimeout: 0 },
      plugins: [{ name: 'castellan', version: '1.0.0', worker: { hooks: { startWorker: () => held } } }],
    },
  });
  const ended = runner.promise.catch(() => {});
  await held;
  async function stop(): Promise<void> {
    state = 'is over';
    await runner.stop().catch(() => {});
    // When an end could not be written down the engine miscounts what it has to write still, and waits for ever.
    const written = workersEnded.then(() => wait(AGAIN));
    await Promise.race([ended, written]);
    // The engine says that it has ended also when it has lost a connection over it. Nobody may begin these jobs anew as long as they go on.
    await underWay;
    await presence?.end();
  }
  try {
    await Promise.race([asked, lost]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    lost,
    stop,
    async letGo() {
      state = 'is over';
      isAnybodys = true;
      await presence?.end();
    },
  };
}

/** A job that was taken, and not begun or given up: nobody counts that as an attempt, so it is due at once. */
async function giveBack(pool: pg.Pool, schema: string, job: string, name: string): Promise<void> {
  await pool.query(
    `with job as (update ${schema}._private_jobs set locked_by = null, locked_at = null, attempts = attempts - 1
        where id = $1 and locked_by = $2 returning job_queue_id),
      queue as (update ${schema}._private_job_queues queue set locked_by = null, locked_at = null
        from job where queue.id = job_queue_id and queue.locked_by = $2)
      select pg_notify('jobs:insert', '{"r":1,"count":1}') from job`,
    [job, name],
  );
}

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** What the engine says of itself; that a job broke off was said where it did. */
export const loggerFor = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({}, message);
    else log.trace({}, message);
  });
