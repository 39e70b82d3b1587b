import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** So much must be free in memory, in bytes, before anything is laid there. */
const ROOM = 2 * 1024 ** 3;

/**
 * Where tests lay stores and databases: in memory, where the machine has a folder there with room. A store waits for the disk at each commit,
 * and a test that kills a process loses nothing by memory. Else among temporary files.
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
