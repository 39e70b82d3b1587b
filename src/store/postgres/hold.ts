import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseInUse } from '../errors.ts';
import { configOf, connected } from './database.ts';

/** That a database is in use, as its server knows it: a lock that goes with the connection that has it. */

/** `alone` keeps all others out; who shares it keeps out who would be alone. */
export type Sharing = 'alone' | 'shared';

const TAKE: Readonly<Record<Sharing, string>> = {
  alone: 'pg_try_advisory_lock',
  shared: 'pg_try_advisory_lock_shared',
};
/** ms between two tries to take it again. */
const AGAIN = 1_000;

/** A database that is held. */
export interface Held {
  letGo(): Promise<void>;
}

/**
 * Takes the database at an address. Throws `DatabaseInUse` while others have it. When the connection breaks it is taken again as
 * soon as that can be done; `warn` hears of both.
 */
export async function hold(url: string, sharing: Sharing, warn: (facts: object, words: string) => void): Promise<Held> {
  let over = false;
  let client = await taken();
  async function taken(): Promise<pg.Client> {
    const fresh = new pg.Client(configOf(url));
    fresh.on('error', () => {});
    try {
      const { query } = await connected(fresh);
      const take = `select ${TAKE[sharing]}(hashtextextended('castellan ' || current_schema(), 0)) as mine`;
      const [row] = await query<{ mine: boolean }>(take);
      if (!row!.mine) throw new DatabaseInUse();
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    fresh.once('end', () => void again());
    return fresh;
  }
  async function again(): Promise<void> {
    if (over) return;
    warn({}, 'the connection that holds the database is lost');
    while (!over) {
      try {
        client = await taken();
        if (over) await client.end();
        else warn({}, 'the database is held again');
        return;
      } catch (error) {
        if (error instanceof DatabaseInUse) warn({}, error.message);
        await wait(AGAIN, undefined, { ref: false });
      }
    }
  }
  return {
    async letGo() {
      over = true;
      await client.end().catch(() => {});
    },
  };
}
