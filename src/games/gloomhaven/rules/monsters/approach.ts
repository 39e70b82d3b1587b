import type { Field } from './field.ts';
import { least } from './focus.ts';
import { NO_WAY, negativesOf, pointsOf, waysTo } from './ways.ts';

/** Where a move ends that does not get where it is going, and how many movement points are left to go from there. */
export interface Approach {
  at: number;
  left: number;
}

/** GH-9.21: as close as can be to a hex out of reach of this turn, all equally good hexes. */
export function approach(field: Field, costs: Int32Array, move: number, goal: number): Approach[] {
  const ahead = waysTo(field, goal);
  // Where it can end its move in this turn; where it stands is among them.
  const ends: number[] = [];
  for (let at = 0; at < costs.length; at++)
    if (field.ends[at] && costs[at] !== NO_WAY && pointsOf(costs[at]!) <= move) ends.push(at);
  // GH-9.13, GH-9.22: the fewest negative hexes on the whole way, those of later turns included.
  const spared = least(ends, (at) => negativesOf(costs[at]!) + negativesOf(ahead[at]!));
  // GH-9.21: where least is left to go, and of those where it moves least. So it stays where nothing is shorter.
  const close = least(spared, (at) => pointsOf(ahead[at]!));
  return least(close, (at) => pointsOf(costs[at]!)).map((at) => ({ at, left: pointsOf(ahead[at]!) }));
}
