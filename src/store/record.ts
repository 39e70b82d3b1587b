import { z } from 'zod';
import type { Carried } from '#core/campaign';
import { LEVELS } from '#core/levels';
import { RESULTS } from '#core/outcome';
import { locales } from '#core/text';
import type { Json, LogLine } from '#core/types';
import { few, Word } from '#src/bounds';
import type { CampaignRecord } from './campaign.ts';
import { Damaged, UnknownSchema } from './errors.ts';
import { freezeJson } from './freeze-json.ts';
import {
  EVENTS,
  json,
  jsonByName,
  LINES,
  lineShape,
  matchParts,
  type Parts,
  SEATS,
  state,
  Title,
  time,
  wholeNumber,
} from './match-parts.ts';
import type { MatchResult, SeatOutcome } from './results.ts';
import type { SeatRecord } from './seat-record.ts';
import type { IndexEntry, MatchRecord, PlayedFor, TimeControl } from './store.ts';

/** What is saved beside a match: who sits there, what waits to be told, campaigns, results. */

const locale = z.enum(locales);
const dm = z.enum(['unknown', 'open', 'closed']);
const status = z.enum(['lobby', 'running', 'over', 'ended']);
const id = z
  .string()
  .max(32)
  .regex(/^[a-z0-9-]+$/);

const seat = z.object({
  user: Word.nullable(),
  name: Title,
  locale,
  dm,
  role: Word.optional(),
  computer: z.enum(LEVELS).optional(),
} satisfies Parts<SeatRecord>);

const carried = z
  .object({ game: Word, version: wholeNumber, matches: wholeNumber, state } satisfies Parts<Carried>)
  .nullable();

const clock = z.object({
  bankHours: time,
  refillHours: time,
  stopsAway: z.boolean(),
  since: time,
  computer: z.enum(LEVELS).optional(),
} satisfies Parts<TimeControl>);

/** 1 had no `agreed`, 2 had the log in the match and no `nextReminder`: see `former.ts`. */
export const SCHEMA = 3;

export const recordParts = {
  id,
  schema: z.literal(SCHEMA),
  version: wholeNumber.min(1),
  game: Word,
  status,
  options: few(Word, SEATS),
  campaign: z.object({ id, name: Title, carried } satisfies Parts<PlayedFor>).optional(),
  agreed: z.array(Word).max(SEATS),
  guild: Word.nullable(),
  channel: Word,
  host: Word,
  locale,
  seats: z.array(seat).max(SEATS),
  match: z.object(matchParts).nullable(),
  outbox: z
    .array(z.object({ id: z.string().min(1).max(25), kind: Word, data: state, sealed: time.optional() }))
    .max(EVENTS),
  done: z.array(Word).max(200),
  drafts: few(json, SEATS),
  board: z.object({ channel: Word, message: Word }).nullable(),
  settings: z.object({
    remindAfterHours: time,
    remindEveryHours: time,
    reminders: z.boolean(),
    dmHands: z.boolean(),
    clock: clock.optional(),
    tutor: z.literal(true).optional(),
  }),
  asked: z
    .array(
      z.object({
        seat: wholeNumber,
        since: time,
        reminded: wholeNumber,
        lastReminder: time.nullable(),
        heldUntil: time.optional(),
        runsOut: time.optional(),
        out: time.optional(),
      }),
    )
    .max(SEATS * SEATS),
  nextReminder: time.nullable(),
  createdAt: time,
  updatedAt: time,
  endVotes: z.array(wholeNumber).max(SEATS),
  notes: few(state, SEATS),
  archived: z.literal(true).optional(),
} satisfies Parts<MatchRecord>;

const indexEntry = z.object({
  id,
  game: Word,
  status,
  guild: Word.nullable(),
  channel: Word,
  host: Word,
  users: z.array(Word).max(SEATS),
  waits: z.boolean(),
  nextReminder: time.nullable(),
  createdAt: time,
  updatedAt: time,
  archived: z.literal(true).optional(),
}) satisfies z.ZodType<IndexEntry>;

const campaign = z.object({
  id,
  schema: z.literal(1),
  version: wholeNumber.min(1),
  game: Word,
  guild: Word,
  name: Title.min(1),
  host: Word,
  carried,
  current: id.nullable(),
  taken: z.array(id).max(LINES),
  createdAt: time,
  updatedAt: time,
} satisfies Parts<CampaignRecord>);

const outcome = z.object({
  user: Word.nullable(),
  result: z.enum(RESULTS).nullable(),
  counts: z.boolean(),
} satisfies Parts<SeatOutcome>);
const matchResult = z.object({
  match: id,
  guild: Word,
  game: Word,
  at: time,
  ending: z.enum(['over', 'ended', 'closed']),
  seats: z.array(outcome).max(SEATS),
} satisfies Parts<MatchResult>);

/** Whether a match can have this id at all. */
export const isId = (text: string): boolean => id.safeParse(text).success;

const matchRecord = z.object(recordParts);

/** A whole record of the present schema, frozen. Throws `Damaged` for anything else. */
export const readRecord = (value: unknown): MatchRecord => freezeJson(read(matchRecord, value));

/** The same of a stranger's file: what is not known here, anywhere in it, is `Damaged` as well. */
export function readKnown(value: unknown): MatchRecord {
  const record = readRecord(value);
  // What zod gives has the known parts alone.
  const stranger = strangerIn(record, matchRecord.parse(record));
  if (stranger) throw new Damaged(`${stranger.join('.')}: not known`);
  return record;
}

/** Where a value has a part that this one has not; undefined where it has none. */
function strangerIn(value: unknown, known: unknown): string[] | undefined {
  if (value === known || typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const inside = Object.hasOwn(known as object, key) ? strangerIn(part, known![key as never]) : [];
    if (inside) return [key, ...inside];
  }
  return undefined;
}

/** A line of a history, frozen. Throws `Damaged`. */
export const readLine = (value: unknown): LogLine<Json> => freezeJson(read(lineShape, value));

/**
 * The record itself, frozen. Throws `Damaged` for what could not be loaded again later, so that it is not saved.
 * `before` is the version that is stored: what both have in common was looked at then.
 */
export function checkRecord(record: MatchRecord, before?: MatchRecord): MatchRecord {
  freezeJson(record);
  const { match } = record;
  const known = before?.match ?? undefined;
  checkParts(record, before, { ...recordParts, match: anything }, []);
  if (match === undefined || match === null || typeof match !== 'object') read(recordParts.match, match, ['match']);
  else if (match !== known) checkParts(match, known, matchParts, ['match']);
  return record;
}
const anything = z.unknown();

function checkParts<T extends object>(
  given: T,
  before: T | undefined,
  parts: Record<string, z.ZodType>,
  place: string[],
): void {
  for (const [key, schema] of Object.entries(parts)) {
    const value = given[key as keyof T];
    if (!before || value !== before[key as keyof T]) read(schema, value, [...place, key]);
  }
}

/** The campaign itself, frozen. Throws `Damaged`. */
export const checkCampaign = (record: CampaignRecord): CampaignRecord => freezeJson(read(campaign, record));

/** A saved campaign, frozen. Throws `UnknownSchema` for that of a newer program, and `Damaged`. */
export function parseCampaign(text: string): CampaignRecord {
  const value = parseJson(text);
  const { schema } = Object(value) as { schema?: unknown };
  if (typeof schema === 'number' && schema > 1) throw new UnknownSchema(`schema ${schema} is not known here`);
  return checkCampaign(value as CampaignRecord);
}

/** A line of the index file. Throws `Damaged` for what is none. */
export const readIndexEntry = (value: unknown): IndexEntry => read(indexEntry, value);
/** The file of what the store keeps besides, by name. Throws `Damaged`. */
export const parseMeta = (text: string): Record<string, Json> => read(jsonByName, parseJson(text));

/** The file of results, by match. Throws `Damaged`. */
export const parseResults = (text: string): Record<string, MatchResult> =>
  read(z.record(z.string(), matchResult), parseJson(text));

/** The result itself, frozen. Throws `Damaged`. */
export const checkResult = (given: MatchResult): MatchResult => freezeJson(read(matchResult, given));

/** What the index says of a record. */
export function indexEntryOf(record: MatchRecord): IndexEntry {
  const { id, game, status, guild, channel, host, nextReminder, createdAt, updatedAt, archived } = record;
  const users = [...new Set(record.seats.map((seat) => seat.user).filter((user) => user !== null))];
  const waits = record.outbox.length > 0;
  const entry = { id, game, status, guild, channel, host, users, waits, nextReminder, createdAt, updatedAt };
  return archived ? { ...entry, archived } : entry;
}

/** A match is live in the lobby and while it runs. */
export const isLive = ({ status }: Pick<IndexEntry, 'status'>): boolean => status === 'lobby' || status === 'running';

/** Whether a match is live in a channel where it was not so before. */
export const comesIn = (after: MatchRecord, before: MatchRecord | undefined): boolean =>
  isLive(after) && !(before && isLive(before) && before.channel === after.channel);

/** Throws `Damaged`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Damaged('not JSON');
  }
}

/** The number of the schema of whatever was read. Throws `UnknownSchema` for one that is not known here. */
export function schemaOf(value: unknown): unknown {
  const schema = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : undefined;
  if (typeof schema !== 'number' || [1, 2, SCHEMA].includes(schema)) return schema;
  throw new UnknownSchema(`schema ${schema} is not known here`);
}

/** The value itself, not zod's copy of it: a copy would have its keys in another order than the file. */
export function read<T>(schema: z.ZodType<T>, value: unknown, place: readonly string[] = []): T {
  const result = schema.safeParse(value);
  if (result.success) return value as T;
  const { path, message } = result.error.issues[0]!;
  const where = [...place, ...path];
  throw new Damaged(where.length > 0 ? `${where.join('.')}: ${message}` : message);
}
