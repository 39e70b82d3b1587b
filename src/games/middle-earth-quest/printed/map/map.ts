import mapData from '#data/middle-earth-quest/map.json' with { type: 'json' };
import { read } from '../terms/read.ts';
import { type Location, type Path, type Region, WorldMap } from './shape.ts';

/** The map as it is printed: 63 locations, 106 paths, ten regions. Read once; parts that do not fit together stop the start. */

export type { Terrain } from '../terms/names.ts';
export type { Location, Path, Region } from './shape.ts';

const map = read('map.json', WorldMap, mapData);

export const { size: mapSize, paths, seaPath, terrains } = map;
/** By id, in the order of the regions: lists of locations keep to it. */
export const locations: ReadonlyMap<string, Location> = new Map(map.locations.map((one) => [one.id, one]));
export const regions: ReadonlyMap<string, Region> = new Map(map.regions.map((one) => [one.id, one]));
export const LOCATIONS: readonly string[] = [...locations.keys()];
export const havens: readonly string[] = LOCATIONS.filter((id) => locations.get(id)!.type === 'haven');
/** Shadow Strongholds with the influence each holds at most (MEQ-4.3). */
export const strongholds: ReadonlyMap<string, number> = new Map(
  map.locations.flatMap((one) => (one.type === 'stronghold' ? [[one.id, one.holds]] : [])),
);

/** By one end, and then by the other. */
const byEnds = new Map<string, Map<string, Path>>(LOCATIONS.map((id) => [id, new Map()]));
const nearby = new Map<string, string[]>(LOCATIONS.map((id) => [id, []]));
/** What is one path away. Throws if there is no such location. */
export function neighbours(location: string): readonly string[] {
  return known(nearby.get(location), location);
}

/** The path between two locations, in either direction; the way by sea is none. */
export const pathBetween = (a: string, b: string): Path | undefined => byEnds.get(a)?.get(b);

export const isHaven = (location: string): boolean => locationAt(location).type === 'haven';

/** A location by its id. Throws if there is none. */
export function locationAt(location: string): Location {
  return known(locations.get(location), location);
}

/** The deck of encounters of a location: Havens have one of their own (MEQ-1.5). */
export const encounterDeckOf = (location: string): string =>
  isHaven(location) ? 'haven' : regions.get(locationAt(location).region)!.pair;

/** The stack of monster tokens of a location's region (MEQ-1.5); a Haven keeps its region. */
export const stackOf = (location: string): string => regions.get(locationAt(location).region)!.pair;

/** By location how many paths lie between, from nearest to farthest. */
export function distancesFrom(location: string): ReadonlyMap<string, number> {
  const known = distances.get(location);
  if (known) return known;
  const found = new Map([[locationAt(location).id, 0]]);
  for (const [here, far] of found) for (const next of neighbours(here)) if (!found.has(next)) found.set(next, far + 1);
  distances.set(location, found);
  return found;
}
/** The map never changes, and distances are asked for again and again. */
const distances = new Map<string, ReadonlyMap<string, number>>();

/** Whether a place is at most so many paths away from a location. */
export const isWithin = (location: string, paths: number, place: string): boolean =>
  (distancesFrom(location).get(place) ?? Number.POSITIVE_INFINITY) <= paths;

/** All that is at most so many paths away, the location itself with it. */
export function within(location: string, paths: number): readonly string[] {
  const known = nearPlaces.get(location)?.get(paths);
  if (known) return known;
  const found = [...distancesFrom(location)].flatMap(([id, far]) => (far <= paths ? [id] : []));
  nearPlaces.set(location, (nearPlaces.get(location) ?? new Map<number, string[]>()).set(paths, found));
  return found;
}
/** The same for these: who thinks ahead asks millions of times. */
const nearPlaces = new Map<string, Map<number, readonly string[]>>();

/** The Havens that are fewest paths away: of several Sauron chooses (MEQ-8.1). */
export function nearestHavens(location: string): string[] {
  const far = distancesFrom(location);
  const least = Math.min(...havens.map((id) => far.get(id)!));
  return havens.filter((id) => far.get(id) === least);
}

function known<T>(found: T | undefined, location: string): T {
  if (found === undefined) throw new Error(`${location} is no location of the map`);
  return found;
}

function check(): void {
  const fail = (says: string) => {
    throw new Error(`data/middle-earth-quest/map.json: ${says}`);
  };
  if (locations.size !== map.locations.length) fail('two locations of one id');
  for (const { id, region } of map.locations) if (!regions.has(region)) fail(`${id} lies in no region: ${region}`);
  for (const path of paths) {
    const { a, b, terrain, cost } = path;
    for (const end of [a, b]) if (!locations.has(end)) fail(`a path ends at ${end}`);
    if (a === b || byEnds.get(a)!.has(b)) fail(`a path from ${a} to ${b} too many`);
    if ((terrain === null) !== (cost === 1)) fail(`${a} to ${b}: a number of 1 has no sign, all others have one`);
    byEnds.get(a)!.set(b, path);
    byEnds.get(b)!.set(a, path);
    nearby.get(a)!.push(b);
    nearby.get(b)!.push(a);
  }
  if (distancesFrom(LOCATIONS[0]!).size !== locations.size) fail('not all locations are joined by paths');
}

check();
