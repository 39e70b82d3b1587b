import { board, hexes } from '../../printed/content.ts';
import { isLake, isTunnel, neighbours, tunnels } from '../../printed/places.ts';

/** How far places lie apart. */

/** Steps between hexes over land and through tunnels; rivers are not looked at, which a mech will cross. */
const steps: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  [...hexes.keys(), ...board.homes.map(({ id }) => id)].map((from) => [from, stepsFrom(from)]),
);
function stepsFrom(from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  for (const [place, n] of found)
    for (const next of [...neighbours(place), ...(isTunnel(place) ? tunnels : [])])
      if (!found.has(next) && !isLake(next)) found.set(next, n + 1);
  return found;
}
/** What is further away counts as if it were so far. */
export const FAR = 6;
/** Steps from a place to another one. */
export const between = (from: string, to: string): number => Math.min(FAR, steps.get(from)?.get(to) ?? FAR);
