import type { Json } from '#core/types';
import { BrokenRecord, Damaged, NewerRecord, UnknownSchema } from '../errors.ts';
import { indexEntryOf, isLive, parseJson, readIndexEntry, readRecord, schemaOf } from '../record.ts';
import type { IndexEntry, MatchRecord } from '../store.ts';
import { fromColumn, inColumn, orNull } from './texts.ts';

/** How a match stands in its row. */

/** The texts of a record. The state has one of its own, so that a save that leaves it as it is need not write it. */
export interface Texts {
  head: string;
  base: string | null;
}

/** The texts of a record; `base` is null in the lobby, and when the record `before` has the same. */
export function textsOf(record: MatchRecord, before?: MatchRecord): Texts {
  const { match } = record;
  if (!match) return { head: JSON.stringify(record), base: null };
  // Null keeps its place, so that a record has its keys in the same order for ever.
  const head = JSON.stringify({ ...record, match: { ...match, base: null } });
  return { head, base: match.base === before?.match?.base ? null : JSON.stringify(match.base) };
}

/** A text that comes of another one: so many letters of its beginning and of its end stay, and what comes between them. */
export interface Change {
  start: number;
  text: string;
  end: number;
}

/** How `next` comes of `known`; as a whole where nothing is known. Only plain letters are counted: a server may count others otherwise than JavaScript. */
export function changeOf(known: string | undefined, next: string): Change {
  if (known === undefined || !isPlain(known)) return { start: 0, text: next, end: 0 };
  const most = Math.min(known.length, next.length);
  const start = mostOf(most, (from, to) => known.slice(from, to) === next.slice(from, to));
  const fromEnd = (text: string, from: number, to: number) => text.slice(text.length - to, text.length - from);
  const end = mostOf(most - start, (from, to) => fromEnd(known, from, to) === fromEnd(next, from, to));
  return { start, text: next.slice(start, next.length - end), end };
}

/** How many letters of `most` two texts share, found by halves. To compare long parts at once takes a tenth of the work of letters one by one. */
function mostOf(most: number, areSame: (from: number, to: number) => boolean): number {
  let [shared, end] = [0, most];
  while (shared < end) {
    const middle = Math.ceil((shared + end) / 2);
    if (areSame(shared, middle)) shared = middle;
    else end = middle - 1;
  }
  return shared;
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const isPlain = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** The record of these texts, frozen. Throws `NewerRecord` for that of a newer program, and `Damaged`. */
export function recordIn(id: string, version: number, { head, base }: Texts): MatchRecord {
  const value = parseJson(head);
  try {
    schemaOf(value);
  } catch (error) {
    throw error instanceof UnknownSchema ? new NewerRecord(id, error.message) : error;
  }
  const { match } = Object(value) as { match?: { base?: Json } | null };
  if (typeof match === 'object' && match !== null) {
    if (base === null) throw new Damaged('match.base: missing');
    match.base = parseJson(base) as Json;
  }
  const record = readRecord(value);
  if (record.id !== id) throw new Damaged(`it is the record of match ${record.id}`);
  if (record.version !== version) throw new Damaged(`it is version ${record.version}`);
  return record;
}

/** The match of this id was set aside, for this reason. */
export const asideError = (id: string, why: string): BrokenRecord =>
  new BrokenRecord(id, fromColumn(why), [`row ${id} of table match`]);

/** The columns of an index entry and their types, in the order of `columnsOf`. */
export const COLUMNS: Readonly<Record<Exclude<keyof EntryRow, 'id'>, string>> = {
  game: 'text',
  status: 'text',
  guild: 'text',
  channel: 'text',
  host: 'text',
  users: 'text[]',
  waits: 'boolean',
  next_reminder: 'double precision',
  created_at: 'double precision',
  updated_at: 'double precision',
  archived: 'boolean',
};
/** SQL: whether the match of a row is live. */
export const LIVE = `status in ('lobby', 'running')`;

/** What these columns hold for a record. */
export function columnsOf(record: MatchRecord): unknown[] {
  const entry = indexEntryOf(record);
  return [
    inColumn(entry.game),
    entry.status,
    orNull(entry.guild, inColumn),
    inColumn(entry.channel),
    inColumn(entry.host),
    entry.users.map(inColumn),
    entry.waits,
    entry.nextReminder,
    entry.createdAt,
    entry.updatedAt,
    entry.archived === true,
  ];
}

/** A row of these columns. */
export interface EntryRow {
  id: string;
  game: string;
  status: string;
  guild: string | null;
  channel: string;
  host: string;
  users: string[];
  waits: boolean;
  next_reminder: number | null;
  created_at: number;
  updated_at: number;
  archived: boolean;
}

/** The index entry of a row. Throws `Damaged`. */
export const entryIn = (row: EntryRow): IndexEntry =>
  readIndexEntry({
    id: row.id,
    game: fromColumn(row.game),
    status: row.status,
    guild: orNull(row.guild, fromColumn),
    channel: fromColumn(row.channel),
    host: fromColumn(row.host),
    users: row.users.map(fromColumn),
    waits: row.waits,
    nextReminder: row.next_reminder,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.archived && { archived: true }),
  });

/** The channel that a record takes by this save; null when it takes none anew. */
export const takes = (record: MatchRecord, comes: boolean): string | null =>
  comes && isLive(record) ? inColumn(record.channel) : null;
