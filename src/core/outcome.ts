import type { Json, Message, SeatId } from './terms/plain.ts';

/** How a match ended, for each seat and for all together. */

export const RESULTS = ['won', 'lost', 'drawn'] as const;
export type Result = (typeof RESULTS)[number];

export interface SeatResult {
  result: Result;
  score?: number;
}

export interface Outcome {
  outcome: {
    /** By seat; after those of the people come such that the game itself plays. */
    seats: SeatResult[];
    /** What decided it, in the game's words. Public. */
    why?: Message;
    /** What a campaign takes on (`Game.campaign`). */
    carried?: Json;
  };
}

/** The outcome of a match that these seats have won and all others lost, with the points of each if there are any. */
export function wonBy(winners: readonly SeatId[], seats: number, scores?: readonly number[]): Outcome {
  const result = (seat: SeatId): SeatResult => ({
    result: winners.includes(seat) ? 'won' : 'lost',
    ...(scores && { score: scores[seat]! }),
  });
  return { outcome: { seats: Array.from({ length: seats }, (_, seat) => result(seat)) } };
}

/** The seats with this result. */
export const seatsThat = (result: Result, { seats }: Outcome['outcome']): SeatId[] =>
  seats.flatMap((one, seat) => (one.result === result ? [seat] : []));

/** What kind of end it was, and whom it is about: the winners, or those between whom it was drawn. */
export function endingOf(outcome: Outcome['outcome']): { ending: Ending; seats: SeatId[] } {
  const all = outcome.seats.length;
  const won = seatsThat('won', outcome);
  if (won.length > 0)
    return { ending: won.length === 1 ? 'one' : won.length === all ? 'all-won' : 'several', seats: won };
  const drawn = seatsThat('drawn', outcome);
  return drawn.length > 0 ? { ending: 'draw', seats: drawn } : { ending: 'all-lost', seats: [] };
}
export const ENDINGS = ['one', 'several', 'all-won', 'all-lost', 'draw'] as const;
export type Ending = (typeof ENDINGS)[number];
