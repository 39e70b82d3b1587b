import { isTold } from '#asking/public-message';
import { isRefusal } from '#core/actions';
import type { History } from '#core/history';
import { type Moment, momentsIn, toldBefore } from '#core/moments';
import { retold } from '#core/rewind';
import type { Json, LogEntry } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { decline } from './declined.ts';
import type { Notice } from './notes.ts';
import type { Found, Played } from './record.ts';

/** Earlier moments of a match, to be looked at by everybody: nothing is in them that was not to be seen then. */

/** Whether everybody has read something of an entry. Of one of which nobody has, nobody must learn that it is there. */
export const isSeenIn =
  (part: AnyGame) =>
  ({ events }: LogEntry): boolean =>
    events.some((event) => isTold(part, event));

/** The moments that can be looked at again, oldest first. Declines where there are none: nothing was played, or only by older rules. */
export function momentsOf({ part }: Found, history: History<Json> | undefined): Moment[] {
  const moments = history ? momentsIn(history, isSeenIn(part)) : [];
  return moments.length > 0 ? moments : decline('replay-nothing');
}

/**
 * The match as it stood at each of these moments, which are in order. Declines where the history does not lead there, as after a change of
 * the rules.
 */
export function* foundAt(
  found: Found<Played>,
  history: History<Json>,
  moments: readonly Moment[],
): Generator<Found<Played>, void> {
  const { part, record } = found;
  const earlier = moments.filter(({ begins }) => begins !== null);
  for (const match of retold(
    part.game,
    record.match,
    history,
    earlier.map(({ at }) => at),
  )) {
    if (isRefusal(match)) decline('replay-unreachable');
    yield { ...found, record: { ...record, match } };
  }
  if (earlier.length < moments.length) yield found;
}

/** What everybody was told between the moment before and this one. */
export const saidBefore = ({ log }: History<Json>, moment: Moment): Notice[] =>
  toldBefore(log, moment).map((event) => ({ event }));

/** The moment that shows what the last answer of these seats has led to, counted from 0; undefined where they have given none. */
export function lastActedIn(
  { log }: History<Json>,
  moments: readonly Moment[],
  seats: readonly number[],
): number | undefined {
  const last = log.findLastIndex(({ answer }) => answer !== null && seats.includes(answer.seat));
  const moment = last < 0 ? -1 : moments.findIndex(({ at }) => at > last);
  return moment < 0 ? undefined : moment;
}
