import type { House } from '../match/house.ts';
import type { Found } from '../match/record.ts';
import { lately } from '../platform/lately.ts';

/** What is read of logs is remembered of so many states of matches. */
const REMEMBERED = 16;

/**
 * A house that reads the newest entries of a match once, however many people look at the same state of it. To read them is half of what a look
 * of somebody costs who sits there and waits.
 */
export function entriesOnce(house: House): (found: Found) => House {
  const known = lately<ReturnType<House['store']['lastEntries']>>(REMEMBERED);
  return ({ record }) => {
    const lastEntries: House['store']['lastEntries'] = (id, n) => {
      const key = `${record.id} ${record.version} ${id} ${n}`;
      const before = known.get(key);
      if (before) return before;
      const read = house.store.lastEntries(id, n);
      known.note(key, read);
      // What could not be read is read again.
      read.catch(() => known.forget(key));
      return read;
    };
    // All else is the store's own, wherever it has it from.
    return { ...house, store: Object.assign(Object.create(house.store) as House['store'], { lastEntries }) };
  };
}
