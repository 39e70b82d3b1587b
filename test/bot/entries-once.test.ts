import { expect, test } from 'vitest';
import type { House } from '#bot/match/house';
import type { Found } from '#bot/match/record';
import { entriesOnce } from '#bot/table/entries-once';

/** Many look at a match when it changes: what is the same for all of them is read once. */

test('the log of a state of a match is read once for all who look, and anew for the next state, another match, or after a fault', async () => {
  const read: string[] = [];
  let isBroken = false;
  const house = {
    store: {
      async lastEntries(id: string, n: number) {
        read.push(`${id} ${n}`);
        if (isBroken) throw new Error('the disk is away');
        return [];
      },
    },
  } as unknown as House;
  const once = entriesOnce(house);
  const look = (id: string, version: number, n = 300) =>
    once({ record: { id, version } } as unknown as Found).store.lastEntries(id, n);
  await Promise.all([look('a', 1), look('a', 1), look('a', 1)]);
  expect(read).toEqual(['a 300']);
  await look('a', 2);
  await look('b', 1);
  await look('a', 2, 1_200);
  expect(read).toEqual(['a 300', 'a 300', 'b 300', 'a 1200']);
  isBroken = true;
  await expect(look('a', 3)).rejects.toThrow('the disk is away');
  isBroken = false;
  expect(await look('a', 3)).toEqual([]);
});
