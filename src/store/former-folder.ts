import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { lock } from './lock.ts';

/** `words` are for whoever runs the program. */
export interface TakenOver {
  folder: string;
  words?: string;
}

/**
 * The folder to use: `folder`, after the folder of a former default was renamed to it if only
 * that one is there. Where it cannot be renamed (it is a volume, perhaps) it is used where it is. Throws
 * `FolderInUse` while another process has it.
 */
export async function takenOver(former: string, folder: string): Promise<TakenOver> {
  if (existsSync(folder) || !existsSync(former)) return { folder };
  const unlock = await lock(former);
  await unlock();
  try {
    await rename(former, folder);
    return { folder, words: `The matches in ${former} are in ${folder} now.` };
  } catch {
    return {
      folder: former,
      words: `The matches stay in ${former}: set STORE_DIR=${former}, or move it to ${folder}.`,
    };
  }
}
