import { isAside } from '#core/asides';
import { dated } from '#core/match';
import type { AnyRecord, Played } from './record.ts';

/**
 * A record in whose log what is new since `before` has its time, in ms since 1970. An answer says how long its seat was waited for, if it is waited
 * for no more after it, or anew. So one of several secret answers in a row does not, for nobody else sees it. What the bot has given for a seat
 * says so.
 */
export function withLogTimes(
  before: AnyRecord,
  after: Played,
  { now, isStandIn }: { now: number; isStandIn: boolean },
): Played {
  const ended = before.asked.filter((one) => !after.asked.includes(one));
  const waiting = new Map(ended.map(({ seat, since }) => [seat, since]));
  const match = dated(after.match, before.match?.news.length ?? 0, (entry) => {
    const seat = entry.answer && !isAside(entry.answer.decision) ? entry.answer.seat : undefined;
    const since = seat === undefined ? undefined : waiting.get(seat);
    if (seat !== undefined) waiting.delete(seat);
    return {
      ...entry,
      at: now,
      ...(since !== undefined && { waited: Math.max(0, now - since) }),
      ...(isStandIn && { standIn: true as const }),
    };
  });
  return { ...after, match };
}
