import type { Wishes } from '#store/store';
import { withPosting } from './outbox.ts';
import { type Played, withNotes } from './record.ts';
import { leftAloneUntil } from './wishes.ts';

/**
 * A word for whoever wishes it, before his turn: when the seat is asked after whose answer he was asked the last time. So it needs to know no
 * order of play.
 */

/** Who has answered, who is asked now and was not before, who is asked at all; and what people wish, by user, at that moment. */
interface Turned {
  actor?: number | undefined;
  fresh: readonly number[];
  asked: readonly number[];
  wishes: ReadonlyMap<string, Wishes>;
  now: number;
}

/** A record that remembers after whom each seat is asked, and tells those who wish it that they come next. */
export function withSoonTold(record: Played, { actor, fresh, asked, wishes, now }: Turned): Played {
  const users = record.seats.map(({ user, computer }) => (computer === undefined ? user : null));
  const after = { ...record.notes.after };
  const told = fresh.flatMap((before) =>
    [...record.seats.keys()]
      .filter((seat) => {
        const user = users[seat] ?? null;
        const mine = user === null ? undefined : wishes.get(user);
        const isNext = after[seat] === before && !asked.includes(seat) && user !== users[before];
        return isNext && mine?.early === true && leftAloneUntil(mine, now) === undefined;
      })
      .map((seat) => ({ seat, before })),
  );
  if (actor !== undefined) for (const seat of fresh) if (seat !== actor) after[seat] = actor;
  const kept = withNotes(record, { after });
  return told.reduce((sum, data) => withPosting(sum, { kind: 'soon', data }), kept);
}
