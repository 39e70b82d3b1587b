import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
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
interface Desk {
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

export function describeJobs(kind: string, make: () => Promise<JobsUnderTest>): void {
  async function openDesk(waits: Partial<Waits> = {}): Promise<Desk> {
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
        const { outbox } = (await store.load(match))!;
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
        return { delivery: { below: `below ${match}` }, hasMore: false, isStale: false, hasFilm: false, ...comes };
      },
      film(match, wanted) {
        done.push(`film ${match}`);
        return new Promise((resolve) => films.push({ wanted, made: () => resolve(undefined) }));
      },
    };
    const jobs = await made.open(work, { ...WAITS, ...waits }, (line) => void logged.push(line));
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
  /** Waits until so much is done. */
  const until = ({ done }: Desk, count: number) => expect.poll(() => done.length, { interval: 2 }).toBe(count);

  describe(`jobs: ${kind}`, () => {
    test('whoever has put something in learns how its delivery went, also when that is over before they ask', async () => {
      const desk = await openDesk();
      const match = await desk.match();
      const item = await desk.put(match);
      expect(await desk.jobs.deliver(match)).toMatchObject({ below: `below ${match}` });
      expect(desk.done).toEqual([`begin ${match}: ${item}`, `end ${match}`]);
      await desk.put(match);
      await wait(200);
      expect(await desk.jobs.deliver(match)).toMatchObject({ below: `below ${match}` });
      expect(await desk.outbox(match)).toEqual([]);
      await desk.jobs.idle();
    });

    test('deliveries of one match follow on each other, and the second takes what was put in meanwhile', async () => {
      const desk = await openDesk();
      const match = await desk.match();
      desk.gate.shut();
      const first = await desk.put(match);
      const one = desk.jobs.deliver(match);
      await until(desk, 1);
      const second = await desk.put(match);
      const other = desk.jobs.deliver(match);
      await wait(100);
      expect(desk.done).toEqual([`begin ${match}: ${first}`]);
      desk.gate.open();
      await Promise.all([one, other]);
      expect(desk.done).toEqual([
        `begin ${match}: ${first}`,
        `end ${match}`,
        `begin ${match}: ${second}`,
        `end ${match}`,
      ]);
    });

    test('those of two matches go side by side', async () => {
      const desk = await openDesk();
      const matches = [await desk.match(), await desk.match()];
      desk.gate.shut();
      for (const match of matches) await desk.put(match);
      const both = matches.map((match) => desk.jobs.deliver(match));
      await until(desk, 2);
      expect(desk.done.every((line) => line.startsWith('begin'))).toBe(true);
      desk.gate.open();
      expect((await Promise.all(both)).map(({ below }) => below)).toEqual(matches.map((match) => `below ${match}`));
    });

    test('what Discord does not take is tried again until it does, and whoever asked has learned so the first time', async () => {
      const desk = await openDesk();
      const match = await desk.match();
      desk.next.push(...Array.from({ length: 3 }, () => ({ again: 'later', delivery: { trouble: 'later' } }) as const));
      const item = await desk.put(match);
      expect(await desk.jobs.deliver(match)).toEqual({ trouble: 'later' });
      expect(await desk.outbox(match)).toEqual([item]);
      await expect.poll(() => desk.outbox(match), { interval: 5, timeout: 20_000 }).toEqual([]);
      expect(desk.done.filter((line) => line === `begin ${match}: ${item}`)).toHaveLength(4);
    });

    test('what people keep from a channel waits until something changes there, and not where it is as it was', async () => {
      const desk = await openDesk();
      const [match, other] = [await desk.match(), await desk.match()];
      for (const [id, channel] of [
        [match, 'c1'],
        [other, 'c2'],
      ] as const) {
        desk.next.push({ again: 'blocked', blocked: channel, delivery: { trouble: 'locked' } });
        await desk.put(id);
        expect(await desk.jobs.deliver(id)).toEqual({ trouble: 'locked' });
      }
      await desk.jobs.idle();
      const { length } = desk.done;
      await desk.jobs.lookAgain(async (channel) => channel === 'c2');
      await until(desk, length + 2);
      await desk.jobs.idle();
      expect(await desk.outbox(other)).toEqual([]);
      expect(await desk.outbox(match)).toHaveLength(1);
      // It was delivered, so it is not looked at again.
      await desk.jobs.lookAgain(async () => true);
      await until(desk, length + 4);
      await desk.jobs.idle();
      await desk.jobs.lookAgain(async () => true);
      await desk.jobs.idle();
      expect(desk.done).toHaveLength(length + 4);
    });

    test('who asks for a delivery of what is kept from its channel has it tried at once', async () => {
      const desk = await openDesk();
      const match = await desk.match();
      desk.next.push({ again: 'blocked', blocked: 'c1', delivery: { trouble: 'locked' } });
      await desk.put(match);
      await desk.jobs.deliver(match);
      expect(await desk.jobs.deliver(match)).toMatchObject({ below: `below ${match}` });
      expect(await desk.outbox(match)).toEqual([]);
    });

    test('a picture is renewed once after the last press, and at once when somebody asks for it', async () => {
      const desk = await openDesk({ renew: 600 });
      const match = await desk.match();
      for (let presses = 0; presses < 3; presses++) {
        desk.next.push({ isStale: true });
        await desk.put(match);
        await desk.jobs.deliver(match);
      }
      await until(desk, 6);
      await until(desk, 8);
      expect(desk.done.slice(6)).toEqual([`renew ${match}: `, `end ${match}`]);
      const slow = await openDesk();
      const late = await slow.match();
      slow.next.push({ isStale: true });
      await slow.put(late);
      await slow.jobs.deliver(late);
      await slow.jobs.idle();
      await slow.jobs.renew();
      await slow.jobs.renew();
      expect(slow.done.slice(2)).toEqual([`renew ${late}: `, `end ${late}`]);
    });

    test('what a delivery puts in itself is delivered next', async () => {
      const desk = await openDesk();
      const match = await desk.match();
      desk.next.push({ hasMore: true });
      await desk.put(match);
      await desk.jobs.deliver(match);
      await until(desk, 4);
      expect(await desk.outbox(match)).toEqual([]);
    });

    test('nobody waits for a film, and none is made twice at a time', async () => {
      const desk = await openDesk();
      const match = await desk.match();
      for (let times = 0; times < 2; times++) {
        desk.next.push({ hasFilm: true });
        await desk.put(match);
        await desk.jobs.deliver(match);
      }
      await expect.poll(() => desk.films.length, { interval: 2 }).toBe(1);
      await wait(100);
      expect(desk.films).toHaveLength(1);
      expect(desk.films[0]!.wanted()).toBe(true);
      desk.films[0]!.made();
      await desk.jobs.idle();
      expect(desk.done.filter((line) => line === `film ${match}`)).toHaveLength(1);
    });

    test('a delivery that breaks off is noted, and harms no other match', async () => {
      const desk = await openDesk();
      const [match, other] = [await desk.match(), await desk.match()];
      desk.next.push(new Error('broken off'));
      await desk.put(match);
      expect(await desk.jobs.deliver(match)).toEqual({});
      expect(desk.logged).toContainEqual(expect.objectContaining({ match, during: 'delivery' }));
      await desk.put(other);
      expect(await desk.jobs.deliver(other)).toMatchObject({ below: `below ${other}` });
    });

    test('where nothing waits nothing is done', async () => {
      const desk = await openDesk();
      const match = await desk.match();
      expect(await desk.jobs.deliver(match)).not.toHaveProperty('trouble');
      await desk.jobs.idle();
      expect(desk.done.filter((line) => line.startsWith('renew'))).toEqual([]);
      expect(await desk.outbox(match)).toEqual([]);
    });

    test('stopped, it lets end what is under way, begins nothing more, and wants no films', async () => {
      const desk = await openDesk();
      const [match, other] = [await desk.match(), await desk.match()];
      desk.next.push({ hasFilm: true });
      await desk.put(match);
      await desk.jobs.deliver(match);
      await expect.poll(() => desk.films.length, { interval: 2 }).toBe(1);
      desk.gate.shut();
      await desk.put(match);
      const under = desk.jobs.deliver(match);
      await until(desk, 4);
      const stopped = desk.jobs.stop();
      await expect.poll(() => desk.films[0]!.wanted()).toBe(false);
      desk.films[0]!.made();
      desk.gate.open();
      await stopped;
      await under;
      expect(desk.done.at(-1)).toBe(`end ${match}`);
      const left = await desk.put(other);
      expect(await desk.jobs.deliver(other)).toEqual({});
      await wait(50);
      expect(await desk.outbox(other)).toEqual([left]);
    });
  });
}
