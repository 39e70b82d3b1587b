import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openCampaigns } from './campaign-files.ts';
import { bytesIn } from './disk.ts';
import { openDocument } from './document.ts';
import { BrokenRecord, ChannelTaken, Damaged, VersionConflict } from './errors.ts';
import { alone, exportedText, readExported } from './exported.ts';
import { fileText, names, scrubFile, scrubFolder, withoutUser } from './forget.ts';
import { freezeJson } from './freeze-json.ts';
import { type KeptIndex, openIndex } from './index-file.ts';
import { type JournalOf, readHistory, readLastEntries } from './journal.ts';
import { backupOf, removeUnfinished } from './json-file.ts';
import { lock } from './lock.ts';
import { type BrokenMatch, type MatchFiles, matchFiles, type Reports, type Saved } from './match-files.ts';
import { checkProfile, parseProfiles } from './person-record.ts';
import { inTurn } from './queue.ts';
import { makeRecent } from './recent.ts';
import { checkResult, comesIn, isId, parseMeta, parseResults } from './record.ts';
import { oldestEnded, resultWithout } from './results.ts';
import { checkServer, parseServers, unknownServer } from './server-record.ts';
import type { MatchRecord, Store } from './store.ts';
import { whileOpen } from './while-open.ts';

/** Loaded matches that stay in memory: 5 MB or so for records of 25 KB, and no more for records that somebody has made large. */
const MATCHES_IN_MEMORY = 200;
const BYTES_IN_MEMORY = 8 * 2 ** 20;

export interface JsonStoreOptions {
  /** A pino logger fits. Gets names of files and reasons, never what a record holds. */
  log?: { info(facts: object, words: string): void; warn(facts: object, words: string): void };
  /** Hears of each match whose file could not be used, also while the store is being opened. */
  onBroken?(broken: BrokenMatch): void;
}

/**
 * The store in a folder of this machine, which is made if need be. Each match has a head, with its previous version
 * beside it, and a journal. Each campaign has a file with its previous version. One process at a time has a folder;
 * throws `FolderInUse` for the second. Damaged files are moved to matches/broken. Files of former schemas are brought
 * over and kept in matches/before-3.
 */
export async function openJsonStore(folder: string, options: JsonStoreOptions = {}): Promise<Store> {
  const root = resolve(folder);
  const matchFolder = join(root, 'matches');
  const broken = join(matchFolder, 'broken');
  const journals = join(root, 'journals');
  for (const each of [broken, journals]) await mkdir(each, { recursive: true, mode: 0o700 });
  const unlock = await lock(root);
  try {
    await removeUnfinished(root);
    await removeUnfinished(matchFolder);
    const warn = (facts: object, words: string) => options.log?.warn(facts, words);
    const document = <T>(name: string, parse: (text: string) => Record<string, T>) =>
      openDocument(join(root, name), parse, broken, (trouble) => warn({ name, ...trouble }, 'file could not be used'));
    const profiles = await document('profiles.json', parseProfiles);
    const servers = await document('servers.json', parseServers);
    const meta = await document('meta.json', parseMeta);
    const results = await document('results.json', parseResults);

    const former = join(matchFolder, 'before-3');
    let broughtOver = 0;
    const report: Reports = {
      broken(match) {
        warn(match, match.restored === null ? 'match set aside' : 'match restored from its backup');
        options.onBroken?.(match);
      },
      historyLost: (match) => warn(match, 'journal set aside, the history begins anew'),
      broughtOver: () => broughtOver++,
    };
    const files = matchFiles({ matches: matchFolder, journals, broken, former }, report);
    // The index of former schemas.
    await rm(join(root, 'index.json'), { force: true });
    const index = await openIndex(join(root, 'index.jsonl'), files, (id, error) => {
      if (error instanceof BrokenRecord && error.setAside.length > 0) return;
      warn({ id, reason: error instanceof Error ? error.message : String(error) }, 'match left out');
    });
    if (broughtOver > 0)
      options.log?.info({ matches: broughtOver, former }, 'matches of a former program brought over');
    const campaigns = await openCampaigns(join(root, 'campaigns'), (facts, words) => warn(facts, words));
    const matches = matchFunctions(files, index);
    const { during, close } = whileOpen('the store');

    return {
      create: (record, beside) => during(() => matches.create(record, beside)),
      load: (id) => during(() => matches.load(id)),
      commit: (record) => during(() => matches.commit(record)),
      setAside: (id, reason) => during(() => matches.setAside(id, reason)),
      history: (id) => during(() => matches.history(id)),
      lastEntries: (id, count) => during(() => matches.lastEntries(id, count)),
      byChannel: (channel) => during(() => index.byChannel(channel)),
      byUser: (user) => during(() => index.byUser(user)),
      running: () => during(() => index.running()),
      waiting: () => during(() => index.waiting()),
      due: (now) => during(() => index.due(now)),
      all: () => during(() => [...index.all()]),
      unreadable: () => during(() => index.spoilt()),
      export: (id) => during(() => matches.export(id)),
      import: (text, into) => during(() => matches.import(text, into)),
      put: (text) => during(() => matches.put(text)),
      campaigns: {
        create: (record) => during(() => campaigns.create(record)),
        load: (id) => during(() => campaigns.load(id)),
        commit: (record) => during(() => campaigns.commit(record)),
        of: (guild, game) => during(() => campaigns.of(guild, game)),
      },
      results: {
        of: (guild) =>
          during(() =>
            results
              .all()
              .filter((one) => one.guild === guild)
              .sort(oldestEnded),
          ),
        keep: (some) => during(() => results.add(new Map(some.map((one) => [one.match, checkResult(one)])))),
      },
      naming: (user) => during(() => matches.naming(user)),
      forget: (user, nameless) =>
        during(async () => {
          await matches.forget(user, nameless);
          await campaigns.forget(user);
          await results.rewrite(mapped((one) => checkResult(resultWithout(one, user))));
          await meta.rewrite(mapped((one) => freezeJson(withoutUser(one, user))));
          await servers.rewrite(mapped((one) => freezeJson(checkServer(withoutUser(one, user)))));
          await profiles.rewrite((all) => new Map([...all].filter(([name]) => name !== user)));
          for (const each of [broken, former]) await scrubFolder(each, user);
          await index.forgetUser(user);
        }),
      profile: (user) => during(() => profiles.get(user) ?? { dm: 'unknown', toldClosed: false }),
      saveProfile: (user, profile) => during(() => profiles.set(user, freezeJson(checkProfile(profile)))),
      server: (guild) => during(() => servers.get(guild) ?? unknownServer()),
      saveServer: (guild, record) => during(() => servers.set(guild, freezeJson(checkServer(record)))),
      meta: (key) => during(() => meta.get(key)),
      saveMeta: (key, value) => during(() => meta.set(key, freezeJson(value))),
      close: () => close(() => index.close().finally(unlock)),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** What makes other values of all that there are, under the same names. */
const mapped =
  <T>(make: (value: T) => T) =>
  (all: ReadonlyMap<string, T>): Map<string, T> =>
    new Map([...all].map(([name, value]) => [name, make(value)]));

type Told = JournalOf & { record: MatchRecord };
type MatchFunctions = Pick<
  Store,
  | 'create'
  | 'load'
  | 'commit'
  | 'setAside'
  | 'history'
  | 'lastEntries'
  | 'export'
  | 'import'
  | 'put'
  | 'naming'
  | 'forget'
>;

function matchFunctions(files: MatchFiles, index: KeptIndex): MatchFunctions {
  const recent = makeRecent<Saved>(MATCHES_IN_MEMORY, BYTES_IN_MEMORY, ({ stamp }) => bytesIn(stamp));
  const remember = (saved: Saved): Saved => {
    recent.set(saved.record.id, saved);
    index.remember(saved);
    return saved;
  };
  async function newest(id: string): Promise<Saved | undefined> {
    const known = recent.get(id);
    if (known) return known;
    try {
      const saved = await files.read(id);
      return saved && remember(saved);
    } catch (error) {
      if (error instanceof BrokenRecord) index.spoil(id);
      throw error;
    }
  }
  /** Saves if `record` follows on the version that is stored; on version 0 when nothing may be there. */
  async function save(record: MatchRecord, follows: number, beside?: string): Promise<MatchRecord> {
    freezeJson(record);
    if (!isId(record.id)) throw new Damaged('id: not one of a match');
    return inTurn(files.pathOf(record.id), async () => {
      const before = await newest(record.id);
      const stored = before?.record.version ?? 0;
      if (stored !== follows) throw new VersionConflict(record.id, follows, stored || null);
      const write = async () => {
        // After a failed write only the disk knows which version it has.
        recent.delete(record.id);
        return remember(await files.write(before, record)).record;
      };
      if (!comesIn(record, before?.record)) return write();
      return inTurn(`${files.pathOf('')} ${record.channel}`, async () => {
        const there = index.liveIn(record.channel).find((id) => id !== record.id && id !== beside);
        if (there !== undefined) throw new ChannelTaken(record.channel, there);
        return write();
      });
    });
  }
  /** What stands in a match's journal. One that cannot be used is set aside, and what took its place is read. */
  async function told<T>(id: string, read: (of: Told) => Promise<T>): Promise<T | undefined> {
    if (!isId(id)) return undefined;
    return inTurn(files.pathOf(id), async () => {
      const from = (saved: Saved | undefined) => {
        if (!saved?.record.match) return undefined;
        const { record, journal } = saved;
        return read({ file: files.journalOf(id, journal), extent: journal, match: saved.record.match, record });
      };
      const saved = await newest(id);
      try {
        return await from(saved);
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
        recent.delete(id);
        return from(remember(await files.beginAnew(saved!, error.message)));
      }
    });
  }
  async function load(id: string): Promise<MatchRecord | undefined> {
    if (!isId(id)) return undefined;
    return (recent.get(id) ?? (await inTurn(files.pathOf(id), () => newest(id))))?.record;
  }
  async function naming(user: string): Promise<string[]> {
    const found: string[] = [];
    for (const id of await files.ids()) {
      for (const file of [files.pathOf(id), backupOf(files.pathOf(id))]) {
        if (found.at(-1) !== id && names((await fileText(file)) ?? '', user)) found.push(id);
      }
    }
    const begun = (id: string) => index.get(id)?.createdAt ?? 0;
    return found.sort((a, b) => begun(a) - begun(b));
  }
  const forgetIn = (id: string, user: string, nameless: (record: MatchRecord) => MatchRecord) =>
    inTurn(files.pathOf(id), async () => {
      const before = await newest(id).catch((error: unknown) => {
        if (error instanceof BrokenRecord) return undefined;
        throw error;
      });
      if (!before) {
        for (const file of [files.pathOf(id), backupOf(files.pathOf(id))]) await scrubFile(file, user);
        return;
      }
      const record = nameless(before.record);
      recent.delete(id);
      const next = record === before.record ? record : freezeJson({ ...record, version: record.version + 1 });
      const saved = await files.write(before, next);
      // Once more, so that the version before it is one without them as well.
      remember(await files.write(saved, saved.record));
    });
  return {
    naming,
    async forget(user, nameless) {
      for (const id of await naming(user)) await forgetIn(id, user, nameless);
    },
    create: (record, beside) => save({ ...record, version: 1 }, 0, beside),
    load,
    commit(record) {
      // Version 0 would pass for a match that is not there yet.
      if (!(record.version >= 1)) throw new VersionConflict(record.id, record.version, null);
      return save({ ...record, version: record.version + 1 }, record.version);
    },
    async setAside(id, reason) {
      if (!isId(id)) return;
      await inTurn(files.pathOf(id), async () => {
        if (!(await newest(id))) return;
        recent.delete(id);
        await files.setAside(id, reason);
        index.spoil(id);
      });
    },
    history: (id) => told(id, readHistory),
    lastEntries: async (id, count) => (await told(id, (of) => readLastEntries(of, count))) ?? [],
    async export(id) {
      const begun = await told(id, async (of) => exportedText(of.record, await readHistory(of)));
      if (begun !== undefined) return begun;
      const record = await load(id);
      if (!record) throw new Error(`there is no match ${id}`);
      return exportedText(record);
    },
    async import(text, into) {
      return save({ ...alone(readExported(text)), ...into }, 0);
    },
    async put(text) {
      return save(readExported(text), 0);
    },
  };
}
