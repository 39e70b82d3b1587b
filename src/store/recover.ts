import { rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Damaged } from './errors.ts';
import { backupOf, readJson } from './json-file.ts';

/** What was read; `trouble` when it was not simply the file. Both are undefined when there was nothing at all. */
export interface ReadBack<T> {
  value?: T;
  trouble?: FileTrouble;
}
/** Why a file could not be used, and where the damaged files are now. */
export interface FileTrouble {
  reason: string;
  setAside: string[];
}

/**
 * Reads a file, or its backup when the file is damaged or gone. Damaged files are moved to the folder `broken` under
 * a name with the time; the caller saves a value that came from the backup. Throws what `parse` throws other than
 * `Damaged`, and what the disk throws, and then has moved nothing.
 */
export async function readOrRecover<T>(file: string, parse: (text: string) => T, broken: string): Promise<ReadBack<T>> {
  const present = await attempt(file, parse);
  if (present.value !== undefined) return { value: present.value };
  const backup = await attempt(backupOf(file), parse);
  if (!present.damage && !backup.damage && backup.value === undefined) return {};

  const name = `${basename(file, '.json')}.${Date.now()}`;
  const setAside: string[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, join(broken, to));
    setAside.push(join(broken, to));
  };
  if (present.damage) await move(file, `${name}.json`);
  if (backup.damage) await move(backupOf(file), `${name}.bak.json`);
  const reason = present.damage ?? 'the file is gone';
  return { value: backup.value, trouble: { reason, setAside } };
}

async function attempt<T>(file: string, parse: (text: string) => T): Promise<{ value?: T; damage?: string }> {
  try {
    return { value: await readJson(file, parse) };
  } catch (error) {
    if (error instanceof Damaged) return { damage: error.message };
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return { damage: 'it is a folder' };
    throw error;
  }
}
