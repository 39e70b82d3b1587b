import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VersionConflict } from '#store/errors';
import type { MatchRecord, Store } from '#store/store';
import { describeBesides } from './besides-contract.ts';
import { describeCampaigns } from './campaign-contract.ts';
import { describeChannels } from './channel-contract.ts';
import { describeForgetting } from './forget-contract.ts';
import { describeHistories } from './history-contract.ts';
import { describeMeta } from './meta-contract.ts';
import { describeOperating } from './operating-contract.ts';
import { describeResults } from './results-contract.ts';
import { saved as afterSaving, answering, sampleRecord } from './sample-record.ts';

/** A place for data; it can be opened again after `close` of the store and then holds what it held. */
export interface Backend {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** What every store owes, whatever stands behind it. */
export function describeStore(name: string, makeBackend: () => Promise<Backend>): void {
  describe(`${name}: the contract of a store`, () => {
    let backend: Backend;
    let store: Store;
    beforeEach(async () => {
      backend = await makeBackend();
      store = await backend.open();
    });
    afterEach(async () => {
      await store.close();
      await backend.remove();
    });
    const reopen = async () => {
      await store.close();
      store = await backend.open();
    };

    describeHistories(() => store, reopen);
    describeCampaigns(() => store, reopen);
    describeChannels(() => store, reopen);
    describeResults(() => store, reopen);
    describeForgetting(() => store, reopen);
    describeOperating(() => store, reopen);
    describeMeta(() => store, reopen);
    describeBesides(() => store, reopen);

    test('a new match is version 1 and is the same after the store was closed and opened', async () => {
      const record = sampleRecord();
      const saved = await store.create(record);
      expect(saved).toEqual({ ...afterSaving(record), version: 1 });
      expect(await store.load(record.id)).toEqual(saved);
      await reopen();
      expect(await store.load(record.id)).toEqual(saved);
    });

    test('a match in the lobby has no match of the core yet', async () => {
      const { id } = await store.create(sampleRecord({ status: 'lobby', match: null, board: null, guild: null }));
      await reopen();
      expect(await store.load(id)).toMatchObject({ match: null, board: null, guild: null });
    });

    test('an id that nobody used, or that no match can have, loads nothing', async () => {
      expect(await store.load('nobody')).toBeUndefined();
      expect(await store.load('../meta')).toBeUndefined();
      expect(await store.load('')).toBeUndefined();
    });

    test('to set a match aside that there is not does nothing', async () => {
      await store.setAside('nobody', 'no reason');
      await store.setAside('../meta', 'no reason');
      expect(await store.load('nobody')).toBeUndefined();
    });

    test('an id is taken once', async () => {
      const record = sampleRecord();
      await store.create(record);
      await expect(store.create({ ...record, host: 'eve' })).rejects.toThrow(VersionConflict);
      expect(await store.load(record.id)).toMatchObject({ host: 'ann', version: 1 });
    });

    test('of two creations of one id at the same time exactly one wins', async () => {
      const record = sampleRecord();
      const results = await Promise.allSettled([store.create(record), store.create({ ...record, host: 'eve' })]);
      expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('each commit is the next version and survives closing', async () => {
      const first = await store.create(sampleRecord());
      const second = await store.commit({ ...first, endVotes: [0, 1] });
      const third = await store.commit({ ...second, status: 'ended' });
      expect(third).toEqual({ ...first, version: 3, endVotes: [0, 1], status: 'ended' });
      await reopen();
      expect(await store.load(first.id)).toEqual(third);
      expect((await store.commit(third)).version).toBe(4);
    });

    test('of two commits of the same version exactly one wins, and the other learns which version won', async () => {
      const first = await store.create(sampleRecord());
      const results = await Promise.allSettled([
        store.commit({ ...first, host: 'one' }),
        store.commit({ ...first, host: 'two' }),
      ]);
      const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(won).toHaveLength(1);
      expect(lost).toEqual([expect.objectContaining({ name: 'VersionConflict', found: 2 })]);
      expect(await store.load(first.id)).toEqual(won[0]);
    });

    test('ten writers who try again until they win lose no update', async () => {
      const { id } = await store.create(sampleRecord({ done: [] }));
      const add = async (what: string): Promise<void> => {
        const record = (await store.load(id))!;
        try {
          await store.commit({ ...record, done: [...record.done, what] });
        } catch (error) {
          if (!(error instanceof VersionConflict)) throw error;
          await add(what);
        }
      };
      const writers = Array.from({ length: 10 }, (_, n) => `writer-${n}`);
      await Promise.all(writers.map(add));
      const record = (await store.load(id))!;
      expect([...record.done].sort()).toEqual(writers);
      expect(record.version).toBe(11);
    });

    test('a version that is older, newer or of a match that is not there is refused', async () => {
      const first = await store.create(sampleRecord());
      await store.commit(first);
      for (const version of [0, 1, 3]) {
        await expect(store.commit({ ...first, version })).rejects.toThrow(VersionConflict);
      }
      const stranger = sampleRecord();
      for (const version of [0, 1]) {
        await expect(store.commit({ ...stranger, version })).rejects.toMatchObject({ found: null });
      }
      expect(await store.load(stranger.id)).toBeUndefined();
    });

    test('what could not be loaded again is not saved', async () => {
      const first = await store.create(sampleRecord());
      const bad: [string, Partial<MatchRecord>][] = [
        ['status', { status: 'paused' as 'running' }],
        ['done', { done: Array.from({ length: 201 }, (_, n) => `i${n}`) }],
        ['outbox.0.id', { outbox: [{ id: 'x'.repeat(26), kind: 'board', data: null }] }],
        ['match.stepNo', { match: { ...first.match!, stepNo: -1 } }],
        ['notes.at', { notes: { at: Number.NaN } }],
        ['notes.at.when', { notes: { at: { when: new Date(0) as unknown as string } } }],
        ['notes.list.1', { notes: { list: [1, undefined as unknown as null] } }],
      ];
      for (const [place, change] of bad) await expect(store.commit({ ...first, ...change })).rejects.toThrow(place);
      expect(await store.load(first.id)).toEqual(first);
      const edge = {
        done: Array.from({ length: 200 }, (_, n) => `i${n}`),
        outbox: [{ id: 'x'.repeat(25), kind: 'b', data: null }],
      };
      expect(await store.commit({ ...first, ...edge })).toMatchObject({ ...edge, version: 2 });
    });

    test('what a newer program has noted besides stays where it is, through commits and closing', async () => {
      const given = sampleRecord();
      const { match, seats, settings } = given;
      const [ann, ...others] = seats;
      const more = {
        ...given,
        mood: 'calm',
        seats: [{ ...ann!, colour: 'red' }, ...others],
        settings: { ...settings, quiet: true },
        notes: { ...given.notes, weather: { wind: 3 } },
        match: {
          ...match!,
          clock: 7,
          news: match!.news.map((line) => ('entry' in line ? { entry: { ...line.entry, at: 5 } } : line)),
        },
      };
      const first = await store.create(more);
      await reopen();
      const loaded = (await store.load(first.id))!;
      expect(loaded).toEqual({ ...afterSaving(more), version: 1 });
      const second = await store.commit(answering({ ...loaded, host: 'eve' }, 'B1'));
      await reopen();
      expect(await store.load(first.id)).toEqual(second);
      expect(second).toMatchObject({ mood: 'calm', host: 'eve', notes: { weather: { wind: 3 } }, match: { clock: 7 } });
      expect((await store.history(first.id))!.log.map((entry) => 'at' in entry)).toEqual([true, true, false]);
    });

    test('nobody can change what is stored except by a commit', async () => {
      const given = sampleRecord();
      const saved = await store.create(given);
      expect(() => saved.match!.answers.pop()).toThrow(TypeError);
      expect(() => given.match!.news.pop()).toThrow(TypeError);
      expect(() => given.seats.pop()).toThrow(TypeError);
      expect(() => Object.assign(saved, { status: 'over' })).toThrow(TypeError);
      await reopen();
      const loaded = (await store.load(given.id))!;
      expect(() => loaded.match!.answers.pop()).toThrow(TypeError);
      expect(await store.load(given.id)).toEqual(saved);
    });

    test('the core match that was committed is the one that is loaded, so that what was derived from it is kept', async () => {
      const first = await store.create(sampleRecord());
      const second = await store.commit({ ...first, host: 'eve' });
      expect(second.match).toBe(first.match);
      expect((await store.load(first.id))!.match).toBe(first.match);
    });

    test('a channel has its live match, else its newest', async () => {
      const make = (createdAt: number, status: MatchRecord['status'], channel = 'here') =>
        store.create(sampleRecord({ createdAt, status, channel }));
      expect(await store.byChannel('here')).toBeUndefined();
      const old = await make(1, 'over');
      expect(await store.byChannel('here')).toBe(old.id);
      const lobby = await make(2, 'lobby');
      const newer = await make(3, 'ended');
      await make(4, 'running', 'elsewhere');
      expect(await store.byChannel('here')).toBe(lobby.id);
      const running = await store.commit({ ...lobby, status: 'running' });
      expect(await store.byChannel('here')).toBe(lobby.id);
      await store.commit({ ...running, status: 'over' });
      expect(await store.byChannel('here')).toBe(newer.id);
      await reopen();
      expect(await store.byChannel('here')).toBe(newer.id);
    });

    test('somebody finds the matches where they sit, live ones first, then the newest', async () => {
      const seat = (user: string | null) => ({ user, name: '', locale: 'en' as const, dm: 'unknown' as const });
      const make = (createdAt: number, status: MatchRecord['status'], ...users: string[]) =>
        store.create(sampleRecord({ createdAt, status, seats: users.map(seat), host: 'ann' }));
      const a = await make(1, 'running', 'ann', 'bob');
      const b = await make(2, 'over', 'bob', 'bob');
      const c = await make(3, 'lobby', 'cat', 'bob');
      expect(await store.byUser('bob')).toEqual([c.id, a.id, b.id]);
      expect(await store.byUser('ann')).toEqual([a.id]);
      await store.commit({ ...c, seats: [seat('cat'), seat(null)] });
      await reopen();
      expect(await store.byUser('bob')).toEqual([a.id, b.id]);
      expect(await store.byUser('nobody')).toEqual([]);
    });

    test('running gives lobbies and running matches, oldest first, and all gives every match', async () => {
      const statuses = ['over', 'running', 'lobby', 'ended'] as const;
      const ids: string[] = [];
      for (const [n, status] of statuses.entries()) {
        ids.push((await store.create(sampleRecord({ status, createdAt: n, channel: `c${n}` }))).id);
      }
      await reopen();
      expect(await store.running()).toEqual([ids[1], ids[2]]);
      const entries = await store.all();
      expect(entries.map((entry) => [entry.id, entry.status])).toEqual(ids.map((id, n) => [id, statuses[n]]));
      const { id, ...rest } = entries[0]!;
      expect(rest).toEqual({
        game: 'a-game',
        status: 'over',
        guild: 'g1',
        channel: 'c0',
        host: 'ann',
        users: ['ann', 'bob'],
        waits: true,
        nextReminder: 5_000,
        createdAt: 0,
        updatedAt: 3_000,
      });
    });

    test('what is known of a match without a look is what was saved or loaded last', async () => {
      const first = await store.create(sampleRecord());
      expect(store.known(first.id)).toBe(first);
      const second = await store.commit({ ...first, host: 'cat' });
      expect(store.known(first.id)).toBe(second);
      await expect(store.commit({ ...first, host: 'late' })).rejects.toThrow();
      expect(store.known(first.id)).not.toMatchObject({ host: 'late' });
      expect(store.known('nothing')).toBeUndefined();
      await reopen();
      expect(await store.load(first.id)).toBe(store.known(first.id));
      expect(store.known(first.id)).toEqual(second);
    });

    test('closing waits for the commits that are under way; afterwards everything rejects', async () => {
      const record = await store.create(sampleRecord());
      const commit = store.commit({ ...record, host: 'late' });
      const closed = store.close();
      expect((await commit).version).toBe(2);
      await Promise.all([closed, store.close()]);
      await expect(store.load(record.id)).rejects.toThrow('closed');
      await expect(store.commit(record)).rejects.toThrow('closed');
      store = await backend.open();
      expect(await store.load(record.id)).toMatchObject({ host: 'late', version: 2 });
    });
  });
}
