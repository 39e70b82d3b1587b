import { NOBODY, withoutUser } from '#store/forget';
import type { MatchRecord } from '#store/store';

/** A match without somebody who does not want to be named any more: what was played stays, and nobody can say by whom. */

/** The same record, in which this user's seats are nobody's. What they have noted and grown used to goes with them. */
export function nameless(record: MatchRecord, user: string): MatchRecord {
  const { match, ...around } = record;
  const mine = record.seats.flatMap((seat, i) => (seat.user === user ? [String(i)] : []));
  const seats = record.seats.map((seat) =>
    seat.user === user ? { ...seat, user: null, name: NOBODY, locale: record.locale, dm: 'unknown' as const } : seat,
  );
  const notes = Object.fromEntries(
    Object.entries(record.notes).flatMap(([name, value]) => {
      const left = noteWithout(name, value, { user, mine });
      return left === value || Object.keys(left as object).length > 0 ? [[name, left]] : [];
    }),
  );
  // What was to be sent to them alone is sent to nobody.
  const outbox = record.outbox.filter(({ data }) => Object(data).user !== user);
  return { ...withoutUser({ ...around, seats, notes, outbox }, user), match };
}

type Note = MatchRecord['notes'][string];

/** A note without what is theirs: under one of their seats, or with their id beside it. */
function noteWithout(name: string, value: Note, { user, mine }: { user: string; mine: readonly string[] }): Note {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  const isTheirs = (one: Note | undefined) =>
    typeof one === 'object' && one !== null && !Array.isArray(one) && one.user === user;
  if (name === 'own' || name === 'dms' || name === 'ahead')
    return Object.fromEntries(entries.filter(([, one]) => !isTheirs(one)));
  if (name === 'reserved') return Object.fromEntries(entries.filter(([, one]) => one !== user));
  if (name === 'likings') return Object.fromEntries(entries.filter(([key]) => !mine.includes(key.split(' ')[0]!)));
  return value;
}
