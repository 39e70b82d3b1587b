import type { Store } from '../store.ts';
import { onItsOwn } from './database.ts';
import { hold } from './hold.ts';
import { migrate } from './migrate.ts';
import { refusePooler } from './pooler.ts';
import { storeIn } from './postgres-store.ts';

/**
 * Fills the store of a database in one transaction, its tables included: interrupted, nothing of it is there, and it can be begun again. Nobody
 * else may have it open meanwhile: throws `DatabaseInUse`, and `PooledDatabase`.
 */
export async function fillDatabase<T>(url: string, work: (store: Store) => Promise<T>): Promise<T> {
  await refusePooler(url);
  const held = await hold(url, { sharing: 'alone' });
  try {
    return await onItsOwn(url, (database) =>
      database.inOne(async (one) => {
        await migrate(one);
        const store = storeIn(one, () => {}, { end: async () => {} });
        return work(store).finally(() => store.close());
      }),
    );
  } finally {
    await held.letGo();
  }
}
