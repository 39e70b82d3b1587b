import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openJsonStore } from '#store/json-store';
import { privateLast, publicLast, startedTable, type Table } from './kit.ts';

const typed = async (table: Table, sub: string, options = {}) => {
  await table.ann.slash(table.channel, 'match', sub, options);
  await table.rest();
  return privateLast(table.ann, table.channel).content;
};

/** Damages the files of the match while the program is down. */
async function damaged(table: Table): Promise<void> {
  const { id } = await table.record();
  await table.bot.stop();
  await table.store.close();
  const folder = join(table.folder, 'matches');
  for (const name of await readdir(folder)) if (name.startsWith(id)) await writeFile(join(folder, name), '{');
  // `restart` stops and closes once more what is stopped and closed.
  await table.restart();
}
const CANNOT = 'The saved file of this match cannot be read.';

test('a match whose files are damaged reads as that, not as no match, also after a further restart; a new one can be opened', async () => {
  const table = await startedTable();
  await damaged(table);
  for (const sub of ['status', 'board', 'hand', 'log', 'leave', 'end'])
    expect(await typed(table, sub)).toContain(CANNOT);
  await table.restart();
  expect(await typed(table, 'status')).toContain(CANNOT);
  expect(await typed(table, 'new', { game: 'toy' })).toContain('The lobby is open');
  expect(await typed(table, 'status')).toContain('waiting for players');
  expect(publicLast(table.ann, table.channel).content).toContain('Toy Market');
});

test('a match whose files the operator has deleted is none any more', async () => {
  const table = await startedTable();
  const { id } = await table.record();
  await table.bot.stop();
  await table.store.close();
  for (const folder of ['matches', 'journals']) {
    for (const name of await readdir(join(table.folder, folder))) {
      if (name.startsWith(id)) await rm(join(table.folder, folder, name));
    }
  }
  await table.restart();
  expect(await typed(table, 'status')).toContain('There is no match here.');
});

test('a damaged match is neither running nor listed, and is found damaged in its channel', async () => {
  const table = await startedTable();
  const { channel } = await table.record();
  await damaged(table);
  await table.bot.stop();
  await table.store.close();
  const store = await openJsonStore(table.folder);
  const id = (await store.byChannel(channel))!;
  await expect(store.load(id)).rejects.toThrow('cannot be read');
  expect(await store.running()).toEqual([]);
  expect(await store.all()).toEqual([]);
  await store.close();
  await table.restart();
});
