import { expect, onTestFinished, test } from 'vitest';
import { DatabaseInUse, DatabaseTrouble, NewerDatabase } from '#store/errors';
import { openPostgresStore } from '#store/postgres/postgres-store';
import { makeTestDatabase } from '../../kit/postgres.ts';
import { sampleRecord } from '../sample-record.ts';

/** Who may have a database, and what becomes of its tables. */

async function made() {
  const database = await makeTestDatabase();
  onTestFinished(() => database.remove());
  return database;
}

test('one process at a time has a database alone, and gets it when the one before has let it go', async () => {
  const { url } = await made();
  const first = await openPostgresStore(url, { sharing: 'alone' });
  for (const sharing of ['alone', 'shared'] as const)
    await expect(openPostgresStore(url, { sharing })).rejects.toThrow(DatabaseInUse);
  // Another schema of the same server is another database.
  const elsewhere = await openPostgresStore((await made()).url, { sharing: 'alone' });
  await elsewhere.close();
  await first.close();
  const shared = await openPostgresStore(url);
  await expect(openPostgresStore(url, { sharing: 'alone' })).rejects.toThrow(DatabaseInUse);
  await shared.close();
  await (await openPostgresStore(url, { sharing: 'alone' })).close();
});

test('tables are made once, and stay as they are from then on', async () => {
  const { url, query } = await made();
  const told: object[] = [];
  const log = { info: (facts: object) => void told.push(facts), warn() {} };
  const { id } = await (await openPostgresStore(url, { log })).create(sampleRecord());
  const again = await openPostgresStore(url, { log });
  expect((await again.load(id))!.id).toBe(id);
  expect(told).toEqual([{ migrations: 1 }]);
  expect(await query('select n from migration')).toEqual([{ n: 1 }]);
});

test('of tables that cannot be made none is there', async () => {
  const { url, query } = await made();
  await query('create table meta (other text)');
  await expect(openPostgresStore(url)).rejects.toThrow('meta');
  const tables = await query('select tablename from pg_tables where schemaname = current_schema()');
  expect(tables).toEqual([{ tablename: 'meta' }]);
  await query('drop table meta');
  await (await openPostgresStore(url)).close();
});

test('a database that a newer program has set up is declined and left alone', async () => {
  const { url, query } = await made();
  await (await openPostgresStore(url)).close();
  await query('insert into migration (n) values (99)');
  await expect(openPostgresStore(url)).rejects.toThrow(NewerDatabase);
  await query('delete from migration where n = 99');
  await (await openPostgresStore(url, { sharing: 'alone' })).close();
});

test('an address where no database is, and one that lets nobody in, are a trouble of the database', async () => {
  const { url } = await made();
  const nowhere = new URL(url);
  nowhere.port = '1';
  await expect(openPostgresStore(nowhere.href)).rejects.toThrow(DatabaseTrouble);
  const nobody = new URL(url);
  nobody.username = 'no_such_role';
  await expect(openPostgresStore(nobody.href)).rejects.toThrow('no_such_role');
});
