import { onTestFinished } from 'vitest';
import type { AskedDelivery, Delivered, Jobs, Waits, Work } from '#bot/deliver/jobs';
import { newId } from '#store/new-id';
import type { MatchRecord, Store } from '#store/store';
import { sampleRecord } from '../store/sample-record.ts';

/** A store, and how jobs are opened over it: each time as another process would. */
export interface JobsUnderTest {
  store: Store;
  open(work: Work, waits: Waits, logged: (line: object) => void): Promise<Jobs>;
  close(): Promise<void>;
}

const WAITS: Waits = { later: [10, 20], blocked: 3_600_000, renew: 3_600_000 };

/** A desk at which the work is done by hand: it takes items out of outboxes and notes what it was asked for. */
export interface Desk {
  jobs: Jobs;
  store: Store;
  /** All that was begun and ended, in order: 'begin <match>: <items>', 'end <match>', 'film <match>'. */
  done: string[];
  logged: object[];
  /** What is to come of the next deliveries, in order; everything is taken when there is nothing more. */
  next: (Partial<Delivered> | Error)[];
  /** Deliveries that have begun wait until it is opened, if it was shut. */
  gate: { shut(): void; open(): void };
  films: { wanted: () => boolean; made(): void }[];
  /** A match with nothing in its outbox. */
  match(): Promise<string>;
  /** Puts one more item into an outbox, sealed as every commit does. Gives its id. */
  put(match: string): Promise<string>;
  outbox(match: string): Promise<string[]>;
}

type Outbox = MatchRecord['outbox'];

/** Opens one over fresh jobs. */
export async function openDesk(make: () => Promise<JobsUnderTest>, waits: Partial<Waits> = {}): Promise<Desk> {
  const made = await make();
  const { store } = made;
  const done: string[] = [];
  const logged: object[] = [];
  const next: Desk['next'] = [];
  const films: Desk['films'] = [];
  let gate = Promise.resolve();
  let open = () => {};
  const commit = async (id: string, outboxOf: (before: Outbox) => Outbox): Promise<void> => {
    for (;;) {
      const before = (await store.load(id))!;
      const saved = await store.commit({ ...before, outbox: outboxOf(before.outbox) }).catch(() => undefined);
      if (saved) return;
    }
  };
  const item = (): Outbox[number] => ({ id: newId(), kind: 'news', data: null, sealed: 1 });
  const work: Work = {
    async deliver(match: string, { renew }: AskedDelivery) {
      const { outbox, version } = (await store.load(match))!;
      done.push(`${renew ? 'renew' : 'begin'} ${match}: ${outbox.map(({ id }) => id)}`);
      await gate;
      const comes = next.shift() ?? {};
      if (comes instanceof Error) throw comes;
      const taken = comes.again ? [] : outbox;
      await commit(match, (before) => [
        ...before.filter(({ id }) => !taken.some((one) => one.id === id)),
        ...(comes.hasMore ? [item()] : []),
      ]);
      done.push(`end ${match}`);
      const took = taken.map(({ id }) => id);
      return {
        delivery: { below: `below ${match}` },
        version,
        took,
        hasMore: false,
        isStale: false,
        hasFilm: false,
        ...comes,
      };
    },
    film(match, wanted) {
      done.push(`film ${match}`);
      return new Promise((resolve) => films.push({ wanted, made: () => resolve(undefined) }));
    },
  };
  const jobs = await made.open(work, { ...WAITS, ...waits }, (line) => void logged.push(line));
  await jobs.begin();
  onTestFinished(async () => {
    open();
    for (const { made: finish } of films) finish();
    await jobs.stop();
    await made.close();
  });
  return {
    jobs,
    store,
    done,
    logged,
    next,
    films,
    gate: {
      shut() {
        gate = new Promise((resolve) => {
          open = resolve;
        });
      },
      open: () => open(),
    },
    match: async () => (await store.create(sampleRecord({ outbox: [], nextReminder: null }))).id,
    async put(match) {
      const one = item();
      await commit(match, (before) => [...before, one]);
      return one.id;
    },
    outbox: async (match) => (await store.load(match))!.outbox.map(({ id }) => id),
  };
}
