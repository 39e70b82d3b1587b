import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** So much must be free in memory, in bytes, before anything is laid there. */
const ROOM = 2 * 1024 ** 3;

/**
 * Where tests lay stores and databases. In memory where the machine has a folder there with room: a store asks the disk for each commit whether
 * it is written, and a test that kills a process loses nothing by that. Else among temporary files.
 */
export const scratch: string = hasRoom('/dev/shm') ? '/dev/shm' : tmpdir();

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}
