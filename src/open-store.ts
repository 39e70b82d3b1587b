import { mkdir } from 'node:fs/promises';
import type { OpenJobs } from '#bot/deliver/jobs';
import type { Log } from '#src/program-log';
import { type TakenOver, takenOver } from '#store/former-folder';
import { openJsonStore } from '#store/json-store';
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
}

/** Opens it, for this process alone. Words for people go to `print`. Throws `SettingsError` for a database that cannot be used. */
export async function openStore(
  { storeDir, databaseUrl, discord }: Pick<Settings, 'storeDir' | 'databaseUrl' | 'discord'>,
  log: Log,
  print: (line: string) => void,
): Promise<OpenedStore> {
  if (databaseUrl !== undefined) {
    if (!discord) await mkdir(storeDir, { recursive: true, mode: 0o700 });
    return { folder: storeDir, ...(await openDatabase(databaseUrl, log)) };
  }
  const { folder, words }: TakenOver = storeDir === STORE ? await takenOver(FORMER_STORE, STORE) : { folder: storeDir };
  if (words) print(words);
  return { folder, store: await openJsonStore(folder, { log }) };
}

async function openDatabase(url: string, log: Log): Promise<{ store: Store; jobs: OpenJobs }> {
  // Without an address nothing of it is loaded.
  const { openPostgresStore } = await import('#store/postgres/postgres-store');
  const { openDatabaseJobs } = await import('#src/jobs/postgres-jobs');
  const jobs = openDatabaseJobs(url, log);
  try {
    const store = await openPostgresStore(url, { log, sharing: 'alone', adding: jobs.prepare });
    const close = async () => {
      await store.close();
      await jobs.close();
    };
    return { store: { ...store, close }, jobs: jobs.open };
  } catch (error) {
    await jobs.close();
    throw new SettingsError(`DATABASE_URL: ${(error as Error).message}`, { cause: error });
  }
}
