import type { Draft } from '#asking/draft';
import { type Contestable, contestables } from '#core/contest';
import { position } from '#core/match';
import type { Decision, Position } from '#core/types';
import type { AskedSeat } from '#store/store';
import { type AnyRecord, type Found, isPlayed, type Played } from './record.ts';

/** Who is asked what in a match, and what a person may answer. */

/** Where a match stands: its state and its open questions. */
export const positionOf = ({ part, record }: Found<Played>): Position<unknown> => position(part.game, record.match);

/** The open questions of a running match; none in any other state. */
export const openOf = (found: Found): Decision[] => (isRunning(found) ? positionOf(found).open : []);

/** The open questions that people are asked; those of computers are nobody's to answer. */
export const openToPeople = (found: Found): Decision[] =>
  openOf(found).filter(({ seat }) => found.record.seats[seat]?.computer === undefined);

/** What seats may say although nobody waits for it; nothing unless the match is running. */
export const openAsides = (found: Found): Decision[] => (isRunning(found) ? positionOf(found).asides : []);

/** What this user may say now: answers to what his seats are asked, and after those the asides. */
export function answerable(found: Found, user: string): Decision[] {
  const seats = seatsOf(found.record, user);
  return [...openOf(found), ...openAsides(found)].filter(({ seat }) => seats.includes(seat));
}

/** A seat that is asked from this moment on, in ms since 1970. */
export const askedFrom = (seat: number, now: number): AskedSeat => ({
  seat,
  since: now,
  reminded: 0,
  lastReminder: null,
});

/** Whether somebody waits for this user. */
export function isAsked(found: Found, user: string): boolean {
  const seats = seatsOf(found.record, user);
  return openOf(found).some(({ seat }) => seats.includes(seat));
}

/** The seats where this user sits, in order. */
export function seatsOf({ seats }: AnyRecord, user: string): number[] {
  return seats.flatMap((seat, i) => (seat.user === user ? [i] : []));
}

/** After so many ms a direct message that was refused is tried again. */
const TRIED_AGAIN = 3_600_000;

/** A record in which nobody knows whether this user's direct messages are still closed, where they were some time ago. */
export function withDmUnknown<R extends AnyRecord>(record: R, user: string, now: number): R {
  const { refusedAt = {} } = record.notes;
  const isDue = (seat: R['seats'][number], i: number) =>
    seat.user === user && seat.dm === 'closed' && now - (refusedAt[i] ?? 0) >= TRIED_AGAIN;
  if (!record.seats.some(isDue)) return record;
  return { ...record, seats: record.seats.map((seat, i) => (isDue(seat, i) ? { ...seat, dm: 'unknown' } : seat)) };
}

/** Whether somebody has a say in what becomes of a match: who opened it, and who sits. */
export const hasSay = (record: AnyRecord, user: string): boolean =>
  record.host === user || seatsOf(record, user).length > 0;

/** What anybody at the table may object to now; nothing where one person holds all seats. */
export function contestablesOf(found: Found): Contestable[] {
  const people = new Set(found.record.seats.flatMap(({ user }) => user ?? []));
  return isRunning(found) && people.size > 1 ? contestables(found.part.game, found.record.match) : [];
}

/** The half-made answer of the seat that is asked. */
export const draftOf = ({ drafts }: AnyRecord, { seat }: Pick<Decision, 'seat'>): Draft | undefined => drafts[seat];

/** A record with that half-made answer kept, or none. */
export function withDraft<R extends AnyRecord>(record: R, seat: number, draft: Draft | undefined): R {
  const { [seat]: _, ...others } = record.drafts;
  return { ...record, drafts: draft ? { ...others, [seat]: draft } : others };
}

const isRunning = (found: Found): found is Found<Played> => isPlayed(found) && found.record.status === 'running';
