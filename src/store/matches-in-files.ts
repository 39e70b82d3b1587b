import { bytesIn } from './disk.ts';
import { BrokenRecord, ChannelTaken, Damaged, VersionConflict } from './errors.ts';
import { alone, exportedText, readExported, readMoved } from './exported.ts';
import { fileText, names, scrubFile } from './forget.ts';
import { freezeJson } from './freeze-json.ts';
import type { KeptIndex } from './index-file.ts';
import { type JournalOf, linesIn } from './journal.ts';
import { backupOf } from './json-file.ts';
import { readHistory, readLastEntries } from './lines.ts';
import type { MatchFiles, Saved } from './match-files.ts';
import { inTurn } from './queue.ts';
import { BYTES_IN_MEMORY, MATCHES_IN_MEMORY, makeRecent } from './recent.ts';
import { comesIn, isId } from './record.ts';
import type { MatchRecord, Store } from './store.ts';

type Told = JournalOf & { record: MatchRecord };
type MatchFunctions = Pick<
  Store,
  | 'create'
  | 'known'
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

/** What a store owes of its matches, with these files and their index. */
export function matchesInFiles(files: MatchFiles, index: KeptIndex): MatchFunctions {
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
  async function save(record: MatchRecord, follows: number, beside: readonly string[] = []): Promise<MatchRecord> {
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
        const there = index.liveIn(record.channel).find((id) => id !== record.id && !beside.includes(id));
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
    create: (record, beside) => save({ ...record, version: 1 }, 0, beside === undefined ? [] : [beside]),
    known: (id) => recent.get(id)?.record,
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
    history: (id) => told(id, async (of) => readHistory(await linesIn(of), of.match)),
    lastEntries: async (id, count) =>
      (await told(id, async (of) => readLastEntries(await linesIn(of), of.match, count))) ?? [],
    async export(id) {
      const begun = await told(id, async (of) => exportedText(of.record, readHistory(await linesIn(of), of.match)));
      if (begun !== undefined) return begun;
      const record = await load(id);
      if (!record) throw new Error(`there is no match ${id}`);
      return exportedText(record);
    },
    async import(text, into) {
      return save({ ...alone(readExported(text)), ...into }, 0);
    },
    async put(text, beside) {
      return save(readMoved(text), 0, beside);
    },
  };
}
