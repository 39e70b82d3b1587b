import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MatchRecord } from '#store/store';
import { publicLast, startedTable, type Table, typed } from './kit.ts';

/** Damages what is saved of the match while the program is down. */
async function damaged(table: Table): Promise<void> {
  const { id } = await table.record();
  await table.bot.stop();
  await table.store.close();
  await table.saved.write(id, '{');
  // `restart` stops and closes once more what is stopped and closed.
  await table.restart();
}
const CANNOT = 'The saved file of this match cannot be read.';

test('a match whose files are damaged reads as that, not as no match, also after a further restart; a new one can be opened', async () => {
  const table = await startedTable();
  await damaged(table);
  for (const sub of ['status', 'board', 'hand', 'log', 'leave', 'end'])
    expect(await typed(table, table.ann, sub)).toContain(CANNOT);
  await table.restart();
  expect(await typed(table, table.ann, 'status')).toContain(CANNOT);
  expect(await typed(table, table.ann, 'new', { game: 'toy' })).toContain('The lobby is open');
  expect(await typed(table, table.ann, 'status')).toContain('waiting for players');
  expect(publicLast(table.ann, table.channel).content).toContain('Toy Market');
});

test('a match whose files the operator has deleted is none any more', async () => {
  const table = await startedTable();
  const { id } = await table.record();
  await table.bot.stop();
  await table.store.close();
  await table.saved.remove(id);
  await table.restart();
  expect(await typed(table, table.ann, 'status')).toContain('There is no match here.');
});

test('a damaged match is neither running nor listed, and is found damaged in its channel', async () => {
  const table = await startedTable();
  const { channel } = await table.record();
  await damaged(table);
  await table.bot.stop();
  await table.store.close();
  const store = await table.openStore();
  const id = (await store.byChannel(channel))!;
  await expect(store.load(id)).rejects.toThrow('cannot be read');
  expect(await store.running()).toEqual([]);
  expect(await store.all()).toEqual([]);
  await store.close();
  await table.restart();
});

/** A started match with something else in its saved head. */
async function changedHead(change: (head: MatchRecord) => unknown): Promise<Table> {
  const table = await startedTable();
  const { id } = await table.record();
  await table.bot.stop();
  await table.store.close();
  await table.saved.write(id, JSON.stringify(change(JSON.parse(await table.saved.head(id)))));
  await table.restart();
  return table;
}
const withBase = (base: unknown) => (head: MatchRecord) => ({ ...head, match: { ...head.match, base } });

test.each<[string, (head: MatchRecord) => unknown, string]>([
  ['an empty state', withBase({}), 'the rules stop at its saved state (`TypeError`)'],
  [
    'a state of an earlier version that is none',
    (head) => ({ ...head, match: { ...head.match, version: 0, base: 1 } }),
    '`',
  ],
  ['a lobby that is played', (head) => ({ ...head, status: 'lobby' }), 'its saved file contradicts itself'],
  ['a seat too few', (head) => ({ ...head, seats: head.seats.slice(1) }), 'its saved file contradicts itself'],
  ['a game that is not here', (head) => ({ ...head, game: 'chess' }), 'its game is not here'],
])('a match with %s reads so everywhere, and has two ways out', async (_, change, why) => {
  const table = await changedHead(change);
  for (const sub of ['status', 'board', 'hand', 'leave']) {
    const said = await typed(table, table.ann, sub);
    expect(said, sub).toContain('This match cannot be read: ');
    expect(said, sub).toContain(why);
  }
  expect(await table.saved.setAside()).toEqual([]);
  expect(await typed(table, table.ann, 'new', { game: 'toy' })).toContain('The lobby is open');
  expect(publicLast(table.ann, table.channel).content).toContain('Toy Market');
  expect(await table.saved.setAside()).toHaveLength(1);
});

test('whoever has a say sets such a match aside with /match end; its file is kept, and a stranger cannot do it', async () => {
  const table = await changedHead(withBase({}));
  const { id } = (await table.store.all())[0]!;
  const eve = table.local.person('Eve');
  expect(await typed(table, eve, 'end')).toContain('You have no seat');
  expect(await table.saved.setAside()).toEqual([]);
  expect(await typed(table, table.ann, 'end')).toBe(
    `The match is set aside, for it cannot be read: the rules stop at its saved state (\`TypeError\`). Its file is kept, under \`${id}\`. \`/match new\` opens another one.`,
  );
  const [saved, ...more] = await table.saved.setAside();
  expect(more).toEqual([]);
  expect(JSON.parse(saved!)).toMatchObject({ id });
  expect(await typed(table, table.ann, 'status')).toContain(CANNOT);
  expect(await typed(table, table.ann, 'new', { game: 'toy' })).toContain('The lobby is open');
});

test('reminders pass over such a match, and another match of the same people is played on', async () => {
  const table = await changedHead(withBase({}));
  const channel = table.local.openChannel('other');
  await table.ann.slash(channel, 'match', 'new', { game: 'toy' });
  await table.rest();
  await table.bot.remind();
  expect(await typed(table, table.ann, 'status', { channel })).toContain('waiting for players');
});

test('a head that is a folder is set aside like a damaged file', async () => {
  const table = await startedTable({ inFolder: true });
  const { id } = await table.record();
  await table.bot.stop();
  await table.store.close();
  const file = join(table.folder, 'matches', `${id}.json`);
  await rm(`${file}.bak`, { force: true });
  await rm(file);
  await mkdir(file);
  await table.restart();
  expect(await typed(table, table.ann, 'status')).toContain(CANNOT);
  expect(await typed(table, table.ann, 'new', { game: 'toy' })).toContain('The lobby is open');
  expect(await readdir(join(table.folder, 'matches', 'broken'))).toHaveLength(1);
});
