import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ALIVE, configOf, connected, type Database } from '#store/postgres/database';
import { TOLD } from './job-rows.ts';

/**
 * That a process is alive, as the database knows it: a lock in the name under which it takes jobs, on a connection of its own. The lock goes with
 * the connection. Who can take the lock of another one knows that it is gone, and gives its jobs back.
 */
export interface Presence {
  /** Lets go of the name. Its jobs must be done by then. */
  end(): Promise<void>;
}

/** ms between two looks at others; and until an answer of the server counts as none. */
const LOOK = 1_000;
const PATIENCE = 10_000;

/** What is heard in that time. */
export interface Listeners {
  /** Somebody has told something (`JobRows.tell`). */
  told(text: string): void;
  /** The jobs of these were given back. */
  freed(names: readonly string[]): void;
  /** The connection is no more: others may take the jobs of this name. */
  lost(): void;
}

/** Takes a name, whose jobs are in this schema, quoted. Throws when the server cannot be reached. */
export async function holdName(url: string, schema: string, name: string, listeners: Listeners): Promise<Presence> {
  const client = new pg.Client({ ...configOf(url), query_timeout: PATIENCE });
  let isOver = false;
  const lose = () => {
    if (isOver) return;
    isOver = true;
    client.end().catch(() => {});
    listeners.lost();
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload = '' }) => listeners.told(payload));
  const database = await connected(client);
  try {
    await take(database, name);
  } catch (error) {
    isOver = true;
    await client.end().catch(() => {});
    throw error;
  }
  const looking = (async () => {
    while (!isOver) {
      const names = await freeDead(database, schema, name);
      if (names.length > 0) listeners.freed(names);
      await wait(LOOK, undefined, { ref: false });
    }
  })();
  looking.catch(lose);
  return {
    async end() {
      if (isOver) return;
      isOver = true;
      await client.end().catch(() => {});
    },
  };
}

const LOCK = (name: string): string => `hashtextextended('castellan ' || ${name}, 0)`;

async function take({ query }: Database, name: string): Promise<void> {
  await query(ALIVE);
  await query(`select pg_advisory_lock(${LOCK('$1::text')})`, [name]);
  await query(`listen ${TOLD}`);
}

/** Gives the jobs of all whose name nobody holds back to whoever takes them. Gives these names. */
async function freeDead(database: Database, schema: string, mine: string): Promise<string[]> {
  const named = `select locked_by as name from ${schema}._private_jobs where locked_by <> $1
    union select locked_by from ${schema}._private_job_queues where locked_by <> $1`;
  if ((await database.query(named, [mine])).length === 0) return [];
  return database.inOne(async ({ query }) => {
    const dead = `select name from (${named}) as named where pg_try_advisory_xact_lock(${LOCK('name')})`;
    const names = (await query<{ name: string }>(dead, [mine])).map(({ name }) => name);
    if (names.length === 0) return [];
    // One that was asked for again while it was under way counts as spent. But somebody has to look at what it has left.
    await query(
      `update ${schema}._private_jobs set attempts = 1 where locked_by = any ($1::text[]) and attempts >= max_attempts`,
      [names],
    );
    await query(`select ${schema}.force_unlock_workers($1::text[])`, [names]);
    await query(`select pg_notify('jobs:insert', '{"r":1,"count":8}')`);
    return names;
  });
}
