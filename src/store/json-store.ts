import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDocument } from './document.ts';
import { BrokenRecord, Damaged, ImportRefused, UnknownSchema, VersionConflict } from './errors.ts';
import { freezeJson } from './freeze-json.ts';
import { readIndex, saveIndex } from './index-file.ts';
import { UNFINISHED } from './json-file.ts';
import { lock } from './lock.ts';
import { type BrokenMatch, type MatchFiles, matchFiles } from './match-files.ts';
import type { MatchIndex } from './match-index.ts';
import { newId } from './new-id.ts';
import { inTurn } from './queue.ts';
import { makeRecent } from './recent.ts';
import { checkProfile, checkRecord, isId, parseMeta, parseProfiles, parseRecord } from './record.ts';
import type { MatchRecord, Store } from './store.ts';

/** Loaded matches that stay in memory: 30 MB or so for matches of 50 KB (performance.md 2.2). */
const MATCHES_IN_MEMORY = 200;

export interface JsonStoreOptions {
  /** A pino logger fits. Gets names of files and reasons, never what a record holds. */
  log?: { warn(facts: object, words: string): void };
  /** Hears of each match whose file could not be used, also while the store is being opened. */
  onBroken?(broken: BrokenMatch): void;
}

/**
 * The store in a folder of this machine, which is made if need be: one JSON file per match, its previous version
 * beside it. One process at a time; throws `FolderInUse` for the second. Damaged files are moved to matches/broken.
 */
export async function openJsonStore(folder: string, options: JsonStoreOptions = {}): Promise<Store> {
  const root = resolve(folder);
  const broken = join(root, 'matches', 'broken');
  await mkdir(broken, { recursive: true, mode: 0o700 });
  const unlock = await lock(root);
  try {
    await removeUnfinished(root);
    await removeUnfinished(join(root, 'matches'));
    const warn = (facts: object, words: string) => options.log?.warn(facts, words);
    const files = matchFiles(join(root, 'matches'), broken, (match) => {
      warn(match, match.restored === null ? 'match set aside' : 'match restored from its backup');
      options.onBroken?.(match);
    });
    const document = <T>(name: string, parse: (text: string) => Record<string, T>) =>
      openDocument(join(root, name), parse, broken, (trouble) => warn({ name, ...trouble }, 'file could not be used'));
    const profiles = await document('profiles.json', parseProfiles);
    const meta = await document('meta.json', parseMeta);
    const indexFile = join(root, 'index.json');
    const index = await readIndex(indexFile, files, (id, error) => {
      if (error instanceof BrokenRecord && error.setAside.length > 0) return;
      warn({ id, reason: error instanceof Error ? error.message : String(error) }, 'match left out');
    });
    const matches = matchFunctions(files, index);

    const underWay = new Set<Promise<unknown>>();
    let closing: Promise<void> | undefined;
    async function whileOpen<T>(work: () => T | Promise<T>): Promise<T> {
      if (closing) throw new Error('the store is closed');
      const running = (async () => work())();
      underWay.add(running);
      try {
        return await running;
      } finally {
        underWay.delete(running);
      }
    }
    async function finish(): Promise<void> {
      await Promise.allSettled(underWay);
      try {
        await saveIndex(indexFile, index);
      } finally {
        await unlock();
      }
    }

    return {
      create: (record) => whileOpen(() => matches.create(record)),
      load: (id) => whileOpen(() => matches.load(id)),
      commit: (record) => whileOpen(() => matches.commit(record)),
      byChannel: (channel) => whileOpen(() => index.byChannel(channel)),
      byUser: (user) => whileOpen(() => index.byUser(user)),
      running: () => whileOpen(() => index.running()),
      all: () => whileOpen(() => index.all()),
      export: (id) => whileOpen(() => matches.export(id)),
      import: (text, into) => whileOpen(() => matches.import(text, into)),
      profile: (user) => whileOpen(() => profiles.get(user) ?? { dm: 'unknown', toldClosed: false }),
      saveProfile: (user, profile) => whileOpen(() => profiles.set(user, freezeJson(checkProfile(profile)))),
      meta: (key) => whileOpen(() => meta.get(key)),
      saveMeta: (key, value) => whileOpen(() => meta.set(key, freezeJson(value))),
      close: () => (closing ??= finish()),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

type MatchFunctions = Pick<Store, 'create' | 'load' | 'commit' | 'export' | 'import'>;

function matchFunctions(files: MatchFiles, index: MatchIndex): MatchFunctions {
  const recent = makeRecent<MatchRecord>(MATCHES_IN_MEMORY);
  const remember = (record: MatchRecord): MatchRecord => {
    recent.set(record.id, record);
    index.remember(record);
    return record;
  };
  async function newest(id: string): Promise<MatchRecord | undefined> {
    const known = recent.get(id);
    if (known) return known;
    try {
      const record = await files.read(id);
      return record && remember(record);
    } catch (error) {
      if (error instanceof BrokenRecord) index.forget(id);
      throw error;
    }
  }
  /** Saves if `record` follows directly on what is stored, which is version 0 when nothing is. */
  async function save(record: MatchRecord): Promise<MatchRecord> {
    checkRecord(record);
    return inTurn(files.pathOf(record.id), async () => {
      const stored = (await newest(record.id))?.version ?? 0;
      if (stored !== record.version - 1) throw new VersionConflict(record.id, record.version - 1, stored || null);
      // After a failed write only the disk knows which version it has.
      recent.delete(record.id);
      await files.write(record);
      return remember(record);
    });
  }
  async function load(id: string): Promise<MatchRecord | undefined> {
    if (!isId(id)) return undefined;
    return recent.get(id) ?? inTurn(files.pathOf(id), () => newest(id));
  }
  return {
    create: (record) => save({ ...record, version: 1 }),
    load,
    commit(record) {
      // Version 0 would pass for a match that is not there yet.
      if (!(record.version >= 1)) throw new VersionConflict(record.id, record.version, null);
      return save({ ...record, version: record.version + 1 });
    },
    async export(id) {
      const record = await load(id);
      if (!record) throw new Error(`there is no match ${id}`);
      return JSON.stringify(record);
    },
    async import(text, into) {
      return save({ ...readExported(text), ...into, id: newId(), version: 1, board: null });
    },
  };
}

function readExported(text: string): MatchRecord {
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof Damaged || error instanceof UnknownSchema) throw new ImportRefused(error.message);
    throw error;
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { force: true });
  }
}
