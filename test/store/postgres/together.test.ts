import { expect, test } from 'vitest';
import { together } from '#store/postgres/together';

test('what is wanted at once is asked for at once, each id a single time', async () => {
  const asked: string[][] = [];
  const find = together(async (ids) => {
    asked.push(ids);
    return new Map(ids.filter((id) => id !== 'nobody').map((id) => [id, id.toUpperCase()]));
  });
  expect(await Promise.all([find('ann'), find('bob'), find('ann'), find('nobody')])).toEqual([
    'ANN',
    'BOB',
    'ANN',
    undefined,
  ]);
  expect(asked).toEqual([['ann', 'bob', 'nobody']]);
});

test('what is wanted while an answer is under way is asked for anew', async () => {
  let n = 0;
  const find = together(async (ids) => {
    const now = ++n;
    await new Promise(setImmediate);
    return new Map(ids.map((id) => [id, now]));
  });
  const first = find('ann');
  await Promise.resolve();
  await Promise.resolve();
  expect(await Promise.all([first, find('ann')])).toEqual([1, 2]);
});

test('a question that fails fails for all who wait, and not for those after them', async () => {
  let isAway = true;
  const find = together(async (ids) => {
    if (isAway) throw new Error('away');
    return new Map(ids.map((id) => [id, id]));
  });
  expect(await Promise.allSettled([find('ann'), find('bob')])).toEqual(
    Array(2).fill({ status: 'rejected', reason: new Error('away') }),
  );
  isAway = false;
  expect(await find('ann')).toBe('ann');
});
