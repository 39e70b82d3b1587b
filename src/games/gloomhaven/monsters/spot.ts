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
  const dropped: { id: ReasonId; by: number }[] = [];
  const points = (at: number) => pointsOf(costs[at]!);
  const isNear = (at: number, foe: number) => field.range(foes[foe]!.at)[at] === 1;
  const sift = (id: ReasonId, from: readonly number[], measure: (at: number) => number) => {
    const kept = least(from, measure);
    // For the reasons: the shortest way to any hex that this step left out.
    if (kept.length < from.length)
      dropped.push({ id, by: Math.min(...from.filter((at) => !kept.includes(at)).map(points)) });
    return kept;
  };
  // Every hex where it could end a move of any length and attack the focus (GH-9.11).
  const all = [...costs.keys()].filter((at) => costs[at] !== NO_WAY && field.ends[at] && strike.includes(at, focus));
  // (a) The fewest negative hexes; GH-9.22: also when the way without them takes more than this turn.
  const spared = least(all, (at) => negativesOf(costs[at]!));
  // (b) Within reach of this turn.
  const inTime = spared.some((at) => points(at) <= move);
  const reached = inTime ? spared.filter((at) => points(at) <= move) : spared;
  // (c) No disadvantage against the focus.
  const safe = sift('move.disadvantage', reached, (at) => (strike.risksDisadvantage && isNear(at, focus) ? 1 : 0));
  // (d) The most enemies together with the focus.
  const many = sift('move.targets', safe, (at) => -mostAt(field, strike, at, focus));
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
  const risks = ({ at, group }: Spot) => (strike.risksDisadvantage ? group.filter((foe) => isNear(at, foe)).length : 0);
  const careful = least(pairs, risks);
  // (g) The fewest hexes.
  const spots = least(careful, ({ at }) => points(at));
  const cost = points(spots[0]!.at);
  if (short.some((at) => !pairs.some((pair) => pair.at === at)))
    dropped.push({ id: 'move.ranks', by: points(short[0]!) });
  // For the reasons: a way as short as that, to any of the hexes, was left because of what is negative on it.
  const careless = carelessPoints(field, costs);
  if (
    all.some((at) => !spared.includes(at) && careless[at]! <= cost) ||
    spots.some(({ at }) => careless[at]! < points(at))
  )
    dropped.unshift({ id: inTime ? 'move.negative' : 'move.detour', by: cost });
  const risky = pairs.filter((pair) => !careful.includes(pair)).map(({ at }) => points(at));
  if (risky.length > 0) dropped.push({ id: 'move.risks', by: Math.min(...risky) });
  const why = dropped.filter(({ by }) => by <= cost).map(({ id }) => because(id));
  return { spots, inTime, why };
}
