import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJobsHere } from '#bot/deliver/jobs-here';
import { openLog } from '#src/program-log';
import { openJsonStore } from '#store/json-store';
import { describeJobs } from './jobs-contract.ts';

describeJobs('in one process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-jobs-'));
  const store = await openJsonStore(folder);
  return {
    store,
    open: async (work, waits, logged) =>
      openJobsHere(work, openLog('debug', 'no token', { write: (line) => logged(JSON.parse(line)) }), waits),
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});
