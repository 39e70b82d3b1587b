import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { syncFolderOf } from './disk.ts';
import { StoreFull } from './errors.ts';
import { openJsonStore } from './json-store.ts';
import { lock } from './lock.ts';
import type { Store } from './store.ts';

/**
 * Fills the store of a folder that is not there, or empty. It is made beside it, in `<folder>.copying`, and takes its name when all of it is
 * there: interrupted, nothing is in the folder, and it can be begun again. Throws `StoreFull`, and `FolderInUse` while somebody else fills it.
 */
export async function fillFolder<T>(folder: string, work: (store: Store) => Promise<T>): Promise<T> {
  const to = resolve(folder);
  if (existsSync(to) && (await readdir(to)).length > 0) throw new StoreFull(folder);
  const beside = `${to}.copying`;
  await mkdir(beside, { recursive: true, mode: 0o700 });
  // What an interrupted one has left goes, but not what another process is filling.
  const unlock = await lock(beside);
  await unlock();
  await rm(beside, { recursive: true });
  const store = await openJsonStore(beside);
  const result = await work(store).finally(() => store.close());
  if (existsSync(to)) await rmdir(to);
  await rename(beside, to);
  await syncFolderOf(to);
  return result;
}
