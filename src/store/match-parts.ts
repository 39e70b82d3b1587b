import { z } from 'zod';
import { LEVELS } from '#core/levels';
import type {
  Answer,
  Checkpoint,
  Decided,
  Event,
  Json,
  LogEntry,
  LogLine,
  Match,
  Round,
  StandingOrder,
  ThoughtNoted,
} from '#core/types';
import { UNTILS } from '#core/window';
import { few, plainJson, Word } from '#src/bounds';

/** A match as it is saved: its envelope, and the lines of its history. */

/** Anything but nothing: what comes from JSON.parse is JSON already, and `freezeJson` looks at what is to be saved. */
export const json = plainJson(100_000);
/** A state of a game, which has bounds of its own. */
export const state = plainJson(500_000);
/** In ms since 1970, as far as a date goes. */
export const time = z.number().min(-8.64e15).max(8.64e15);
export const wholeNumber = z.int().min(0).max(1_000_000_000);
export const jsonByName = few(json, 500);
/** What a person or Discord has called something. */
export const Title = z.string().max(200);
/** More than the longest match comes to. */
const ANSWERS = 10_000;
/** Facts of a fight that an order rests on. */
const FACTS = 500;
export const LINES = 100_000;
export const EVENTS = 5_000;
/** More than sit at one table. */
export const SEATS = 50;

/**
 * A schema for each part of a thing, so that the compiler names a part that has none. Parts that a newer program has added are
 * passed over and kept: `read` gives the value itself.
 */
export type Parts<T> = { [K in keyof Required<T>]: z.ZodType<T[K]> };

export const answer = z.object({
  decision: Title,
  seat: wholeNumber,
  action: Word,
  args: jsonByName,
} satisfies Parts<Answer>);
const event = z.object({
  type: Word,
  shown: jsonByName,
  only: few(jsonByName, SEATS, Word.regex(/^\d+$/)).optional(),
  fold: Word.optional(),
} satisfies Parts<Event>);
export const drawn = few(wholeNumber, 10_000);
const named = jsonByName.nullable();
const thought = z.object({
  level: z.enum(LEVELS),
  at: wholeNumber,
  rounds: wholeNumber.optional(),
  edition: wholeNumber.optional(),
} satisfies Parts<ThoughtNoted>);
export const entry = z.object({
  answer: answer.nullable(),
  events: z.array(event).max(EVENTS),
  turns: z
    .array(z.tuple([wholeNumber, named]))
    .max(EVENTS)
    .optional(),
  on: named.optional(),
  at: time.optional(),
  waited: time.optional(),
  standIn: z.literal(true).optional(),
  computer: thought.optional(),
} satisfies Parts<LogEntry>);
const checkpointParts = { base: state, drawn, stepNo: wholeNumber, at: wholeNumber } satisfies Parts<Checkpoint<Json>>;
export const checkpointShape = z.object(checkpointParts);
const roundParts = { ...checkpointParts, name: named } satisfies Parts<Round<Json>>;

/** One line of a history. */
export const lineShape = z.union([
  z.object({ entry }),
  z.object({ drop: wholeNumber }),
  z.object({ origin: checkpointShape }),
  z.object({ round: z.object(roundParts) }),
  z.object({ remark: entry.extend({ answer: z.null() }) }),
]) satisfies z.ZodType<LogLine<Json>>;

const order = z.object({
  seat: wholeNumber,
  window: Word,
  order: Word,
  args: jsonByName,
  until: z.enum(UNTILS),
  named: named.optional(),
  rests: z.object({ fight: named, on: z.array(Word).max(FACTS) }).optional(),
} satisfies Parts<StandingOrder>);

const decided = z.object({
  question: Title,
  answer,
  answers: z.array(answer).max(ANSWERS),
  before: z.object({ base: state, stepNo: wholeNumber, drawn }).optional(),
} satisfies Parts<Decided<Json>>);

/** The envelope alone: whether `base` is a state of the game is for the game's own `parse` to say. */
export const matchParts = {
  game: Word,
  version: wholeNumber,
  edition: Word.optional(),
  options: few(Word, SEATS),
  seats: wholeNumber.max(SEATS),
  roles: z.array(Word).max(SEATS).optional(),
  rng: z.object({ seed: Title, drawn }),
  base: state,
  stepNo: wholeNumber,
  answers: z.array(answer).max(ANSWERS),
  orders: z.array(order).max(ANSWERS).optional(),
  decided: decided.optional(),
  logged: wholeNumber,
  news: z.array(lineShape).max(LINES),
} satisfies Parts<Match<Json>>;
