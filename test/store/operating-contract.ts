import { describe, expect, test } from 'vitest';
import type { MatchRecord, Store } from '#store/store';
import { sampleRecord } from './sample-record.ts';

/** What operators need of a store: archived matches, those that cannot be read, and a record of each server. */
export function describeOperating(store: () => Store, reopen: () => Promise<void>): void {
  describe('what operators need', () => {
    test('an archived match is in no channel and with nobody, but among all, until it is taken back', async () => {
      const seats = [{ user: 'ann', name: '', locale: 'en' as const, dm: 'unknown' as const }];
      const make = (createdAt: number, status: MatchRecord['status']) =>
        store().create(sampleRecord({ createdAt, status, seats, channel: 'here' }));
      const old = await make(1, 'over');
      const newer = await make(2, 'ended');
      const away = await store().commit({ ...newer, archived: true });
      for (const look of [async () => {}, reopen]) {
        await look();
        expect(await store().byChannel('here')).toBe(old.id);
        expect(await store().byUser('ann')).toEqual([old.id]);
        expect((await store().all()).map(({ id, archived }) => [id, archived])).toEqual([
          [old.id, undefined],
          [newer.id, true],
        ]);
        expect((await store().load(newer.id))!.archived).toBe(true);
      }
      const { archived: _, ...back } = away;
      await store().commit(back);
      expect(await store().byChannel('here')).toBe(newer.id);
      expect(await store().byUser('ann')).toEqual([newer.id, old.id]);
      expect(await store().all()).toEqual(expect.arrayContaining([expect.not.objectContaining({ archived: true })]));
    });

    test('a live match that says it is archived is found all the same, and its channel is taken', async () => {
      const live = await store().create(sampleRecord({ channel: 'here', archived: true }));
      expect(await store().byChannel('here')).toBe(live.id);
      await expect(store().create(sampleRecord({ channel: 'here' }))).rejects.toThrow('channel here has match');
    });

    test('an archived match that is opened from its file is in all lists', async () => {
      const { id } = await store().create(sampleRecord({ status: 'over', archived: true }));
      const copy = await store().import(await store().export(id), { channel: 'there', guild: null });
      expect(copy.archived).toBeUndefined();
      expect(await store().byChannel('there')).toBe(copy.id);
    });

    test('what was set aside is told among the unreadable ones, as it was last known, and nowhere else', async () => {
      const kept = await store().create(sampleRecord({ channel: 'kept' }));
      const lost = await store().create(sampleRecord({ channel: 'lost' }));
      expect(await store().unreadable()).toEqual([]);
      await store().setAside(lost.id, 'nobody can play on');
      for (const look of [async () => {}, reopen]) {
        await look();
        expect((await store().unreadable()).map(({ id, channel }) => [id, channel])).toEqual([[lost.id, 'lost']]);
        expect((await store().all()).map(({ id }) => id)).toEqual([kept.id]);
      }
    });

    test('what operators have said of a server is kept, each server for itself, also when it is saved at the same time', async () => {
      const nothing = { wishes: [], done: [] };
      expect(await store().server('g1')).toEqual(nothing);
      expect(await store().server('constructor')).toEqual(nothing);
      const pause = { id: 'i1', by: 'ann', since: 1_000, reason: '保守作業' };
      const wish = { id: 'i2', what: 'end' as const, match: 'm1', by: 'ann', reason: 'nobody came' };
      await Promise.all([
        store().saveServer('g1', { pause, wishes: [], done: ['i1'] }),
        store().saveServer('g2', { wishes: [wish], done: [] }),
      ]);
      await reopen();
      expect(await store().server('g1')).toEqual({ pause, wishes: [], done: ['i1'] });
      expect(await store().server('g2')).toEqual({ wishes: [wish], done: [] });
      const many = Array.from({ length: 21 }, (_, n) => `i${n}`);
      await expect(store().saveServer('g1', { wishes: [], done: many })).rejects.toThrow('done');
      expect((await store().server('g1')).pause).toEqual(pause);
    });
  });
}
