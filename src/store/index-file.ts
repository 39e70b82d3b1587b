import { statSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { type Stamp, stampOf } from './disk.ts';
import { Damaged } from './errors.ts';
import { withoutUser } from './forget.ts';
import { isAbsent, writeWhole } from './json-file.ts';
import type { MatchFiles, Saved } from './match-files.ts';
import { type MatchIndex, makeMatchIndex } from './match-index.ts';
import { indexEntryOf, parseJson, readIndexEntry } from './record.ts';
import type { IndexEntry } from './store.ts';

/** The file is written anew when it has so many lines more than matches. */
const SUPERFLUOUS = 20_000;
/** Changes are written after so many ms, all of the meantime together. */
const LATER = 500;
/** In place of the stamp of a match whose files are damaged: no file has it. */
const SPOILT = 'damaged';

/** The index in memory, and its file, which says the same. */
export interface KeptIndex extends Omit<MatchIndex, 'remember' | 'spoil'> {
  remember(saved: Saved): void;
  /** The files of a match are damaged. */
  spoil(id: string): void;
  /** Writes the file anew, with no line of the past; of a match whose files are damaged it does not say any more that this user sat there. */
  forgetUser(user: string): Promise<void>;
  close(): Promise<void>;
}

interface Known {
  entry: IndexEntry;
  stamp: Stamp;
}

/**
 * Opens the index. Its file gets a line at each commit, some time after it, and is not synced. An entry counts as long
 * as the head of the match is the file that it was made of; all other matches are read. So the file may be lost or
 * torn, and the index is right after a crash. A match that cannot be read goes to `onUnreadable` and is left out; where
 * it was is remembered.
 */
export async function openIndex(
  file: string,
  files: MatchFiles,
  onUnreadable: (id: string, error: unknown) => void,
): Promise<KeptIndex> {
  const written = await linesIn(file);
  const known = newestOf(written);
  const there = new Map<string, Known>();
  const spoilt: IndexEntry[] = [];
  const ids = await files.ids();
  let lines = written.length;
  for (const id of ids) {
    const found = known.get(id);
    if (found && found.stamp === stampNow(files.pathOf(id))) {
      there.set(id, found);
      continue;
    }
    lines = Number.POSITIVE_INFINITY;
    try {
      const saved = await files.read(id);
      if (saved) there.set(id, { entry: indexEntryOf(saved.record), stamp: saved.stamp });
    } catch (error) {
      onUnreadable(id, error);
      const entry = known.get(id)?.entry;
      if (entry) spoilt.push(entry);
    }
  }
  const isThere = new Set(ids);
  // Of those that have no file any more some were set aside earlier; the others were deleted.
  for (const { entry } of [...known.values()].filter((one) => !isThere.has(one.entry.id))) {
    await files.read(entry.id).catch(() => spoilt.push(entry));
  }
  const index = makeMatchIndex([...there.values()].map(({ entry }) => entry));
  for (const entry of spoilt) index.spoil(entry);
  const stamps = new Map([...there].map(([id, { stamp }]) => [id, stamp]));

  const changed = new Set<string>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  async function writeAll(): Promise<void> {
    const all = index.all();
    changed.clear();
    const sound = all.map((entry) => lineOf(entry, stamps.get(entry.id)));
    const lost = index.spoilt().map((entry) => lineOf(entry, SPOILT));
    await writeWhole(file, [...sound, ...lost].join(''), { backup: false });
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
      index.remember(indexEntryOf(record));
      stamps.set(record.id, stamp);
      note(record.id);
    },
    forget(id) {
      index.forget(id);
      stamps.delete(id);
    },
    spoil(id) {
      const entry = index.get(id);
      stamps.delete(id);
      if (entry) index.spoil(entry);
    },
    forgetUser(user) {
      for (const entry of index.spoilt()) index.spoil(withoutUser(entry, user));
      writing = writing.then(writeAll);
      return writing;
    },
    async close() {
      clearTimeout(timer);
      await writing;
      // One that is lost is made anew at the next start: a full disk must not keep the store from being let go.
      await writeAll().catch(() => {});
    },
  };
}

const lineOf = (entry: IndexEntry | undefined, stamp: Stamp | undefined): string =>
  entry && stamp ? `${JSON.stringify({ entry, stamp })}\n` : '';

async function linesIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isAbsent(error)) return '';
    throw error;
  });
  return text.split('\n').filter((line) => line !== '');
}

/** The newest line of each match; lines that cannot be read are left out. */
function newestOf(lines: readonly string[]): Map<string, Known> {
  const read = lines.map(readLine).filter((line) => line !== undefined);
  return new Map(read.map((line) => [line.entry.id, line]));
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
