import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the bytes of uploads lie. */
export interface FileStore {
  put(id: string, bytes: Buffer): void;
  get(id: string): Buffer | undefined;
  drop(id: string): void;
}

/** Bytes of uploads kept when there is no disk to keep them on; beyond, the oldest addresses expire as Discord's do. */
const KEPT_BYTES = 256 * 1024 * 1024;

/** Uploads in the process's own memory. */
export function filesInMemory(): FileStore {
  const files = new Map<string, Buffer>();
  let total = 0;
  const drop = (id: string) => {
    total -= files.get(id)?.length ?? 0;
    files.delete(id);
  };
  return {
    put(id, bytes) {
      files.set(id, bytes);
      total += bytes.length;
      for (const oldest of files.keys()) {
        if (total <= KEPT_BYTES) break;
        drop(oldest);
      }
    },
    get: (id) => files.get(id),
    drop,
  };
}

/** Uploads in a folder beside the memory file. */
export function filesOnDisk(folder: string): FileStore {
  // What people hold in secret is among it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    put: (id, bytes) => writeFileSync(join(folder, id), bytes),
    get(id) {
      try {
        return readFileSync(join(folder, id));
      } catch {
        return undefined;
      }
    },
    drop: (id) => rmSync(join(folder, id), { force: true }),
  };
}
