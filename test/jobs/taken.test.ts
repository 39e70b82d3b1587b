import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { jobRowsIn } from '#src/jobs/job-rows';
import { onPool, poolOf } from '#store/postgres/database';
import type { Store } from '#store/store';
import { makeTestDatabase } from '../kit/postgres.ts';
import { sampleRecord } from '../store/sample-record.ts';
import { empties, openProcess, patient } from './processes.ts';

/** A job that is taken in the very moment in which it is asked for again is followed by another one: nothing that was put in since waits for long. */

const waiting = (id: string) => ({ outbox: [{ id, kind: 'news' as const, data: null, sealed: 1 }] });

/** A match of which something waits, and a job that is asked for once. */
async function jobOf(plan?: (rows: ReturnType<typeof jobRowsIn>, match: string) => Promise<void>) {
  const database = await makeTestDatabase();
  const schema = `"${database.name}_jobs"`;
  const { store } = await openProcess(database.url, empties);
  const { id } = await store.create(sampleRecord(plan ? { outbox: [] } : waiting('n1')));
  const pool = poolOf(database.url, () => {});
  onTestFinished(() => pool.end());
  const rows = jobRowsIn(onPool(pool), schema);
  await plan?.(rows, id);
  const jobs = () =>
    database.query(
      `select key, locked_by as by, attempts = max_attempts as spent from ${schema}._private_jobs order by id`,
    );
  /** Asks again, and meanwhile somebody takes the job: whoever asks has not seen it yet. */
  async function takenWhile(asks: () => Promise<unknown>): Promise<void> {
    const somebody = new pg.Client({ connectionString: database.url });
    onTestFinished(() => somebody.end());
    await somebody.connect();
    await somebody.query('begin');
    await somebody.query(`update ${schema}._private_jobs set locked_by = 'somebody', locked_at = now(), attempts = 1`);
    const asked = asks();
    const held = `select count(*)::integer as n from pg_stat_activity where wait_event_type = 'Lock' and datname = '${database.name}'`;
    await expect.poll(async () => (await database.query(held))[0]!.n, patient).toBe(1);
    await somebody.query('commit');
    await asked;
  }
  return { id, rows, store, jobs, takenWhile };
}
const news = async (store: Store, id: string) => store.commit({ ...(await store.load(id))!, ...waiting('n2') });

test('a commit that puts in more news adds a delivery after the one that was just begun', async () => {
  const { id, store, jobs, takenWhile } = await jobOf();
  await takenWhile(() => news(store, id));
  expect(await jobs()).toEqual([
    { key: null, by: 'somebody', spent: true },
    { key: `deliver ${id}`, by: null, spent: false },
  ]);
});

test('a commit while nobody takes it leaves the one job that waits', async () => {
  const { id, store, jobs } = await jobOf();
  await news(store, id);
  expect(await jobs()).toEqual([{ key: `deliver ${id}`, by: null, spent: false }]);
});

test.each([
  ['a retry', 'deliver', (rows, match) => rows.deliverLater({ match, tries: 1 }, 60_000)],
  ['a renewal', 'renew', (rows, match) => rows.renewLater(match, 5_000)],
  ['a delivery at once', 'deliver', (rows, match) => rows.deliverNow(match)],
  ['a look at computers', 'computers', (rows, match) => rows.lookLater({ match }, 3_000)],
] as const satisfies readonly [string, string, Parameters<typeof jobOf>[0] & object][])(
  '%s that is planned again is there after the one that was just begun',
  async (_, key, plan) => {
    const { id, rows, jobs, takenWhile } = await jobOf(plan);
    await takenWhile(() => plan(rows, id));
    expect(await jobs()).toEqual([
      { key: null, by: 'somebody', spent: true },
      { key: `${key} ${id}`, by: null, spent: false },
    ]);
  },
);
