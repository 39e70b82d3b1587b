import type { MatchRecord, Store } from './store.ts';

/** A match that was saved, and the version as which it was. */
export type Saving = Pick<MatchRecord, 'id' | 'version'>;

/** A store that tells of each match that it has saved. */
export interface Watched {
  store: Store;
  /** `listener` hears of every match that is on the disk now. Gives what ends that. */
  watch(listener: (saved: Saving) => void): () => void;
}

/**
 * The same store, watched: each function that saves a match tells of it once it has. What a listener throws goes to `trouble`, and harms
 * neither the saving nor other listeners.
 */
export function watched(store: Store, trouble: (error: unknown) => void): Watched {
  const listeners = new Set<(saved: Saving) => void>();
  const tell = (saved: MatchRecord): MatchRecord => {
    for (const listener of listeners) {
      try {
        listener({ id: saved.id, version: saved.version });
      } catch (error) {
        trouble(error);
      }
    }
    return saved;
  };
  const saving: Pick<Store, 'create' | 'commit' | 'import' | 'put'> = {
    create: async (record, beside) => tell(await store.create(record, beside)),
    commit: async (record) => tell(await store.commit(record)),
    import: async (text, into) => tell(await store.import(text, into)),
    put: async (text, beside) => tell(await store.put(text, beside)),
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
