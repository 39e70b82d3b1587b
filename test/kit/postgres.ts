import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { startServer } from './postgres-server.ts';
import { queryAt } from './query-at.ts';

/** The one PostgreSQL server of a run of tests: started by the first test that asks. With `DATABASE_URL` it is that one. */
async function serverUrl(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const folder = inject('postgres');
  const [known, mine] = [join(folder, 'url'), join(folder, 'server')];
  try {
    mkdirSync(mine);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Another worker starts it.
    while (!existsSync(known)) await wait(20);
    return readFileSync(known, 'utf8');
  }
  writeFileSync(`${known}.new`, await startServer(folder));
  renameSync(`${known}.new`, known);
  return readFileSync(known, 'utf8');
}

/** A database for one test. A schema is not enough: what one of them tells is heard by all in the same database. */
export interface TestDatabase {
  url: string;
  /** The same as who may do everything. */
  adminUrl: string;
  /** Does what the store does not do: breaks rows, looks into tables. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
}

/** Makes one, empty. With `own` its address has a role of its own, so that its connections and rights can be told from others. */
export async function makeTestDatabase({ own = false } = {}): Promise<TestDatabase & { name: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = new URL(await serverUrl());
  await queryAt(server.href, `create database ${name} strategy file_copy`);
  const url = new URL(server);
  url.pathname = name;
  url.searchParams.set('options', `-c search_path=${name}`);
  const query: TestDatabase['query'] = (text, values) => queryAt(url.href, text, values);
  await query(`create schema ${name}`);
  const address = new URL(url);
  if (own) {
    await query(`create role ${name} login password '${name}'`);
    await query(`grant all on schema ${name} to ${name}`);
    // A role that may make none needs that of the jobs beside it.
    await query(`create schema ${name}_jobs authorization ${name}`);
    Object.assign(address, { username: name, password: name });
  }
  const dropped = async () => {
    await queryAt(server.href, `drop database ${name} with (force)`);
    if (own) await queryAt(server.href, `drop role ${name}`);
  };
  // A server of our own goes with all it has; to drop what is in it would take longer than most tests. It lies in memory, 7 MB a database.
  const isKept = !process.env.DATABASE_URL && process.env.CASTELLAN_STORE !== 'postgres';
  const remove = async () => void (isKept || (await dropped()));
  return { name, url: address.href, adminUrl: url.href, query, remove };
}
