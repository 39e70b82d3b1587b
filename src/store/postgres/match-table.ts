import type { History } from '#core/history';
import type { Json, LogEntry, Match } from '#core/types';
import { readyToSave } from '../before-save.ts';
import { BrokenRecord, ChannelTaken, Damaged, VersionConflict } from '../errors.ts';
import { alone, exportedText, readExported, readMoved } from '../exported.ts';
import { freezeJson } from '../freeze-json.ts';
import { readHistory, readLastEntries } from '../lines.ts';
import { BYTES_IN_MEMORY, MATCHES_IN_MEMORY, makeRecent } from '../recent.ts';
import { comesIn, isId, isLive } from '../record.ts';
import type { MatchRecord, Store } from '../store.ts';
import type { Database, Statement } from './database.ts';
import { type Adding, delivers, looks } from './deliveries.ts';
import { checkProgram } from './programs.ts';
import { asideError, changeOf, columnsOf, recordIn, type Texts, takes, textsOf } from './rows.ts';
import { BETWEEN, HISTORY, LIVE_IN, LOAD, type SavingStatements, savingStatements, TAIL } from './statements.ts';
import { inColumn } from './texts.ts';

/** Tells of a match that cannot be read. */
export type Warn = (facts: object, words: string) => void;

type Matches = Pick<
  Store,
  'create' | 'known' | 'load' | 'commit' | 'setAside' | 'history' | 'lastEntries' | 'export' | 'import' | 'put'
>;

/** The constraint by which of two matches that come into a channel at once one is refused. */
const HOLDS = 'match_holds';
/** Lines that are asked for at first when so many last entries are wanted: some of them take others back. */
const atFirst = (entries: number): number => 2 * entries + 16;

/** A record, how many letters its head takes, and the text of its base as the database has it, if there is one. */
interface Known {
  record: MatchRecord;
  head: number;
  base: string | undefined;
}

type Begun = MatchRecord & { match: Match<Json> };

interface Row extends Texts {
  version: number;
  aside: string | null;
}

/** The base stays as it is. */
const KEPT = { start: 0, text: null, end: 0 };

/** What is done besides saving. */
export interface MatchesWith {
  /** What is put into an outbox is delivered by a job, and computers answer by one. */
  adding?: Adding | undefined;
  /** The number of the program that plays: others hear of what it saves, and it saves nothing where a newer one plays. */
  program?: number | undefined;
}

interface Lines {
  version: number;
  count: number;
  /** With `BETWEEN` between them; null when there are none. */
  lines: string | null;
}

/**
 * What a store owes of its matches, in a database. Loaded ones are remembered, and given out again while the database has the same version.
 * A row that cannot be read is set aside, as it is; `warn` hears of it.
 */
export function matchesIn(database: Database, warn: Warn, { adding, program }: MatchesWith = {}): Matches {
  const statementsFor = preparedFor(adding, program);
  const recent = makeRecent<Known>(MATCHES_IN_MEMORY, BYTES_IN_MEMORY, ({ head, base = '' }) => head + base.length);
  const remember = (record: MatchRecord, { head, base }: Texts): MatchRecord => {
    const known = recent.get(record.id);
    // Of two loads at once the older one may come last.
    if (!((known?.record.version ?? 0) > record.version))
      recent.set(record.id, { record, head: head.length, base: base ?? known?.base });
    return record;
  };

  /** The text of the base that the database has with this version, as far as it is known. */
  const baseOf = (id: string, version: number): string | undefined => {
    const known = recent.get(id);
    return known?.record.version === version ? known.base : undefined;
  };

  async function load(id: string): Promise<MatchRecord | undefined> {
    const known = recent.get(id)?.record;
    const [row] = await database.query<Row>(LOAD, [id, known?.version ?? 0]);
    if (!row) return undefined;
    if (row.aside !== null) throw asideError(id, row.aside);
    if (known?.version === row.version) return known;
    try {
      const record = recordIn(id, row.version, row);
      // A database that was put back has older versions than were known.
      if (known && recent.get(id)?.record === known) recent.delete(id);
      return remember(record, row);
    } catch (error) {
      throw error instanceof Damaged ? await brokenRow(id, error.message) : error;
    }
  }

  /** It stays as it is, and nobody meets it again until it is mended. A database that takes nothing just now does not matter. */
  async function brokenRow(id: string, reason: string): Promise<BrokenRecord> {
    warn({ id, reason }, 'match set aside');
    await putAside(id, reason).catch(() => {});
    return asideError(id, inColumn(reason));
  }

  const putAside = (id: string, reason: string) =>
    database.query<{ id: string }>(
      'update match set aside = $2, holds = null where id = $1 and aside is null returning id',
      [id, inColumn(reason)],
    );

  /** Saves if `record` follows on the version that is stored; on version 0 when nothing may be there. */
  async function save(record: MatchRecord, follows: number, beside: readonly string[] = []): Promise<MatchRecord> {
    freezeJson(record);
    const { id } = record;
    if (!isId(id)) throw new Damaged('id: not one of a match');
    const known = recent.get(id)?.record;
    const before = follows > 0 && known?.version === follows ? known : await load(id);
    const stored = before?.version ?? 0;
    if (stored !== follows) throw new VersionConflict(id, follows, stored || null);
    const { kept, news } = readyToSave(record, before);
    const texts = textsOf(kept, before);
    const { start, text, end } = texts.base === null ? KEPT : changeOf(baseOf(id, follows), texts.base);
    const lines = news.map((line) => JSON.stringify(line)).join(BETWEEN);
    const channel = takes(kept, comesIn(kept, before));
    const values = [id, kept.version, beside, channel, texts.head, text, lines, ...columnsOf(kept)];
    const isToTell = hasNewItem(kept, before);
    const statements = statementsFor({ deliver: isToTell, computers: asksComputers(kept, before) });
    for (;;) {
      try {
        if (await wrote(statements, { follows, values, at: [isLive(kept), start, end] })) {
          if (isToTell) adding?.added(id, kept.version);
          return remember(kept, texts);
        }
      } catch (error) {
        // Only the database knows which version it has.
        recent.delete(id);
        if ((error as { constraint?: unknown }).constraint !== HOLDS) throw error;
      }
      await throwWhy(kept, follows, beside);
    }
  }

  async function wrote(
    { create, commit }: SavingStatements,
    { follows, values, at }: { follows: number; values: unknown[]; at: unknown[] },
  ): Promise<boolean> {
    const [, , beside, channel] = values;
    const write = async ({ query }: Database) =>
      (await (follows === 0 ? query(create, values) : query(commit, [...values, follows, ...at]))).length > 0;
    if (channel === null || (beside as string[]).length === 0) return write(database);
    return database.inOne(async (one) => {
      // Who cannot be played any more lets go of the channel.
      await one.query('update match set holds = null where holds = $1 and id = any ($2::text[])', [channel, beside]);
      return write(one);
    });
  }

  /** Why nothing was saved; returns when that has changed meanwhile. */
  async function throwWhy({ id, channel }: MatchRecord, follows: number, beside: readonly string[]): Promise<void> {
    const [row] = await database.query<Row>(LOAD, [id, 0]);
    if (row && row.aside !== null) throw asideError(id, row.aside);
    if ((row?.version ?? 0) !== follows) throw new VersionConflict(id, follows, row?.version ?? null);
    const [other] = await database.query<{ id: string }>(LIVE_IN, [inColumn(channel), id, beside]);
    if (other) throw new ChannelTaken(channel, other.id);
    if (program !== undefined) await checkProgram(database, program);
  }

  /** The last lines of a match's history, or all of them, with the record that they belong to. */
  async function told<T>(
    id: string,
    most: number | undefined,
    read: (lines: string[], all: number, record: Begun) => T,
  ): Promise<T | undefined> {
    if (!isId(id)) return undefined;
    for (let before = known(id); ; before = undefined) {
      const record = before?.match ? before : await load(id);
      if (!record?.match) return undefined;
      const [found] = await database.query<Lines>(...asked(id, most));
      // Somebody has saved meanwhile, or it is set aside.
      if (found?.version !== record.version) continue;
      const { lines: text, count } = found;
      const lines = text === null ? [] : text.split(BETWEEN);
      try {
        if (lines.length !== Math.min(most ?? count, count)) throw new Damaged('lines are missing');
        return read(lines, count, record as Begun);
      } catch (error) {
        throw error instanceof Damaged ? new BrokenRecord(id, `its history: ${error.message}`, []) : error;
      }
    }
  }

  const known = (id: string) => recent.get(id)?.record;

  const historyOf = (id: string): Promise<History<Json> | undefined> =>
    told(id, undefined, (lines, _, { match }) => readHistory(lines, match));

  async function lastEntries(id: string, count: number): Promise<LogEntry[]> {
    for (let most = atFirst(count); count > 0; most *= 4) {
      const found = await told(id, most, (lines, all, { match }) => {
        const entries = readLastEntries(lines, match, count);
        return entries.length === count || lines.length === all ? entries : 'more';
      });
      if (found !== 'more') return found ?? [];
    }
    return [];
  }

  return {
    create: (record, beside) => save({ ...record, version: 1 }, 0, beside === undefined ? [] : [beside]),
    known,
    load: async (id) => (isId(id) ? load(id) : undefined),
    async commit(record) {
      // Version 0 would pass for a match that is not there yet.
      if (!(record.version >= 1)) throw new VersionConflict(record.id, record.version, null);
      return save({ ...record, version: record.version + 1 }, record.version);
    },
    async setAside(id, reason) {
      if (!isId(id)) return;
      const [row] = await putAside(id, reason);
      if (row) warn({ id, reason }, 'match set aside');
    },
    history: historyOf,
    lastEntries,
    async export(id) {
      const record = isId(id) ? await load(id) : undefined;
      if (!record) throw new Error(`there is no match ${id}`);
      const begun = await told(id, undefined, (lines, _, of) => exportedText(of, readHistory(lines, of.match)));
      return begun ?? exportedText(record);
    },
    import: async (text, into) => save({ ...alone(readExported(text)), ...into }, 0),
    put: async (text, beside) => save(readMoved(text), 0, beside),
  };
}

/** Which jobs a commit adds. */
type Jobs = Record<'deliver' | 'computers', boolean>;

/** The statements that save with these jobs; without a place for jobs there are none. */
function preparedFor(adding: Adding | undefined, program: number | undefined): (jobs: Jobs) => SavingStatements {
  const made = [false, true].map((deliver) =>
    [false, true].map((computers) => {
      const jobs = {
        ...(adding && deliver && { deliver: delivers(adding.schema, '$1::text') }),
        ...(adding && computers && { computers: looks(adding.schema, '$1::text') }),
      };
      return savingStatements({ jobs, program });
    }),
  );
  return ({ deliver, computers }) => made[Number(deliver)]![Number(computers)]!;
}

/** Whether something is asked in a match with computers that was not asked before. */
function asksComputers({ status, seats, match, asked }: MatchRecord, before: MatchRecord | undefined): boolean {
  if (status !== 'running' || seats.every(({ computer }) => computer === undefined)) return false;
  const isSame = before?.status === status && before.match === match && before.asked === asked;
  return !isSame || seats.some(({ computer }, i) => before.seats[i]?.computer !== computer);
}

/** Whether something waits in an outbox that did not before. */
function hasNewItem({ outbox }: MatchRecord, before: MatchRecord | undefined): boolean {
  const known = new Set(before?.outbox.map(({ id }) => id));
  return outbox.some(({ id }) => !known.has(id));
}

const asked = (id: string, most: number | undefined): [Statement, unknown[]] =>
  most === undefined ? [HISTORY, [id]] : [TAIL, [id, most]];
