import { type AnyRecord, withNotes } from './record.ts';

/** Seats that somebody has given back, or had taken from them, while the match ran. */

/** A record that remembers who sat on these seats first, before they are free. */
export function withLeft<R extends AnyRecord>(record: R, seats: readonly number[]): R {
  const left = seats.flatMap((seat) => {
    const user = record.seats[seat]?.user ?? record.notes.reserved?.[seat];
    return user === undefined ? [] : [[seat, user] as const];
  });
  return withNotes(record, { first: { ...Object.fromEntries(left), ...record.notes.first } });
}

/** Whether somebody else sits there than at first, or nobody. Whoever has come back to their own seat sits there as before. */
export const hasChangedHands = ({ seats, notes }: AnyRecord, seat: number): boolean => {
  const first = notes.first?.[seat];
  return first !== undefined && seats[seat]?.user !== first;
};
