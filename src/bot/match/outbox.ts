import type { Message } from '#core/types';
import { newId } from '#store/new-id';
import type { Notice } from './notes.ts';
import type { AnyRecord, Posting } from './record.ts';

/** So many notes have room in one message, whatever else is told in it: they stand nowhere else. */
const NOTES = 10;

/** What is posted somewhere else than the news: these may stand between two that are told together. */
const ASIDE: readonly Posting['kind'][] = ['dm', 'soon', 'orders-gone', 'campaign', 'circle', 'film'];

/** A record with one more thing in its outbox. */
export function withPosting<R extends AnyRecord>(record: R, posting: Posting): R {
  return { ...record, outbox: [...record.outbox, { id: newId(), ...posting }] };
}

/** A lobby that will be shown as it is now. */
export const withLobbyPosted = <R extends AnyRecord>(record: R): R =>
  withPosting(record, { kind: 'lobby', data: null });

/**
 * A record that will tell these things and notify these seats. They join the last news that wait, as long as those are
 * not on their way and have room. So quick actions are told together.
 */
export function withNews<R extends AnyRecord>(
  record: R,
  notices: readonly Notice[],
  { pings = [] }: { pings?: readonly number[] } = {},
): R {
  const last = record.outbox.findLast(({ kind }) => !ASIDE.includes(kind));
  const fresh = notices.map(publicly);
  const isFull = last?.kind === 'news' && notesIn(last.data.said) > 0 && notesIn([...last.data.said, ...fresh]) > NOTES;
  if (last?.kind !== 'news' || last.sealed !== undefined || isFull) {
    return withPosting(record, { kind: 'news', data: { said: fresh, pings: [...pings] } });
  }
  const { said, pings: before } = last.data;
  const longer = { ...last, data: { said: [...said, ...fresh], pings: [...before, ...pings] } };
  return { ...record, outbox: record.outbox.map((entry) => (entry === last ? longer : entry)) };
}

const notesIn = (notices: readonly Notice[]): number => notices.filter((one) => 'note' in one).length;

/** A note of the bot, by its key below `bot.told.`. */
export const note = (key: string, args?: Message['args']): Notice => ({
  note: { key: `bot.told.${key}`, ...(args && { args }) },
});

/** A record that shows itself in the channel where it is now, and says that it goes on there. */
export const withMoveTold = <R extends AnyRecord>(record: R): R =>
  record.status === 'lobby'
    ? withLobbyPosted(record)
    : withNews(record, [note('moved')], { pings: record.asked.map(({ seat }) => seat) });

/** A record whose outbox goes out now: nothing is added to what is in it any more. */
export function withSealed<R extends AnyRecord>(record: R, now: number): R {
  if (record.outbox.every(({ sealed }) => sealed !== undefined)) return record;
  return { ...record, outbox: record.outbox.map((entry) => ({ ...entry, sealed: entry.sealed ?? now })) };
}

/** What only some seats may know never gets near a public message. */
function publicly(notice: Notice): Notice {
  return 'event' in notice ? { event: { type: notice.event.type, shown: notice.event.shown } } : notice;
}
