import { setTimeout as wait } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type { OpenComputers } from '#bot/computers/computers';
import { type Jobs, type OpenJobs, WAITS } from '#bot/deliver/jobs';
import type { Delivery } from '#bot/match/house';
import type { Log } from '#src/program-log';
import { type ConnectionsStanding, type Database, onPool, poolOf } from '#store/postgres/database';
import type { Adding } from '#store/postgres/deliveries';
import { type Answers, type Ended, openAnswers } from './ended.ts';
import { jobRowsIn } from './job-rows.ts';
import { type HeldTasks, loggerFor, openRunners, quoted, type Runners } from './runners.ts';
import { type TasksGiven, tasksOf } from './tasks.ts';
import { openDatabaseComputers } from './turns-of-computers.ts';

/** Jobs in a database. They are done by whichever process has it open; the store lets one have it today (docs/decisions/jobs.md). */
export interface DatabaseJobs {
  /** Makes their tables beside those of the store, if they are not there. Gives what the store adds them by. */
  prepare(): Promise<Adding>;
  /** To be called once they are prepared. */
  open: { deliveries: OpenJobs; computers: OpenComputers };
  /** Their connections. */
  standing(): ConnectionsStanding;
  /** Lets the database go. Jobs that have not ended by then are given back to others. */
  close(): Promise<void>;
}

/** So many deliveries of this process go side by side. */
const DELIVERIES = 6;
/** So many matches of this process wait side by side for a computer to answer; one at a time thinks. */
const COMPUTERS_AT_ONCE = 8;
/** Connections besides those of the jobs under way: for what this process tells and asks, and to hear of new ones. */
const BESIDES = 4;
/** ms between two looks for jobs that are missing. */
const SWEEP = 60_000;
/** ms that connections have to end. */
const LAST = 1_000;
/** ms between two looks whether all is done. */
const IDLE = 20;

/** Jobs in the database at this address. */
export function openDatabaseJobs(url: string, log: Log): DatabaseJobs {
  const pool = poolOf(url, (err) => log.warn({ err }, 'a connection to the jobs is lost'), DELIVERIES + BESIDES);
  const database = onPool(pool);
  const answers = openAnswers();
  let schema = '';
  let closed: Promise<void> | undefined;
  /** Whoever takes jobs here. */
  const all: Promise<Runners>[] = [];
  const run = (tasks: HeldTasks, sideBySide: number, hears: Parameters<typeof openRunners>[2]) => {
    const runners = openRunners({ url, pool, schema, sideBySide }, tasks, hears);
    all.push(runners);
    return runners;
  };
  async function leave(): Promise<void> {
    for (const begun of await Promise.allSettled(all)) if (begun.status === 'fulfilled') await begun.value.giveBack();
    // What hangs may have a connection.
    await Promise.race([database.end(), wait(LAST, undefined, { ref: false })]);
  }
  return {
    async prepare() {
      const [row] = await database.query<{ schema: string }>(`select current_schema() || '_jobs' as schema`);
      schema = row!.schema;
      await asIfBegun(database, schema);
      await runMigrations({ pgPool: pool, schema, logger: loggerFor(log) });
      return { schema: quoted(schema), added: answers.expect };
    },
    open: {
      deliveries: (work, house, waits = WAITS) => {
        const rows = jobRowsIn(database, quoted(schema));
        const told = (text: string) => answers.ended(JSON.parse(text) as Ended);
        return jobsBy({ work, ...house, waits, rows, answers }, (tasks) =>
          run(tasks, DELIVERIES, { log: house.log, told }),
        );
      },
      computers: (tend, house) => {
        const rows = jobRowsIn(database, quoted(schema));
        return openDatabaseComputers({ tend, ...house, rows }, (tasks) =>
          run(tasks, COMPUTERS_AT_ONCE, { log, told() {} }),
        );
      },
    },
    standing: database.standing,
    close: () => (closed ??= leave()),
  };
}

/** To make a schema is a right of its own. In one that is there already the engine finds its first table, and asks for no more. */
async function asIfBegun({ query }: Database, schema: string): Promise<void> {
  const [row] = await query<{ there: boolean }>('select to_regnamespace($1) is not null as there', [quoted(schema)]);
  if (!row!.there) return;
  await query(`create table if not exists ${quoted(schema)}.migrations
    (id integer primary key, ts timestamptz not null default now(), breaking boolean not null default false)`);
}

type Given = TasksGiven & { answers: Answers };

/** `run` begins to take jobs. */
function jobsBy({ answers, ...given }: Given, run: (tasks: HeldTasks) => Promise<Runners>): Jobs {
  const { store, log, rows } = given;
  let isOver = false;
  let runners: Promise<Runners> | undefined;
  let sweeping: NodeJS.Timeout | undefined;

  async function sweep(): Promise<void> {
    try {
      const missing = await rows.sweep();
      if (missing > 0) log.info({ missing }, 'jobs were missing');
    } catch (err) {
      log.warn({ err }, 'jobs cannot be looked through');
    }
  }

  async function delivered(match: string, renew?: 'renew'): Promise<Delivery> {
    const expected = answers.expected(match);
    if (expected === 'broken' && !renew) return {};
    // The job is there: the commit has added it.
    if (typeof expected === 'number' && !renew) return answers.of(match, expected);
    const record = await store.load(match);
    if (!record || (record.outbox.length === 0 && !renew)) return {};
    const answer = answers.of(match, record.version, 'anew');
    await (renew ? rows.renewLater(match, 0) : rows.deliverNow(match));
    return answer;
  }

  async function deliver(match: string, renew?: 'renew'): Promise<Delivery> {
    if (isOver) return {};
    try {
      return await delivered(match, renew);
    } catch (err) {
      log.warn({ err, match }, 'it is not known how a delivery goes');
      return {};
    }
  }

  return {
    async begin() {
      runners = run(tasksOf(given));
      await runners;
      await sweep();
      if (!isOver) sweeping = setInterval(() => void sweep(), SWEEP);
    },
    deliver,
    isAlone: false,
    isDelivering: () => false,
    async lookAgain(mayPost) {
      for (const { match, channel } of await rows.blocked()) if (await mayPost(channel)) await rows.deliverNow(match);
    },
    async renew() {
      await Promise.all((await rows.renewals()).map((match) => deliver(match, 'renew')));
    },
    standing: () => rows.standing(),
    async idle() {
      // A database that is away has nothing done.
      while (!isOver && ((await rows.due().catch(() => undefined))?.others ?? 0) > 0) await wait(IDLE);
    },
    async stop() {
      isOver = true;
      clearInterval(sweeping);
      answers.end();
      await runners?.then((one) => one.stop());
    },
  };
}
