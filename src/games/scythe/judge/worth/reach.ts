import type { SeatId } from '#core/types';
import { board, FACTORY, hexes } from '../../printed/content.ts';
import { isLake, isTunnel, neighbours, tunnels } from '../../printed/places.ts';
import { characterOf, player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { WEIGHTS } from './weights.ts';

/** How near a character is to what it can find (SC-8, SC-9). */

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
const FAR = 6;
const between = (from: string, to: string): number => Math.min(FAR, steps.get(from)?.get(to) ?? FAR);

/** The Factory card, and the ways of the character to it and to the next encounter. */
export function reach(g: State, seat: SeatId): number {
  const { at } = characterOf(g, seat);
  const isKnown = player(g, seat).factory !== null;
  const nearest = Math.min(FAR, ...g.encounters.map((hex) => between(at, hex)));
  const near = WEIGHTS.step * (FAR - nearest);
  return near + (isKnown ? WEIGHTS.factory : WEIGHTS.step * (FAR - between(at, FACTORY)));
}
