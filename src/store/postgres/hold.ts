import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseInUse } from '../errors.ts';
import { ALIVE, configOf, connected, type Database } from './database.ts';

/** That a database is in use, as its server knows it: locks that go with the connection that has them. */

/**
 * `alone` keeps all others out. `shared` keeps out who would be alone. `gateway` does so as well, and of all processes one has it: it hears what
 * Discord has to say.
 */
export type Sharing = 'alone' | 'shared' | 'gateway';

/** A lock of its own for this schema. */
const lockOf = (name: string): string => `hashtextextended('${name} ' || current_schema(), 0)`;
const USE = lockOf('castellan');
const GATEWAY = lockOf('castellan gateway');

const TAKE: Readonly<Record<Sharing, readonly string[]>> = {
  alone: [`pg_try_advisory_lock(${USE})`],
  shared: [`pg_try_advisory_lock_shared(${USE})`],
  gateway: [`pg_try_advisory_lock(${GATEWAY})`, `pg_try_advisory_lock_shared(${USE})`],
};
/** ms between two tries to take it. */
const AGAIN = 1_000;
/** ms between two looks whether the way to it is open, and until no answer counts as none: of a network that hangs nobody hears. */
const LOOK = 5_000;
const PATIENCE = 10_000;
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
  /** It has it no more: its connection was lost and others were faster, or a newer program plays. */
  isTaken(why: Error): void;
}

/** What others say on channels of the database, while it is held. */
export interface Hearing {
  channels: readonly string[];
  heard(channel: string, words: string): void;
  /** For a moment nobody listened. */
  missed(): void;
}

/** How it is held. */
export interface Holding {
  sharing: Sharing;
  /** Hears that it was lost, and held again. */
  warn?: (facts: object, words: string) => void;
  /** It is waited for while others have it. */
  standBy?: StandBy;
  /** Listens on the same connection. */
  hearing?: Hearing;
}

/**
 * Takes the database at an address. Throws `DatabaseInUse` while others have it, unless it stands by. When the connection breaks it is taken again
 * as soon as that can be done.
 */
export async function hold(url: string, { sharing, warn = () => {}, standBy, hearing }: Holding): Promise<Held> {
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
    const fresh = new pg.Client({ ...configOf(url), query_timeout: PATIENCE });
    fresh.on('error', () => {});
    if (hearing) fresh.on('notification', ({ channel, payload = '' }) => hearing.heard(channel, payload));
    try {
      const database = await connected(fresh);
      await takeAll(database, sharing);
      await database.query(ALIVE);
      for (const channel of hearing?.channels ?? []) await database.query(`listen ${channel}`);
      void lookAfter(fresh, database);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    fresh.once('end', () => void again());
    return fresh;
  }
  /** A way that hangs is given up. */
  async function lookAfter(held: pg.Client, { query }: Database): Promise<void> {
    let open = true;
    held.once('end', () => {
      open = false;
    });
    while (open) {
      await wait(LOOK, undefined, { ref: false });
      if (open) await query('select').catch(() => held.end().catch(() => {}));
    }
  }
  async function again(): Promise<void> {
    if (over) return;
    warn({}, 'the connection that holds the database is lost');
    while (!over) {
      try {
        client = await taken();
        if (over) await client.end();
        else warn({}, 'the database is held again');
        hearing?.missed();
        return;
      } catch (error) {
        if (error instanceof DatabaseInUse) {
          warn({}, error.message);
          if (standBy) return standBy.isTaken(new Error('Another Castellan has taken the database.'));
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

async function takeAll({ query }: Database, sharing: Sharing): Promise<void> {
  for (const take of TAKE[sharing]) {
    const [row] = await query<{ mine: boolean }>(`select ${take} as mine`);
    if (!row!.mine) throw new DatabaseInUse();
  }
}
