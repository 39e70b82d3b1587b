import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Records } from './new-world.ts';

/** The file holds the keys of the people. */
const PRIVATE = { mode: 0o600 };

/** Keeps the records of a table in a file. */
export interface Memory {
  /** The table changed: save soon, at most four times a second and never more than a tenth of the time. */
  touch(): void;
  /** Saves at once and for the last time. */
  close(): void;
}

/** The records in `path`; undefined if there is no such file. Throws if it cannot be read as records. */
export function recall(path: string): Records | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const records = JSON.parse(text) as Records;
  if (records.format !== 1) throw new Error(`${path} is not a table of this version`);
  return records;
}

/** Saves what `records` gives to `path`, written aside and renamed. */
export function openMemory(path: string, records: () => Records): Memory {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.tmp`;
  let timer: NodeJS.Timeout | undefined;
  let wait = 250;
  let writing: Promise<void> = Promise.resolve();
  let closed = false;

  async function save(): Promise<void> {
    timer = undefined;
    const begin = performance.now();
    const text = JSON.stringify(records());
    wait = Math.max(250, (performance.now() - begin) * 10);
    writing = writing.then(async () => {
      if (closed) return;
      await writeFile(aside, text, PRIVATE);
      if (!closed) await rename(aside, path);
    });
    // A disk that is full is told by the last save on close; until then the table goes on.
    await writing.catch(() => {});
  }

  return {
    touch() {
      if (!closed) timer ??= setTimeout(save, wait);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      const last = `${path}.last`;
      writeFileSync(last, JSON.stringify(records()), PRIVATE);
      renameSync(last, path);
    },
  };
}
