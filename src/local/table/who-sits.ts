import { timingSafeEqual } from 'node:crypto';
import { changePerson, type PersonOptions, seatPerson } from '../people/people.ts';
import type { PersonRecord, World } from '../world/world.ts';

/** Who sits at the table, for a page: by whose word a window speaks. */
export interface Seats {
  all(): PersonRecord[];
  /** The person of this id; undefined when there is none, or the key is not theirs at a table with keys. */
  find(id: string, key: string): PersonRecord | undefined;
  /** The person of this name, who comes to the table if they are not there yet. */
  take(name: string, options: PersonOptions): PersonRecord;
  change(id: string, options: PersonOptions): PersonRecord;
}

/** The seats of a table; with `keys` each person acts by their own. */
export const openSeats = (world: World, keys: boolean): Seats => ({
  all: () => [...world.people.values()],
  find(id, key) {
    const known = world.people.get(id);
    return known && (!keys || isSame(key, known.key)) ? known : undefined;
  },
  take: (name, options) => seatPerson(world, name, options),
  change: (id, options) => changePerson(world, id, options),
});

function isSame(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
