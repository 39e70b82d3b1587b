import fc from 'fast-check';
import { DICE, faces, SIDES, seats } from '#examples/liars-dice/printed/content';
import { ONES } from '#examples/liars-dice/printed/faces';
import { total } from '#examples/liars-dice/state/cups';
import type { Bid, State } from '#examples/liars-dice/state/state';
import { asJson, type Built } from '../../kit/played-on.ts';

/**
 * Positions of Liar’s Dice that nobody has played to: any dice under any cups, with some bids or none; what the last challenge
 * showed is left out. All is chosen small first.
 */

const chosen = fc.record({
  ones: fc.constantFrom(...ONES),
  /** How many dice each has; at least two have some. */
  left: fc
    .array(fc.integer({ min: 0, max: DICE }), { minLength: seats.min, maxLength: seats.max })
    .filter((left) => left.filter((n) => n > 0).length > 1),
  dice: fc.array(fc.constantFrom(...faces), { minLength: seats.max * DICE, maxLength: seats.max * DICE }),
  turn: fc.nat({ max: seats.max - 1 }),
  /** How much higher each bid is than the one before: faces, counted through all counts. */
  raises: fc.array(fc.integer({ min: 1, max: 2 * SIDES }), { maxLength: 4 }),
});
type Chosen = typeof chosen extends fc.Arbitrary<infer T> ? T : never;

/** Whole positions with the options of their match. */
export const positions: fc.Arbitrary<Built<State>> = chosen.map((one) =>
  asJson({ options: { ones: one.ones }, seats: one.left.length, g: laid(one) }),
);

function laid({ ones, left, dice, turn, raises }: Chosen): State {
  const order = [...left.keys()].filter((seat) => left[seat]! > 0);
  const first = turn % order.length;
  const bids = bidsOf(raises, order, first).filter(({ count }) => count <= total({ left }));
  let taken = 0;
  const cups = left.map((n) => {
    const cup = dice.slice(taken, taken + n).sort((a, b) => a - b);
    taken += n;
    return cup;
  });
  const lost = left.length * DICE - total({ left });
  const g = { ones, round: lost + 1, left, cups, bids, shown: null };
  return { ...g, turn: order[(first + bids.length) % order.length]! };
}

/** Bids by one seat after another; the first is of one die or more. */
function bidsOf(raises: readonly number[], order: readonly number[], first: number): Bid[] {
  let at = -1;
  return raises.map((raise, n) => {
    at += raise;
    return { seat: order[(first + n) % order.length]!, count: 1 + Math.floor(at / SIDES), face: 1 + (at % SIDES) };
  });
}
