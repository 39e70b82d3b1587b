import { expect, test } from 'vitest';
import { eventLines } from '#asking/public-message';
import type { House } from '#bot/match/house';
import type { Found } from '#bot/match/record';
import { digest } from '#bot/words/digest';
import type { Locale } from '#core/text';
import { toy } from '../kit/toy-game.ts';
import {
  bothSit,
  buttons,
  openLobby,
  openTable,
  playAnything,
  press,
  privateLast,
  publicLast,
  startedTable,
  starts,
  type Table,
  typed,
} from './kit.ts';
import { playToTheEnd } from './to-the-end.ts';

/** What somebody who comes back reads: what happened meanwhile, and where they are asked. */

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

/** What happened, as the lines of a page say it. */
const linesOf = (told: string): string[] =>
  told.split('\n').filter((line) => line.startsWith('-# ') && !line.startsWith('-# …'));

test('a long absence comes to pages of ten lines, the newest first, and each line stands on one of them', async () => {
  const table = await openTable();
  await openLobby(table, { length: 'long' });
  await bothSit(table);
  await starts(table);
  await playToTheEnd(table);
  const eve = table.local.person('Eve') as Table['ann'];
  await typed(table, eve, 'news');
  const now = () => privateLast(eve, table.channel);
  const all: string[] = [];
  const heads: string[] = [];
  for (;;) {
    const lines = linesOf(now().content);
    heads.push(now().content.split('\n')[0]!);
    all.unshift(...lines);
    const older = buttons(now()).find(({ label }) => label === '◀ Older')!;
    if (older.disabled) break;
    expect(lines).toHaveLength(10);
    await press(eve, now(), 'news', '◀ Older');
    await table.rest();
  }
  const told = (await table.log()).flatMap(({ events }) => eventLines(toy, events, 'en').map((line) => `-# ${line}`));
  expect(told.length).toBeGreaterThan(20);
  expect(all).toEqual(told);
  const n = told.length;
  expect(heads[0]).toBe(`**Since you last acted** (${n - 9}–${n} of ${n}):`);
  // Back to the newest, where there is nothing newer.
  for (let turns = heads.length - 1; turns > 0; turns--) {
    await press(eve, now(), 'news', 'Newer ▶');
    await table.rest();
  }
  expect(linesOf(now().content).at(-1)).toBe(told.at(-1));
  expect(buttons(now()).find(({ label }) => label === 'Newer ▶')!.disabled).toBe(true);
});

test('the head of a question has the ten newest lines, and says where those before them are', async () => {
  const table = await startedTable();
  await playToTheEnd(table);
  const eve = table.local.person('Eve') as Table['ann'];
  const newestOnes = linesOf(await typed(table, eve, 'news'));
  const found = { part: toy, record: await table.record() } as unknown as Found;
  const head = (locale: Locale) => digest({ store: table.store } as House, found, { user: eve.id, locale });
  const [first, more, ...lines] = (await head('en')).split('\n');
  expect(first).toBe('**Since you last acted:**');
  expect(more).toMatch(/^-# … \d+ earlier; `\/match news` has all$/);
  expect(lines).toEqual(newestOnes);
  expect((await head('ja')).split('\n')[1]).toMatch(
    /^-# …それより前にほか\d+件。すべては `\/対戦 最近の出来事` で見られます。$/,
  );
  // The page has no commands: there all of it stands below.
  for (const locale of ['en', 'ja'] as const) {
    const here = await digest({ store: table.store } as House, found, { user: eve.id, locale, isAtDoor: true });
    expect([here.includes('/'), here.split('\n').slice(2)]).toEqual([false, (await head(locale)).split('\n').slice(2)]);
  }
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
  expect(await typed(table, table.ann, 'mine')).toBe('今参加している対戦はありません。');
  expect(await typed(table, table.ben, 'mine')).toBe('You play no match at present.');
});
