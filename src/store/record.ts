import { z } from 'zod';
import type { Json, Match } from '#core/types';
import { Damaged, UnknownSchema } from './errors.ts';
import { freezeJson } from './freeze-json.ts';
import type { IndexEntry, MatchRecord, Profile } from './store.ts';

/** Anything but nothing: what comes from JSON.parse is JSON already, and `freezeJson` looks at what is to be saved. */
const json = z.custom<Json>((value) => value !== undefined, 'missing');
const whole = z.int().min(0);
const time = z.number();
const jsonByName = z.record(z.string(), json);
const locale = z.enum(['en', 'ja']);
const dm = z.enum(['unknown', 'open', 'closed']);
const status = z.enum(['lobby', 'running', 'over', 'ended']);
const id = z.string().regex(/^[a-z0-9-]{1,32}$/);

const answer = z.strictObject({ decision: z.string(), seat: whole, action: z.string(), args: jsonByName });
const event = z.strictObject({
  type: z.string(),
  shown: jsonByName,
  only: z.record(z.string().regex(/^\d+$/), jsonByName).optional(),
});
const drawn = z.record(z.string(), whole);

/** The envelope alone: whether `base` is a state of the game is for the game's own `parse` to say. */
const match = z.strictObject({
  game: z.string(),
  version: whole,
  edition: z.string().optional(),
  options: z.record(z.string(), z.string()),
  seats: whole,
  rng: z.strictObject({ seed: z.string(), drawn }),
  base: json,
  stepNo: whole,
  answers: z.array(answer),
  log: z.array(z.strictObject({ answer: answer.nullable(), events: z.array(event) })),
  origin: z.strictObject({ base: json, drawn, stepNo: whole, at: whole }),
}) satisfies z.ZodType<Match<Json>>;

/** Schema 1 had no `agreed`: nothing needed agreement then. */
const SCHEMA = 2;

const matchRecord = z.strictObject({
  id,
  schema: z.literal(SCHEMA),
  version: z.int().min(1),
  game: z.string(),
  status,
  options: z.record(z.string(), z.string()),
  agreed: z.array(z.string()),
  guild: z.string().nullable(),
  channel: z.string(),
  host: z.string(),
  locale,
  seats: z.array(z.strictObject({ user: z.string().nullable(), name: z.string(), locale, dm })),
  match: match.nullable(),
  outbox: z.array(z.strictObject({ id: z.string().min(1).max(25), kind: z.string(), data: json })),
  done: z.array(z.string()).max(200),
  drafts: jsonByName,
  board: z.strictObject({ channel: z.string(), message: z.string() }).nullable(),
  settings: z.strictObject({
    remindAfterHours: z.number(),
    remindEveryHours: z.number(),
    reminders: z.boolean(),
    dmHands: z.boolean(),
  }),
  asked: z.array(z.strictObject({ seat: whole, since: time, reminded: whole, lastReminder: time.nullable() })),
  createdAt: time,
  updatedAt: time,
  endVotes: z.array(whole),
  notes: jsonByName,
}) satisfies z.ZodType<MatchRecord>;

const indexEntry = z.strictObject({
  id,
  game: z.string(),
  status,
  guild: z.string().nullable(),
  channel: z.string(),
  host: z.string(),
  users: z.array(z.string()),
  createdAt: time,
  updatedAt: time,
}) satisfies z.ZodType<IndexEntry>;

const profile = z.strictObject({
  locale: locale.optional(),
  dm,
  toldClosed: z.boolean(),
}) satisfies z.ZodType<Profile>;

/** Whether a match can have this id at all. */
export const isId = (text: string): boolean => id.safeParse(text).success;

/**
 * A saved or exported record in the present schema, frozen. Throws `UnknownSchema` when another program's number stands
 * in `schema`, else `Damaged` for whatever is not a record.
 */
export function parseRecord(text: string): MatchRecord {
  const value = parseJson(text);
  const schema = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : undefined;
  if (schema === 1) return freezeJson(read(matchRecord, { ...(value as object), schema: SCHEMA, agreed: [] }));
  if (typeof schema === 'number' && schema !== SCHEMA) throw new UnknownSchema(`schema ${schema} is not known here`);
  return freezeJson(read(matchRecord, value));
}

/** The record itself, frozen. Throws `Damaged` for what could not be loaded again later, so that it is not saved. */
export function checkRecord(record: MatchRecord): MatchRecord {
  read(matchRecord, record);
  return freezeJson(record);
}

/** Parsers of the small files; each throws `Damaged`. */
export const parseIndex = (text: string): IndexEntry[] => read(z.array(indexEntry), parseJson(text));
export const parseProfiles = (text: string): Record<string, Profile> =>
  read(z.record(z.string(), profile), parseJson(text));
export const parseMeta = (text: string): Record<string, Json> => read(jsonByName, parseJson(text));

export const checkProfile = (given: Profile): Profile => read(profile, given);

/** What the index says of a record. */
export function entryOf(record: MatchRecord): IndexEntry {
  const { id, game, status, guild, channel, host, createdAt, updatedAt } = record;
  const users = [...new Set(record.seats.map((seat) => seat.user).filter((user) => user !== null))];
  return { id, game, status, guild, channel, host, users, createdAt, updatedAt };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Damaged('not JSON');
  }
}

/** The value itself, not zod's copy of it: a copy would have its keys in another order than the file. */
function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return value as T;
  const { path, message } = result.error.issues[0]!;
  throw new Damaged(path.length > 0 ? `${path.join('.')}: ${message}` : message);
}
