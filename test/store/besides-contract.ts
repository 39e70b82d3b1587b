import { describe, expect, test } from 'vitest';
import type { Besides, Store } from '#store/store';
import { sampleCampaign } from './campaign-contract.ts';
import { sampleResult } from './results-contract.ts';
import { sampleRecord } from './sample-record.ts';

/** One of each. */
export const sampleBesides = (): Besides => ({
  campaigns: [{ ...sampleCampaign(), version: 7 }],
  results: [sampleResult()],
  profiles: [['ann', { locale: 'ja', dm: 'open', toldClosed: true, wishes: { zone: 'Asia/Tokyo' } }]],
  servers: [['g1', { pause: { id: 'i1', by: 'ann', since: 1_000, reason: '保守作業' }, wishes: [], done: ['i1'] }]],
  meta: [
    ['export-key', 'c2VjcmV0'],
    ['nothing', null],
  ],
});

/** What a store keeps besides its matches, on its way to another store; part of `describeStore`. */
export function describeBesides(store: () => Store, reopen: () => Promise<void>): void {
  describe('what is kept besides the matches', () => {
    test('is taken from another store as it is, versions included, and is handed on the same', async () => {
      expect(await store().besides()).toEqual({ campaigns: [], results: [], profiles: [], servers: [], meta: [] });
      const given = sampleBesides();
      await store().takeIn(given);
      await reopen();
      const { meta, ...others } = await store().besides();
      const { meta: keys, ...rest } = given;
      expect(others).toEqual(rest);
      expect([...meta].sort()).toEqual([...keys].sort());
      const campaign = given.campaigns[0]!;
      expect(await store().campaigns.commit(campaign)).toEqual({ ...campaign, version: 8 });
      expect(await store().meta('export-key')).toBe('c2VjcmV0');
    });

    test('what a newer program has noted in a match goes with it into another store', async () => {
      const { id } = await store().create(sampleRecord());
      const text = JSON.stringify({
        ...JSON.parse(await store().export(id)),
        id: 'moved',
        channel: 'c2',
        mood: 'calm',
      });
      expect(await store().put(text)).toMatchObject({ id: 'moved', mood: 'calm' });
      await reopen();
      expect(await store().export('moved')).toBe(text);
    });

    test('stays where it is already', async () => {
      const given = sampleBesides();
      const mine = { dm: 'closed' as const, toldClosed: false };
      await store().saveProfile('ann', mine);
      await store().saveMeta('export-key', 'mine');
      const campaign = await store().campaigns.create({
        ...sampleCampaign({ id: given.campaigns[0]!.id }),
        name: 'mine',
      });
      await store().takeIn(given);
      expect(await store().profile('ann')).toEqual(mine);
      expect(await store().meta('export-key')).toBe('mine');
      expect(await store().campaigns.load(campaign.id)).toEqual(campaign);
      expect(await store().results.of('g1')).toEqual(given.results);
    });
  });
}
