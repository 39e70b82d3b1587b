import { closeSync, fdatasync, fstatSync, fsync, open, openSync, type Stats, write } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/**
 * What is written and synced. What may wait for the disk goes to another thread, renaming too: it was seen to take 70
 * ms. To open, measure and close a file that is there looks at the memory of the system only. The way to another thread
 * and back costs ten times as much.
 */
const opened = promisify(open);
const synced = promisify(fsync);
const dataSynced = promisify(fdatasync);
const written: typeof write.__promisify__ = promisify(write);

/** Files of the store hold hands and seeds: nobody but the owner of the process may read them. */
const OWN = 0o600;

/** Tells whether a file is still the one that was written: written anew it gets another one. */
export type Stamp = string;
/** The stamp of a file, of what the system says of it. */
export const stampOf = ({ ino, mtimeMs, size }: Pick<Stats, 'ino' | 'mtimeMs' | 'size'>): Stamp =>
  `${ino}-${Math.floor(mtimeMs)}-${size}`;

/** How large the file is, in bytes. */
export const bytesIn = (stamp: Stamp): number => Number(stamp.slice(stamp.lastIndexOf('-') + 1));

/** Makes a file that is not there yet, with all of this text on the disk. */
export async function makeFile(file: string, text: string): Promise<Stamp> {
  const fd = await opened(file, 'wx', OWN);
  try {
    await writeAll(fd, text, 0);
    await synced(fd);
    return stampOf(fstatSync(fd));
  } finally {
    closeSync(fd);
  }
}

/**
 * Writes a text at a place of a file and syncs it; what stood behind the place may go. Place 0 makes the file anew. Throws
 * what `tooShort` gives when nothing stands up to the place, and what the system throws when there is no file.
 */
export async function writeAt(file: string, place: number, text: string, tooShort: () => Error): Promise<number> {
  const fd = place === 0 ? await opened(file, 'w', OWN) : openSync(file, 'r+');
  try {
    if (fstatSync(fd).size < place) throw tooShort();
    await writeAll(fd, text, place);
    await dataSynced(fd);
  } finally {
    closeSync(fd);
  }
  if (place === 0) await syncFolderOf(file);
  return Buffer.byteLength(text);
}

/** Makes sure that the names in the folder of a file are on the disk. */
export async function syncFolderOf(file: string): Promise<void> {
  // Windows has no way to sync a folder.
  if (process.platform === 'win32') return;
  const fd = openSync(dirname(file), 'r');
  try {
    await synced(fd);
  } finally {
    closeSync(fd);
  }
}

async function writeAll(fd: number, text: string, place: number): Promise<void> {
  let { bytesWritten: done } = await written(fd, text, place, 'utf8');
  if (done === Buffer.byteLength(text)) return;
  const bytes = Buffer.from(text);
  while (done < bytes.length) done += (await written(fd, bytes, done, bytes.length - done, place + done)).bytesWritten;
}
