import pg from 'pg';
import { PooledDatabase } from '../errors.ts';
import { configOf, connected, type Database } from './database.ts';

/**
 * Locks and LISTEN belong to one connection of the server. A pooler that gives out connections by transaction (pgbouncer) loses them with the next
 * statement. Two processes would both have the database then, and nobody would hear of a job.
 */

/** So many statements are sent one by one: a pooler that chooses among idle connections gives another one by then. */
const LOOKS = 16;

/**
 * Throws `PooledDatabase` when what is sent on one connection to this address is done on several of the server, or when two connections to it have
 * one of the server. One that gives a connection to each session passes: all holds there that holds without it.
 */
export async function refusePooler(url: string): Promise<void> {
  const [mine, other] = [new pg.Client(configOf(url)), new pg.Client(configOf(url))];
  for (const client of [mine, other]) client.on('error', () => {});
  try {
    const database = await connected(mine);
    const backends = new Set<number>();
    for (let looks = 0; looks < LOOKS; looks++) backends.add(await backendOf(database));
    // While nothing of ours is under way another one gets what we had, or we get another one while it has that.
    await (await connected(other)).inOne(async (transaction) => {
      const theirs = await backendOf(transaction);
      if (backends.has(theirs)) throw new PooledDatabase();
      backends.add(await backendOf(database));
    });
    if (backends.size > 1) throw new PooledDatabase();
  } finally {
    for (const client of [mine, other]) await client.end().catch(() => {});
  }
}

/** The process of the server that does what is sent. */
async function backendOf({ query }: Database): Promise<number> {
  const [row] = await query<{ pid: number }>('select pg_backend_pid() as pid');
  return row!.pid;
}
