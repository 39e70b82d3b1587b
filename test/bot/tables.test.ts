import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { bazaar } from '../kit/bazaar.ts';
import { toy } from '../kit/toy-game.ts';
import { dmOf, HOUR, labelsIn, last, openLobby, openTable, press, privateLast, publicLast, type Table } from './kit.ts';

/** The open tables of a server (`/tables`), and who may know of which. */

type Person = Table['ann'];

/** What somebody reads who types `/tables`. */
async function listed(table: Table, person: Person, channel = table.channel): Promise<string> {
  await person.slash(channel, 'tables', undefined, {});
  await table.rest();
  return privateLast(person, channel).content;
}

async function opened(table: Table, by: Person, name: string, options = {}): Promise<string> {
  const channel = table.local.openChannel(name);
  await by.slash(channel, 'match', 'new', { game: 'toy', ...options });
  await table.rest();
  return channel;
}

test('each open table says its game, what is not usual, who sits, how many may join, since when and where', async () => {
  const clock = virtualClock();
  const table = await openTable({ clock });
  const { ann, ben, channel } = table;
  expect(await listed(table, ben)).toBe('On this server no table is open that you could join. `/match new` opens one.');
  await openLobby(table, { purse: 'heavy' });
  await press(ann, publicLast(ann, channel), 'join');
  await table.rest();
  const at = Math.floor(clock.now() / 1_000);
  expect(await listed(table, ben)).toBe(
    [
      '**Open tables of this server** (1)',
      `**Toy Market** in <#${channel}>, opened <t:${at}:R> by <@${ann.id}>. Purse: Five coins.`,
      `Sitting: <@${ann.id}>. One more must join before the start.`,
    ].join('\n'),
  );
});

test('tables with a free seat come first, then the newest; one that has started, or is closed, is none', async () => {
  const clock = virtualClock();
  const table = await openTable({ clock, games: [toy, bazaar] });
  const { ann, ben } = table;
  const channels: string[] = [];
  for (const name of ['first', 'second', 'third', 'fourth']) {
    channels.push(await opened(table, ann, name));
    await clock.advance(HOUR);
  }
  const [first, second, third, fourth] = channels;
  for (const channel of [fourth!, second!])
    for (const person of [ann, ben]) {
      await person.slash(channel, 'match', 'join', {});
      await table.rest();
    }
  await ann.slash(second!, 'match', 'start', {});
  await ann.slash(first!, 'match', 'end', {});
  await table.rest();
  const places = [...(await listed(table, ben)).matchAll(/<#(\d+)>/g)].map(([, id]) => id);
  expect(places).toEqual([third, fourth]);
});

test('tables of another server are none of this one', async () => {
  const table = await openTable();
  await openLobby(table);
  await table.store.commit({ ...(await table.record()), guild: '1'.repeat(18) });
  expect(await listed(table, table.ann)).toContain('no table is open');
});

test('of a private table only its host and who is invited read, and nobody else can join it', async () => {
  const table = await openTable();
  const { ann, ben, local } = table;
  const eve = local.person('Eve');
  const channel = await opened(table, ann, 'secret', { private: true });
  const lobby = last(ann, channel);
  expect(lobby.content).toContain(`Private table: only <@${ann.id}> and those who are invited may join.`);
  expect(await listed(table, ann)).toContain(`opened`);
  for (const person of [ben, eve]) expect(await listed(table, person)).toContain('no table is open');
  await ann.slash(channel, 'match', 'invite', { user: ben.id });
  await table.rest();
  expect(await listed(table, ben)).toContain(`<#${channel}>, opened`);
  expect(await listed(table, ben)).toContain('as a private table');
  expect(await listed(table, eve)).toContain('no table is open');
  await eve.slash(channel, 'match', 'join', {});
  await table.rest();
  expect(privateLast(eve, channel).content).toBe(
    `This table is private, and you are not invited. Ask <@${ann.id}> for an invitation with \`/match invite\`.`,
  );
  await press(eve, lobby, 'join');
  await table.rest();
  expect((await table.record()).seats.map(({ user }) => user)).toEqual([null, null]);
  for (const person of [ann, ben])
    await press(
      person,
      last(ann, channel, (one) => labelsIn(one).includes('Stand up')),
      'join',
    );
  await table.rest();
  expect((await table.record()).seats.map(({ user }) => user)).toEqual([ann.id, ben.id]);
});

test('a table in a private thread is listed for nobody who does not sit there: the thread is out of their sight', async () => {
  const table = await openTable();
  const { ann, ben, local, channel } = table;
  const thread = await privateThread(table, ann);
  await ann.slash(thread, 'match', 'new', { game: 'toy' });
  await table.rest();
  expect(
    local
      .person('Ann')
      .channels()
      .some(({ id }) => id === thread),
  ).toBe(true);
  expect(await listed(table, ann, channel)).toContain(`<#${thread}>`);
  expect(await listed(table, ben, channel)).toContain('no table is open');
});

/** A private thread with one person in it, as people open them. */
async function privateThread({ local, channel }: Table, person: Person): Promise<string> {
  const headers = { authorization: `Bot ${local.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'quiet', type: 12 });
  const opened = await fetch(`${local.api}/v10/channels/${channel}/threads`, { method: 'POST', headers, body });
  const { id } = (await opened.json()) as { id: string };
  await fetch(`${local.api}/v10/channels/${id}/thread-members/${person.id}`, { method: 'PUT', headers });
  return id;
}

test('many tables are read in pages, in Japanese too; in direct messages there is no server to have any', async () => {
  const table = await openTable({ locales: ['en-US', 'ja'] });
  const { ann, ben, channel } = table;
  for (let n = 0; n < 6; n++) await opened(table, ann, `table-${n}`);
  expect(await listed(table, ben)).toContain('**このサーバーで募集中の対戦**（6件、1/2ページ）');
  expect(privateLast(ben, channel).content.match(/<#\d+>/g)).toHaveLength(5);
  await press(ben, privateLast(ben, channel), 'tables', '次へ ▶');
  await table.rest();
  expect(privateLast(ben, channel).content.match(/<#\d+>/g)).toHaveLength(1);
  await ann.slash(channel, 'match', 'new', { game: 'toy' });
  await table.rest();
  await ann.slash(channel, 'match', 'invite', { user: ben.id });
  await table.rest();
  expect(await listed(table, ben, dmOf(ben)!)).toBe(
    '募集中の対戦はサーバーごとのものです。サーバーで `/募集一覧` と入力してください。',
  );
});
