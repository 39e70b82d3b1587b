import { ordersLike } from '#core/orders';
import type { Answer } from '#core/types';
import { openOf, positionOf } from './asked.ts';
import type { Liking } from './notes.ts';
import { type Found, type Played, withNotes } from './record.ts';

/** Seats that answer again and again as an order would: after the third time they are asked once whether it shall always be so. */

/** An order that a seat can be asked about. */
export interface AskedAlways {
  seat: number;
  window: string;
  order: string;
}

/** So many like answers, and the seat is asked. */
const THIRD = 3;

/**
 * The record that remembers what this answer is like, and what its seat is to be asked about; the answer is not given yet. A seat that has an
 * order for this window is asked nothing.
 */
export function withLiking(found: Found<Played>, answer: Answer): { record: Played; offer?: AskedAlways } {
  const { part, record } = found;
  const { seat } = answer;
  const decision = openOf(found).find((one) => one.id === answer.decision && one.seat === seat);
  const { window } = decision ?? {};
  if (
    !decision ||
    window === undefined ||
    record.match.orders?.some((one) => one.seat === seat && one.window === window)
  )
    return { record };
  const likings = record.notes.likings ?? {};
  const key = `${seat} ${window}`;
  const before = likings[key] ?? [];
  if (before === 'asked') return { record };
  const now = ordersLike(part.game, positionOf(found).g, decision, answer).map(({ order, args }): Liking => {
    const known = before.find((one) => one.order === order && one.args === args);
    return { order, args, n: (known?.n ?? 0) + 1 };
  });
  const third = now.find(({ n }) => n >= THIRD);
  const noted = withNotes(record, { likings: { ...likings, [key]: third ? 'asked' : now } });
  return third ? { record: noted, offer: { seat, window, order: third.order } } : { record: noted };
}
