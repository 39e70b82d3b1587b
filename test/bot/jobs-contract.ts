import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Desk, type JobsUnderTest, openDesk } from './jobs-desk.ts';

/** Waits until so much is done. */
const until = ({ done }: Desk, count: number) =>
  expect.poll(() => done.length, { interval: 2, timeout: 20_000 }).toBe(count);

/** What every implementation of jobs owes. */
export function describeJobs(kind: string, make: () => Promise<JobsUnderTest>): void {
  describe(`jobs: ${kind}`, () => {
    test('whoever has put something in learns how its delivery went, also when that is over before they ask', async () => {
      const desk = await openDesk(make);
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
      const desk = await openDesk(make);
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

    test('it is known how many are under way, how many wait, and how long the oldest of them has been due', async () => {
      const desk = await openDesk(make);
      expect(await desk.jobs.standing()).toEqual({ underWay: 0, waiting: 0, oldest: null });
      const match = await desk.match();
      desk.gate.shut();
      await desk.put(match);
      const asked = [desk.jobs.deliver(match)];
      await until(desk, 1);
      expect(await desk.jobs.standing()).toMatchObject({ underWay: 1, waiting: 0 });
      await desk.put(match);
      asked.push(desk.jobs.deliver(match));
      await wait(150);
      const { oldest, ...counts } = await desk.jobs.standing();
      expect(counts).toEqual({ underWay: 1, waiting: 1 });
      expect(oldest).toBeGreaterThan(100);
      expect(oldest).toBeLessThan(60_000);
      desk.gate.open();
      await Promise.all(asked);
      await desk.jobs.idle();
      expect(await desk.jobs.standing()).toEqual({ underWay: 0, waiting: 0, oldest: null });
    });

    test('those of two matches go side by side', async () => {
      const desk = await openDesk(make);
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
      const desk = await openDesk(make);
      const match = await desk.match();
      desk.next.push(...Array.from({ length: 3 }, () => ({ again: 'later', delivery: { trouble: 'later' } }) as const));
      const item = await desk.put(match);
      expect(await desk.jobs.deliver(match)).toEqual({ trouble: 'later' });
      expect(await desk.outbox(match)).toEqual([item]);
      await expect.poll(() => desk.outbox(match), { interval: 5, timeout: 20_000 }).toEqual([]);
      expect(desk.done.filter((line) => line === `begin ${match}: ${item}`)).toHaveLength(4);
    });

    test('what people keep from a channel waits until something changes there, and not where it is as it was', async () => {
      const desk = await openDesk(make);
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
      const desk = await openDesk(make);
      const match = await desk.match();
      desk.next.push({ again: 'blocked', blocked: 'c1', delivery: { trouble: 'locked' } });
      await desk.put(match);
      await desk.jobs.deliver(match);
      expect(await desk.jobs.deliver(match)).toMatchObject({ below: `below ${match}` });
      expect(await desk.outbox(match)).toEqual([]);
    });

    test('a picture is renewed once, however many presses put it off, and at once when somebody asks for it', async () => {
      const desk = await openDesk(make, { renew: 20 });
      const match = await desk.match();
      desk.next.push({ isStale: true });
      await desk.put(match);
      await desk.jobs.deliver(match);
      await until(desk, 4);
      expect(desk.done.slice(2)).toEqual([`renew ${match}: `, `end ${match}`]);
      const slow = await openDesk(make);
      const late = await slow.match();
      for (let presses = 0; presses < 3; presses++) {
        slow.next.push({ isStale: true });
        await slow.put(late);
        await slow.jobs.deliver(late);
      }
      await slow.jobs.idle();
      await slow.jobs.renew();
      await slow.jobs.renew();
      expect(slow.done.slice(6)).toEqual([`renew ${late}: `, `end ${late}`]);
    });

    test('what a delivery puts in itself is delivered next', async () => {
      const desk = await openDesk(make);
      const match = await desk.match();
      desk.next.push({ hasMore: true });
      await desk.put(match);
      await desk.jobs.deliver(match);
      await until(desk, 4);
      expect(await desk.outbox(match)).toEqual([]);
    });

    test('nobody waits for a film, and none is made twice at a time', async () => {
      const desk = await openDesk(make);
      const match = await desk.match();
      for (let times = 0; times < 2; times++) {
        desk.next.push({ hasFilm: true });
        await desk.put(match);
        await desk.jobs.deliver(match);
      }
      await expect.poll(() => desk.films.length, { interval: 2, timeout: 20_000 }).toBe(1);
      await wait(100);
      expect(desk.films).toHaveLength(1);
      expect(desk.films[0]!.wanted()).toBe(true);
      desk.films[0]!.made();
      await desk.jobs.idle();
      expect(desk.done.filter((line) => line === `film ${match}`)).toHaveLength(1);
    });

    test('a delivery that breaks off is noted, and harms no other match', async () => {
      const desk = await openDesk(make);
      const [match, other] = [await desk.match(), await desk.match()];
      desk.next.push(new Error('broken off'));
      await desk.put(match);
      expect(await desk.jobs.deliver(match)).toEqual({});
      expect(desk.logged).toContainEqual(expect.objectContaining({ match, during: 'delivery' }));
      await desk.put(other);
      expect(await desk.jobs.deliver(other)).toMatchObject({ below: `below ${other}` });
    });

    test('where nothing waits nothing is done', async () => {
      const desk = await openDesk(make);
      const match = await desk.match();
      expect(await desk.jobs.deliver(match)).not.toHaveProperty('trouble');
      await desk.jobs.idle();
      expect(desk.done.filter((line) => line.startsWith('renew'))).toEqual([]);
      expect(await desk.outbox(match)).toEqual([]);
    });

    test('stopped, it lets end what is under way, begins nothing more, and wants no films', async () => {
      const desk = await openDesk(make);
      const [match, other] = [await desk.match(), await desk.match()];
      desk.next.push({ hasFilm: true });
      await desk.put(match);
      await desk.jobs.deliver(match);
      await expect.poll(() => desk.films.length, { interval: 2, timeout: 20_000 }).toBe(1);
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
