import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Json, LogLine, Match } from '#core/types';
import { readyToSave } from './before-save.ts';
import { type Stamp, stampOf } from './disk.ts';
import { BrokenRecord, Damaged, NewerRecord, UnknownSchema } from './errors.ts';
import { type Head, headText, parseHead } from './head.ts';
import { append, type Extent, NOTHING } from './journal.ts';
import { backupOf, isAbsent, isThere, linkOrCopy, writeWhole } from './json-file.ts';
import { begunAnew } from './lines.ts';
import { checkRecord, isId } from './record.ts';
import { readOrRecover } from './recover.ts';
import type { MatchRecord } from './store.ts';

/** A match whose file could not be used. `restored` is its new version when the backup took the file's place. */
export interface BrokenMatch {
  id: string;
  reason: string;
  setAside: string[];
  restored: number | null;
}

/** What is told of the files of matches. */
export interface Reports {
  broken(match: BrokenMatch): void;
  /** The journal of a match could not be used: its history begins anew where the match stands. */
  historyLost(match: { id: string; reason: string; setAside: string[] }): void;
  broughtOver(id: string): void;
}

/** A match as it is on the disk. */
export interface Saved extends Required<Head> {
  stamp: Stamp;
}

/** Where things are in the folder of a store. */
export interface Places {
  matches: string;
  journals: string;
  broken: string;
  /** Files of former schemas, as they were before they were brought over. */
  former: string;
}

/**
 * The files of the matches: for each its head, which is the record, and its journal, which holds the lines of its
 * history and only grows. The head says how much of the journal counts, so that renaming it commits both.
 * Every use of one id must wait for the one before.
 */
export interface MatchFiles {
  /** The head of a match. */
  pathOf(id: string): string;
  journalOf(id: string, extent: Extent): string;
  /** All ids that have a head or a backup. */
  ids(): Promise<string[]>;
  /** Undefined when there never was one. Brings over what an earlier program wrote. Throws `BrokenRecord`. */
  read(id: string): Promise<Saved | undefined>;
  /**
   * Writes the news of a record that follows on what is saved, then its head. Throws `Damaged` for what is not valid, and
   * then has written nothing.
   */
  write(before: Saved | undefined, record: MatchRecord): Promise<Saved>;
  /** Sets head and backup of a match aside that nobody can play on; its journal stays where it is. */
  setAside(id: string, reason: string): Promise<void>;
  /** Sets a journal aside that cannot be used; the history begins anew where the match stands, with a new version. */
  beginAnew(before: Saved, reason: string): Promise<Saved>;
}

/** The files of the matches in these folders. What was set aside or brought over on the way goes to `report`. */
export function matchFiles({ matches, journals, broken, former }: Places, report: Reports): MatchFiles {
  const pathOf = (id: string) => join(matches, `${id}.json`);
  const journalOf = (id: string, { no }: Extent) => join(journals, `${id}.${no}.jsonl`);

  async function writeHead(record: MatchRecord, journal: Extent, options = {}): Promise<Saved> {
    const stamp = await writeWhole(pathOf(record.id), headText({ record, journal }), options);
    return { record, journal, stamp };
  }

  async function write(before: Saved | undefined, record: MatchRecord): Promise<Saved> {
    const { kept, news } = readyToSave(record, before?.record);
    const { match } = kept;
    const journal = before?.journal ?? NOTHING;
    if (!match || match === before?.record.match) return writeHead(kept, journal);
    const { lines, extent } = toWrite(match, news, journal);
    if (lines.length === 0) return writeHead(kept, journal);
    const longer = await append(journalOf(record.id, extent), extent, lines).catch(damageOf);
    return 'damage' in longer ? writeAnew(record, journal, longer.damage) : writeHead(kept, longer);
  }

  async function writeAnew(record: MatchRecord, old: Extent, reason: string): Promise<Saved> {
    const { id } = record;
    const aside = join(broken, `${id}.${Date.now()}.jsonl`);
    const isMoved = await ifThere(() => rename(journalOf(id, old), aside));
    const { match, lost } = begunAnew(record.match!);
    const empty = { ...NOTHING, no: old.no + 1, ...(lost && { lost: match.stepNo }) };
    const journal = await append(journalOf(id, empty), empty, match.news);
    const saved = await writeHead(readyToSave({ ...record, match }, undefined).kept, journal);
    report.historyLost({ id, reason, setAside: isMoved ? [aside] : [] });
    return saved;
  }

  async function read(id: string): Promise<Saved | undefined> {
    const file = pathOf(id);
    const { value, trouble } = await readOrRecover(file, (text) => parseHead(id, text), broken).catch((error) => {
      throw error instanceof UnknownSchema ? new NewerRecord(id, error.message) : error;
    });
    if (!value) {
      if (!trouble) return throwIfSetAside(id);
      report.broken({ id, ...trouble, restored: null });
      throw new BrokenRecord(id, trouble.reason, trouble.setAside);
    }
    if (trouble) return restore(value, trouble);
    const { record, journal } = value;
    return journal ? { record, journal, stamp: stampOf(await stat(file)) } : bringOver(record);
  }

  /** The lost version was the backup's or the one after it. What still holds it must not fit the restored record. */
  async function restore({ record, journal }: Head, trouble: { reason: string; setAside: string[] }): Promise<Saved> {
    const { id } = record;
    const restored = checkRecord({ ...record, version: record.version + 2 });
    const setAside = [...trouble.setAside];
    const lines = journal && journalOf(id, journal);
    if (lines && (await sizeOf(lines)) > journal.bytes) {
      // Lines of the lost version will be written over: a head that is mended by hand still needs them.
      const aside = join(broken, `${id}.${Date.now()}.jsonl`);
      await copyFile(lines, aside);
      setAside.push(aside);
    }
    const saved = journal ? await writeHead(restored, journal) : await bringOver(restored);
    report.broken({ id, ...trouble, setAside, restored: restored.version });
    return saved;
  }

  /** Interrupted anywhere it is begun again from what an earlier program wrote, until the head takes its place. */
  async function bringOver(record: MatchRecord): Promise<Saved> {
    const { id, match } = record;
    const journal = match ? await append(journalOf(id, NOTHING), NOTHING, match.news) : NOTHING;
    await mkdir(former, { recursive: true, mode: 0o700 });
    await ifThere(() => keepIn(former, pathOf(id)));
    const hasBackup = await ifThere(() => keepIn(former, backupOf(pathOf(id))));
    if (hasBackup) await rm(backupOf(pathOf(id)));
    const saved = await writeHead(readyToSave(record, undefined).kept, journal, { backup: false });
    report.broughtOver(id);
    return saved;
  }

  async function setAside(id: string, reason: string): Promise<void> {
    const names = { [pathOf(id)]: `${id}.${Date.now()}.json`, [backupOf(pathOf(id))]: `${id}.${Date.now()}.bak.json` };
    const moved: string[] = [];
    // The backup first: without a head it would take its place.
    for (const [file, name] of Object.entries(names).reverse()) {
      if (await ifThere(() => rename(file, join(broken, name)))) moved.push(join(broken, name));
    }
    report.broken({ id, reason, setAside: moved, restored: null });
  }

  async function throwIfSetAside(id: string): Promise<undefined> {
    const files = (await readdir(broken)).filter((name) => name.split('.')[0] === id && !name.endsWith('.jsonl'));
    if (files.length === 0) return undefined;
    throw new BrokenRecord(
      id,
      'set aside earlier',
      files.map((name) => join(broken, name)),
    );
  }

  return {
    pathOf,
    journalOf,
    async ids() {
      const names = (await readdir(matches)).map((name) => /^(.+)\.json(\.bak)?$/.exec(name)?.[1]);
      return [...new Set(names.filter((id) => id !== undefined && isId(id)))] as string[];
    },
    read,
    write,
    setAside,
    beginAnew(before, reason) {
      const { record, journal } = before;
      return writeAnew({ ...record, version: record.version + 1 }, journal, reason);
    },
  };
}

/** What is to be written of a match, and behind what: a replay can begin where the events of all answers are known again. */
function toWrite(match: Match<Json>, news: readonly LogLine<Json>[], journal: Extent) {
  const { base, rng, stepNo, logged, answers } = match;
  const { lost, ...extent } = journal;
  if (lost === undefined || lost === stepNo) return { lines: news, extent: journal };
  const origin = { base, drawn: rng.drawn, stepNo, at: logged - answers.length };
  return { lines: [...news, { origin }], extent };
}

/** The same file in that folder, under its own name, or one with the time when another one has it. */
async function keepIn(folder: string, file: string): Promise<void> {
  const to = join(folder, basename(file));
  try {
    await linkOrCopy(file, to);
  } catch (error) {
    if (!isThere(error)) throw error;
    const [here, there] = await Promise.all([readFile(file), readFile(to)]);
    if (!here.equals(there)) await linkOrCopy(file, `${to}.${Date.now()}`);
  }
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Whether there was a file to do it with. */
async function ifThere(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

function damageOf(error: unknown): { damage: string } {
  if (error instanceof Damaged) return { damage: error.message };
  throw error;
}
