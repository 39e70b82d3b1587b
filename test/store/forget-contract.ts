import { describe, expect, test } from 'vitest';
import type { MatchRecord, Store } from '#store/store';
import { sampleCampaign } from './campaign-contract.ts';
import { sampleResult } from './results-contract.ts';
import { answering, sampleRecord } from './sample-record.ts';

/** A record of the sample without Ann, as a bot makes it. */
export const withoutAnn = (record: MatchRecord): MatchRecord => ({
  ...record,
  host: '—',
  agreed: [],
  seats: record.seats.map((seat) => (seat.user === 'ann' ? { ...seat, user: null, name: '—' } : seat)),
});

/** What every store owes to whoever wants to be forgotten; part of `describeStore`. */
export function describeForgetting(storeNow: () => Store, reopen: () => Promise<void>): void {
  describe('to forget somebody', () => {
    const over = (change: Partial<MatchRecord> = {}) => storeNow().create(sampleRecord({ status: 'over', ...change }));

    test('the matches that name them are found, oldest first, be it in a seat or in a text; a longer id is another', async () => {
      const seats = sampleRecord().seats.map((seat) => ({ ...seat, user: null }));
      const nowhere = { seats, host: 'eve', agreed: [] };
      const late = await over({ createdAt: 9 });
      const told = await over({ createdAt: 1, ...nowhere, notes: { said: '<@ann> has left' } });
      await over({ createdAt: 5, ...nowhere, host: 'anna', notes: { said: 'Joann' } });
      expect(await storeNow().naming('ann')).toEqual([told.id, late.id]);
      expect(await storeNow().naming('zoe')).toEqual([]);
    });

    test('takes profile, seats and results from them, leaves those of others, and is the same after closing', async () => {
      const first = await over();
      const second = await storeNow().commit({ ...answering(first, 'B1'), endVotes: [0] });
      const other = await over({
        host: 'bob',
        agreed: [],
        seats: [{ user: 'bob', name: '坊', locale: 'ja', dm: 'open' }],
      });
      await storeNow().saveProfile('ann', { dm: 'open', toldClosed: true, locale: 'ja' });
      await storeNow().saveProfile('bob', { dm: 'open', toldClosed: false });
      await storeNow().saveMeta('imports', { ann: [1], bob: [2] });
      const pause = { id: 'p', by: 'ann', since: 1, reason: 'moving' };
      await storeNow().saveServer('g1', { pause, wishes: [], done: [] });
      const result = sampleResult();
      await storeNow().results.keep([result]);
      const campaign = await storeNow().campaigns.create(sampleCampaign());
      const history = await storeNow().history(first.id);

      await storeNow().forget('ann', withoutAnn);
      for (const pass of ['at once', 'later', 'and again']) {
        if (pass === 'later') await reopen();
        if (pass === 'and again') await storeNow().forget('ann', withoutAnn);
        expect(await storeNow().naming('ann'), pass).toEqual([]);
        expect(await storeNow().load(first.id)).toEqual({ ...withoutAnn(second), version: 3 });
        expect(await storeNow().history(first.id)).toEqual(history);
        expect(await storeNow().load(other.id)).toEqual(other);
        expect(await storeNow().byUser('ann')).toEqual([]);
        expect(await storeNow().byUser('bob')).toHaveLength(2);
        expect(await storeNow().profile('ann')).toEqual({ dm: 'unknown', toldClosed: false });
        expect((await storeNow().profile('bob')).dm).toBe('open');
        expect(await storeNow().meta('imports')).toEqual({ bob: [2] });
        expect((await storeNow().server('g1')).pause).toEqual({ ...pause, by: '—' });
        expect(await storeNow().results.of('g1')).toEqual([
          { ...result, seats: [{ ...result.seats[0]!, user: null }, result.seats[1]] },
        ]);
        expect(await storeNow().campaigns.load(campaign.id)).toEqual({ ...campaign, host: '—', version: 2 });
      }
    });

    test('whoever saves a version that still names them learns that another one has won', async () => {
      const first = await over();
      await storeNow().forget('ann', withoutAnn);
      await expect(storeNow().commit({ ...first, endVotes: [1] })).rejects.toThrow('version');
      expect(await storeNow().naming('ann')).toEqual([]);
    });
  });
}
