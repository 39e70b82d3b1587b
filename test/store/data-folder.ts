import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { scratch } from '../kit/scratch.ts';

/** A folder of its own for one test. */
export const makeFolder = (): Promise<string> => mkdtemp(join(scratch, 'castellan-store-'));
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Names of the files in a folder, without those of folders, in order. */
export async function filesIn(...parts: string[]): Promise<string[]> {
  const entries = await readdir(join(...parts), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}
