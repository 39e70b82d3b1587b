import { z } from 'zod';
import { Tally } from '#src/bounds';
import { DICE, SIDES, seats } from '../printed/content.ts';
import { ONES } from '../printed/faces.ts';

/** All there is to know of a match between two answers. */

const Face = z.int().min(1).max(SIDES);
const Seat = z
  .int()
  .min(0)
  .max(seats.max - 1);
const MOST_DICE = seats.max * DICE;
/** One entry for each seat. */
const bySeat = <T extends z.ZodType>(each: T) => z.array(each).min(seats.min).max(seats.max);
const Cup = z.array(Face).max(DICE);

/** LD-3.1: at least `count` dice of `face`. */
const Bid = z.strictObject({ seat: Seat, count: z.int().min(1).max(MOST_DICE), face: Face });
export type Bid = z.infer<typeof Bid>;

/** LD-4: a challenge, as all have seen it. */
const Showing = z.strictObject({
  challenger: Seat,
  bid: Bid,
  /** What lay under each cup. */
  cups: bySeat(Cup),
  /** How many dice counted. */
  found: z.int().min(0).max(MOST_DICE),
  /** Who was wrong. */
  loser: Seat,
});
export type Showing = z.infer<typeof Showing>;

export const State = z.strictObject({
  /** LD-4.2, LD-4.3 */
  ones: z.enum(ONES),
  /** The round that is played, or is to be rolled for; the last one after the end. */
  round: Tally,
  /** How many dice each has. */
  left: bySeat(z.int().min(0).max(DICE)),
  /** What lies under each cup; nothing between two rounds. */
  cups: bySeat(Cup),
  /** Who bids, or begins the round that is to be rolled for. */
  turn: Seat,
  /** The bids of this round, the first one first. */
  bids: z.array(Bid).max(MOST_DICE * SIDES),
  /** The last challenge; null before the first one. */
  shown: Showing.nullable(),
});
export type State = z.infer<typeof State>;
