import { isFree } from './lobby-seats.ts';
import { type AnyRecord, withNotes } from './record.ts';

/** In a match that was opened from a file seats are kept for those who had them: nobody sits down without wishing to. */

/** The seats where this user can sit down in a match that runs: free ones, his own first, none that is kept for somebody else. */
export function openTo({ seats, notes }: AnyRecord, user: string): number[] {
  const free = [...seats.keys()].filter((seat) => isFree(seats[seat]!));
  const keeper = (seat: number) => notes.reserved?.[seat];
  return [...free.filter((seat) => keeper(seat) === user), ...free.filter((seat) => keeper(seat) === undefined)];
}

/** A record in which a seat is kept for nobody any more. */
export function withoutReserved<R extends AnyRecord>(record: R, seat: number): R {
  const { reserved } = record.notes;
  if (reserved?.[seat] === undefined) return record;
  const { [seat]: _, ...others } = reserved;
  return withNotes(record, { reserved: others });
}
