import { openPostgresStore } from '#store/postgres/postgres-store';
import { makeTestDatabase } from '../../kit/postgres.ts';
import { describeStore } from '../store-contract.ts';

describeStore('PostgreSQL', async () => {
  const { url, remove } = await makeTestDatabase();
  return { open: () => openPostgresStore(url), remove };
});
