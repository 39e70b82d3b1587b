import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '#store/postgres/postgres-store';
import { makeTestDatabase } from '../../kit/postgres.ts';

/** A process that waits for a database which another one has. */

/** Somebody who stands by, and what they have heard. */
function standingBy() {
  const ends = new AbortController();
  const heard: string[] = [];
  const standBy = {
    waits: () => void heard.push('waits'),
    ends: ends.signal,
    isTaken: () => void heard.push('is taken'),
  };
  return { ends, heard, standBy };
}
/** A database of its own, which is removed after all else is closed. */
async function place() {
  const database = await makeTestDatabase({ own: true });
  onTestFinished(() => database.remove());
  return database;
}
const opened = (url: string, standBy?: ReturnType<typeof standingBy>['standBy']) =>
  openPostgresStore(url, { sharing: 'alone', ...(standBy && { standBy }) });

test('waits while others have it, and has it when they are gone', async () => {
  const { url } = await place();
  const first = await opened(url);
  const { heard, standBy } = standingBy();
  let isOpen = false;
  const second = opened(url, standBy).finally(() => {
    isOpen = true;
  });
  await expect.poll(() => heard).toEqual(['waits']);
  await first.saveMeta('left by', 'the first');
  expect(isOpen).toBe(false);
  await first.close();
  const store = await second;
  onTestFinished(() => store.close());
  expect(await store.meta('left by')).toBe('the first');
  expect(heard).toEqual(['waits']);
});

test('does not wait for what is free, nor for a database that is not there', async () => {
  const { url } = await place();
  const { heard, standBy } = standingBy();
  const store = await opened(url, standBy);
  onTestFinished(() => store.close());
  const gone = new URL(url);
  gone.port = '1';
  await expect(opened(gone.href, standBy)).rejects.toThrow(/ECONNREFUSED/);
  expect(heard).toEqual([]);
});

test('waits no longer than it is told to', async () => {
  const { url } = await place();
  const first = await opened(url);
  onTestFinished(() => first.close());
  const { ends, heard, standBy } = standingBy();
  const second = opened(url, standBy);
  await expect.poll(() => heard).toEqual(['waits']);
  ends.abort(new Error('enough'));
  await expect(second).rejects.toThrow('enough');
});

test('hears that others have it, where its connection was lost and they were faster', async () => {
  const { url, query } = await place();
  const { heard, standBy } = standingBy();
  const store = await opened(url, standBy);
  onTestFinished(() => store.close());
  // Whoever waits at the lock itself has it at the moment in which it is free.
  const rival = new pg.Client(url);
  await rival.connect();
  onTestFinished(() => rival.end());
  const { rows } = await rival.query<{ pid: number }>(`select pid from pg_locks
    where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`);
  expect(rows).toHaveLength(1);
  const faster = rival.query(`select pg_advisory_lock(hashtextextended('castellan ' || current_schema(), 0))`);
  await query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await faster;
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['is taken']);
});
