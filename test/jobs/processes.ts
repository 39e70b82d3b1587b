import { onTestFailed, onTestFinished } from 'vitest';
import type { Jobs, Work } from '#bot/deliver/jobs';
import { openDatabaseJobs } from '#src/jobs/postgres-jobs';
import { openLog } from '#src/program-log';
import { openPostgresStore } from '#store/postgres/postgres-store';
import type { Store } from '#store/store';

/** Processes that share the jobs of a database, in one process. */

/** How long is waited for what others do. */
export const patient = { interval: 20, timeout: 30_000 };

/** One process: its store, its jobs, and what it has begun. `url` may be a way that can be cut. */
export async function openProcess(
  url: string,
  deliver: (store: Store, match: string, isOurs: () => boolean) => Promise<void>,
  film: Work['film'] = async () => undefined,
) {
  const begun: { match: string; isBegunBefore: boolean }[] = [];
  const lines: string[] = [];
  const log = openLog('debug', 'no token', { write: (line) => void lines.push(line) });
  const own = openDatabaseJobs(url, log);
  const store = await openPostgresStore(url, { adding: own.prepare });
  const work: Work = {
    async deliver(match, { isBegunBefore = false, isOurs = () => true }) {
      begun.push({ match, isBegunBefore });
      const { version, outbox } = (await store.load(match))!;
      await deliver(store, match, isOurs);
      const took = outbox.map(({ id }) => id);
      return { delivery: { drawn: 7 }, version, took, hasMore: false, isStale: false, hasFilm: false };
    },
    film,
  };
  const jobs: Jobs = own.open.deliveries(work, { store, log });
  onTestFailed(() => void process.stderr.write(lines.join('')));
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= own.close();
    return closed;
  };
  onTestFinished(async () => {
    await jobs.stop();
    await store.close();
    await close();
  });
  return { store, jobs, begun, logged: () => lines.join(''), close };
}

/** A delivery that is under way until it is told to finish, and delivers then. */
export function heldUp() {
  let go = () => {};
  const deliver = async (store: Store, match: string) => {
    await new Promise<void>((resolve) => {
      go = resolve;
    });
    await empties(store, match);
  };
  return { deliver, finish: () => go() };
}

/** Delivers all that waits in a match. */
export async function empties(store: Store, match: string): Promise<void> {
  const before = (await store.load(match))!;
  await store.commit({ ...before, outbox: [] });
}
