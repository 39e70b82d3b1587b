import { describe, expect, test } from 'vitest';
import { BrokenRecord, ChannelTaken } from '#store/errors';
import type { Store } from '#store/store';
import { sampleRecord } from './sample-record.ts';

type New = ReturnType<typeof sampleRecord>;

/** One live match a channel: what every store owes. */
export function describeChannels(store: () => Store, reopen: () => Promise<void>): void {
  describe('one live match a channel', () => {
    test('a match that is set aside is found in its channel, cannot be loaded, also after closing, and is no match of anybody', async () => {
      const { id } = await store().create(sampleRecord({ channel: 'here' }));
      const other = await store().create(sampleRecord({ channel: 'there' }));
      await store().setAside(id, 'nobody can play on');
      for (const again of [false, true]) {
        if (again) await reopen();
        await expect(store().load(id)).rejects.toThrow(BrokenRecord);
        expect(await store().byChannel('here')).toBe(id);
        expect(await store().running()).toEqual([other.id]);
        expect(await store().load(other.id)).toEqual(other);
      }
      const fresh = await store().create(sampleRecord({ channel: 'here' }));
      expect(await store().byChannel('here')).toBe(fresh.id);
    });

    test('of two matches that are opened in one channel at the same time exactly one is, and the other learns of it', async () => {
      const [lobby, other] = [0, 1].map(() => sampleRecord({ status: 'lobby', match: null, channel: 'here' })) as [
        New,
        New,
      ];
      const results = await Promise.allSettled([store().create(lobby), store().create(other)]);
      const [won] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(lost).toEqual([expect.objectContaining({ name: 'ChannelTaken', by: won!.id })]);
      expect((await store().all()).map(({ id }) => id)).toEqual([won!.id]);
    });

    test('a live match comes into no channel where another one is: not by moving, by a file, from another store, nor by living on', async () => {
      const first = await store().create(sampleRecord({ channel: 'here' }));
      const other = await store().create(sampleRecord({ channel: 'there' }));
      await expect(store().commit({ ...other, channel: 'here' })).rejects.toMatchObject({ by: first.id });
      const file = await store().export(other.id);
      await expect(store().import(file, { channel: 'here', guild: null })).rejects.toThrow(ChannelTaken);
      const moved = JSON.stringify({ ...JSON.parse(file), id: 'moved', channel: 'here' });
      await expect(store().put(moved)).rejects.toThrow(ChannelTaken);
      const over = await store().create(sampleRecord({ channel: 'here', status: 'over' }));
      await expect(store().commit({ ...over, status: 'running' })).rejects.toThrow(ChannelTaken);
      expect(await store().load(other.id)).toEqual(other);
      expect(await store().byChannel('here')).toBe(first.id);
      await reopen();
      await expect(store().create(sampleRecord({ channel: 'here' }))).rejects.toThrow(ChannelTaken);
    });

    test('a match goes on in its own channel, and one that has ended or is named as dead makes room', async () => {
      const first = await store().create(sampleRecord({ channel: 'here', status: 'lobby', match: null }));
      const ended = await store().commit({ ...first, status: 'ended' });
      expect(ended.version).toBe(2);
      const second = await store().create(sampleRecord({ channel: 'here' }));
      expect((await store().commit({ ...second, host: 'eve' })).version).toBe(2);
      const beside = await store().create(sampleRecord({ channel: 'here', createdAt: 9_000 }), second.id);
      expect(await store().byChannel('here')).toBe(beside.id);
      // Both were let in, and both go on.
      expect((await store().commit((await store().load(second.id))!)).version).toBe(3);
      expect((await store().commit(beside)).version).toBe(2);
      await expect(store().create(sampleRecord({ channel: 'here' }), second.id)).rejects.toMatchObject({
        by: beside.id,
      });
      // One that was let in keeps the channel from others also when the newer one has ended.
      await store().commit({ ...(await store().load(beside.id))!, status: 'over' });
      await expect(store().create(sampleRecord({ channel: 'here' }))).rejects.toMatchObject({ by: second.id });
      await store().commit({ ...(await store().load(second.id))!, status: 'over' });
      expect((await store().create(sampleRecord({ channel: 'here' }))).version).toBe(1);
    });
  });
}
