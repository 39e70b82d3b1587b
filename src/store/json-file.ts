import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Adapter, Low } from 'lowdb';
import { makeFile, type Stamp, syncFolderOf } from './disk.ts';

/** Ends the names of files that were never finished. */
const UNFINISHED = '.tmp';
export const backupOf = (file: string): string => `${file}.bak`;

/**
 * Writes a file that is always whole, also after a power cut. It is written under a name of its own, synced, and
 * renamed over the old file. The old file stays as backup unless that is not wanted. Gives the stamp of the file.
 */
export async function writeWhole(file: string, text: string, { backup = true } = {}): Promise<Stamp> {
  const fresh = unfinished(file);
  try {
    const stamp = await makeFile(fresh, text);
    if (backup) await keepBackup(file);
    await rename(fresh, file);
    await syncFolderOf(file);
    return stamp;
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

/** Removes from a folder what was never finished: when the store opens. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { force: true });
  }
}

/** lowdb's adapter for one such file. Written without spaces. Reads null for no file. */
export function jsonFile<T>(file: string, parse: (text: string) => T): Adapter<T> {
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(nullIfAbsent);
      return text === null ? null : parse(text);
    },
    async write(value) {
      await writeWhole(file, JSON.stringify(value));
    },
  };
}

/** What the file holds, or undefined without a file. Throws what `parse` throws. */
export async function readJson<T>(file: string, parse: (text: string) => T): Promise<T | undefined> {
  const low = new Low<T | null>(jsonFile<T | null>(file, parse), null);
  await low.read();
  return low.data ?? undefined;
}

/** Writes the value as JSON, always whole; the old file stays as backup. */
export async function writeJson<T>(file: string, value: T): Promise<void> {
  await new Low<T | null>(jsonFile<T | null>(file, JSON.parse), value).write();
}

/** Makes the backup the same file as the present one, so that at no moment either name is without a whole file. */
async function keepBackup(file: string): Promise<void> {
  const name = unfinished(backupOf(file));
  try {
    await linkOrCopy(file, name);
    await rename(name, backupOf(file));
  } catch (error) {
    if (isAbsent(error)) return;
    await rm(name, { force: true });
    throw error;
  }
  // Renaming one name of a file over another name of the same file does nothing (POSIX rename).
  if (existsSync(name)) await rm(name, { force: true });
}

/** Gives a file a second name, or makes a second file where the file system has no hard links. */
export async function linkOrCopy(file: string, to: string): Promise<void> {
  await link(file, to).catch(async (error: unknown) => {
    if (isAbsent(error) || isThere(error)) throw error;
    await copyFile(file, to);
  });
}

const unfinished = (file: string): string => `${file}.${randomBytes(6).toString('hex')}${UNFINISHED}`;

export const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
export const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';
function nullIfAbsent(error: unknown): null {
  if (isAbsent(error)) return null;
  throw error;
}
