// @ts-check

/** @typedef {import('./types.js').Region} Region */

/** Where more places than these are other at once, none of them stands out by it. */
const MOST = 12;

/**
 * The places at which a picture shows others than the one before it: who came, who left. None where the two show another part of the map, or
 * where too much is other.
 * @param {readonly Region[]} before @param {readonly Region[]} now @returns {string[]} their ids
 */
export function changedPlaces(before, now) {
  const known = new Map(before.map((one) => [one.id, one]));
  if (now.some(({ id }) => !known.has(id)) || before.length !== now.length) return [];
  const others = now.filter((one) => {
    const then = known.get(one.id);
    return then && [...then.holds].sort().join() !== [...one.holds].sort().join();
  });
  return others.length > MOST ? [] : others.map(({ id }) => id);
}
