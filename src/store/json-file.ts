import { randomBytes } from 'node:crypto';
import { copyFile, link, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Adapter, Low } from 'lowdb';

/** Ends the names of files that were never finished; the store removes them when it opens. */
export const UNFINISHED = '.tmp';
export const backupOf = (file: string): string => `${file}.bak`;

/**
 * lowdb's adapter for one JSON file that is always whole, also after a power cut: written to a name of its own,
 * synced, then renamed over the old file, which stays as backup. Written without spaces. Reads null for no file.
 */
export function jsonFile<T>(file: string, parse: (text: string) => T): Adapter<T> {
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(nullIfAbsent);
      return text === null ? null : parse(text);
    },
    async write(value) {
      const fresh = unfinished(file);
      try {
        await writeSynced(fresh, JSON.stringify(value));
        await keepBackup(file);
        await rename(fresh, file);
      } catch (error) {
        await rm(fresh, { force: true });
        throw error;
      }
      await syncFolder(dirname(file));
    },
  };
}

/** What the file holds, or undefined without a file. Throws what `parse` throws. */
export async function readJson<T>(file: string, parse: (text: string) => T): Promise<T | undefined> {
  const low = new Low<T | null>(jsonFile<T | null>(file, parse), null);
  await low.read();
  return low.data ?? undefined;
}

export async function writeJson<T>(file: string, value: T): Promise<void> {
  await new Low<T | null>(jsonFile<T | null>(file, JSON.parse), value).write();
}

async function writeSynced(file: string, text: string): Promise<void> {
  // Records hold hands and seeds: nobody but the owner of the process may read them.
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the backup the same file as the present one, so that at no moment either name is without a whole file. */
async function keepBackup(file: string): Promise<void> {
  const name = unfinished(backupOf(file));
  try {
    await link(file, name).catch(async (error) => {
      // Some file systems have no hard links.
      if (isAbsent(error)) throw error;
      await copyFile(file, name);
    });
    await rename(name, backupOf(file));
  } catch (error) {
    if (!isAbsent(error)) throw error;
  } finally {
    // Renaming one name of a file over another name of the same file does nothing: POSIX rename.
    await rm(name, { force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no way to sync a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const unfinished = (file: string): string => `${file}.${randomBytes(6).toString('hex')}${UNFINISHED}`;

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
function nullIfAbsent(error: unknown): null {
  if (isAbsent(error)) return null;
  throw error;
}
