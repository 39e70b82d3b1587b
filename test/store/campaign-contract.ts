import { describe, expect, test } from 'vitest';
import type { CampaignRecord } from '#store/campaign';
import { VersionConflict } from '#store/errors';
import { newId } from '#store/new-id';
import type { Store } from '#store/store';
import { sampleRecord } from './sample-record.ts';

/** A campaign that has taken one match on; every field holds something. */
export function sampleCampaign(change: Partial<CampaignRecord> = {}): Omit<CampaignRecord, 'version'> {
  return {
    id: newId(),
    schema: 1,
    game: 'a-game',
    guild: 'g1',
    name: '長い道',
    host: 'ann',
    carried: { game: 'a-game', version: 2, matches: 1, state: { treasure: 3, known: ['near'] } },
    current: 'bbbbbbbb',
    taken: ['aaaaaaaa'],
    createdAt: 1_000,
    updatedAt: 3_000,
    ...change,
  };
}

/** What every store owes to campaigns; part of `describeStore`. */
export function describeCampaigns(storeNow: () => Store, reopen: () => Promise<void>): void {
  describe('campaigns', () => {
    test('a new one is version 1, each commit the next, and all is the same after the store was closed and opened', async () => {
      const record = sampleCampaign();
      const first = await storeNow().campaigns.create(record);
      expect(first).toEqual({ ...record, version: 1 });
      await reopen();
      expect(await storeNow().campaigns.load(record.id)).toEqual(first);
      const second = await storeNow().campaigns.commit({ ...first, current: null, taken: ['aaaaaaaa', 'bbbbbbbb'] });
      expect(second).toEqual({ ...first, version: 2, current: null, taken: ['aaaaaaaa', 'bbbbbbbb'] });
      await reopen();
      expect(await storeNow().campaigns.load(record.id)).toEqual(second);
      const fresh = await storeNow().campaigns.create(sampleCampaign({ carried: null, current: null, taken: [] }));
      expect(await storeNow().campaigns.load(fresh.id)).toMatchObject({ carried: null, current: null, taken: [] });
    });

    test('an id that nobody used, or that nothing can have, loads nothing', async () => {
      expect(await storeNow().campaigns.load('nobody')).toBeUndefined();
      expect(await storeNow().campaigns.load('../meta')).toBeUndefined();
    });

    test('an id is taken once, also by two at the same time', async () => {
      const { campaigns } = storeNow();
      const record = sampleCampaign();
      const results = await Promise.allSettled([
        campaigns.create(record),
        campaigns.create({ ...record, host: 'eve' }),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await expect(campaigns.create(record)).rejects.toThrow(VersionConflict);
      expect(await campaigns.load(record.id)).toMatchObject({ version: 1 });
    });

    test('of two commits of the same version exactly one wins, and the other learns which version won', async () => {
      const { campaigns } = storeNow();
      const first = await campaigns.create(sampleCampaign());
      const results = await Promise.allSettled(
        ['cccccccc', 'dddddddd'].map((current) => campaigns.commit({ ...first, current })),
      );
      const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(won).toHaveLength(1);
      expect(lost).toEqual([expect.objectContaining({ name: 'VersionConflict', found: 2 })]);
      expect(await campaigns.load(first.id)).toEqual(won[0]);
    });

    test('a version that is older, newer or of one that is not there is refused', async () => {
      const { campaigns } = storeNow();
      const first = await campaigns.create(sampleCampaign());
      await campaigns.commit(first);
      for (const version of [0, 1, 3]) {
        await expect(campaigns.commit({ ...first, version })).rejects.toThrow(VersionConflict);
      }
      const stranger = sampleCampaign();
      for (const version of [0, 1]) {
        await expect(campaigns.commit({ ...stranger, version })).rejects.toMatchObject({ found: null });
      }
      expect(await campaigns.load(stranger.id)).toBeUndefined();
    });

    test('what a newer program has noted besides stays in it', async () => {
      const campaigns = () => storeNow().campaigns;
      const first = await campaigns().create({ ...sampleCampaign(), more: true } as ReturnType<typeof sampleCampaign>);
      await reopen();
      await campaigns().commit({ ...(await campaigns().load(first.id))!, name: 'another' });
      await reopen();
      expect(await campaigns().load(first.id)).toEqual({ ...first, name: 'another', version: 2 });
      expect(first).toHaveProperty('more', true);
    });

    test('what could not be loaded again is not saved', async () => {
      const { campaigns } = storeNow();
      const first = await campaigns.create(sampleCampaign());
      const bad: [string, Partial<CampaignRecord>][] = [
        ['name', { name: '' }],
        ['current', { current: '../meta' }],
        ['carried.state', { carried: { ...first.carried!, state: { gold: Number.NaN } } }],
        ['carried.matches', { carried: { ...first.carried!, matches: -1 } }],
      ];
      for (const [place, change] of bad) await expect(campaigns.commit({ ...first, ...change })).rejects.toThrow(place);
      expect(await campaigns.load(first.id)).toEqual(first);
    });

    test('nobody can change what is stored except by a commit', async () => {
      const first = await storeNow().campaigns.create(sampleCampaign());
      expect(() => first.taken.pop()).toThrow(TypeError);
      await reopen();
      const loaded = (await storeNow().campaigns.load(first.id))!;
      expect(() => Object.assign(loaded.carried!, { matches: 7 })).toThrow(TypeError);
      expect(loaded).toEqual(first);
    });

    test('those of a game in a server are found, the one last changed first', async () => {
      const { campaigns } = storeNow();
      const make = (name: string, updatedAt: number, change: Partial<CampaignRecord> = {}) =>
        campaigns.create(sampleCampaign({ name, updatedAt, ...change }));
      await make('old', 1);
      const middle = await make('middle', 2);
      await make('new', 3);
      await make('elsewhere', 4, { guild: 'g2' });
      await make('another game', 5, { game: 'b-game' });
      await campaigns.commit({ ...middle, updatedAt: 9 });
      await reopen();
      const names = async (guild: string, game: string) =>
        (await storeNow().campaigns.of(guild, game)).map(({ name }) => name);
      expect(await names('g1', 'a-game')).toEqual(['middle', 'new', 'old']);
      expect(await names('g2', 'a-game')).toEqual(['elsewhere']);
      expect(await names('g2', 'b-game')).toEqual([]);
    });

    test('a match keeps what it is played for and its seats their roles; a copy of it stands alone', async () => {
      const { state: _, ...rest } = sampleCampaign().carried!;
      const campaign = { id: 'cccccccc', name: '道', carried: { ...rest, state: { treasure: 3 } } };
      const { seats } = sampleRecord();
      const cast = seats.map((seat) => ({ ...seat, role: 'guide' }));
      const first = await storeNow().create(sampleRecord({ campaign, seats: cast }));
      await reopen();
      const store = storeNow();
      expect(await store.load(first.id)).toMatchObject({ campaign, seats: cast });
      const text = await store.export(first.id);
      const copy = await store.import(text, { channel: 'c2', guild: 'g1' });
      expect(copy.id).not.toBe(first.id);
      expect(copy).not.toHaveProperty('campaign');
      expect(copy.seats).toEqual(cast);
      expect(JSON.parse(text)).toMatchObject({ campaign });
      const wrong = { ...first, campaign: { ...campaign, carried: 7 as unknown as null } };
      await expect(store.commit(wrong)).rejects.toThrow('campaign.carried');
    });
  });
}
