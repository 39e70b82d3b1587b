import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import { bestTurn } from './lie.ts';

/**
 * How the map of a scenario is turned: once and for all, by all tiles that its book shows. It is the same from the first room to the
 * last one, in every match and on every picture. It says no more of rooms behind doors than the number of the scenario does.
 */

/** The room of a board with plates of a usual height; hexes of any size, for only their ratio counts. */
const USUAL = { w: 1200, h: 1000, most: Number.POSITIVE_INFINITY };

const found = new Map<number, number>();

/** In twelfths of a full turn, clockwise. Throws for a scenario that is not offered. */
export function turnOf(no: number): number {
  const known = found.get(no);
  if (known !== undefined) return known;
  const { rooms, doors } = scenario(no);
  const tiles = [...rooms.flatMap(({ hexes }) => hexes), ...doors.map(({ hex }) => hex)].map((hex) => hex.join());
  const turn = bestTurn(tiles, USUAL);
  found.set(no, turn);
  return turn;
}
