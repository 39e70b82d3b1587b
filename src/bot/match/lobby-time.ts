import { fingerprint } from '#asking/draft';
import { HOUR, SPREAD } from './due.ts';
import { READY_FOR } from './ready.ts';
import { type AnyRecord, withNotes } from './record.ts';

/**
 * What comes of a lobby in time. Where nothing changes for days it is told that it will be closed, and closed a day later; the question
 * whether all are ready lapses. Any change, `updatedAt`, begins the days anew.
 */

/** In ms. */
export const DAY = 24 * HOUR;

type Timed = Pick<AnyRecord, 'id' | 'updatedAt' | 'notes'>;

/** What is due in a lobby. */
export type LobbyDue = 'ready-lapses' | 'told' | 'closed';

/** What comes next in a lobby, and when, in ms since 1970; undefined when nothing does. `days` until it is closed, 0: never. */
export function nextInLobby(record: Timed, days: number): { what: LobbyDue; at: number } | undefined {
  const { ready } = record.notes;
  const lapses = ready && !ready.lapsed ? ({ what: 'ready-lapses', at: ready.since + READY_FOR } as const) : undefined;
  const end = days > 0 ? endOf(record, days) : undefined;
  if (!lapses || !end) return lapses ?? end;
  return lapses.at <= end.at ? lapses : end;
}

function endOf(record: Timed, days: number): { what: LobbyDue; at: number } {
  const { id, updatedAt, notes } = record;
  const { since = updatedAt, told } = notes.idle ?? {};
  // What was told before the last change is told no more.
  if (told !== undefined && told > updatedAt) return { what: 'closed', at: told + DAY };
  const jitter = fingerprint(`${id}/idle`) % SPREAD;
  return { what: 'told', at: Math.max(since, updatedAt) + (days - 1) * DAY + jitter };
}

/** A lobby that has been told that it will be closed. */
export const withIdleTold = <R extends AnyRecord>(record: R, now: number): R =>
  withNotes(record, { idle: { ...record.notes.idle, told: now } });

/** A lobby in which the days and the question stand still: `later` says when a moment is, in ms since 1970, with what was lost. */
export function withDaysHeld<R extends AnyRecord>(record: R, later: (time: number) => number): R {
  const { status, updatedAt, notes } = record;
  if (status !== 'lobby') return record;
  const { ready, idle: { since = updatedAt, told } = {} } = notes;
  const isTold = told !== undefined && told > updatedAt;
  return withNotes(record, {
    idle: { since: later(Math.max(since, updatedAt)), ...(isTold && { told: later(told) }) },
    ready: ready && { ...ready, since: later(ready.since) },
  });
}

/**
 * A lobby that an earlier program has left, whose days nobody has counted: where they are over already it is told within the next day,
 * not all lobbies at once.
 */
export function withDaysCounted<R extends AnyRecord>(record: R, days: number, now: number): R {
  const { id, updatedAt } = record;
  const soon = now - (days - 1) * DAY + (fingerprint(`${id}/days`) % DAY);
  return soon > updatedAt ? withNotes(record, { idle: { since: soon } }) : { ...record };
}
