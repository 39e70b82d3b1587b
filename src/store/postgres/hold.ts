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
/** ms between two tries to take it. */
const AGAIN = 1_000;
/**
 * The server looks after so many seconds of silence, so often, whether the holder's machine is still there. A process that dies is known by its
 * connection at once; a machine without power is not.
 */
const ALIVE = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3`;

/** A database that is held. */
export interface Held {
  letGo(): Promise<void>;
}

/** A process that takes the place of another one when that ends. */
export interface StandBy {
  /** Others have the database, and it is waited for. Called once, or not at all. */
  waits(): void;
  /** Ends the wait, which rejects with its reason. */
  ends: AbortSignal;
  /** The connection that held it was lost, and others have it now. */
  isTaken(): void;
}

/** How it is held. */
export interface Holding {
  sharing: Sharing;
  /** Hears that it was lost, and held again. */
  warn?: (facts: object, words: string) => void;
  /** It is waited for while others have it. */
  standBy?: StandBy;
}

/**
 * Takes the database at an address. Throws `DatabaseInUse` while others have it, unless it stands by. When the connection breaks it is taken again
 * as soon as that can be done.
 */
export async function hold(url: string, { sharing, warn = () => {}, standBy }: Holding): Promise<Held> {
  let over = false;
  let client = await (standBy ? waitedFor(standBy) : taken());
  async function waitedFor({ waits, ends }: StandBy): Promise<pg.Client> {
    for (let tries = 0; ; tries++) {
      ends.throwIfAborted();
      try {
        return await taken();
      } catch (error) {
        // Who waits already outlasts a database that is away.
        if (tries === 0 && !(error instanceof DatabaseInUse)) throw error;
        if (tries === 0) waits();
        await wait(AGAIN, undefined, { signal: ends }).catch(() => {});
      }
    }
  }
  async function taken(): Promise<pg.Client> {
    const fresh = new pg.Client(configOf(url));
    fresh.on('error', () => {});
    try {
      const { query } = await connected(fresh);
      const take = `select ${TAKE[sharing]}(hashtextextended('castellan ' || current_schema(), 0)) as mine`;
      const [row] = await query<{ mine: boolean }>(take);
      if (!row!.mine) throw new DatabaseInUse();
      await query(ALIVE);
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
        if (error instanceof DatabaseInUse) {
          warn({}, error.message);
          if (standBy) return standBy.isTaken();
        }
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
