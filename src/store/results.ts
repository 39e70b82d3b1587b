import type { Result } from '#core/outcome';

/** How matches came out, as a server remembers it: small, so that nobody loads thousands of matches to look at a list. */

/** Of one match. Plain JSON; kept once, and never changed but to forget somebody. */
export interface MatchResult {
  /** The id of the match. */
  match: string;
  guild: string;
  game: string;
  /** When it ended, in ms since 1970. */
  at: number;
  /** By the rules, by agreement, or as a lobby in which nothing was played. */
  ending: 'over' | 'ended' | 'closed';
  /** The seats of people, in order; none of a lobby. */
  seats: SeatOutcome[];
}

/** How one seat came out. */
export interface SeatOutcome {
  /** Who sat there at the end; null when that is not known any more, or nobody did. */
  user: string | null;
  /** Null where the rules have not said it. */
  result: Result | null;
  /** Whether it counts for the rating of whoever sat there. */
  counts: boolean;
}

/** The results of a store. */
export interface ResultStore {
  /** Those of a server, the oldest first. */
  of(guild: string): Promise<MatchResult[]>;
  /** Keeps these. Of a match whose result is kept already the first one stays, also when two keep it at the same time. */
  keep(results: readonly MatchResult[]): Promise<void>;
}

/** The order of a list of results: the oldest first. */
export const oldestEnded = (a: MatchResult, b: MatchResult): number => a.at - b.at || (a.match < b.match ? -1 : 1);

/** The same result, in which this user has sat nowhere. */
export const resultWithout = (result: MatchResult, user: string): MatchResult => ({
  ...result,
  seats: result.seats.map((seat) => (seat.user === user ? { ...seat, user: null } : seat)),
});
