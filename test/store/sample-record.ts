import type { Json } from '#core/types';
import { newId } from '#store/new-id';
import type { MatchRecord } from '#store/store';

type NewRecord = Omit<MatchRecord, 'version'>;

/** A running match of two in which something happened, in a channel of its own; every field holds something. */
export function sampleRecord(change: Partial<NewRecord> = {}): NewRecord {
  const answer = { decision: 'd1', seat: 0, action: 'move', args: { to: 'A3', with: ['x', 'y'], points: { x: 2 } } };
  const base: Json = { units: [{ name: '龍', at: 'A1', hits: 0 }], turn: null, over: false };
  const { id = newId() } = change;
  return {
    id,
    schema: 3,
    game: 'a-game',
    status: 'running',
    options: { length: 'short' },
    agreed: ['ann'],
    guild: 'g1',
    channel: `c-${id}`,
    host: 'ann',
    locale: 'ja',
    seats: [
      { user: 'ann', name: 'Ann', locale: 'en', dm: 'open' },
      { user: 'bob', name: '坊', locale: 'ja', dm: 'closed' },
      { user: null, name: '', locale: 'en', dm: 'unknown' },
    ],
    match: {
      game: 'a-game',
      version: 1,
      options: { length: 'short' },
      seats: 3,
      rng: { seed: 'f00d', drawn: { fight: 3 } },
      base,
      stepNo: 4,
      answers: [answer],
      logged: 2,
      news: [
        { origin: { base, drawn: {}, stepNo: 1, at: 0 } },
        { entry: { answer: null, events: [{ type: 'began', shown: {} }] } },
        { entry: { answer, events: [{ type: 'card-drawn', shown: { seat: 0 }, only: { 0: { card: 'secret' } } }] } },
      ],
    },
    outbox: [{ id: 'n1', kind: 'board', data: { text: 'hello' } }],
    done: ['i1', 'i2'],
    drafts: { 0: { decision: 'd2', action: 'move', args: {} } },
    board: { channel: 'c1', message: 'm1' },
    settings: { remindAfterHours: 8, remindEveryHours: 24, reminders: true, dmHands: true },
    asked: [{ seat: 1, since: 1_000, reminded: 1, lastReminder: 2_000 }],
    nextReminder: 5_000,
    createdAt: 1_000,
    updatedAt: 3_000,
    endVotes: [1],
    notes: { commitment: 'abc' },
    ...change,
  };
}

/** A record whose JSON is about `bytes` long, half of it state and half of it history, as matches are. */
export function recordOfSize(bytes: number, change: Partial<NewRecord> = {}): NewRecord {
  const record = sampleRecord(change);
  const unit = (n: number) => ({
    id: `unit-${n}`,
    at: `place-${n % 60}`,
    hits: n % 4,
    moved: n % 2 === 0,
    carries: ['a', 'b'],
  });
  const entry = (n: number) => ({
    answer: { decision: `d${n}`, seat: n % 2, action: 'move', args: { to: `place-${n % 60}`, with: ['a', 'b'] } },
    events: [{ type: 'moved', shown: { unit: `unit-${n}`, from: 'place-1', to: `place-${n % 60}` } }],
  });
  const times = (length: number) => Array.from({ length }, (_, n) => n);
  const units = times(Math.ceil(bytes / 4 / JSON.stringify(unit(100)).length)).map(unit);
  const entries = times(Math.ceil(bytes / 2 / JSON.stringify(entry(100)).length)).map(entry);
  const match = record.match!;
  const origin = { base: { units }, drawn: {}, stepNo: 1, at: 0 };
  const news = [{ origin }, ...entries.map((entry) => ({ entry }))];
  return { ...record, match: { ...match, base: { units }, logged: entries.length, news } };
}

/** What a record is once it is saved: its news are in its history. */
export const saved = <R extends Pick<MatchRecord, 'match'>>(record: R): R => ({
  ...record,
  match: record.match && { ...record.match, news: [] },
});

/** The record with one more answer in its match. */
export function answering<R extends Pick<MatchRecord, 'match'>>(record: R, to: string): R {
  const match = record.match!;
  const answer = { decision: `d${match.logged}`, seat: 0, action: 'move', args: { to } };
  const line = { entry: { answer, events: [{ type: 'moved', shown: { to } }] } };
  return {
    ...record,
    match: { ...match, answers: [...match.answers, answer], logged: match.logged + 1, news: [...match.news, line] },
  };
}
