import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { type Person, virtualClock } from '#local/discord';
import { BOT_PERMISSIONS } from '#local/world/permissions';
import { caravan } from '../kit/caravan/part.ts';
import {
  dmOf,
  openLobby,
  openTable,
  press,
  privateLast,
  publicLast,
  publicWords,
  type Table,
  type TableOptions,
  typed,
} from './kit.ts';

/** Private threads of those who play on one side, in the caravan: its travellers talk apart from the guide. */

type Places = Readonly<Record<string, readonly ('guide' | 'traveller')[]>>;
const THREE: Places = { Ann: ['guide'], Ben: ['traveller'], Cleo: ['traveller'] };

/** A match in which these people sit there. Dan only looks on. */
async function onTheWay(
  places: Places = THREE,
  { thread = false, ...options }: TableOptions & { thread?: boolean } = {},
) {
  const table = await openTable({ games: [caravan], ...options });
  const { local } = table;
  const people = Object.fromEntries(['Cleo', 'Dan'].map((name) => [name, local.person(name)]));
  const all: Record<string, Person> = { Ann: table.ann, Ben: table.ben, ...people };
  await table.ann.slash(table.channel, 'match', 'new', { game: 'caravan', thread });
  await table.rest();
  const { channel } = await table.record();
  for (const [name, roles] of Object.entries(places)) {
    for (const seat of roles) {
      await all[name]!.slash(channel, 'match', 'join', { seat });
      await table.rest();
    }
  }
  await press(table.ann, publicLast(table.ann, channel), 'start');
  await table.rest();
  return { table, local, ann: table.ann, ben: table.ben, cleo: all.Cleo!, dan: all.Dan! };
}

/** The threads that somebody sees. */
const threads = (person: Person) => person.channels().filter(({ kind }) => kind === 'thread');
const words = (person: Person, channel: string) => person.messages(channel).map(({ content }) => content);
/** Something changes in Discord that nobody has told the bot to do. */
async function inDiscord(table: Table, method: string, path: string, body?: object): Promise<void> {
  const headers = { authorization: `Bot ${table.local.token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${table.local.api}/v10${path}`, { method, headers, body: JSON.stringify(body ?? {}) });
  expect(answer.ok).toBe(true);
  await table.rest();
}
const opening = { method: 'POST', route: /^\/channels\/\d+\/threads$/ };

describe('R-480: the private thread of a side', () => {
  test('is opened by anybody of it for all of it; the others learn that there is one, and nothing else', async () => {
    const { table, ann, ben, cleo, dan } = await onTheWay();
    const said = await typed(table, ben, 'thread');
    const [thread, ...others] = threads(ben);
    expect(others).toEqual([]);
    expect(thread).toMatchObject({ name: 'Toy caravan: the travellers', parent: table.channel });
    expect(said).toContain(`The private thread is open: <#${thread!.id}>`);
    expect(threads(cleo).map(({ id }) => id)).toEqual([thread!.id]);
    expect([...threads(ann), ...threads(dan)]).toEqual([]);
    expect(() => ann.messages(thread!.id)).toThrow('no channel');
    const [greeting, ...more] = words(cleo, thread!.id);
    expect(more).toEqual([]);
    expect(greeting).toContain(`In it: <@${ben.id}> and <@${cleo.id}>.`);
    expect(greeting).toContain('“Manage Threads”');
    const public_ = publicWords(table.ann, table.channel);
    expect(public_).toContain('A private thread is open for the travellers.');
    expect(public_).not.toContain(thread!.id);
    const told = public_.split('\n').filter((line) => line.includes('private thread'));
    expect(told).toEqual(['A private thread is open for the travellers. Nobody else at the table reads along in it.']);
  });

  test('a second call finds the one there is, and brings back whoever has gone out of it', async () => {
    const { table, ben, cleo } = await onTheWay();
    await typed(table, ben, 'thread');
    const { id } = threads(ben)[0]!;
    await inDiscord(table, 'DELETE', `/channels/${id}/thread-members/${cleo.id}`);
    expect(threads(cleo)).toEqual([]);
    expect(await typed(table, cleo, 'thread')).toBe(`Your private thread is here: <#${id}>.`);
    expect(threads(cleo).map((one) => one.id)).toEqual([id]);
    expect(publicWords(table.ann, table.channel).split('A private thread is open')).toHaveLength(2);
    expect(words(ben, id)).toHaveLength(1);
  });

  test('of two who ask at the same time the second one finds the thread of the first', async () => {
    const { table, ben, cleo } = await onTheWay();
    await Promise.all([ben, cleo].map((person) => person.slash(table.channel, 'match', 'thread', {})));
    await table.rest();
    expect(threads(ben)).toHaveLength(1);
    expect(threads(cleo)).toEqual(threads(ben));
  });

  test('another one takes the place of one that was deleted', async () => {
    const { table, local, ben, cleo } = await onTheWay();
    await typed(table, ben, 'thread');
    local.deleteChannel(threads(ben)[0]!.id);
    expect(await typed(table, cleo, 'thread')).toContain('The private thread is open');
    expect(threads(ben)).toHaveLength(1);
  });

  test('lies below the channel of a match that is played in a thread of its own', async () => {
    const { table, ben, cleo } = await onTheWay(THREE, { thread: true });
    const [own] = threads(cleo);
    await ben.slash(own!.id, 'match', 'thread', {});
    await table.rest();
    expect(threads(cleo)).toMatchObject([own, { parent: table.channel }]);
    expect(threads(table.ann)).toEqual([own]);
  });

  test('can be asked for by direct message', async () => {
    const { table, ben, cleo } = await onTheWay();
    await inDiscord(table, 'POST', '/users/@me/channels', { recipient_id: ben.id });
    const dm = dmOf(ben)!;
    await ben.slash(dm, 'match', 'thread', {});
    await table.rest();
    expect(privateLast(ben, dm).content).toContain('The private thread is open');
    expect(threads(cleo)).toMatchObject([{ parent: table.channel }]);
  });

  test('is spoken of in Japanese where the match is', async () => {
    const { table, ben, cleo } = await onTheWay(THREE, { locales: ['ja', 'ja'] });
    expect(await typed(table, ben, 'thread')).toContain('プライベートスレッドを開きました');
    const [thread] = threads(cleo);
    expect(thread!.name).toBe('おもちゃの隊商：旅人');
    expect(words(cleo, thread!.id).join()).toContain('旅人だけのスレッドです。');
    expect(publicWords(table.ann, table.channel)).toContain('旅人だけのスレッドができました。');
  });
});

describe('R-481: as seats change hands', () => {
  test('whoever stands up goes out and whoever takes the seat over comes in, who also sits on the other side does not', async () => {
    const { table, ann, ben, cleo, dan } = await onTheWay();
    await typed(table, ben, 'thread');
    const { id } = threads(ben)[0]!;
    await typed(table, cleo, 'leave');
    expect(threads(cleo)).toEqual([]);
    expect(threads(ben).map((one) => one.id)).toEqual([id]);
    await typed(table, dan, 'join');
    expect(threads(dan).map((one) => one.id)).toEqual([id]);
    await typed(table, dan, 'leave');
    await typed(table, ann, 'join', { seat: '2' });
    expect([...threads(ann), ...threads(dan), ...threads(cleo)]).toEqual([]);
  });

  test('whoever takes a seat of the other side besides goes out', async () => {
    const { table, ann, ben, cleo } = await onTheWay();
    await typed(table, ben, 'thread');
    expect(threads(cleo)).toHaveLength(1);
    await typed(table, ann, 'leave');
    await typed(table, cleo, 'join', { seat: '0' });
    expect(threads(cleo)).toEqual([]);
    expect(threads(ben)).toHaveLength(1);
  });

  test('whoever’s seat is freed goes out', async () => {
    const clock = virtualClock();
    const { table, ann, ben, cleo } = await onTheWay(THREE, { clock });
    await typed(table, ben, 'thread');
    await clock.advance(73 * 3_600_000);
    await typed(table, ann, 'free', { seat: '2' });
    expect((await table.record()).seats[2]!.user).toBe(null);
    expect(threads(cleo)).toEqual([]);
    expect(threads(ben)).toHaveLength(1);
  });

  test('nobody is lost or kept by a crash: what was not done before it is done after it', async () => {
    const { table, local, ben, cleo } = await onTheWay();
    await typed(table, ben, 'thread');
    const members = { method: 'DELETE', route: /thread-members/ };
    local.faults.next(members, { status: 500 }, 4);
    await typed(table, cleo, 'leave');
    expect(threads(cleo)).toHaveLength(1);
    await table.restart();
    await table.rest();
    expect(threads(cleo)).toEqual([]);
    expect((await table.record()).outbox).toEqual([]);
  });

  test('the thread is woken for it where it sleeps', async () => {
    const { table, ben, cleo } = await onTheWay();
    await typed(table, ben, 'thread');
    const { id } = threads(ben)[0]!;
    await inDiscord(table, 'PATCH', `/channels/${id}`, { archived: true });
    expect(threads(ben)[0]!.archived).toBe(true);
    await typed(table, cleo, 'leave');
    expect(threads(cleo)).toEqual([]);
    expect(threads(ben)[0]!.archived).toBe(false);
  });

  test('those who stay are told of somebody whom Discord does not let go', async () => {
    const { table, local, ben, cleo } = await onTheWay();
    await typed(table, ben, 'thread');
    local.faults.next({ method: 'DELETE', route: /thread-members/ }, { status: 403, code: 50013 });
    await typed(table, cleo, 'leave');
    const { id } = threads(ben)[0]!;
    expect(words(ben, id).at(-1)).toContain(`does not let me take out <@${cleo.id}>`);
    // What was refused once is tried again with the next change.
    await typed(table, ben, 'thread');
    expect(threads(cleo)).toEqual([]);
  });
});

describe('R-482: it is refused', () => {
  test('to whoever has no seat, plays on the other side, on both, or would be alone', async () => {
    const { table, ann, ben, dan } = await onTheWay();
    expect(await typed(table, ann, 'thread')).toContain('This thread is for the travellers');
    expect(await typed(table, dan, 'thread')).toContain('no seat');
    expect([...threads(ann), ...threads(ben), ...threads(dan)]).toEqual([]);
    expect(publicWords(table.ann, table.channel)).not.toContain('private thread');
    const both = await onTheWay({ Ann: ['guide', 'traveller'], Ben: ['traveller'] });
    expect(await typed(both.table, both.ann, 'thread')).toContain('You also have a seat on the other side');
    expect(await typed(both.table, both.ben, 'thread')).toContain('You would be alone in the thread');
    expect(threads(both.ben)).toEqual([]);
  });

  test('in the lobby and after the end', async () => {
    const table = await openTable({ games: [caravan] });
    await openLobby(table, { game: 'caravan' });
    expect(await typed(table, table.ann, 'thread')).toContain('not running');
    const { table: other, ben, ann, cleo } = await onTheWay();
    for (const person of [ann, ben, cleo]) await typed(other, person, 'end');
    expect(await typed(other, ben, 'thread')).toContain('not running');
  });

  test.each([
    [P.CreatePrivateThreads, '“Create Private Threads”'],
    [P.SendMessagesInThreads, '“Send Messages in Threads”'],
  ])('where a permission is missing, which it names (%i), and the match goes on', async (bit, name) => {
    const { table, local, ben } = await onTheWay();
    local.setPermissions(table.channel, BOT_PERMISSIONS & ~bit);
    await table.rest();
    expect(await typed(table, ben, 'thread')).toContain(`I lack the permission ${name}`);
    expect(threads(ben)).toEqual([]);
    local.setPermissions(table.channel, null);
    await table.rest();
    expect(await typed(table, ben, 'thread')).toContain('The private thread is open');
  });

  test.each([
    [50013, 'I lack the permission “Create Private Threads”'],
    [50024, 'exist only below ordinary text channels'],
    [160006, 'as many active threads as Discord allows'],
    [50035, 'Discord opens no private thread here: “Invalid Form Body”'],
  ] as const)('where Discord refuses it (%i), with the reason', async (code, why) => {
    const { table, local, ben } = await onTheWay();
    local.faults.next(opening, { status: 400, code });
    expect(await typed(table, ben, 'thread')).toContain(why);
    expect(publicWords(table.ann, table.channel)).not.toContain('private thread');
    expect(table.logged()).not.toContain('"unexpected"');
  });

  test('in Japanese too', async () => {
    const { table, local, ben } = await onTheWay(THREE, { locales: ['ja', 'ja'] });
    local.setPermissions(table.channel, BOT_PERMISSIONS & ~P.CreatePrivateThreads);
    await table.rest();
    expect(await typed(table, ben, 'thread')).toContain('足りない権限：「プライベートスレッドの作成」');
  });
});

test('a record from before there were such threads loads, goes on, and can have one', async () => {
  const { table, ben, cleo } = await onTheWay();
  expect((await table.record()).notes).not.toHaveProperty('circles');
  await table.restart();
  await typed(table, ben, 'thread');
  expect((await table.record()).notes.circles).toMatchObject({ travellers: { members: [ben.id, cleo.id] } });
  expect(threads(cleo)).toHaveLength(1);
});

test('a match that is taken along as a file names no thread', async () => {
  const { table, ann, ben, cleo } = await onTheWay();
  await typed(table, ben, 'thread');
  const { id } = threads(ben)[0]!;
  for (const person of [ann, ben, cleo]) await typed(table, person, 'end');
  await typed(table, ben, 'export');
  const [file] = privateLast(ben, table.channel).attachments;
  const text = await (await fetch(file!.url)).text();
  expect(JSON.parse(text).notes).not.toHaveProperty('circles');
  expect(text).not.toContain(id);
});
