import type { Reward } from '../schema/terms/progress.ts';
import { must } from './checks.ts';

/** Whether every item has one entry, and every entry that a treasure or a scenario gives is there. */

/** An item that is in play has its entry in `items.json`; one that has only a price here stands in `items-not-here.json`. */
interface Shelves {
  here: readonly { id: number }[];
  notHere: readonly { id: number }[];
}

/** No item has two entries. Throws with the file and the id of the first that has. */
export function checkItems({ here, notHere }: Shelves): void {
  const known = new Set<number>();
  for (const { id } of here) {
    must(!known.has(id), 'items.json', `item ${id} twice`);
    known.add(id);
  }
  for (const { id } of notHere)
    must(
      !known.has(id),
      'items.json',
      `item ${id} is in items-not-here.json too: it cannot be offered and not be here`,
    );
}

/** Every item that `file` gives has an entry in one of the two lists. Throws with the file and the id of the first that has none. */
export function checkGiven(file: string, given: readonly number[], has: (id: number) => boolean): void {
  for (const id of given) must(has(id), file, `item ${id} is neither in items.json nor in items-not-here.json`);
}

/** The items that these rewards give or bring to the shop, by id. */
export const itemsOf = (rewards: Iterable<Reward>): number[] =>
  [...rewards].flatMap((one) => {
    if ('item' in one) return [one.item];
    return 'design' in one && one.design !== 'random' ? [one.design] : [];
  });
