import pg from 'pg';
import { DatabaseTrouble } from '../errors.ts';

/** A statement with a name is prepared once a connection. */
export interface Statement {
  name?: string;
  text: string;
}

/** Where statements are sent to. */
export interface Database {
  /** The rows that a statement gives. Throws what the server says, and what the way to it says. */
  query<R>(statement: Statement | string, values?: readonly unknown[]): Promise<R[]>;
  /** Does all the work in one transaction: all of it is saved, or nothing. */
  inOne<T>(work: (database: Database) => Promise<T>): Promise<T>;
}

/** Connections to a server. */
export interface Connections extends Database {
  /** How many there are, and who waits for one. */
  standing(): ConnectionsStanding;
  /** Lets all of them go. */
  end(): Promise<void>;
}

/** How many connections are open, how many of them nobody uses, and how many statements wait for one. */
export interface ConnectionsStanding {
  open: number;
  idle: number;
  waiting: number;
}

/** So many statements of a store are under way at once; others wait for their turn. */
export const CONNECTIONS = 8;
/** So many stay open while nobody uses them: to make one anew, and to prepare its statements, takes longer than a commit. */
const KEPT = 2;
/** ms until a connection counts as not to be had: whoever acts waits for an answer. */
const PATIENCE = 10_000;
/** ms until a statement counts as not answered: a network that hangs says nothing. `query_timeout` in the address is another limit. */
const LIMIT = 30_000;
/** ms of silence after which the system looks whether the machine of the server is still there. */
const SILENCE = 5_000;

/**
 * For a connection that has a lock: the server looks after so many seconds of silence, so often, whether the holder's machine is still there. A
 * process that dies is known by its connection at once; a machine without power is not.
 */
export const ALIVE = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3';

/** How a connection to this address is made. Its statements may take as long as they need. */
export const configOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: PATIENCE,
  keepAlive: true,
  keepAliveInitialDelayMillis: SILENCE,
  application_name: 'castellan',
});

/**
 * A pool of connections to the server at an address, made as they are needed. `lost` hears of each that breaks while nobody uses it. Without
 * a listener such a connection ends the process. A statement without an answer is given up, with its connection.
 */
export function poolOf(url: string, lost: (error: Error) => void, max = CONNECTIONS): pg.Pool {
  const pool = new pg.Pool({ ...configOf(url), query_timeout: LIMIT, max, min: KEPT });
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A pool as a database. */
export const onPool = (pool: pg.Pool): Connections => ({
  query: queryOf(pool),
  async inOne(work) {
    const client = await pool.connect().catch(asTrouble);
    try {
      const result = await inTransaction(onOne(client, PART), 'begin', work);
      client.release();
      return result;
    } catch (error) {
      // Nobody knows what it would do next.
      client.release(true);
      throw error;
    }
  },
  standing: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  end: () => pool.end(),
});

/** Does work on a connection of its own, which is closed after it: what may take longer than a statement of a pool. */
export async function onItsOwn<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const client = new pg.Client(configOf(url));
  client.on('error', () => {});
  try {
    return await work(await connected(client));
  } finally {
    await client.end().catch(() => {});
  }
}

/** The same of a client that is connected by it. */
export async function connected(client: pg.Client): Promise<Database> {
  await client.connect().catch(asTrouble);
  return onOne(client, 'begin');
}

/** What is done in one transaction within another is a part of it. */
const PART = 'savepoint part';
const ENDS = {
  begin: { well: 'commit', badly: 'rollback' },
  [PART]: { well: 'release part', badly: 'rollback to part' },
} as const;

/** One connection as a database, on which `begin` begins what is to be done in one. */
const onOne = (client: Pick<pg.Client, 'query'>, begin: keyof typeof ENDS): Database => ({
  query: queryOf(client),
  inOne: (work) => inTransaction(onOne(client, PART), begin, work),
});

async function inTransaction<T>(
  database: Database,
  begin: keyof typeof ENDS,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  await database.query(begin);
  try {
    const result = await work(database);
    await database.query(ENDS[begin].well);
    return result;
  } catch (error) {
    // A server that says nothing takes back all by itself; one that has refused leaves the connection in the middle of it.
    if (!isSilence(error)) await database.query(ENDS[begin].badly).catch(() => {});
    throw error;
  }
}

/** Whether the server could not be asked, or has not answered. */
const isSilence = (error: unknown): boolean =>
  error instanceof DatabaseTrouble && error.cause !== undefined && !(error.cause instanceof pg.DatabaseError);

const queryOf =
  (to: Pick<pg.Client, 'query'>): Database['query'] =>
  async <R>(statement: Statement | string, values: readonly unknown[] = []) => {
    const given = typeof statement === 'string' ? { text: statement } : statement;
    const { rows } = await to.query({ ...given, values: [...values] }).catch(asTrouble);
    return rows as R[];
  };

/** Classes of SQLSTATE that are about the server, not about what was asked: connection, read-only, resources, shutdown, system, internal. */
const ABOUT_SERVER = /^(08|25|53|57|58|XX)/;

/** What the server says about itself, or the way to it, as `DatabaseTrouble`. */
function asTrouble(error: unknown): never {
  const { code, message } = error as { code?: string; message?: string };
  const isAnswer = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  if (isAnswer && !ABOUT_SERVER.test(code)) throw error;
  // Of a name with several addresses the message is empty.
  throw new DatabaseTrouble(message || code || 'no answer', { cause: error });
}
