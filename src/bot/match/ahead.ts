import { isRefusal } from '#core/actions';
import type { Decision } from '#core/types';
import { openOf, positionOf, seatsOf } from './asked.ts';
import type { Cause } from './follow.ts';
import { withFurther } from './further.ts';
import type { AheadAnswer } from './notes.ts';
import { withPosting } from './outbox.ts';
import { answered } from './play.ts';
import { type AnyRecord, type Found, isPlayed, type Played, withNotes } from './record.ts';

/**
 * Answers in advance: what a seat has said to the question with which its next turn begins (`Game.ahead`). It is given as soon as that question
 * comes, and falls away with a word when it does not fit then.
 */

/** The question that a seat can answer in advance now; undefined while it is asked something, and where its game knows none. */
export function aheadOf(found: Found, seat: number): Decision | undefined {
  if (!isPlayed(found) || found.record.status !== 'running') return undefined;
  const { g, open } = positionOf(found);
  if (open.some((one) => one.seat === seat)) return undefined;
  const ahead = found.part.game.ahead?.(g, seat);
  if (!ahead) return undefined;
  const { key, actions, about = null } = ahead;
  return { id: aheadId(seat), key, seat, actions: [...actions], about, secret: true };
}

/** The seats of this user that can answer in advance now. */
export const seatsAhead = (found: Found, user: string): number[] =>
  seatsOf(found.record, user).filter((seat) => aheadOf(found, seat) !== undefined);

const AHEAD = 'ahead~';
/** Stands where a question has its id. No question has such an id: those begin with a number. */
const aheadId = (seat: number): string => `${AHEAD}${seat}`;
export const isAheadId = (decision: string): boolean => decision.startsWith(AHEAD);

/** What whoever sits there has said in advance. */
export function saidAhead({ notes, seats }: AnyRecord, seat: number): AheadAnswer | undefined {
  const said = notes.ahead?.[seat];
  return said && said.user === seats[seat]?.user ? said : undefined;
}

/** A record in which this seat has said this in advance, or nothing. */
export function withAhead<R extends AnyRecord>(record: R, seat: number, said: AheadAnswer | undefined): R {
  const { [seat]: _, ...others } = record.notes.ahead ?? {};
  return withNotes(record, { ahead: said ? { ...others, [seat]: said } : others });
}

/** So many answers in advance may follow each other: one for each seat, and no more. */
const MOST = 10;

/** The match after what was said in advance has answered what is asked now, or has fallen away. */
export function withAheadGiven(found: Found<Played>, cause: Cause): Played {
  let { record } = found;
  for (let n = 0; n < MOST; n++) {
    const now = { ...found, record };
    const due = openOf(now).find(({ seat, key }) => saidAhead(record, seat)?.key === key);
    if (!due) return record;
    const { id, seat } = due;
    const { action, args, further = [] } = saidAhead(record, seat)!;
    const without = withAhead(record, seat, undefined);
    const taken = answered({ ...now, record: without }, { decision: id, seat, action, args }, cause);
    if (isRefusal(taken)) {
      record = withPosting(without, { kind: 'orders-gone', data: { seat, windows: [], ahead: taken.refused } });
      continue;
    }
    const { stepNo } = taken.record.match;
    ({ record } = withFurther({ ...now, record: taken.record }, { seat, further, stepNo }, cause));
  }
  return record;
}
