import type { Field } from './field.ts';
import { least } from './focus.ts';
import { bestAt, bestRanked, canStrike, type Group, mostAt } from './groups.ts';
import { because, type Reason, type ReasonId } from './reasons.ts';
import type { Strike } from './strike.ts';
import { carelessPoints, NO_WAY, negativesOf, pointsOf } from './ways.ts';

/** A hex to attack from, and who is struck from there. */
export interface Spot {
  at: number;
  group: Group;
}

/** The best hexes to attack a focus from, all equally good. */
export interface Spots {
  spots: readonly Spot[];
  /** Whether they can be reached in this turn. */
  inTime: boolean;
  why: readonly Reason[];
}

/** A focus, by number, and what it takes to get anywhere. */
export interface Aim {
  focus: number;
  costs: Int32Array;
  /** Movement points of this turn. */
  move: number;
}

/** GH-9.20: where the monster would attack its focus from, each step among those the step before has left. */
export function bestSpots(field: Field, strike: Strike, { focus, costs, move }: Aim): Spots {
  const { foes } = field;
  const points = (at: number) => pointsOf(costs[at]!);
  const isNear = (at: number, foe: number) => field.range(foes[foe]!.at)[at] === 1;
  const risks = (at: number, group: Group) => group.filter((foe) => isNear(at, foe)).length;
  // Every hex where it could end a move of any length and attack the focus (GH-9.11).
  const all: number[] = [];
  for (let at = 0; at < costs.length; at++)
    if (costs[at] !== NO_WAY && field.ends[at] && strike.includes(at, focus)) all.push(at);
  // (a) The fewest negative hexes; GH-9.22: also when the way without them takes more than this turn.
  const spared = least(all, (at) => negativesOf(costs[at]!));
  // (b) Within reach of this turn.
  const inTime = spared.some((at) => points(at) <= move);
  const reached = inTime ? spared.filter((at) => points(at) <= move) : spared;
  // (c) No disadvantage against the focus.
  const safe = strike.risksDisadvantage ? least(reached, (at) => risks(at, [focus])) : reached;
  // (d) The most enemies together with the focus.
  const many = strike.isPlain ? safe : least(safe, (at) => -mostAt(field, strike, at, focus));
  // (e) Of equally large groups those of the best rank as a focus: the fewest hexes to move, then the nearest, then the order.
  const short = least(many, points);
  const groups = bestRanked(
    field,
    short.flatMap((at) => bestAt(field, strike, at, focus)),
  );
  const pairs = many.flatMap((at) =>
    groups.filter((group) => canStrike(strike, at, group)).map((group): Spot => ({ at, group })),
  );
  // (f) The fewest of them at a disadvantage.
  const careful = strike.risksDisadvantage ? least(pairs, ({ at, group }) => risks(at, group)) : pairs;
  // (g) The fewest hexes.
  const spots = least(careful, ({ at }) => points(at));
  const why = whyThere(
    [
      { id: 'move.disadvantage', of: reached, left: safe },
      { id: 'move.targets', of: safe, left: many },
      { id: 'move.ranks', of: short, left: hexesOf(pairs) },
      { id: 'move.risks', of: hexesOf(pairs), left: hexesOf(careful) },
    ],
    points,
    points(spots[0]!.at),
  );
  // What is negative bars ways as well as hexes: it is a reason when one who does not mind would have gone less far.
  const careless = carelessPoints(field, costs);
  const isDetour =
    spots.some(({ at }) => careless(at) < points(at)) ||
    (spared.length < all.length && all.some((at) => !spared.includes(at) && careless(at) <= points(spots[0]!.at)));
  return { spots, inTime, why: isDetour ? [because(inTime ? 'move.negative' : 'move.detour'), ...why] : why };
}

const hexesOf = (spots: readonly Spot[]): number[] => spots.map(({ at }) => at);

/** What a step had before it, and what it left. */
interface Step {
  id: ReasonId;
  of: readonly number[];
  left: readonly number[];
}

/** The steps that count as reasons: those that left out a hex to which it would have been no further. */
function whyThere(steps: readonly Step[], points: (at: number) => number, cost: number): Reason[] {
  return steps
    .filter(({ of, left }) => of.some((at) => !left.includes(at) && points(at) <= cost))
    .map(({ id }) => because(id));
}
