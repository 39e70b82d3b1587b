import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { delivers } from '#store/postgres/deliveries';
import type { MatchRecord, Store } from '#store/store';
import { makeTestDatabase, type TestDatabase } from '../kit/postgres.ts';
import { wayTo } from '../kit/postgres-way.ts';
import { sampleRecord } from '../store/sample-record.ts';
import { empties, heldUp, openProcess, patient } from './processes.ts';

/** Processes that share the jobs of a database, and what becomes of those of one that is no more. */

const ITEM = { id: 'n1', kind: 'news', data: null, sealed: 1 };
const adding = (record: MatchRecord, id = 'n1'): MatchRecord => ({
  ...record,
  outbox: [...record.outbox, { ...ITEM, id }],
});

const never = () => new Promise<void>(() => {});
const jobsLeft = async ({ query, name }: TestDatabase & { name: string }) =>
  query(`select key, attempts, max_attempts, locked_by from "${name}_jobs"._private_jobs order by id`);
test('whoever has put something in learns how its delivery went in the other process', async () => {
  const database = await makeTestDatabase();
  const front = await openProcess(database.url, empties);
  const worker = await openProcess(database.url, empties);
  for (const { jobs } of [front, worker]) await jobs.begin();
  // Whichever of the two takes it.
  let count = 0;
  for (; worker.begun.length === 0; count++) {
    const { id } = await front.store.create(sampleRecord({ outbox: [] }));
    await front.store.commit(adding((await front.store.load(id))!));
    expect(await front.jobs.deliver(id)).toEqual({ drawn: 7 });
  }
  expect(front.begun.length + worker.begun.length).toBe(count);
  await expect.poll(() => jobsLeft(database), patient).toEqual([]);
});

test('only a commit that puts something new into the outbox adds a job', async () => {
  const database = await makeTestDatabase();
  const { store } = await openProcess(database.url, never);
  const { id } = await store.create(sampleRecord({ outbox: [] }));
  expect(await jobsLeft(database)).toEqual([]);
  const waits = await store.commit(adding((await store.load(id))!));
  expect(await jobsLeft(database)).toMatchObject([{ key: `deliver ${id}`, attempts: 0 }]);
  await database.query(`delete from "${database.name}_jobs"._private_jobs`);
  // What waits already wakes nobody: a match that is blocked would wake itself for ever.
  const other = await store.commit({ ...waits, outbox: waits.outbox.map((one) => ({ ...one, sealed: 2 })) });
  await store.commit({ ...other, outbox: [] });
  expect(await jobsLeft(database)).toEqual([]);
});

test('the jobs of a process whose connection is gone go on in another one, which looks at what it may have left', async () => {
  const database = await makeTestDatabase();
  const way = await wayTo(database.url);
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const dead = await openProcess(way.url, () => ended);
  await dead.jobs.begin();
  const { id } = await dead.store.create(sampleRecord({ outbox: [] }));
  const first = await dead.store.commit(adding((await dead.store.load(id))!));
  await expect.poll(() => dead.begun.length, patient).toBe(1);
  // Asked for once more meanwhile: the job that is under way counts as spent from then on.
  await dead.store.commit(adding(first, 'n2'));
  expect((await jobsLeft(database)).map(({ key, attempts }) => [key, attempts])).toEqual([
    [null, 25],
    [`deliver ${id}`, 0],
  ]);
  await way.cut();
  const heir = await openProcess(database.url, empties);
  await heir.jobs.begin();
  await expect.poll(() => heir.begun.length, patient).toBeGreaterThan(1);
  expect(heir.begun[0]).toEqual({ match: id, isBegunBefore: true });
  expect(heir.logged()).toContain('the jobs of a process that is no more are given back');
  await expect.poll(() => jobsLeft(database), patient).toEqual([]);
  expect((await heir.store.load(id))!.outbox).toEqual([]);
  end();
});

test('what ends under a name that is lost is not written down: job and queue belong to whoever has begun it anew', async () => {
  const database = await makeTestDatabase();
  const held: (() => void)[] = [];
  const ours: boolean[] = [];
  const deliver = async (store: Store, match: string, isOurs: () => boolean) => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    ours.push(isOurs());
    await empties(store, match);
  };
  const [first, second] = [await openProcess(database.url, deliver), await openProcess(database.url, deliver)];
  onTestFinished(() => {
    for (const go of held) go();
  });
  await first.jobs.begin();
  const { id } = await first.store.create(sampleRecord({ outbox: [ITEM] }));
  await expect.poll(() => held.length, patient).toBe(1);
  await second.jobs.begin();
  // Only the name is lost. The connections by which ends are written down stay open.
  const [{ locked_by: name }] = (await jobsLeft(database)) as [{ locked_by: string }];
  await database.query(
    `select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and (classid::bigint << 32) + objid::bigint = hashtextextended('castellan ' || $1, 0)`,
    [name],
  );
  // Either of the two begins it anew, the first one under its new name.
  await expect.poll(() => held.length, patient).toBe(2);
  held[0]!();
  const ended = async () =>
    first.logged().includes('the name is lost under which it was begun') || (await jobsLeft(database)).length === 0;
  await expect.poll(ended, patient).toBe(true);
  held[1]!();
  await expect.poll(() => jobsLeft(database), patient).toEqual([]);
  await second.store.commit(adding((await second.store.load(id))!, 'n2'));
  await expect.poll(() => held.length, patient).toBe(3);
  held[2]!();
  await expect.poll(() => jobsLeft(database), patient).toEqual([]);
  // Only the first one could not be sure that nobody else posts.
  expect(ours).toEqual([false, true, true]);
});

test('the jobs of a process that lives are left to it, however long they take', async () => {
  const database = await makeTestDatabase();
  const { deliver, finish } = heldUp();
  const slow = await openProcess(database.url, deliver);
  await slow.jobs.begin();
  const other = await openProcess(database.url, empties);
  await other.jobs.begin();
  const begun = () => [...slow.begun, ...other.begun].length;
  // Whichever of the two takes it: only the slow one keeps it.
  let id = '';
  while (slow.begun.length === 0) {
    const before = begun();
    ({ id } = await slow.store.create(sampleRecord({ outbox: [ITEM] })));
    await expect.poll(begun, patient).toBe(before + 1);
  }
  // Three looks at others.
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(other.begun.some(({ match }) => match === id)).toBe(false);
  finish();
  await expect.poll(() => jobsLeft(database), patient).toEqual([]);
  expect(slow.begun.filter(({ match }) => match === id)).toHaveLength(1);
});

test('a process whose connections broke takes jobs again, under a new name', async () => {
  const database = await makeTestDatabase();
  const way = await wayTo(database.url);
  const { store, jobs, begun, logged } = await openProcess(way.url, empties);
  await jobs.begin();
  await way.cut();
  await expect.poll(logged, patient).toContain('jobs are taken under a new name');
  await way.mend();
  const created = () => store.create(sampleRecord({ outbox: [ITEM] })).catch(() => undefined);
  await expect.poll(created, patient).toBeDefined();
  await expect.poll(() => begun.length, patient).toBeGreaterThan(0);
  await expect.poll(() => jobsLeft(database), patient).toEqual([]);
});

test('whose job cannot be written down as done takes jobs under a new name at once, and gives up the film under way', async () => {
  const database = await makeTestDatabase();
  const schema = `"${database.name}_jobs"`;
  const films: (() => boolean)[] = [];
  const { store, jobs, begun } = await openProcess(database.url, empties, async (_, isWanted) => {
    films.push(isWanted);
    await expect.poll(isWanted, patient).toBe(false);
    return undefined;
  });
  await jobs.begin();
  const { id: filmed } = await store.create(sampleRecord({ outbox: [] }));
  await database.query(`select ${schema}.add_job('film', json_build_object('match', $1::text))`, [filmed]);
  await expect.poll(() => films.length, patient).toBe(1);
  // The first delivery that ends meets with what two transactions in each other's way meet with.
  await database.query(`create sequence ${schema}.once`);
  await database.query(`create function ${schema}.fails() returns trigger language plpgsql as $$ begin
    if nextval('${schema}.once') = 1 then raise exception 'in each other''s way' using errcode = '40P01'; end if;
    return old; end $$`);
  await database.query(`create trigger fails before delete on ${schema}._private_jobs
    for each row execute function ${schema}.fails()`);
  const { id } = await store.create(sampleRecord({ outbox: [ITEM] }));
  // It may be begun anew under the new name before anybody has looked.
  await expect.poll(() => begun[0]?.match, patient).toBe(id);
  await expect.poll(async () => (await store.load(id))!.outbox, patient).toEqual([]);
  const { id: other } = await store.create(sampleRecord({ outbox: [ITEM] }));
  // Whoever waits for the same match has it too: the name that it was marked with is let go.
  await store.commit(adding((await store.load(id))!, 'n2'));
  const since = () => new Set(begun.slice(1).map(({ match }) => match));
  await expect.poll(since, patient).toEqual(new Set([id, other]));
  expect(films[0]!()).toBe(false);
});

test('who cannot look up its tasks begins again, for the engine would keep that error for ever', async () => {
  const database = await makeTestDatabase();
  const schema = `"${database.name}_jobs"`;
  const { store, jobs, begun, logged } = await openProcess(database.url, empties);
  await jobs.begin();
  await database.query(`create sequence ${schema}.once`);
  await database.query(`create function ${schema}.fails() returns trigger language plpgsql as $$ begin
    if nextval('${schema}.once') = 1 then raise exception 'cannot execute INSERT' using errcode = '25006'; end if;
    return new; end $$`);
  await database.query(`create trigger fails before insert on ${schema}._private_tasks
    for each row execute function ${schema}.fails()`);
  await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await expect.poll(logged, patient).toContain('cannot execute INSERT');
  expect(logged()).toContain('no jobs can be taken');
  const created = () => store.create(sampleRecord({ outbox: [ITEM] })).catch(() => undefined);
  await expect.poll(created, patient).toBeDefined();
  await expect.poll(() => begun.length, patient).toBeGreaterThan(0);
});

test('a job that is handed out when the name is lost already goes back, and counts as never begun', async () => {
  const database = await makeTestDatabase({ own: true });
  const { query, name } = database;
  const { store, jobs, begun, logged } = await openProcess(database.url, empties);
  await jobs.begin();
  const { id } = await store.create(sampleRecord({ outbox: [] }));
  // Who asks for a job has to wait.
  const holder = new pg.Client({ connectionString: database.adminUrl });
  onTestFinished(() => holder.end());
  await holder.connect();
  await holder.query(`begin; lock table ${name}_jobs._private_jobs in access exclusive mode`);
  await holder.query(`select ${delivers(`${name}_jobs`, `'${id}'`)}`);
  const asking = `select pid from pg_stat_activity where usename = '${name}' and wait_event_type = 'Lock' and query ~ 'for update'`;
  await expect.poll(() => query(asking).then((rows) => rows.length > 0), patient).toBe(true);
  // Meanwhile all connections go but one of these, with them the one that holds the name. And there is none for a new one.
  await query(`alter role ${name} connection limit 0`);
  await query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${name}'
    and pid <> (${asking} limit 1)`);
  await expect.poll(logged, patient).toContain('jobs are taken under a new name');
  await holder.query('commit');
  await expect.poll(logged, patient).toContain('the name is lost under which it was taken');
  expect(begun).toEqual([]);
  const left = () => query(`select attempts, run_at = created_at as due from ${name}_jobs._private_jobs`);
  await expect.poll(left, patient).toEqual([{ attempts: 0, due: true }]);
  await query(`alter role ${name} connection limit -1`);
  await expect.poll(() => begun.map(({ match }) => match), patient).toEqual([id]);
});

/** The connection by which the engine hears of tables that are made. */
const LISTENING = `select pid from pg_stat_activity where datname = current_database() and state = 'idle'
  and query ~ '^LISTEN .*worker:migrate'`;
test('another program that makes its tables in the same database stops nobody, and no exit code tells of it', async () => {
  const database = await makeTestDatabase();
  const { store, jobs, logged } = await openProcess(database.url, empties);
  await jobs.begin();
  // It takes jobs already before it hears of tables.
  const listening = () => database.query(LISTENING);
  await expect.poll(listening, patient).toHaveLength(1);
  await database.query('create schema beside');
  const { href } = Object.assign(new URL(database.url), { search: '?options=-c%20search_path%3Dbeside' });
  await openProcess(href, empties);
  await expect.poll(logged, patient).toContain('jobs are taken under a new name');
  const { id } = await store.create(sampleRecord({ outbox: [ITEM] }));
  expect(await jobs.deliver(id)).toEqual({ drawn: 7 });
  expect(process.exitCode).toBeUndefined();
});

test('a job that takes the word of the courier is found out: what it took waits still, and is delivered again', async () => {
  const database = await makeTestDatabase();
  let times = 0;
  const { store, jobs, begun } = await openProcess(database.url, async (of, match) => {
    if (times++ > 0) await empties(of, match);
  });
  await jobs.begin();
  await store.create(sampleRecord({ outbox: [ITEM] }));
  await expect.poll(() => begun.length, patient).toBe(2);
  await expect.poll(() => jobsLeft(database), patient).toEqual([]);
});

test('a match that waits without a job gets one, and a spent job goes', async () => {
  const database = await makeTestDatabase();
  const { store, jobs, begun } = await openProcess(database.url, empties);
  const { id } = await store.create(sampleRecord({ outbox: [ITEM] }));
  const table = `"${database.name}_jobs"._private_jobs`;
  await database.query(`update ${table} set key = null, attempts = max_attempts`);
  await jobs.begin();
  await expect.poll(() => begun.map(({ match }) => match), patient).toEqual([id]);
  await expect.poll(() => jobsLeft(database), patient).toEqual([]);
});
