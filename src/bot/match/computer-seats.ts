import type { Level } from '#core/levels';
import type { AnyGame } from '#src/game-part';
import type { SeatRecord } from '#store/seat-record';
import { askedFrom } from './asked.ts';
import { freeSeat } from './lobby-seats.ts';
import { note, withNews } from './outbox.ts';
import { type AnyRecord, withNotes } from './record.ts';
import { withFullBank } from './time-control.ts';
import { withoutVotes } from './votes.ts';

/** Seats that a computer plays: where nobody sits, or for somebody who is away until they are back. */

/** Whether a computer can play a game: it must be able to deal anew what a seat may not know. */
export const canThink = ({ proofs }: AnyGame): boolean => proofs !== undefined;

/** Whether a computer plays there. */
export const isComputer = ({ seats }: Pick<AnyRecord, 'seats'>, seat: number): boolean =>
  seats[seat]?.computer !== undefined;

/** The users whose seats a computer plays for them, each with those seats. */
export const seatsHeldFor = ({ seats }: Pick<AnyRecord, 'seats'>, user: string): number[] =>
  seats.flatMap((one, i) => (one.user === user && one.computer !== undefined ? [i] : []));

/** Whether a computer plays for this user in a match that runs. */
export const isHeldFor = (record: Pick<AnyRecord, 'seats' | 'status'>, user: string): boolean =>
  record.status === 'running' && seatsHeldFor(record, user).length > 0;

/** Whether somebody plays a seat of their own: without them computers do not go on. */
export const hasPeople = ({ seats }: Pick<AnyRecord, 'seats'>): boolean =>
  seats.some(({ user, computer }) => user !== null && computer === undefined);

/** A record in which a computer plays this seat from now on. Nobody has waited for it yet, and it agrees to nothing. */
export const withComputer = <R extends AnyRecord>(record: R, seat: number, level: Level, now: number): R =>
  anew(withSeat(record, seat, { computer: level }), seat, now);

/** A record in which no computer plays this seat any more: its user does again, with a whole bank, or nobody. */
export function withoutComputer<R extends AnyRecord>(record: R, seat: number, now: number): R {
  const { computer: _, ...own } = record.seats[seat]!;
  const back: SeatRecord = own.user === null ? freeSeat(record.locale, own.role) : own;
  const seats = record.seats.map((one, i) => (i === seat ? back : one));
  return withFullBank(anew({ ...record, seats }, seat, now), seat);
}

/** A record in which this user plays all seats again that a computer has played for them, as everybody reads. */
export function withBack<R extends AnyRecord>(record: R, user: string, now: number): R {
  const seats = seatsHeldFor(record, user);
  if (seats.length === 0) return record;
  const back = seats.reduce((sum, seat) => withoutComputer(sum, seat, now), record);
  return withNews(back, [note('came-back', { who: `<@${user}>`, seats })]);
}

/** A record that remembers that a computer has answered for this seat: it counts in no rating. */
export function withAnsweredByComputer<R extends AnyRecord>(record: R, seat: number): R {
  const { byComputer = [] } = record.notes;
  return byComputer.includes(seat) ? record : withNotes(record, { byComputer: [...byComputer, seat] });
}

const withSeat = <R extends AnyRecord>(record: R, seat: number, changed: Partial<SeatRecord>): R => ({
  ...record,
  seats: record.seats.map((one, i) => (i === seat ? { ...one, ...changed } : one)),
});

function anew<R extends AnyRecord>(record: R, seat: number, now: number): R {
  const { [seat]: _, ...drafts } = record.drafts;
  const asked = record.asked.map((one) => (one.seat === seat ? askedFrom(seat, now) : one));
  return withoutVotes({ ...record, drafts, asked, updatedAt: now }, [seat]);
}
