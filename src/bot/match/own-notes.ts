import { seatsOf } from './asked.ts';
import { type AnyRecord, withNotes } from './record.ts';

/**
 * What people note for themselves, by seat. It belongs to the person and not to the seat: who takes a seat over does not read what the one
 * before has noted.
 */

/** Longer notes are cut off. */
export const LONGEST = 1_000;

/** What this user has noted at a seat; undefined when that is nothing. */
function noteOf({ notes }: AnyRecord, seat: number, user: string): string | undefined {
  const own = notes.own?.[seat];
  return own?.user === user ? own.text : undefined;
}

/** What this user has noted at all seats of theirs, each note once. */
export const notesOf = (record: AnyRecord, user: string): string[] => [
  ...new Set(seatsOf(record, user).flatMap((seat) => noteOf(record, seat, user) ?? [])),
];

/** The record with a note at these seats of one user; an empty text throws it away. */
export function withNote<R extends AnyRecord>(
  record: R,
  seats: readonly number[],
  { user, text }: { user: string; text: string },
): R {
  const kept = Object.entries(record.notes.own ?? {}).filter(([seat]) => !seats.includes(Number(seat)));
  const written = text === '' ? [] : seats.map((seat) => [seat, { user, text: text.slice(0, LONGEST) }]);
  return withNotes(record, { own: Object.fromEntries([...kept, ...written]) });
}
