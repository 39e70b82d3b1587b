import { expect, test } from 'vitest';
import { openTable, typed } from './kit.ts';

const opening = { method: 'POST', route: /^\/channels\/\d+\/threads$/ };

test.each([
  [50024, 'it is of a kind without threads for this'],
  [160006, 'as many active threads as Discord allows'],
  [50035, 'Discord opens no thread here: “Invalid Form Body”.'],
] as const)('where Discord opens no thread (%i) the reason is said, and no match is left behind', async (code, why) => {
  const table = await openTable();
  const { ann, local } = table;
  local.faults.next(opening, { status: 400, code });
  expect(await typed(table, ann, 'new', { game: 'toy', thread: true })).toContain(why);
  expect(await table.store.all()).toEqual([]);
  expect(table.logged()).not.toContain('"unexpected"');
});

test('it is said in Japanese too', async () => {
  const table = await openTable({ locales: ['ja', 'ja'] });
  const { ann, local } = table;
  local.faults.next(opening, { status: 400, code: 160006 });
  expect(await typed(table, ann, 'new', { game: 'toy', thread: true })).toContain(
    'アクティブなスレッド数がDiscordの上限に達しています',
  );
});
