import { statSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { type Stamp, stampOf } from './disk.ts';
import { Damaged } from './errors.ts';
import { isAbsent, writeWhole } from './json-file.ts';
import type { MatchFiles, Saved } from './match-files.ts';
import { type MatchIndex, makeMatchIndex } from './match-index.ts';
import { entryOf, parseJson, readIndexEntry } from './record.ts';
import type { IndexEntry } from './store.ts';

/** The file is written anew when it has so many lines more than matches. */
const SUPERFLUOUS = 20_000;
/** Changes are written after so many ms, all of the meantime together. */
const LATER = 500;

/** The index in memory, and its file, which says the same. */
export interface KeptIndex extends Omit<MatchIndex, 'remember'> {
  remember(saved: Saved): void;
  close(): Promise<void>;
}

interface Known {
  entry: IndexEntry;
  stamp: Stamp;
}

/**
 * Opens the index. Its file gets a line at each commit, some time after it, and is not synced: an entry counts as long as
 * the head of the match is the file that it was made of, and all other matches are read. So it may be lost or torn, and
 * is right after a crash. A match that cannot be read goes to `onUnreadable` and is left out.
 */
export async function openIndex(
  file: string,
  files: MatchFiles,
  onUnreadable: (id: string, error: unknown) => void,
): Promise<KeptIndex> {
  const known = await linesIn(file);
  const there = new Map<string, Known>();
  const ids = await files.ids();
  let lines = known.size;
  for (const id of ids) {
    const found = known.get(id);
    if (found && found.stamp === stampNow(files.pathOf(id))) {
      there.set(id, found);
      continue;
    }
    lines = Number.POSITIVE_INFINITY;
    try {
      const saved = await files.read(id);
      if (saved) there.set(id, { entry: entryOf(saved.record), stamp: saved.stamp });
    } catch (error) {
      onUnreadable(id, error);
    }
  }
  const index = makeMatchIndex([...there.values()].map(({ entry }) => entry));
  const stamps = new Map([...there].map(([id, { stamp }]) => [id, stamp]));

  const changed = new Set<string>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  async function writeAll(): Promise<void> {
    const all = index.all();
    changed.clear();
    await writeWhole(file, all.map((entry) => lineOf(entry, stamps.get(entry.id))).join(''), { backup: false });
    lines = all.length;
  }
  async function writeChanged(): Promise<void> {
    if (lines + changed.size > stamps.size + SUPERFLUOUS) return writeAll();
    const text = [...changed].map((id) => lineOf(index.get(id), stamps.get(id))).join('');
    lines += changed.size;
    changed.clear();
    await appendFile(file, text, { mode: 0o600 });
  }
  function note(id: string): void {
    changed.add(id);
    timer ??= setTimeout(() => {
      timer = undefined;
      // An index without these lines is no worse than one that is lost: their matches are read.
      writing = writing.then(writeChanged).catch(() => {});
    }, LATER).unref();
  }
  if (lines !== there.size) await writeAll();
  return {
    ...index,
    remember({ record, stamp }) {
      index.remember(entryOf(record));
      stamps.set(record.id, stamp);
      note(record.id);
    },
    forget(id) {
      index.forget(id);
      stamps.delete(id);
    },
    async close() {
      clearTimeout(timer);
      await writing;
      await writeAll();
    },
  };
}

const lineOf = (entry: IndexEntry | undefined, stamp: Stamp | undefined): string =>
  entry && stamp ? `${JSON.stringify({ entry, stamp })}\n` : '';

/** The newest line of each match; lines that cannot be read are left out. */
async function linesIn(file: string): Promise<Map<string, Known>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isAbsent(error)) return '';
    throw error;
  });
  const known = new Map<string, Known>();
  for (const line of text.split('\n')) {
    const found = line === '' ? undefined : readLine(line);
    if (found) known.set(found.entry.id, found);
  }
  return known;
}

function readLine(line: string): Known | undefined {
  try {
    const { entry, stamp } = parseJson(line) as Partial<Known>;
    return typeof stamp === 'string' ? { entry: readIndexEntry(entry), stamp } : undefined;
  } catch (error) {
    if (error instanceof Damaged || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Thousands of these are asked for at a start, one after the other: the synchronous way costs a tenth. */
function stampNow(file: string): Stamp | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && stampOf(found);
}
