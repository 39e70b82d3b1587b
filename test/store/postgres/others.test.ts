import { expect, onTestFinished, test } from 'vitest';
import { NewerProgram } from '#store/errors';
import { openOthers } from '#store/others';
import { openPostgresStore, type PostgresStoreOptions } from '#store/postgres/postgres-store';
import { watched } from '#store/watched';
import { makeTestDatabase } from '../../kit/postgres.ts';
import { sampleRecord } from '../sample-record.ts';

/** Processes that play from one database: what they hear of each other, and which program may play. */

async function place() {
  const database = await makeTestDatabase({ own: true });
  onTestFinished(() => database.remove());
  const open = async (options: PostgresStoreOptions = {}) => {
    const { others, heard } = openOthers();
    const store = await openPostgresStore(database.url, { program: 1, heard, ...options });
    onTestFinished(() => store.close());
    const told: string[] = [];
    const trouble = (error: unknown) => void told.push(String(error));
    const { watch, store: kept } = watched(store, trouble, others);
    watch(({ id, version }) => void told.push(`${id} ${version}`));
    return { store: kept, told };
  };
  return { ...database, open };
}
const standBy = () => {
  const heard: Error[] = [];
  const { signal } = new AbortController();
  return { heard, standBy: { waits() {}, ends: signal, isTaken: (why: Error) => void heard.push(why) } };
};

test('each hears once of what any of them saves', async () => {
  const { open } = await place();
  const [one, other] = [await open(), await open()];
  const record = await one.store.create(sampleRecord());
  await other.store.commit((await other.store.load(record.id))!);
  const both = [`${record.id} 1`, `${record.id} 2`];
  await expect.poll(() => [one.told, other.told]).toEqual([both, both]);
});

test('who has not listened for a moment hears of what was saved in it, and of nothing else', async () => {
  const { open, query } = await place();
  const [one, other] = [await open(), await open()];
  const [before, during] = [sampleRecord({ channel: 'c-1' }), sampleRecord({ channel: 'c-2' })];
  await one.store.create(before);
  await expect.poll(() => other.told).toHaveLength(1);
  // All connections are cut at once, and before they are made anew somebody saves.
  await query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await one.store.create(during).catch(() => one.store.create(during));
  await expect.poll(() => other.told, { timeout: 10_000 }).toEqual([`${before.id} 1`, `${during.id} 1`]);
});

test('an older program is told that a newer one plays, saves nothing any more, and does not begin again', async () => {
  const { open } = await place();
  const older = standBy();
  const one = await open({ program: 1, standBy: older.standBy });
  const record = await one.store.create(sampleRecord());
  await open({ program: 2 });
  await expect.poll(() => older.heard).toEqual([expect.any(NewerProgram)]);
  await expect(one.store.commit(record)).rejects.toThrow(NewerProgram);
  await expect(one.store.create(sampleRecord({ channel: 'elsewhere' }))).rejects.toThrow(NewerProgram);
  expect((await one.store.load(record.id))!.version).toBe(1);
  await expect(open({ program: 1 })).rejects.toThrow(/number 2, this one is number 1/);
});

test('one of the same number plays beside it, and a newer one goes on with what it has saved', async () => {
  const { open } = await place();
  const older = standBy();
  const one = await open({ program: 2, standBy: older.standBy });
  await open({ program: 2 });
  const record = await one.store.create(sampleRecord());
  const newer = await open({ program: 3 });
  expect((await newer.store.commit((await newer.store.load(record.id))!)).version).toBe(2);
  await expect.poll(() => older.heard).toHaveLength(1);
});

test('of two that would hear Discord one waits; workers play beside it, and none of them beside who has it alone', async () => {
  const { open } = await place();
  const bot = await open({ sharing: 'gateway' });
  await open({ sharing: 'shared' });
  await expect(open({ sharing: 'gateway' })).rejects.toThrow(/in use/);
  await expect(open({ sharing: 'alone' })).rejects.toThrow(/in use/);
  expect(await bot.store.all()).toEqual([]);
});
