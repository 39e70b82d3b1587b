import { describe, expect, test } from 'vitest';
import { VersionConflict } from '#store/errors';
import type { MatchRecord, Store } from '#store/store';
import { makeDatabase, openClient } from './memory-database.ts';
import { answering, sampleRecord } from './sample-record.ts';
import { describeStore } from './store-contract.ts';

describeStore('a database in memory', async () => {
  const database = makeDatabase();
  return { open: async () => openClient(database), remove: async () => {} };
});

describe('two processes on one database', () => {
  const both = (): [Store, Store] => {
    const database = makeDatabase();
    return [openClient(database), openClient(database)];
  };
  /** Changes a match as the bot does: again until it is decided. */
  async function until(store: Store, id: string, work: (record: MatchRecord) => MatchRecord): Promise<number> {
    for (let tries = 1; ; tries++) {
      try {
        await store.commit(work((await store.load(id))!));
        return tries;
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
      }
    }
  }

  test('lose no answer and double none, however often they meet', async () => {
    const [one, other] = both();
    const { id } = await one.create(sampleRecord({ done: [] }));
    const answers = Array.from({ length: 40 }, (_, n) => `to-${n}`);
    const tries = await Promise.all(
      answers.map((to, n) =>
        until(n % 2 === 0 ? one : other, id, (record) => ({ ...answering(record, to), done: [...record.done, to] })),
      ),
    );
    // More than the three times after which it was once given up.
    expect(Math.max(...tries)).toBeGreaterThan(3);
    const record = (await other.load(id))!;
    expect(record.version).toBe(41);
    const { log } = (await one.history(id))!;
    const given = log.slice(2).map(({ answer }) => answer!.args.to);
    expect([...given].sort()).toEqual([...answers].sort());
    expect(record.done).toEqual(given);
  });

  test('let one match into a channel, whichever of them is asked', async () => {
    const [one, other] = both();
    const results = await Promise.allSettled(
      [one, other].map((store) => store.create(sampleRecord({ channel: 'here' }))),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await one.running()).toHaveLength(1);
  });

  test('see what the other has saved, and what is on its way is on its way for both', async () => {
    const [one, other] = both();
    const first = await one.create(sampleRecord({ outbox: [{ id: 'n1', kind: 'news', data: null }] }));
    expect(await other.load(first.id)).toEqual(first);
    await one.commit({ ...first, outbox: first.outbox.map((item) => ({ ...item, sealed: 5_000 })) });
    expect((await other.load(first.id))!.outbox[0]!.sealed).toBe(5_000);
    await expect(other.commit(first)).rejects.toMatchObject({ found: 2 });
    expect(await other.waiting()).toEqual([first.id]);
  });

  test('one put a match of another store there, and the other plays it on', async () => {
    const [one, other] = both();
    const [elsewhere] = both();
    const first = await elsewhere.commit(answering(await elsewhere.create(sampleRecord()), 'B1'));
    await one.put(await elsewhere.export(first.id));
    const found = (await other.load(first.id))!;
    expect(found).toEqual(first);
    await other.commit(answering(found, 'B2'));
    expect((await one.lastEntries(first.id, 2)).map(({ answer }) => answer!.args.to)).toEqual(['B1', 'B2']);
  });
});
