import type { JobsStanding } from '#bot/deliver/jobs';
import type { ConnectionsStanding } from '#store/postgres/database';
import type { Store } from '#store/store';

/** A program that plays, as it can be looked at. */
export interface Observed {
  store: Pick<Store, 'waiting' | 'load'>;
  /** Rejects while matches cannot be saved. */
  check(): Promise<void>;
  jobs(): Promise<JobsStanding>;
  /** Connections to a database, by what they are for; none where there is no database. */
  connections(): Readonly<Record<string, ConnectionsStanding>>;
}

/** What waits in outboxes: of how many matches, and for how many ms the oldest of it has waited. */
export interface Unposted {
  matches: number;
  oldest: number | null;
}

/** What one look has seen. What could not be learned is absent. */
export interface Findings {
  isStoreGood: boolean;
  jobs?: JobsStanding;
  unposted?: Unposted;
}

/** So many of the oldest matches with something in their outbox are looked into: after an outage of Discord there are thousands. */
const MATCHES = 50;
/** ms until an answer counts as none: whoever asks how it stands does not wait for long either. */
const PATIENCE = 3_000;

/** Looks at all of it, at this moment (ms since 1970). Never rejects; `trouble` hears why something is absent. */
export async function look(on: Observed, now: number, trouble: (error: unknown) => void): Promise<Findings> {
  const learned = <T>(asked: Promise<T>): Promise<T | undefined> =>
    within(asked).catch((error: unknown) => {
      trouble(error);
      return undefined;
    });
  const [isGood, jobs, unposted] = await Promise.all([
    learned(on.check().then(() => true)),
    learned(on.jobs()),
    learned(unpostedIn(on.store, now)),
  ]);
  return { isStoreGood: isGood ?? false, ...(jobs && { jobs }), ...(unposted && { unposted }) };
}

async function within<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

async function unpostedIn(store: Observed['store'], now: number): Promise<Unposted> {
  const waiting = await store.waiting();
  let oldest: number | null = null;
  for (const id of waiting.slice(0, MATCHES)) {
    // One that cannot be read is told of elsewhere.
    const record = await store.load(id).catch(() => undefined);
    // What is not sealed was put in with the last change at the latest.
    for (const { sealed = record!.updatedAt } of record?.outbox ?? []) oldest = Math.max(oldest ?? 0, now - sealed);
  }
  return { matches: waiting.length, oldest };
}
