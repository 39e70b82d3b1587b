import type { Circle, Json, Message } from '#core/types';
import { note, withNews, withPosting } from './outbox.ts';
import { type AnyRecord, type Found, isPlayed, type Played, withNotes } from './record.ts';

/** Private threads of seats that talk among themselves (`Game.circles`): who belongs there, and what becomes of the record. */

/** The circles of a match that has begun, as its game has them. */
export function circlesOf({ part, record: { match } }: Found<Played>): readonly Circle[] {
  const { options, roles = [] } = match;
  return part.game.circles?.({ options, roles, seats: [...Array(match.seats).keys()] }) ?? [];
}

/** Who belongs to a circle: whoever sits in it and nowhere else. */
export function peopleIn({ seats }: Pick<AnyRecord, 'seats'>, circle: Circle): string[] {
  const sitting = (isInside: boolean) =>
    seats.flatMap(({ user }, seat) => (user !== null && circle.seats.includes(seat) === isInside ? [user] : []));
  const outside = sitting(false);
  return [...new Set(sitting(true))].filter((user) => !outside.includes(user));
}

/** What a circle is called, in words of its game. */
export const circleName = ({ id }: Circle): Message & Json => ({ key: `circle.${id}` });

/** A record in whose threads are to be those who sit there now, after somebody has sat down or stood up. */
export function withCircles<R extends AnyRecord>({ part, record }: Found<R>): R {
  const found: Found = { part, record };
  if (!isPlayed(found)) return record;
  return circlesOf(found).reduce((sum, circle) => {
    const known = sum.notes.circles?.[circle.id];
    const people = peopleIn(sum, circle);
    const isSame = known?.members.length === people.length && people.every((user) => known.members.includes(user));
    return known && !isSame ? withThread(sum, circle, { thread: known.thread }) : sum;
  }, record);
}

/** A record with a thread for that circle, into which all who belong there come; a new one is told of. */
export function withThread<R extends AnyRecord>(
  record: R,
  circle: Circle,
  { thread, isNew = false }: { thread: string; isNew?: boolean },
): R {
  const known = record.notes.circles ?? {};
  const before = isNew ? [] : (known[circle.id]?.members ?? []);
  const members = [...new Set([...before, ...peopleIn(record, circle)])];
  const kept = withNotes(record, { circles: { ...known, [circle.id]: { thread, members } } });
  const told = isNew ? withNews(kept, [note('circle-opened', { circle: circleName(circle) })]) : kept;
  return withPosting(told, { kind: 'circle', data: { circle: circle.id, isNew } });
}

/** What was done about the thread of a circle. */
export interface Seated {
  circle: string;
  thread: string;
  /** Whoever is surely not in it any more. */
  out: readonly string[];
  /** It is there no longer. */
  isGone?: true;
}

/** A record that remembers that. Whoever has come back meanwhile is on the way in, and stays. */
export function withSeated(found: Found, seated: readonly Seated[]): AnyRecord {
  if (!isPlayed(found)) return found.record;
  const circles = circlesOf(found);
  return seated.reduce<AnyRecord>((sum, { circle, thread, out, isGone }) => {
    const { [circle]: known, ...others } = sum.notes.circles ?? {};
    if (known?.thread !== thread) return sum;
    if (isGone) return withNotes(sum, { circles: others });
    const one = circles.find(({ id }) => id === circle);
    const people = one ? peopleIn(sum, one) : [];
    const members = known.members.filter((user) => !out.includes(user) || people.includes(user));
    return withNotes(sum, { circles: { ...others, [circle]: { thread, members } } });
  }, found.record);
}
