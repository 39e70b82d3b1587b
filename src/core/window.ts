import type { Decision } from './decision.ts';
import type { Here } from './fields/field.ts';
import type { Fields } from './fields/kinds.ts';
import type { Named } from './log.ts';
import type { Json, SeatId } from './terms/plain.ts';

/**
 * Questions of one sort, which may come at any time (take damage, or lose a card?): a seat can leave a standing order that
 * answers them. That somebody has an order is public, what it says is not.
 */
export interface Window<G> {
  /** Whom its questions can concern; all seats if absent. Public. */
  seats?(g: G): readonly SeatId[];
  /** The orders it knows besides being asked, by id. */
  orders: Readonly<Record<string, WindowOrder<G>>>;
}
export interface WindowOrder<G> {
  /** What an order says besides its name; their words stand below `<window>-<order>`, as for an action of that name. */
  fields?: Fields<G>;
  /** What the seat answers to this question; undefined, or what is not legal, means that it is asked after all. */
  answer(
    here: Here<G>,
    decision: Decision,
    // biome-ignore lint/suspicious/noExplicitAny: each order knows the shape of its own fields
    args: any,
  ): { action: string; args: Record<string, Json> } | undefined;
}
export type Until = 'always' | 'turn' | 'round';
/** What a seat has ordered for a window. Known to that seat alone. */
export interface StandingOrder {
  seat: SeatId;
  window: string;
  order: string;
  args: Record<string, Json>;
  until: Until;
  /** The turn or round in which it was given, and with which it ends. */
  named?: Named;
}
