import { areas, portSeas, roadsFrom, seas, seasNextTo } from '../content.ts';
import { ISLAND } from '../pieces.ts';

/** How far apart places are, looked up once for the printed map. */

export const FAR = 99;

function distancesFrom(start: string, next: (place: string) => readonly string[]): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]]);
  const queue = [start];
  for (const place of queue) {
    for (const to of next(place)) {
      if (found.has(to)) continue;
      found.set(to, found.get(place)! + 1);
      queue.push(to);
    }
  }
  return found;
}
const byRoad = new Map([...areas.keys()].map((area) => [area, distancesFrom(area, roadsFrom)]));
const bySea = new Map([...seas.keys()].map((sea) => [sea, distancesFrom(sea, seasNextTo)]));

/** Roads between two land areas, or sea steps between two sea areas; FAR where there is no such way. */
export const distance = (from: string, to: string): number =>
  byRoad.get(from)?.get(to) ?? bySea.get(from)?.get(to) ?? FAR;

/** Turns at sea from a place to the Island: 0 there, FAR from land that is no port. */
export function turnsToIsland(place: string): number {
  if (place === ISLAND) return 0;
  const sea = seas.get(place);
  if (sea) return sea.distanceToIsland;
  const off = portSeas[place] ?? [];
  return Math.min(FAR, ...off.map((one) => seas.get(one)!.distanceToIsland + 1));
}
export const ports: readonly string[] = Object.keys(portSeas);
