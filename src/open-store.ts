import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BotOptions, ProcessKind } from '#bot/bot';
import type { Log } from '#src/program-log';
import { PROGRAM } from '#src/program-number';
import { type TakenOver, takenOver } from '#store/former-folder';
import { openJsonStore } from '#store/json-store';
import { type Others, openOthers } from '#store/others';
import type { ConnectionsStanding } from '#store/postgres/database';
import type { Sharing, StandBy } from '#store/postgres/hold';
import type { Store } from '#store/store';
import { type Settings, SettingsError, STORE } from './settings.ts';

/** Where matches were kept before they were kept in `STORE`. */
const FORMER_STORE = 'data/store';

/** The store that the settings name. `folder` has the matches, or with a database what the local table remembers. */
export interface OpenedStore {
  folder: string;
  store: Store;
  /** In a database deliveries are jobs; without one this process alone sees to them. */
  jobs?: BotOptions['jobs'] & object;
  /** Settles when this process may play no more from the database, and why. */
  taken?: Promise<Error>;
  /** Hears of what other processes have saved. */
  others?: Others;
  look: StoreLook;
}

/** How an operator looks at a store. */
export interface StoreLook {
  /** Rejects while nothing can be saved. */
  check(): Promise<void>;
  /** Connections to a database, by what they are for. */
  connections(): Readonly<Record<string, ConnectionsStanding>>;
}

/** How a process begins, and how it is told to end. */
export interface StartedAs {
  kind: ProcessKind;
  /** The number of the program, where it is another one than this. */
  program?: number | undefined;
  /** Words for people, a line each. */
  print(line: string): void;
  /** Others who have the database are waited for until then; if absent nobody is. */
  ends?: AbortSignal | undefined;
}

/** What the settings say of it. */
type Where = Pick<Settings, 'storeDir' | 'databaseUrl' | 'discord' | 'interactions'>;

/**
 * Opens it. A database has one process that hears Discord by the gateway, and any number of others; one more by the gateway waits. Without
 * waiting, and for a database that cannot be used, `SettingsError` is thrown.
 */
export async function openStore(
  { storeDir, databaseUrl, discord, interactions }: Where,
  log: Log,
  started: StartedAs,
): Promise<OpenedStore> {
  if (databaseUrl !== undefined) {
    if (!discord) await mkdir(storeDir, { recursive: true, mode: 0o700 });
    const sharing = started.kind === 'bot' && !interactions ? 'gateway' : 'shared';
    return { folder: storeDir, ...(await openDatabase(databaseUrl, log, { ...started, sharing })) };
  }
  if (started.kind === 'worker') throw new SettingsError('DATABASE_URL: is missing; a worker needs one');
  const { folder, words }: TakenOver = storeDir === STORE ? await takenOver(FORMER_STORE, STORE) : { folder: storeDir };
  if (words) started.print(words);
  const look = { check: () => checkTakes(folder), connections: () => ({}) };
  return { folder, store: await openJsonStore(folder, { log }), look };
}

/** Whether a folder takes files. One that is left behind by a crash is cleared away at the start. */
async function checkTakes(folder: string): Promise<void> {
  const file = join(folder, 'health.tmp');
  await writeFile(file, 'x', { mode: 0o600 });
  await rm(file, { force: true });
}

/** How a process waits for the place of another one, and hears that it has lost its own. */
function standingBy({ print, ends }: StartedAs): { standBy?: StandBy; taken?: Promise<Error> } {
  if (!ends) return {};
  let isTaken: StandBy['isTaken'] = () => {};
  const taken = new Promise<Error>((resolve) => {
    isTaken = resolve;
  });
  const waits = () =>
    print('Another Castellan plays from this database. This one stands by, and takes its place when it ends.');
  return { standBy: { waits, ends, isTaken }, taken };
}

async function openDatabase(
  url: string,
  log: Log,
  { sharing, ...started }: StartedAs & { sharing: Sharing },
): Promise<Omit<OpenedStore, 'folder'>> {
  // Without an address nothing of it is loaded.
  const { openPostgresStore } = await import('#store/postgres/postgres-store');
  const { openDatabaseJobs } = await import('#src/jobs/postgres-jobs');
  const jobs = openDatabaseJobs(url, log);
  const { standBy, taken } = standingBy(started);
  const { others, heard } = openOthers();
  try {
    const store = await openPostgresStore(url, {
      log,
      sharing,
      program: started.program ?? PROGRAM,
      heard,
      adding: jobs.prepare,
      ...(standBy && { standBy }),
    });
    const close = async () => {
      await store.close();
      await jobs.close();
    };
    const connections = () => ({ store: store.standing(), jobs: jobs.standing() });
    const look = { check: store.check, connections };
    return { store: { ...store, close }, jobs: jobs.open, others, look, ...(taken && { taken }) };
  } catch (error) {
    await jobs.close();
    standBy?.ends.throwIfAborted();
    throw new SettingsError(`DATABASE_URL: ${(error as Error).message}`, { cause: error });
  }
}
