import type { Terrain } from './field.ts';

/**
 * GH-9.12, GH-9.13: what it costs to get somewhere. Negative hexes on the way count before hexes: both are kept in one
 * number, so that the smaller number is the better way.
 */
export type Cost = number;

const NEGATIVE = 4096;
/** There is no way. */
export const NO_WAY: Cost = 1 << 30;

/** How many movement points it takes. */
export const pointsOf = (cost: Cost): number => cost % NEGATIVE;
/** How many traps and hazardous hexes are entered. */
export const negativesOf = (cost: Cost): number => Math.floor(cost / NEGATIVE);

/** GH-6.3: what it costs to enter a hex, or to end a jump there. */
const toll = ({ negative, slow }: Terrain, at: number): Cost => 1 + slow[at]! + NEGATIVE * negative[at]!;

/** The best way from where the monster stands to every hex; where it stands costs nothing (GH-9.14). */
export function waysFromHere(field: Terrain): Int32Array {
  const { here, gait } = field;
  if (gait === 'walk') return spread(field, here, (_, into) => toll(field, into));
  // GH-6.5: of a jump only the last hex is walked.
  return spread(field, here, () => 1).map((cost, at) =>
    at === here || cost === NO_WAY ? cost : cost - 1 + toll(field, at),
  );
}

/** Movement points to a hex for who does not mind what is negative: only to say that a shorter way was left. */
export function carelessPoints(field: Terrain, costs: Int32Array): (at: number) => number {
  const { here, gait, negative, slow } = field;
  if (gait !== 'walk' || !negative.includes(1)) return (at) => pointsOf(costs[at]!);
  const careless = spread(field, here, (_, into) => 1 + slow[into]!);
  return (at) => careless[at]!;
}

/** The best way from every hex to one of them. */
export function waysTo(field: Terrain, end: number): Int32Array {
  if (field.gait === 'walk') return spread(field, end, (from) => toll(field, from));
  return spread(field, end, () => 1).map((cost, at) =>
    at === end || cost === NO_WAY ? cost : cost - 1 + toll(field, end),
  );
}

/** From one hex over all that can be passed; `price(from, into)` of each step. */
function spread(field: Terrain, start: number, price: (from: number, into: number) => Cost): Int32Array {
  const { ground, passes } = field;
  const costs = new Int32Array(passes.length).fill(NO_WAY);
  costs[start] = 0;
  const queue = [start];
  for (let i = 0; i < queue.length; i++) {
    const one = queue[i]!;
    for (const next of ground.adjacent[one]!) {
      if (!passes[next]) continue;
      const cost = costs[one]! + price(one, next);
      if (cost >= costs[next]!) continue;
      costs[next] = cost;
      queue.push(next);
    }
  }
  return costs;
}

/** All best ways to a hex, from where the monster stands to its end, both included; no more than `most`. */
export function bestWays(field: Terrain, end: number, most: number): number[][] {
  const { here, gait, ground } = field;
  const price = (into: number) => (gait === 'walk' ? toll(field, into) : 1);
  const costs = spread(field, here, (_, into) => price(into));
  const found: number[][] = [];
  const back = (way: readonly number[]): void => {
    const [first] = way;
    if (found.length >= most) return;
    if (first === here) found.push([...way]);
    else
      for (const before of ground.adjacent[first!]!)
        if (costs[before]! + price(first!) === costs[first!]) back([before, ...way]);
  };
  if (costs[end] !== NO_WAY) back([end]);
  return found;
}
