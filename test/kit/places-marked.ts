import { askedNow } from '#asking/asked-now';
import { partNamed } from '#asking/terms/names';
import { games } from '#src/registry';
import type { TestTable } from './table.ts';

/**
 * What the board of all marks in a game: the places that the open question leaves to choose, as anybody can read them off the map. Undefined where
 * it is no question of places.
 */
export function placesMarked<G, V>(id: string, { g, open }: Pick<TestTable<G, V>, 'g' | 'open'>) {
  const part = games.find(({ game }) => game.id === id)!;
  return askedNow(
    partNamed(part, () => g),
    g,
    open,
    'en',
  )[0]!.places;
}
