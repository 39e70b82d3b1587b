import type { Event, Json, Message } from '#core/types';
import { newId } from '#store/new-id';
import type { MatchRecord, OutboxItem } from '#store/store';

/** One thing to be said in public: something that happened by the rules, or words of the bot. */
export type Said = { event: Event } | { note: Message };

/** What waits in the outbox of a match. Every kind is posted again after a crash under its own nonce. */
export type Waiting =
  /** The lobby message, new or brought up to date. */
  | { kind: 'lobby'; data: null }
  /** What happened, with the board of the moment. Of `pings`, the seats that are still asked then are notified. */
  | { kind: 'news'; data: { said: Said[]; pings: number[] } }
  /** How the match went, with the picture of it. */
  | { kind: 'end'; data: { said: Said[] } }
  /** A reminder in public to these seats. */
  | { kind: 'reminder'; data: { seats: number[] } }
  /** A secret question, or a reminder of any question, to one seat by direct message. */
  | { kind: 'dm'; data: { seat: number; decision: string; reminder: boolean } }
  /** To the host by direct message: the channel is gone. */
  | { kind: 'gone'; data: null };

/** A record with one more thing in its outbox. */
export function waiting(record: MatchRecord, item: Waiting): MatchRecord {
  const added = { id: newId(), kind: item.kind, data: item.data as unknown as Json };
  return { ...record, outbox: [...record.outbox, added] };
}

/**
 * A record that will say these things and notify these seats; quick actions share a message as long as that one is not
 * on its way.
 */
export function saying(record: MatchRecord, said: readonly Said[], pings: readonly number[] = []): MatchRecord {
  const last = record.outbox.findLast((item) => item.kind !== 'dm');
  const fresh = { said: said.map(publicly), pings: [...pings] };
  if (last?.kind !== 'news' || last.sealed !== undefined) return waiting(record, { kind: 'news', data: fresh });
  const { data } = readItem(last) as Extract<Waiting, { kind: 'news' }>;
  const both = { said: [...data.said, ...fresh.said], pings: [...data.pings, ...fresh.pings] };
  const longer = { ...last, data: both as unknown as Json };
  return { ...record, outbox: record.outbox.map((item) => (item === last ? longer : item)) };
}

/** A record whose outbox goes out now: nothing is added to what is in it any more. */
export function sealing(record: MatchRecord, now: number): MatchRecord {
  if (record.outbox.every(({ sealed }) => sealed !== undefined)) return record;
  return { ...record, outbox: record.outbox.map((item) => ({ ...item, sealed: item.sealed ?? now })) };
}

/** An outbox item as it was put in. */
export const readItem = (item: OutboxItem): Waiting => item as unknown as Waiting;

/** What only some seats may know never gets near a public message. */
function publicly(said: Said): Said {
  return 'event' in said ? { event: { type: said.event.type, shown: said.event.shown } } : said;
}
