import { describe, expect, test } from 'vitest';
import { newId } from '#store/new-id';
import type { MatchResult } from '#store/results';
import type { Store } from '#store/store';

/** A result of two people; every field holds something. */
export function sampleResult(change: Partial<MatchResult> = {}): MatchResult {
  return {
    match: newId(),
    guild: 'g1',
    game: 'a-game',
    at: 5_000,
    ending: 'over',
    seats: [
      { user: 'ann', result: 'won', counts: true },
      { user: 'bob', result: 'lost', counts: true },
    ],
    ...change,
  };
}

/** What every store owes to results; part of `describeStore`. */
export function describeResults(storeNow: () => Store, reopen: () => Promise<void>): void {
  describe('results', () => {
    test('are those of one server, the oldest first, and the same after the store was closed and opened', async () => {
      const [late, early, elsewhere] = [
        sampleResult({ at: 9 }),
        sampleResult({ at: 1 }),
        sampleResult({ guild: 'g2' }),
      ];
      await storeNow().results.keep([late, early, elsewhere]);
      expect(await storeNow().results.of('g1')).toEqual([early, late]);
      await reopen();
      expect(await storeNow().results.of('g1')).toEqual([early, late]);
      expect(await storeNow().results.of('g2')).toEqual([elsewhere]);
      expect(await storeNow().results.of('g3')).toEqual([]);
    });

    test('are kept once for each match, also by two at the same time: the first one stays', async () => {
      const first = sampleResult();
      await storeNow().results.keep([first]);
      const again = { ...first, at: 1, seats: [] };
      await Promise.all([
        storeNow().results.keep([again]),
        storeNow().results.keep([again, sampleResult({ at: 7_000 })]),
      ]);
      const kept = await storeNow().results.of('g1');
      expect(kept).toHaveLength(2);
      expect(kept[0]).toEqual(first);
    });

    test('that could not be loaded again are not kept, nor is what is kept with them', async () => {
      const bad = sampleResult({ ending: 'lost' as 'over' });
      await expect(storeNow().results.keep([sampleResult(), bad])).rejects.toThrow('ending');
      expect(await storeNow().results.of('g1')).toEqual([]);
    });
  });
}
