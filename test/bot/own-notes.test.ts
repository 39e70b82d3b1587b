import { expect, test } from 'vitest';
import { parseExported } from '#store/former';
import { isPublic, posted, privateLast, startedTable, type Table, typed } from './kit.ts';

/** What people note for themselves (`/match note`). */

const NOTED = 'Ben lies about the road';

async function noted(): Promise<Table> {
  const table = await startedTable();
  expect(await typed(table, table.ann, 'note', { text: NOTED })).toBe(`Your note: ${NOTED}`);
  return table;
}

test('a note stands beside the hand of whoever wrote it, and is thrown away by “-”', async () => {
  const table = await noted();
  expect(await typed(table, table.ann, 'hand')).toContain(`Your note: ${NOTED}`);
  expect(await typed(table, table.ann, 'note')).toBe(`Your note: ${NOTED}`);
  expect(await typed(table, table.ann, 'note', { text: '-' })).toContain('You have noted nothing here.');
  expect(await typed(table, table.ann, 'hand')).not.toContain('note');
});

test('nobody else reads it, in no message, no log and no file; it survives a restart', async () => {
  const table = await noted();
  expect(await typed(table, table.ben, 'hand')).not.toContain('note');
  expect(await typed(table, table.ben, 'note')).toContain('You have noted nothing here.');
  const others = [...posted(table), ...table.ben.messages(table.channel).filter(isPublic)];
  expect(JSON.stringify(others)).not.toContain(NOTED);
  expect(table.logged()).not.toContain(NOTED);
  await table.restart();
  expect(await typed(table, table.ann, 'note')).toContain(NOTED);
  for (const person of [table.ann, table.ben]) await typed(table, person, 'end');
  await typed(table, table.ben, 'export');
  const [file] = privateLast(table.ben, table.channel).attachments;
  const text = await (await fetch(file!.url)).text();
  expect(parseExported(text).status).toBe('ended');
  expect(text).not.toContain(NOTED);
});

test('whoever takes a seat over reads nothing of whoever had it before', async () => {
  const table = await noted();
  await typed(table, table.ann, 'leave');
  const cleo = table.local.person('Cleo');
  await typed(table, cleo, 'join');
  expect(await typed(table, cleo, 'note')).toContain('You have noted nothing here.');
  expect(await typed(table, cleo, 'hand')).not.toContain(NOTED);
});

test('what is too long is cut, and who has no seat notes nothing', async () => {
  const table = await startedTable();
  await typed(table, table.ann, 'note', { text: 'x'.repeat(3_000) });
  expect((await table.record()).notes.own).toEqual({ 0: { user: table.ann.id, text: 'x'.repeat(1_000) } });
  expect(await typed(table, table.local.person('Eve'), 'note', { text: 'x' })).toBe('You have no seat in this match.');
});

test('it is written in Japanese for whoever reads Japanese', async () => {
  const table = await startedTable({ locales: ['ja', 'ja'] });
  expect(await typed(table, table.ann, 'note', { text: '東の街道に注意' })).toBe('あなたのメモ：東の街道に注意');
  expect(await typed(table, table.ben, 'note')).toContain('メモはありません。');
});
