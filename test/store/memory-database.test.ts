import { makeDatabase, openClient } from './memory-database.ts';
import { describeStore } from './store-contract.ts';

describeStore('a database in memory', async () => {
  const database = makeDatabase();
  return { open: async () => openClient(database), remove: async () => {} };
});
