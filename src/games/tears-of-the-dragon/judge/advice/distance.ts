import { portSeas, seas, seasNextTo } from '../../printed/content.ts';
import { roadsBetween, stepsFrom } from '../../printed/roads.ts';
import { ISLAND } from '../../state/pieces.ts';

/** How far apart places are, looked up once for the printed map. */

export const FAR = 99;

const bySea = new Map([...seas.keys()].map((sea) => [sea, stepsFrom([sea], seasNextTo)]));

/** Roads between two land areas, or sea steps between two sea areas; FAR where there is no such way. */
export const distance = (from: string, to: string): number => roadsBetween(from, to) ?? bySea.get(from)?.get(to) ?? FAR;

/** Turns at sea from a place to the Island: 0 there, FAR from land that is no port. */
export function turnsToIsland(place: string): number {
  if (place === ISLAND) return 0;
  const sea = seas.get(place);
  if (sea) return sea.distanceToIsland;
  const off = portSeas[place] ?? [];
  return Math.min(FAR, ...off.map((one) => seas.get(one)!.distanceToIsland + 1));
}
export const ports: readonly string[] = Object.keys(portSeas);
