import type { Direction } from '../hexes.ts';
import type { Marked } from './counters.ts';
import type { Beaten } from './fights.ts';
import type { UnitKind } from './holding.ts';
import type { Outcome } from './outcomes.ts';
import type { Tally } from './tallies.ts';

/** What the news say of the pieces of a place. */

/** What has just happened to the pieces of a place. */
export interface Fresh {
  /** The combat that has just ended there. */
  outcome?: Outcome;
  /** Who came there, as `movedKey` names them. */
  moved?: readonly string[];
  /** Who may be chosen there to move, named the same way. */
  asked?: readonly string[];
  /** An attack came from the right: the attacker stands there. */
  isFromRight?: boolean;
  /** Whose workers have produced there. */
  maker?: number;
  /** A structure was built there, or goods came. */
  built?: boolean;
  laid?: boolean;
  /** How much came there or has gone; not where somebody fights. */
  tallied?: Tally;
  /** Who was beaten there and had to go. */
  beaten?: Beaten;
  /** Who set out from there, of those whose some have stayed or where goods lie. */
  gone?: readonly Gone[];
  /** Sides that ways cross: pieces keep clear of them. */
  crossed?: readonly Direction[];
  /** All of it is drawn once more, larger, with what came. */
  isPulled?: boolean;
}

/** Units of a kind that a seat has moved away, to the west or not. */
export interface Gone {
  seat: number;
  kind: UnitKind;
  isWest: boolean;
}

/** The units of a kind that a seat has moved, as `Fresh` names them. */
export const movedKey = (seat: number, kind: string): string => `${seat} ${kind}`;

/** What has just happened to the units of a kind that a seat has there. */
export const newsOfUnits = ({ moved = [], asked = [], maker }: Fresh, seat: number, kind: string): Marked => ({
  ...(moved.includes(movedKey(seat, kind)) && { hasMoved: true }),
  ...(asked.includes(movedKey(seat, kind)) && { isAsked: true }),
  ...(kind === 'worker' && maker === seat && { hasMade: true }),
});
