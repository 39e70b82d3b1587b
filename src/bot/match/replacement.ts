import { seatsOf } from './asked.ts';
import { type AnyRecord, withNotes } from './record.ts';
import { openTo } from './reserved.ts';
import { withFullBank } from './time-control.ts';
import { withoutVotes } from './votes.ts';

/** Seats that change hands in a match that runs: somebody looks for a replacement, and keeps the seat until there is one. */

/** The seats that this user can take over: free ones first, then those whose people look for somebody. */
export const seatsToTake = (record: AnyRecord, user: string): number[] => [
  ...openTo(record, user),
  ...wantedSeats(record).filter((seat) => record.seats[seat]!.user !== user),
];

/** The seats whose people look for somebody, as long as they sit there. */
export const wantedSeats = ({ notes, seats }: AnyRecord): number[] =>
  (notes.wanted ?? []).filter((seat) => (seats[seat]?.user ?? null) !== null);

/** A record in which this user looks for somebody for all of his seats, or does so no more. */
export function withWanted<R extends AnyRecord>(record: R, user: string, isWanted: boolean): R {
  const mine = seatsOf(record, user);
  const others = wantedSeats(record).filter((seat) => !mine.includes(seat));
  const wanted = isWanted ? [...others, ...mine].sort((a, b) => a - b) : others;
  return withNotes(record, { wanted: wanted.length > 0 ? wanted : undefined });
}

/**
 * A record in which nothing of whoever sat there is left for whoever sits down now: half-made answers, votes, used time, and what was last shown of
 * the hand. The hand goes out anew.
 */
export function withoutTraces<R extends AnyRecord>(record: R, seat: number): R {
  const { [seat]: _draft, ...drafts } = record.drafts;
  const { [seat]: _hand, ...hands } = record.notes.hands ?? {};
  const wanted = wantedSeats(record).filter((one) => one !== seat);
  const { [seat]: _said, ...ahead } = record.notes.ahead ?? {};
  const fresh = withFullBank(withoutVotes({ ...record, drafts }, [seat]), seat);
  return withNotes(fresh, { hands, ahead, wanted: wanted.length > 0 ? wanted : undefined });
}
