import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJobsHere } from '#bot/deliver/jobs-here';
import { openDatabaseJobs } from '#src/jobs/postgres-jobs';
import { openLog } from '#src/program-log';
import { openJsonStore } from '#store/json-store';
import { openPostgresStore } from '#store/postgres/postgres-store';
import { makeTestDatabase } from '../kit/postgres.ts';
import { describeJobs } from './jobs-contract.ts';

const logTo = (logged: (line: object) => void) =>
  openLog('debug', 'no token', { write: (line) => logged(JSON.parse(line)) });

describeJobs('in one process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-jobs-'));
  const store = await openJsonStore(folder);
  return {
    store,
    open: async (work, waits, logged) => openJobsHere(work, { store, log: logTo(logged) }, waits),
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});

describeJobs('in a database', async () => {
  const { url, remove } = await makeTestDatabase();
  const jobs = openDatabaseJobs(url, openLog('silent', 'no token'));
  const store = await openPostgresStore(url, { adding: jobs.prepare });
  return {
    store,
    open: async (work, waits, logged) => jobs.open.deliveries(work, { store, log: logTo(logged) }, waits),
    async close() {
      await store.close();
      await jobs.close();
      await remove();
    },
  };
});
