import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { makeTestDatabase } from '../kit/postgres.ts';
import { sampleRecord } from '../store/sample-record.ts';
import { empties, heldUp, openProcess, patient } from './processes.ts';

/** Whoever begins adds the jobs that are missing, and touches no other. */

const waiting = (change = {}) =>
  sampleRecord({ outbox: [{ id: 'n1', kind: 'news', data: null, sealed: 1 }], ...change });

test('of a match that waits and has no job one is added, and told in the log', async () => {
  const database = await makeTestDatabase();
  const { store } = await openProcess(database.url, empties);
  const { id } = await store.create(waiting());
  await database.query(`delete from "${database.name}_jobs"._private_jobs`);
  const heir = await openProcess(database.url, empties);
  await heir.jobs.begin();
  await expect.poll(() => heir.begun, patient).toEqual([{ match: id, isBegunBefore: false }]);
  expect(heir.logged()).toContain('"missing":1');
});

test('a delivery that is under way in another process is not begun besides, and one that waits for its time keeps it', async () => {
  const database = await makeTestDatabase();
  const { deliver, finish } = heldUp();
  const busy = await openProcess(database.url, deliver);
  const { id: later } = await busy.store.create(waiting({ channel: 'another' }));
  await database.query(`update "${database.name}_jobs"._private_jobs set run_at = now() + interval '1 hour'`);
  await busy.jobs.begin();
  const { id } = await busy.store.create(waiting());
  await expect.poll(() => busy.begun.length, patient).toBe(1);
  const heir = await openProcess(database.url, empties);
  await heir.jobs.begin();
  expect(await database.query(`select key from "${database.name}_jobs"._private_jobs order by id`)).toEqual([
    { key: `deliver ${later}` },
    { key: `deliver ${id}` },
  ]);
  finish();
  await expect.poll(async () => (await heir.store.load(id))!.outbox, patient).toEqual([]);
  await heir.jobs.idle();
  expect(heir.begun).toEqual([]);
  expect((await heir.store.load(later))!.outbox).toHaveLength(1);
  expect(heir.logged()).not.toContain('missing');
});

test('a delivery that has failed often is tried again at the next look, and not after the hours that the engine waits', async () => {
  const database = await makeTestDatabase();
  const { store } = await openProcess(database.url, empties);
  const { id } = await store.create(waiting());
  const failed = `update "${database.name}_jobs"._private_jobs
    set attempts = 9, last_error = 'the disk is full', run_at = now() + interval '2 hours'`;
  await database.query(failed);
  const heir = await openProcess(database.url, empties);
  await heir.jobs.begin();
  await expect.poll(() => heir.begun, patient).toEqual([{ match: id, isBegunBefore: true }]);
  await expect.poll(async () => (await store.load(id))!.outbox, patient).toEqual([]);
});

test('a queue without a job is freed at the next look, though whoever has it lives', async () => {
  const database = await makeTestDatabase();
  const schema = `"${database.name}_jobs"`;
  const { store } = await openProcess(database.url, empties);
  const { id } = await store.create(waiting());
  const busy = await openProcess(database.url, empties);
  await busy.jobs.begin();
  await expect.poll(() => busy.begun.length, patient).toBe(1);
  await busy.jobs.idle();
  await busy.jobs.stop();
  const somebody = new pg.Client({ connectionString: database.url });
  onTestFinished(() => somebody.end());
  await somebody.connect();
  await somebody.query(`select pg_advisory_lock(hashtextextended('castellan somebody', 0))`);
  await database.query(`update ${schema}._private_job_queues set locked_by = 'somebody', locked_at = now()`);
  const before = (await store.load(id))!;
  await store.commit({ ...before, outbox: waiting().outbox });
  const heir = await openProcess(database.url, empties);
  await heir.jobs.begin();
  await expect.poll(() => heir.begun.map(({ match }) => match), patient).toEqual([id]);
});
