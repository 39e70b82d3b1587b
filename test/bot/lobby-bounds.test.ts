import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { caravan } from '../kit/caravan/part.ts';
import { toy } from '../kit/toy-game.ts';
import { openTable, privateLast, startedTable, type Table, typed } from './kit.ts';
import { given } from './taking.ts';

/** How many lobbies may be open at once, and how many files a server may open in a day. */

/** What somebody reads who opens a lobby in a channel of its own, and the channel. */
async function opens(
  table: Table,
  by: Table['ann'],
  name: string,
  options = {},
): Promise<[said: string, channel: string]> {
  const channel = table.local.openChannel(name);
  return [await typed(table, by, 'new', { game: 'toy', channel, ...options }), channel];
}

test('a person has as many lobbies open as the operator says, and is told which; one that starts or is closed makes room', async () => {
  const table = await openTable({ bounds: { lobbiesPerPerson: 2 } });
  const { ann, ben } = table;
  const [, first] = await opens(table, ann, 'first');
  const [, second] = await opens(table, ann, 'second');
  const [said, third] = await opens(table, ann, 'third');
  expect(said).toBe(
    `You have as many lobbies open as one person may (2): <#${first}> and <#${second}>. Start one of them, or close it there with \`/match end\`.`,
  );
  expect(await table.store.byChannel(third)).toBe(undefined);
  expect((await opens(table, ben, 'fourth'))[0]).toContain('The lobby is open');
  for (const person of [ann, ben]) await typed(table, person, 'join', { channel: first });
  await typed(table, ann, 'start', { channel: first });
  expect((await opens(table, ann, 'fifth'))[0]).toContain('The lobby is open');
  expect((await opens(table, ann, 'sixth'))[0]).toContain('as many lobbies open');
  await table.restart();
  await typed(table, ann, 'end', { channel: second });
  expect((await opens(table, ann, 'seventh'))[0]).toContain('The lobby is open');
});

test('a server has as many as the operator says, whoever opens them; no thread is opened for one too many', async () => {
  const table = await openTable({ bounds: { lobbiesPerServer: 1 }, locales: ['en-US', 'ja'] });
  const { ann, ben, channel } = table;
  await opens(table, ann, 'first');
  const rooms = ann.channels().length;
  expect(await typed(table, ben, 'new', { game: 'toy', thread: true, channel })).toBe(
    'このサーバーで同時に開けるロビーの数（1個）に達しました。`/募集一覧` で見られるので、どれかに参加するか、始まるか閉じられるまで待ってください。',
  );
  expect(ann.channels()).toHaveLength(rooms);
});

test('of two who open the last one at the same moment one is let in', async () => {
  const table = await openTable({ bounds: { lobbiesPerServer: 1 } });
  const { ann, ben, local, store } = table;
  const channels = ['left', 'right'].map((name) => local.openChannel(name));
  await Promise.all([ann, ben].map((person, i) => person.slash(channels[i]!, 'match', 'new', { game: 'toy' })));
  await table.rest();
  expect((await store.all()).filter(({ status }) => status === 'lobby')).toHaveLength(1);
  const said = [ann, ben].map((person, i) => privateLast(person, channels[i]!).content);
  expect(said.filter((one) => one.includes('The lobby is open'))).toHaveLength(1);
  expect(said.filter((one) => one.includes('As many lobbies are open on this server'))).toHaveLength(1);
});

test('“Play again” and a lobby from a file are counted like any other', async () => {
  const table = await startedTable({ bounds: { lobbiesPerPerson: 1 } });
  const { ann, ben, local, store } = table;
  for (const person of [ann, ben]) await typed(table, person, 'end');
  const [, open] = await opens(table, ann, 'open');
  expect(await typed(table, ann, 'again')).toContain('as many lobbies open');
  const text = await store.export((await store.byChannel(open))!);
  const from = local.openChannel('from a file');
  expect(await given(table, ann, text, from)).toContain('as many lobbies open');
  expect(await given(table, ben, text, from)).toContain('goes on here');
  expect(await typed(table, ben, 'again')).toContain('as many lobbies open');
});

test('a lobby of a game that is not here any more is in nobody’s way', async () => {
  const table = await openTable({ bounds: { lobbiesPerPerson: 1 }, games: [toy, caravan] });
  const { ann, local } = table;
  await typed(table, ann, 'new', { game: 'caravan' });
  await table.restart([toy]);
  const channel = local.openChannel('next');
  expect(await typed(table, ann, 'new', { game: 'toy', channel })).toContain('The lobby is open');
});

test('a server opens as many files in 24 hours as the operator says, whoever opens them', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock, bounds: { importsPerServer: 2 } });
  const { ann, ben, local } = table;
  const give = async (by: Table['ann'], name: string) => given(table, by, '{}', local.openChannel(name));
  expect(await give(ann, 'a')).toContain('it is not an exported match');
  await clock.advance(3_600_000);
  expect(await give(ben, 'b')).toContain('it is not an exported match');
  expect(await give(local.person('Eve'), 'c')).toBe(
    'On this server as many files have been opened as may be in 24 hours (2). The next one can be opened in about 23 h.',
  );
  await clock.advance(23 * 3_600_000);
  expect(await give(ann, 'd')).toContain('it is not an exported match');
  expect(await give(ben, 'e')).toContain('On this server as many files');
});
