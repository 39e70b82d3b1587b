import type { Chance } from '#core/enumerate';

/**
 * These in an order by chance, in which what is worth more tends to come first. `give` is the difference that hardly matters: something which
 * is worth so much less comes first about a third as often. With a `give` of 0 the order is by worth.
 */
export function inMixedOrder<T extends { worth: number }>(items: readonly T[], give: number, chance: Chance): T[] {
  const drawn = items.map((item) => ({ item, at: item.worth + give * gumbel(chance) }));
  return drawn.sort((a, b) => b.at - a.at).map(({ item }) => item);
}

/** Added to each worth, it makes the largest come by weight: as by a draw with the weights `exp(worth)`. */
const gumbel = (chance: Chance): number => -Math.log(-Math.log(chance() || Number.MIN_VALUE));

export const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** How much these differ from each other: their standard deviation; 0 for a single one. */
export function spread(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (values.length - 1));
}
