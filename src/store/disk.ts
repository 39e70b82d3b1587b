import { closeSync, fdatasync, fstatSync, fsync, open, openSync, type Stats, write } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/**
 * What is written and synced. What waits for the disk goes to another thread; to open, measure and close a file that is there
 * only looks at the memory of the system, and the way to another thread and back costs ten times as much.
 */
const opened = promisify(open);
const synced = promisify(fsync);
const dataSynced = promisify(fdatasync);
const written = promisify(write);

/** Files of the store hold hands and seeds: nobody but the owner of the process may read them. */
const OWN = 0o600;

/** Tells whether a file is still the one that was written: written anew it gets another one. */
export type Stamp = string;
export const stampOf = ({ ino, mtimeMs, size }: Pick<Stats, 'ino' | 'mtimeMs' | 'size'>): Stamp =>
  `${ino}-${Math.floor(mtimeMs)}-${size}`;

/** Makes a file that is not there yet, with all of this text on the disk. */
export async function makeFile(file: string, text: string): Promise<Stamp> {
  const fd = await opened(file, 'wx', OWN);
  try {
    await writeAll(fd, Buffer.from(text), 0);
    await synced(fd);
    return stampOf(fstatSync(fd));
  } finally {
    closeSync(fd);
  }
}

/**
 * Writes a text at a place of a file and syncs it; what stood behind the place may go. Place 0 makes the file anew. Throws
 * `tooShort` when there is nothing up to the place, and what the system throws when there is no file.
 */
export async function writeAt(file: string, place: number, text: string, tooShort: Error): Promise<number> {
  const bytes = Buffer.from(text);
  const fd = place === 0 ? await opened(file, 'w', OWN) : openSync(file, 'r+');
  try {
    if (fstatSync(fd).size < place) throw tooShort;
    await writeAll(fd, bytes, place);
    await dataSynced(fd);
  } finally {
    closeSync(fd);
  }
  if (place === 0) await syncFolderOf(file);
  return bytes.length;
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

async function writeAll(fd: number, bytes: Buffer, place: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    done += (await written(fd, bytes, done, bytes.length - done, place + done)).bytesWritten;
  }
}
