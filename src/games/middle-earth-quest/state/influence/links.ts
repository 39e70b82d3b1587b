import { LOCATIONS } from '../../printed/map/map.ts';
import { groundOf, type Influence, numberOf, type Reach, reachAt } from './ground.ts';

export type { Influence, Reach } from './ground.ts';

export const influenceAt = (board: Influence, location: string): number => board[location] ?? 0;

/** The shadow that a location lies in ("in extension", MEQ-4.4), if it lies in one. */
export const shadowOn = (board: Influence, location: string): Reach | undefined =>
  reachAt(groundOf(board), numberOf(location));

/** All locations in a shadow, in the order of the map. */
export function reaches(board: Influence): ReadonlyMap<string, Reach> {
  const ground = groundOf(board);
  const found = new Map<string, Reach>();
  for (let i = 0; i < LOCATIONS.length; i++) {
    const reach = reachAt(ground, i);
    if (reach) found.set(LOCATIONS[i]!, reach);
  }
  return found;
}
