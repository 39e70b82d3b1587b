import { rm, stat } from 'node:fs/promises';
import { Damaged } from './errors.ts';
import { readJson, writeJson } from './json-file.ts';
import type { MatchFiles } from './match-files.ts';
import { type MatchIndex, makeMatchIndex } from './match-index.ts';
import { parseIndex } from './record.ts';
import type { IndexEntry } from './store.ts';

/**
 * The index as the last process left it. It is on the disk only while the store is closed, so it is never older than
 * the matches: after a crash there is none, and every match is read. So is each match whose file is newer.
 * A match that cannot be read goes to `onUnreadable` and is left out.
 */
export async function readIndex(
  file: string,
  files: MatchFiles,
  onUnreadable: (id: string, error: unknown) => void,
): Promise<MatchIndex> {
  const saved = await entriesOf(file);
  const savedAt = (await modified(file)) ?? 0;
  await rm(file, { force: true });

  const known: IndexEntry[] = [];
  const unknown: string[] = [];
  for (const id of await files.ids()) {
    const entry = saved.get(id);
    const changed = await modified(files.pathOf(id));
    if (entry && changed !== undefined && changed <= savedAt) known.push(entry);
    else unknown.push(id);
  }
  const index = makeMatchIndex(known);
  for (const id of unknown) {
    try {
      const record = await files.read(id);
      if (record) index.remember(record);
    } catch (error) {
      onUnreadable(id, error);
    }
  }
  return index;
}

export const saveIndex = (file: string, index: MatchIndex): Promise<void> => writeJson(file, index.all());

async function entriesOf(file: string): Promise<Map<string, IndexEntry>> {
  try {
    return new Map((await readJson(file, parseIndex))?.map((entry) => [entry.id, entry]));
  } catch (error) {
    if (error instanceof Damaged) return new Map();
    throw error;
  }
}

async function modified(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return undefined;
  }
}
