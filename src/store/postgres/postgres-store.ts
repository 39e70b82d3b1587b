import { DatabaseTrouble, NewerProgram } from '../errors.ts';
import type { Store } from '../store.ts';
import { whileOpen } from '../while-open.ts';
import { campaignsIn } from './campaign-table.ts';
import { type ConnectionsStanding, type Database, onItsOwn, onPool, poolOf } from './database.ts';
import type { Adding } from './deliveries.ts';
import { forgettingIn } from './forgetting.ts';
import { type Hearing, hold, type Sharing, type StandBy } from './hold.ts';
import { type KnownRows, openKnownRows, ROWS } from './known-rows.ts';
import { type MatchesWith, matchesIn, type Warn } from './match-table.ts';
import { migrate } from './migrate.ts';
import { refusePooler } from './pooler.ts';
import { checkProgram, noteProgram, PROGRAMS } from './programs.ts';
import { type EntryRow, entryIn } from './rows.ts';
import { besidesIn } from './small-tables.ts';
import { ALL, BY_CHANNEL, BY_USER, DUE, RUNNING, SAVED, UNREADABLE, WAITING } from './statements.ts';
import { inColumn } from './texts.ts';

export interface PostgresStoreOptions {
  /** A pino logger fits. Gets names of rows and reasons, never what a record holds. */
  log?: { info(facts: object, words: string): void; warn(facts: object, words: string): void };
  /** Whether others may have the database open at the same time; `shared` if absent. */
  sharing?: Sharing;
  /** The number of the program that plays: nothing of it is saved where a newer one plays. */
  program?: number;
  /** Hears what others have saved (their words), and that it may have missed some of it (undefined). */
  heard?: (words: string | undefined) => void;
  /** It is waited for while others have it. */
  standBy?: StandBy;
  /** Prepares, once the database is held, where jobs are added by which matches are delivered; none are if absent. */
  adding?: () => Promise<Adding>;
}

/** A store in a database, which can be looked at. */
export interface PostgresStore extends Store {
  /** Its connections. */
  standing(): ConnectionsStanding;
  /** Throws `DatabaseTrouble` while the database cannot be reached, or is read-only. */
  check(): Promise<void>;
}

/**
 * The store in a PostgreSQL database, whose tables are made and brought up to date if need be. Each match is a row, with its history in rows of
 * its own; a commit is one statement. A connection that is lost is made anew by the next one who needs it. Throws `DatabaseInUse`,
 * `PooledDatabase`, `NewerDatabase`, and `NewerProgram` where a newer program plays.
 */
export async function openPostgresStore(url: string, options: PostgresStoreOptions = {}): Promise<PostgresStore> {
  const { log, sharing = 'shared', adding, standBy, program, heard = () => {} } = options;
  const warn: Warn = (facts, words) => log?.warn(facts, words);
  await refusePooler(url);
  const connections = onPool(poolOf(url, (err) => warn({ err }, 'a connection to the database is lost')));
  const isOld = () =>
    checkProgram(connections, program!).catch((error: unknown) => {
      if (error instanceof NewerProgram) standBy?.isTaken(error);
    });
  const known = openKnownRows();
  const told: Record<string, (words: string | undefined) => void> = {
    [SAVED]: heard,
    [ROWS]: known.heard,
    [PROGRAMS]: () => void isOld(),
  };
  const hearing: Hearing = {
    channels: Object.keys(told),
    heard: (channel, words) => told[channel]!(words),
    missed() {
      for (const hears of Object.values(told)) hears(undefined);
    },
  };
  const plays = program !== undefined && { hearing };
  const held = await hold(url, { sharing, warn, ...(standBy && { standBy }), ...plays }).catch(async (error) => {
    await connections.end();
    throw error;
  });
  const end = async () => {
    await connections.end();
    await held.letGo();
  };
  try {
    const migrations = await onItsOwn(url, migrate);
    if (migrations > 0) log?.info({ migrations }, 'tables of the database brought up to date');
    if (program !== undefined) await noteProgram(connections, program);
    const hears = plays && { known };
    const store = storeIn(connections, warn, { end, program, ...hears, ...(adding && { adding: await adding() }) });
    return { ...store, standing: connections.standing, check: () => checkTakes(connections) };
  } catch (error) {
    await end();
    throw error;
  }
}

async function checkTakes({ query }: Database): Promise<void> {
  const [row] = await query<{ transaction_read_only: string }>('show transaction_read_only');
  if (row!.transaction_read_only !== 'off') throw new DatabaseTrouble('it is read-only');
}

/** A store in a database whose tables are there. `end` is called when it is closed, once all is done. */
export function storeIn(
  database: Database,
  warn: Warn,
  { end, known, ...how }: { end: () => Promise<void>; known?: KnownRows } & MatchesWith,
): Store {
  const matches = matchesIn(database, warn, how);
  const campaigns = campaignsIn(database, warn);
  const { besides, takeIn, results, ...small } = besidesIn(database, { campaigns, warn, known });
  const forgetting = forgettingIn(database, { matches, campaigns, known });
  const { during, close } = whileOpen('the store');
  /** The same functions, each while the store is open. */
  const open = <T extends object>(functions: T): T =>
    Object.fromEntries(
      Object.entries(functions).map(([name, call]) => [name, (...given: unknown[]) => during(() => call(...given))]),
    ) as T;
  const ids = async (statement: Parameters<Database['query']>[0], values: unknown[] = []) =>
    (await database.query<{ id: string }>(statement, values)).map(({ id }) => id);
  const entries = async (statement: string) => (await database.query<EntryRow>(statement)).map(entryIn);
  const { known: knownOf, ...saved } = matches;
  return {
    known: knownOf,
    ...open({
      ...saved,
      ...forgetting,
      ...small,
      besides,
      takeIn,
      byChannel: async (channel: string) => (await ids(BY_CHANNEL, [inColumn(channel)]))[0],
      byUser: (user: string) => ids(BY_USER, [inColumn(user)]),
      running: () => ids(RUNNING),
      waiting: () => ids(WAITING),
      due: (now: number) => ids(DUE, [now]),
      all: () => entries(ALL),
      unreadable: () => entries(UNREADABLE),
    }),
    campaigns: open({
      create: campaigns.create,
      load: campaigns.load,
      commit: campaigns.commit,
      of: campaigns.of,
    }),
    results: open(results),
    close: () => close(end),
  };
}
