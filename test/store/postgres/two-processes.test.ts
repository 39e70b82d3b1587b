import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { VersionConflict } from '#store/errors';
import { openPostgresStore } from '#store/postgres/postgres-store';
import type { MatchRecord, Store } from '#store/store';
import { makeTestDatabase } from '../../kit/postgres.ts';
import { answering, sampleRecord } from '../sample-record.ts';

describe('two processes on one database', () => {
  let [one, other]: Store[] = [];
  beforeEach(async () => {
    const { url, remove } = await makeTestDatabase();
    // Both at once: one makes the tables, the other waits for it.
    [one, other] = await Promise.all([openPostgresStore(url), openPostgresStore(url)]);
    onTestFinished(async () => {
      await Promise.all([one!.close(), other!.close()]);
      await remove();
    });
  });

  /** Changes a match as the bot does: again until it is decided. Gives how often it was. */
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
    const { id } = await one!.create(sampleRecord({ done: [] }));
    const answers = Array.from({ length: 24 }, (_, n) => `to-${n}`);
    const tries = await Promise.all(
      answers.map((to, n) =>
        until((n % 2 === 0 ? one : other)!, id, (record) => ({ ...answering(record, to), done: [...record.done, to] })),
      ),
    );
    expect(Math.max(...tries)).toBeGreaterThan(1);
    const record = (await other!.load(id))!;
    expect(record.version).toBe(25);
    const given = (await one!.history(id))!.log.slice(2).map(({ answer }) => answer!.args.to);
    expect([...given].sort()).toEqual([...answers].sort());
    expect(record.done).toEqual(given);
  });

  test('let one match into a channel, whichever of them is asked, and the one that is refused learns which', async () => {
    for (let n = 0; n < 8; n++) {
      const channel = `here-${n}`;
      const results = await Promise.allSettled([one!, other!].map((store) => store.create(sampleRecord({ channel }))));
      const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
      const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(won).toHaveLength(1);
      expect(lost).toEqual([expect.objectContaining({ name: 'ChannelTaken', by: won[0] })]);
    }
    expect(await one!.running()).toHaveLength(8);
  });

  test('keep one key, whoever makes it first, and lose none of what both add to a list', async () => {
    const keys = await Promise.all([one!, other!, one!, other!].map((store, n) => store.keepMeta('key', `key-${n}`)));
    expect(new Set(keys).size).toBe(1);
    const some = Array.from({ length: 20 }, (_, n) => n);
    await Promise.all(some.map((n) => (n % 2 === 0 ? one : other)!.addToMeta('list', n)));
    const list = (await other!.meta('list')) as number[];
    expect([...list].sort((a, b) => a - b)).toEqual(some);
  });

  test('lose none of what both change in one small thing, one profile or one server', async () => {
    const some = Array.from({ length: 20 }, (_, n) => `n${n}`);
    const by = (n: number) => (n % 2 === 0 ? one : other)!;
    let decided = 0;
    await Promise.all(
      some.map((name, n) =>
        by(n).changeMeta('all', (known) => {
          decided++;
          return { ...(known as object), [name]: n };
        }),
      ),
    );
    await Promise.all(
      some.map((name, n) => by(n).changeServer('g', (known) => ({ ...known, done: [...known.done, name] }))),
    );
    await Promise.all([
      one!.changeProfile('ann', (known) => ({ ...known, dm: 'closed' })),
      other!.changeProfile('ann', (known) => ({ ...known, toldClosed: true })),
    ]);
    expect(Object.keys((await one!.meta('all')) as object).sort()).toEqual([...some].sort());
    // They have met, and have decided again.
    expect(decided).toBeGreaterThan(some.length);
    expect([...(await other!.server('g')).done].sort()).toEqual([...some].sort());
    expect(await one!.profile('ann')).toEqual({ dm: 'closed', toldClosed: true });
  });

  test('see at once what the other has saved, and what is on its way is on its way for both', async () => {
    const first = await one!.create(sampleRecord({ outbox: [{ id: 'n1', kind: 'news', data: null }] }));
    expect(await other!.load(first.id)).toEqual(first);
    await one!.commit({ ...first, outbox: first.outbox.map((item) => ({ ...item, sealed: 5_000 })) });
    expect((await other!.load(first.id))!.outbox[0]!.sealed).toBe(5_000);
    await expect(other!.commit(first)).rejects.toMatchObject({ found: 2 });
    expect(await other!.waiting()).toEqual([first.id]);
    await one!.setAside(first.id, 'no reason');
    await expect(other!.load(first.id)).rejects.toThrow('no reason');
    await expect(other!.commit({ ...first, version: 2 })).rejects.toThrow('no reason');
  });

  test('know what they have seen themselves, until they look, or a commit says that it is old', async () => {
    const first = await one!.create(sampleRecord());
    await other!.load(first.id);
    const second = await one!.commit({ ...first, host: 'cat' });
    expect(other!.known(first.id)).toEqual(first);
    await expect(other!.commit(other!.known(first.id)!)).rejects.toThrow(VersionConflict);
    expect(await other!.load(first.id)).toEqual(second);
    expect(other!.known(first.id)).toEqual(second);
  });

  test('read the history that is saved, whatever they know of the match', async () => {
    const first = await one!.create(sampleRecord());
    await other!.load(first.id);
    await one!.commit(answering(first, 'B2'));
    const { log } = (await one!.history(first.id))!;
    expect(await other!.lastEntries(first.id, 5)).toEqual(log.slice(-5));
    expect((await other!.history(first.id))!.log).toEqual(log);
    await one!.setAside(first.id, 'no reason');
    await expect(other!.lastEntries(first.id, 5)).rejects.toThrow('no reason');
  });
});
