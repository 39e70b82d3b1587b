import { isRefusal, refuse } from '#core/actions';
import { order, standing } from '#core/match';
import { type NewOrder, ordersOf } from '#core/orders';
import type { Event, Json, Match, Refusal, StandingOrder } from '#core/types';
import { positionOf, seatsOf } from './asked.ts';
import { type Cause, followed, stepOf, withDone, withEndedTold } from './follow.ts';
import { type Found, isPlayed, type Played, withNotes } from './record.ts';

/** Standing orders of the seats: for which windows, and what becomes of a record when one is left. */

/** A window of the game as it concerns one seat. */
export interface SeatWindow {
  seat: number;
  window: string;
  /** What the seat has ordered for it. For the eyes of that seat alone. */
  standing?: StandingOrder;
  /** What it had ordered is gone with changed rules. */
  isGone: boolean;
}

/** The windows that concern this user's seats, seat by seat; none where the game has none, or nothing runs. */
export function windowsOf(found: Found, user: string): SeatWindow[] {
  if (!isPlayed(found) || found.record.status !== 'running') return [];
  const { part, record } = found;
  const { g } = positionOf(found);
  const windows = Object.entries(part.game.windows ?? {});
  return seatsOf(record, user).flatMap((seat) =>
    windows
      .filter(([, { seats }]) => !seats || seats(g).includes(seat))
      .map(([window]) => {
        const kept = ordersOf(record.match, seat).find((one) => one.window === window);
        const isGone = !kept && (record.notes.goneOrders ?? []).some((one) => isOf(one, { seat, window }));
        return { seat, window, isGone, ...(kept && { standing: kept }) };
      }),
  );
}

type Place = Pick<SeatWindow, 'seat' | 'window'>;
const isOf = (a: Place, b: Place) => a.seat === b.seat && a.window === b.window;

/** What stands for "which order?" where a question has its id. No question has such an id: those begin with a number. */
export const orderId = ({ seat, window }: Place): string => `order~${seat}~${window}`;

export const isOrderId = (decision: string): boolean => decision.startsWith('order~');

/** The window of such an id, among those that concern somebody. */
export const windowMeant = (windows: readonly SeatWindow[], id: string): SeatWindow | undefined =>
  windows.find((one) => orderId(one) === id);

/** The match with an order left, or taken back, and with what it answers at once. Refuses what the window does not know. */
export function ordered(found: Found, given: NewOrder, cause: Cause): { record: Played; events: Event[] } | Refusal {
  if (!isPlayed(found)) return refuse('not-running');
  const { part, record } = found;
  const acted = order(part.game, record.match, given);
  if (isRefusal(acted)) return acted;
  const { [given.seat]: draft, ...others } = record.drafts;
  const id = orderId(given);
  const goneOrders = (record.notes.goneOrders ?? []).filter((one) => !isOf(one, given));
  const left: Played = {
    ...withNotes(record, { goneOrders }),
    match: acted.match,
    drafts: draft?.decision === id ? others : record.drafts,
  };
  if (!acted.ordered) return { record: withDone({ ...left, updatedAt: cause.now }, cause.mark), events: [] };
  const before = { actor: given.seat, position: positionOf(found), aside: id };
  return {
    record: followed({ ...found, part, record: left }, { ...stepOf(acted), before }, cause),
    events: acted.events,
  };
}

/** A record that tells the seats, each for itself, which orders changed rules do not know any more. */
export function withOrdersGone(record: Played, gone: readonly StandingOrder[]): Played {
  if (gone.length === 0) return record;
  const places = gone.map(({ seat, window }) => ({ seat, window }));
  const goneOrders = [...(record.notes.goneOrders ?? []), ...places];
  const noted = withNotes(record, { goneOrders });
  return withEndedTold(noted, gone, false);
}

/**
 * A match as somebody may look ahead in it: without what others have ordered. Else what can be typed at once beyond their
 * answers would tell what their orders say.
 */
export function withoutOthersOrders({ record }: Found<Played>, user: string): Match<Json> {
  const { match } = record;
  const seats = seatsOf(record, user);
  if ((match.orders ?? []).every(({ seat }) => seats.includes(seat))) return match;
  return standing(
    match,
    match.orders!.filter(({ seat }) => seats.includes(seat)),
  );
}
