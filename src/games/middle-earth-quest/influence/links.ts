import { LOCATIONS, locationAt, neighbours, strongholds } from '../map.ts';

/** By location how much influence lies there; where none lies, nothing stands. Plain JSON, as it is kept in the state. */
export type Influence = Readonly<Record<string, number>>;

/** How far a stronghold's shadow reaches: the limit of a location, and the stronghold that sets it (MEQ-4.5). */
export interface Reach {
  limit: number;
  stronghold: string;
}

export const influenceAt = (board: Influence, location: string): number => board[location] ?? 0;

/**
 * All locations "in extension" (MEQ-4.4), in the order of the map, each with its limit. Linked locations with influence
 * count as one whole, strongholds with influence as parts of it; the largest number of a stronghold in it counts for all of
 * it, and for what lies next to it. Strongholds themselves have no limit by links, and Havens have none at all.
 */
export function reaches(board: Influence): ReadonlyMap<string, Reach> {
  const wholes = linkedWholes(board);
  const found = new Map<string, Reach>();
  for (const [id, around] of SHADOWED) {
    let best = wholes.get(id);
    for (const near of around) best = larger(best, wholes.get(near));
    if (best) found.set(id, best);
  }
  return found;
}

/** What can lie in a shadow, with what lies next to it. */
const SHADOWED = LOCATIONS.filter((id) => locationAt(id).type === 'normal').map((id) => [id, neighbours(id)] as const);

/** By each location that carries influence and is linked to a stronghold, what that stronghold gives. */
function linkedWholes(board: Influence): Map<string, Reach> {
  const found = new Map<string, Reach>();
  const from = [...strongholds.keys()]
    .map((stronghold) => ({ stronghold, limit: influenceAt(board, stronghold) }))
    .filter(({ limit }) => limit > 0)
    .sort((one, other) => other.limit - one.limit);
  for (const reach of from) {
    if (found.has(reach.stronghold)) continue;
    const whole = new Set([reach.stronghold]);
    for (const here of whole) for (const next of neighbours(here)) if (carries(board, next)) whole.add(next);
    for (const here of whole) found.set(here, reach);
  }
  return found;
}

/** Havens never hold influence, so they link nothing (MEQ-4.1). */
const carries = (board: Influence, location: string): boolean =>
  influenceAt(board, location) > 0 && locationAt(location).type !== 'haven';

const larger = (one: Reach | undefined, other: Reach | undefined): Reach | undefined =>
  other && (!one || other.limit > one.limit) ? other : one;
