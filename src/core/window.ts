import type { Suggestion } from './beforehand.ts';
import type { Chosen, Decision } from './decision.ts';
import type { Here, SoFar } from './fields/field.ts';
import type { Fields } from './fields/kinds.ts';
import type { Named } from './log.ts';
import type { Json, Message, SeatId } from './terms/plain.ts';

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
  /** Whole orders that are offered as one button each, as those of an action. */
  suggest?(here: Here<G>): Suggestion[];
  /** What chance decides of what is left to it, from what has been chosen of the order so far. */
  odds?(here: Here<G>, soFar: SoFar): readonly Message[];
  /**
   * What is known of the fight (`Game.fight`) that it was given for, as public facts. When a new one comes in the same fight, the order is over
   * and its seat is asked. Example: an enemy wizard has cast a spell. Without it an order stands whatever happens.
   */
  restsOn?(here: Here<G>): string[];
  /** What the seat answers to this question; undefined, or what is not legal, means that it is asked after all. */
  answer(
    here: Here<G>,
    decision: Decision,
    // biome-ignore lint/suspicious/noExplicitAny: each order knows the shape of its own fields
    args: any,
  ): Chosen | undefined;
}
/** How long an order stands: always, or until what is under way is over. */
export const UNTILS = ['always', 'fight', 'turn', 'round'] as const;
export type Until = (typeof UNTILS)[number];
/** What a seat has ordered for a window. Known to that seat alone. */
export interface StandingOrder {
  seat: SeatId;
  window: string;
  order: string;
  args: Record<string, Json>;
  until: Until;
  /** The fight, turn or round in which it was given, and with which it ends. */
  named?: Named;
  /** What it rests on in the fight that is under way; absent before the first one, and where it rests on nothing. */
  rests?: { fight: Named; on: string[] };
}
