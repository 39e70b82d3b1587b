import type { Frame } from '../scene.ts';

/** Of many spots for a piece the one that costs least, without reckoning all of each. */

/** What may be hidden, and what a square pixel of it costs. */
interface Weighed {
  of: readonly Frame[];
  each: number;
}

/** What a piece would hide, by what a square pixel of it costs: reckoned until it is more than `most`. */
export function hiddenBelow(weighed: readonly Weighed[]): (part: Frame, most: number) => number {
  const all = weighed.flatMap(({ of, each }) =>
    of.map(({ x, y, w, h }) => ({ left: x, top: y, right: x + w, low: y + h, each })),
  );
  return ({ x, y, w, h }, most) => {
    let costs = 0;
    for (const { left, top, right, low, each } of all) {
      const [across, down] = [Math.min(right, x + w) - Math.max(left, x), Math.min(low, y + h) - Math.max(top, y)];
      if (across <= 0 || down <= 0) continue;
      costs += each * across * down;
      if (costs > most) break;
    }
    return costs;
  };
}

/** What differs by less costs the same: sums of fractions come out a little otherwise in another order. */
const EVEN = 1e-6;

/** A spot with what it costs at least; `n` of those were named before it. */
export interface Tried<Spot> {
  spot: Spot;
  n: number;
  from: number;
}

/** By what they cost at least, which is known soon. */
export const byLeast = <Spot>(spots: readonly Spot[], least: (one: Spot) => number): Tried<Spot>[] =>
  spots.map((spot, n) => ({ spot, n, from: least(spot) })).sort((a, b) => a.from - b.from || a.n - b.n);

/**
 * The first of those that cost least, which is named first. The whole is reckoned of few, as those come first that may cost least. It may be
 * given up over `most`.
 */
export function cheapest<Spot>(
  tried: readonly Tried<Spot>[],
  whole: (one: Spot, from: number, most: number) => number,
): Spot {
  let [best, most] = [tried[0]!, Number.POSITIVE_INFINITY];
  for (const one of tried) {
    if (one.from > most + EVEN) break;
    const costs = whole(one.spot, one.from, most + EVEN);
    if (costs < most - EVEN || (costs <= most + EVEN && one.n < best.n)) [best, most] = [one, costs];
  }
  return best.spot;
}
