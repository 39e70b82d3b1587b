import { mkdir } from 'node:fs/promises';
import type { OpenJobs } from '#bot/deliver/jobs';
import type { Log } from '#src/program-log';
import { type TakenOver, takenOver } from '#store/former-folder';
import { openJsonStore } from '#store/json-store';
import type { StandBy } from '#store/postgres/hold';
import type { Store } from '#store/store';
import { type Settings, SettingsError, STORE } from './settings.ts';

/** Where matches were kept before they were kept in `STORE`. */
const FORMER_STORE = 'data/store';

/** The store that the settings name. `folder` has the matches, or with a database what the local table remembers. */
export interface OpenedStore {
  folder: string;
  store: Store;
  /** In a database deliveries are jobs; without one this process alone sees to them. */
  jobs?: OpenJobs;
  /** Settles when another process has taken the database, and why. */
  taken?: Promise<Error>;
}

/**
 * Opens it, for this process alone. Words for people go to `print`. While others have a database it is waited for until `ends`; without that, and
 * for a database that cannot be used, `SettingsError` is thrown.
 */
export async function openStore(
  { storeDir, databaseUrl, discord }: Pick<Settings, 'storeDir' | 'databaseUrl' | 'discord'>,
  log: Log,
  print: (line: string) => void,
  ends?: AbortSignal,
): Promise<OpenedStore> {
  if (databaseUrl !== undefined) {
    if (!discord) await mkdir(storeDir, { recursive: true, mode: 0o700 });
    const { standBy, taken } = standingBy(print, ends);
    const opened = await openDatabase(databaseUrl, log, standBy);
    return { folder: storeDir, ...opened, ...(taken && { taken }) };
  }
  const { folder, words }: TakenOver = storeDir === STORE ? await takenOver(FORMER_STORE, STORE) : { folder: storeDir };
  if (words) print(words);
  return { folder, store: await openJsonStore(folder, { log }) };
}

/** How a process waits for the place of another one, and hears that it has lost its own. */
function standingBy(print: (line: string) => void, ends?: AbortSignal): { standBy?: StandBy; taken?: Promise<Error> } {
  if (!ends) return {};
  let isTaken = () => {};
  const taken = new Promise<Error>((resolve) => {
    isTaken = () => resolve(new Error('Another Castellan has taken the database.'));
  });
  const waits = () =>
    print('Another Castellan plays from this database. This one stands by, and takes its place when it ends.');
  return { standBy: { waits, ends, isTaken }, taken };
}

async function openDatabase(url: string, log: Log, standBy?: StandBy): Promise<{ store: Store; jobs: OpenJobs }> {
  // Without an address nothing of it is loaded.
  const { openPostgresStore } = await import('#store/postgres/postgres-store');
  const { openDatabaseJobs } = await import('#src/jobs/postgres-jobs');
  const jobs = openDatabaseJobs(url, log);
  try {
    const store = await openPostgresStore(url, {
      log,
      sharing: 'alone',
      adding: jobs.prepare,
      ...(standBy && { standBy }),
    });
    const close = async () => {
      await store.close();
      await jobs.close();
    };
    return { store: { ...store, close }, jobs: jobs.open };
  } catch (error) {
    await jobs.close();
    standBy?.ends.throwIfAborted();
    throw new SettingsError(`DATABASE_URL: ${(error as Error).message}`, { cause: error });
  }
}
