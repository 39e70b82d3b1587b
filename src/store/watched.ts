import { LRUCache } from 'lru-cache';
import type { Others, Saving } from './others.ts';
import { isLive } from './record.ts';
import type { MatchRecord, Store } from './store.ts';

/** A store that tells of each match that it has saved. */
export interface Watched {
  store: Store;
  /** `listener` hears of every match that is saved now. Gives what ends that. */
  watch(listener: (saved: Saving) => void): () => void;
}

/** What was saved so many ms before the last save is looked at again after nobody has listened. */
const LATELY = 3_600_000;
/** Of so many matches it is known which version was told. */
const REMEMBERED = 10_000;

/**
 * The same store, watched: each function that saves a match tells of it once it has. So do others, where several processes have it. What a
 * listener throws goes to `trouble`, and harms neither the saving nor other listeners.
 */
export function watched(store: Store, trouble: (error: unknown) => void, others?: Others): Watched {
  const listeners = new Set<(saved: Saving) => void>();
  /** The newest version of each match of which was told, where others save as well. */
  const told = new LRUCache<string, number>({ max: REMEMBERED });
  const tell = ({ id, version }: Saving): void => {
    if (others) {
      // What this process has saved comes back to it.
      if ((told.get(id) ?? 0) >= version) return;
      told.set(id, version);
    }
    for (const listener of listeners) {
      try {
        listener({ id, version });
      } catch (error) {
        trouble(error);
      }
    }
  };
  const own = (saved: MatchRecord): MatchRecord => {
    tell(saved);
    return saved;
  };
  /** Nobody knows what was saved in a moment in which nobody listened. */
  async function lookAgain(): Promise<void> {
    const all = await store.all();
    const newest = Math.max(0, ...all.map(({ updatedAt }) => updatedAt));
    for (const entry of all) {
      const record = isLive(entry) || entry.updatedAt > newest - LATELY ? await store.load(entry.id) : undefined;
      if (record) tell(record);
    }
  }
  others?.((saved) => {
    if (saved) tell(saved);
    else void lookAgain().catch(trouble);
  });
  const saving: Pick<Store, 'create' | 'commit' | 'import' | 'put'> = {
    create: async (record, beside) => own(await store.create(record, beside)),
    commit: async (record) => own(await store.commit(record)),
    import: async (text, into) => own(await store.import(text, into)),
    put: async (text, beside) => own(await store.put(text, beside)),
  };
  return {
    // All else is that of the store itself, also where it is another one by and by.
    store: Object.assign(Object.create(store) as Store, saving),
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
