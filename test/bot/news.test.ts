import { expect, test } from 'vitest';
import {
  openTable,
  playAnything,
  playToTheEnd,
  press,
  privateLast,
  publicLast,
  startedTable,
  type Table,
} from './kit.ts';

/** What somebody who comes back reads: what happened meanwhile, and where they are asked. */

async function typed(table: Table, person: Table['ann'], sub: string): Promise<string> {
  await person.slash(table.channel, 'match', sub, {});
  await table.rest();
  return privateLast(person, table.channel).content;
}

test('the news and the first question tell what happened since one last acted, and nothing twice', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  expect(await typed(table, ann, 'news')).toContain('Nothing has happened since you last acted.');
  await playAnything(table, ann);
  await playAnything(table, ben);
  const told = await typed(table, ann, 'news');
  expect(told).toContain('**Since you last acted:**');
  expect(told).toContain('-# Blue house:');
  expect(told).not.toContain('Red house:');
  await press(ann, publicLast(ann, channel), 'answer');
  await table.rest();
  const question = privateLast(ann, channel).content;
  expect(question).toContain('-# Blue house:');
  expect(question.indexOf('-# Blue house:')).toBeLessThan(question.indexOf('which card do you put aside?'));
  expect(await typed(table, ben, 'news')).toContain('Nothing has happened');
});

test('whoever is not asked reads no news above who is waited for', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  await playAnything(table, ann);
  await offerTradeOf(table);
  await press(ben, publicLast(ben, channel), 'answer');
  await table.rest();
  expect(privateLast(ben, channel).content).toMatch(/^You are not asked now\./);
});
async function offerTradeOf(table: Table): Promise<void> {
  const { ben, channel } = table;
  const [card] = await ben.complete(channel, 'toy', 'market trade', { options: { gives: '' }, focused: 'gives' });
  await ben.slash(channel, 'toy', 'market trade', { gives: card!.value, takes: '-', price: 0 });
  await table.rest();
}

test('a long absence comes to ten lines, and says how many there were before', async () => {
  const table = await startedTable();
  await playToTheEnd(table);
  const eve = table.local.person('Eve');
  const told = await typed(table, eve as Table['ann'], 'news');
  expect(told.split('\n').filter((line) => line.startsWith('-# ') && !line.includes('earlier'))).toHaveLength(10);
  expect(told).toMatch(/-# … \d+ earlier/);
});

test('one finds all own matches with a link, those first where one has been asked longest', async () => {
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  const other = local.openChannel('other');
  await ann.slash(other, 'match', 'new', { game: 'toy' });
  await table.rest();
  await press(ann, publicLast(ann, other), 'join');
  await table.rest();
  const mine = await typed(table, ann, 'mine');
  expect(mine).toContain('**Your matches** (2); asked of you: 1');
  const lines = mine.split('\n');
  expect(lines[1]).toMatch(
    /^\*\*▶ \[Toy Market\]\(<https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+>\)\*\* – your move/,
  );
  expect(lines[1]).toContain(channel);
  expect(lines[2]).toMatch(/has not begun yet$/);
  expect(lines[2]).toContain(other);
  const bens = await typed(table, ben, 'mine');
  expect(bens).toContain('asked of you: 0');
  expect(bens).toContain('waiting for Red house');
});

test('who plays nothing reads that, also in Japanese', async () => {
  const table = await openTable({ locales: ['ja', 'en-US'] });
  expect(await typed(table, table.ann, 'mine')).toBe('いま参加している対戦はありません。');
  expect(await typed(table, table.ben, 'mine')).toBe('You play no match at present.');
});
