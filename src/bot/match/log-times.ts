import { isAside } from '#core/asides';
import { dated } from '#core/match';
import type { ThoughtNoted } from '#core/types';
import type { AnyRecord, Played } from './record.ts';

/**
 * A record in whose log what is new since `before` has its time, in ms since 1970. An answer says how long its seat was waited for, if it is waited
 * for no more after it, or anew. So one of several secret answers in a row does not, for nobody else sees it. What the bot has given for a seat
 * says so, and what a computer has thought out says how.
 */
export function withLogTimes(
  before: AnyRecord,
  after: Played,
  { now, standIn }: { now: number; standIn: true | ThoughtNoted | undefined },
): Played {
  let noted = standIn === true ? undefined : standIn;
  const ended = before.asked.filter((one) => !after.asked.includes(one));
  const waiting = new Map(ended.map(({ seat, since }) => [seat, since]));
  const match = dated(after.match, before.match?.news.length ?? 0, (entry) => {
    const seat = entry.answer && !isAside(entry.answer.decision) ? entry.answer.seat : undefined;
    const since = seat === undefined ? undefined : waiting.get(seat);
    if (seat !== undefined) waiting.delete(seat);
    const thought = noted;
    // What else is new was answered after it, by standing orders.
    noted = undefined;
    return {
      ...entry,
      at: now,
      ...(since !== undefined && { waited: Math.max(0, now - since) }),
      ...(standIn && { standIn: true as const }),
      ...(thought && { computer: thought }),
    };
  });
  return { ...after, match };
}
