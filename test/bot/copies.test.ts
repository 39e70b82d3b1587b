import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import type { MatchRecord } from '#store/store';
import {
  dmOf,
  isPublic,
  last,
  playAnything,
  press,
  privateLast,
  publicLast,
  questionOf,
  startedTable,
  type Table,
  toTheHiding,
} from './kit.ts';

type Person = Table['ann'];
const DAY = 24 * 3_600_000;

const says = (person: Person, channel: string) =>
  person
    .messages(channel)
    .filter(isPublic)
    .map(({ content }) => content)
    .join('\n');

async function typed(
  table: Table,
  person: Person,
  sub: string,
  { channel = table.channel, ...options }: { channel?: string; file?: { name: string; base64: string } } = {},
) {
  await person.slash(channel, 'match', sub, options);
  await table.rest();
  return privateLast(person, channel).content;
}

/** The file that a person gets. */
async function exported(table: Table, person: Person, channel = table.channel): Promise<Buffer> {
  await typed(table, person, 'export', { channel });
  const [file] = privateLast(person, channel).attachments;
  return Buffer.from(await (await fetch(file!.url)).arrayBuffer());
}

async function given(table: Table, person: Person, bytes: Buffer | string, channel: string): Promise<string> {
  const file = { name: 'match.json', base64: Buffer.from(bytes).toString('base64') };
  return typed(table, person, 'import', { file, channel });
}

const copyIn = async (table: Table, channel: string) =>
  (await table.store.load((await table.store.byChannel(channel))!))!;

test('a match that runs here is not opened from its file until all who sit have agreed, by taking it along', async () => {
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  const sealed = await exported(table, ann);
  expect(says(ben, channel)).toContain(`<@${ann.id}> takes the match along as a file.`);
  const other = local.openChannel('other');
  expect(await given(table, ann, sealed, other)).toContain(`Still to agree: <@${ben.id}>`);
  expect(await table.store.byChannel(other)).toBe(undefined);
  await exported(table, ben);
  expect(await given(table, ann, sealed, other)).toContain('goes on here');
  expect(says(ben, channel)).toContain(`a copy of this match has been opened: <#${other}>`);
});

test('that agreement lapses with the next answer of the seat, and after a day', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, ben, local } = table;
  const other = local.openChannel('other');
  const sealed = await exported(table, ann);
  await exported(table, ben);
  await playAnything(table, ann);
  expect(await given(table, ben, sealed, other)).toContain(`Still to agree: <@${ann.id}>`);
  await exported(table, ann);
  await clock.advance(DAY);
  const answer = await given(table, ben, sealed, other);
  expect(answer).toContain(`<@${ann.id}>`);
  expect(answer).toContain(`<@${ben.id}>`);
});

test('a match that has a free seat is not opened beside itself: nobody could agree for that seat', async () => {
  const table = await startedTable();
  const { ann, ben, local } = table;
  await typed(table, ben, 'leave');
  const sealed = await exported(table, ann);
  const other = local.openChannel('other');
  expect(await given(table, ann, sealed, other)).toContain('a seat there is empty');
  expect(await given(table, ben, sealed, other)).toContain('a seat there is empty');
});

test('a seat that was free in the file cannot be taken in a copy to read its hand while the match runs', async () => {
  const table = await startedTable();
  const { ann, ben, local } = table;
  await toTheHiding(table);
  await typed(table, ben, 'leave');
  const sealed = await exported(table, ann);
  await typed(table, ben, 'join');
  await exported(table, ann);
  await exported(table, ben);
  const other = local.openChannel('other');
  const cleo = local.person('Cleo');
  expect(await given(table, ann, sealed, other)).toContain('goes on here');
  expect(await typed(table, cleo, 'join', { channel: other })).toContain(`is kept for <@${ben.id}>`);
  expect((await copyIn(table, other)).seats.map(({ user }) => user)).toEqual([ann.id, null]);
});

test('in a copy only who opens it sits, wherever the file puts others; those are asked to sit down themselves', async () => {
  const table = await startedTable();
  const { ann, ben, local } = table;
  const sealed = await exported(table, ann);
  await exported(table, ben);
  const other = local.openChannel('other');
  await given(table, ann, sealed, other);
  expect((await copyIn(table, other)).seats.map(({ user }) => user)).toEqual([ann.id, null]);
  expect(says(ben, other)).toContain(`Seats are kept for <@${ben.id}>`);
  const cleo = local.person('Cleo');
  expect(await typed(table, cleo, 'join', { channel: other })).toContain(`Blue house is kept for <@${ben.id}>.`);
  // Alone Ann cannot end it either, to read the seed of the match that goes on.
  expect(await typed(table, ann, 'end', { channel: other })).toContain('Still to agree: Blue house.');
  expect(await typed(table, ben, 'join', { channel: other })).toContain('You have taken a seat: Blue house.');
  expect((await copyIn(table, other)).seats.map(({ user }) => user)).toEqual([ann.id, ben.id]);
});

test('once the match is over, its files of before are opened without asking', async () => {
  const table = await startedTable();
  const { ann, ben, local } = table;
  const sealed = await exported(table, ann);
  for (const person of [ann, ben]) await typed(table, person, 'end');
  const other = local.openChannel('other');
  expect(await given(table, ben, sealed, other)).toContain('goes on here');
});

test('of a match that is lost one file is opened, and no second one beside that', async () => {
  const table = await startedTable();
  const { ann, ben, local, folder } = table;
  const sealed = await exported(table, ann);
  const { id } = await table.record();
  await table.bot.stop();
  await table.store.close();
  for (const name of await readdir(join(folder, 'matches'))) {
    if (name.startsWith(id)) await rm(join(folder, 'matches', name));
  }
  await table.restart();
  const [first, second] = [local.openChannel('first'), local.openChannel('second')];
  expect(await given(table, ann, sealed, first)).toContain('goes on here');
  expect(await given(table, ann, sealed, second)).toContain(`still running in <#${first}>`);
  // Nor from a file of the copy, which has another id.
  const again = await exported(table, ann, first);
  expect(await given(table, ann, again, second)).toContain(`still running in <#${first}>`);
  await typed(table, ben, 'join', { channel: first });
  for (const person of [ann, ben]) await typed(table, person, 'end', { channel: first });
  expect(await given(table, ann, again, second)).toContain('goes on here');
});

test('an agreement to end lapses when its seat answers', async () => {
  const table = await startedTable();
  const { ann, ben } = table;
  await typed(table, ann, 'end');
  expect(await typed(table, ben, 'status')).toContain('Agree to end: Red house.');
  await playAnything(table, ann);
  expect(await typed(table, ben, 'status')).not.toContain('Agree to end');
  expect(await typed(table, ben, 'end')).toContain('Still to agree: Red house.');
  expect((await table.record()).status).toBe('running');
});

test('an agreement to end holds while others answer, and lapses after a day', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, ben } = table;
  await typed(table, ben, 'end');
  await playAnything(table, ann);
  await clock.advance(DAY - 1);
  expect(await typed(table, ann, 'status')).toContain('Agree to end: Blue house.');
  await clock.advance(1);
  expect(await typed(table, ann, 'end')).toContain('Still to agree: Blue house.');
  expect((await table.record()).status).toBe('running');
});

test('a copy has no agreement to end', async () => {
  const table = await startedTable();
  const { ann, ben, local } = table;
  await typed(table, ben, 'end');
  const sealed = await exported(table, ann);
  await exported(table, ben);
  const other = local.openChannel('other');
  await given(table, ann, sealed, other);
  await typed(table, ben, 'join', { channel: other });
  expect(await typed(table, ann, 'end', { channel: other })).toContain('Still to agree: Blue house.');
});

test('the size of a sealed file is the same whatever has been answered and half-made', async () => {
  const table = await startedTable();
  const { ann } = table;
  const { length } = await exported(table, ann);
  await toTheHiding(table);
  await questionOf(table, ann);
  expect((await exported(table, ann)).length).toBe(length);
});

test('a file has no half-made answers in it', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  await press(ann, publicLast(ann, channel), 'answer');
  await table.rest();
  await press(ann, privateLast(ann, channel), 'begin');
  await table.rest();
  expect(Object.keys((await table.record()).drafts)).toEqual(['0']);
  const sealed = await exported(table, ben);
  await exported(table, ann);
  const other = table.local.openChannel('other');
  await given(table, ben, sealed, other);
  expect((await copyIn(table, other)).drafts).toEqual({});
});

/** A running match as plain text, and what a forger makes of it. */
async function forging(table: Table) {
  const text = await table.store.export((await table.record()).id);
  const { local } = table;
  let n = 0;
  const forge = async (change: (record: MatchRecord) => unknown, by: Person = table.ann) => {
    const record = JSON.parse(text) as MatchRecord;
    const forged = change({ ...record, id: 'forged' }) as MatchRecord;
    const channel = local.openChannel(`forged-${n++}`);
    return { said: await given(table, by, JSON.stringify(forged), channel), channel };
  };
  return forge;
}

test.each<[string, (record: MatchRecord) => unknown]>([
  ['rules of before the first', (r) => ({ ...r, match: { ...r.match, version: 0 } })],
  ['another game inside', (r) => ({ ...r, match: { ...r.match, game: 'chess' } })],
  ['a state that is none', (r) => ({ ...r, match: { ...r.match, version: 0, base: { a: 1 } } })],
  ['a seat too many', (r) => ({ ...r, seats: [...r.seats, r.seats[0]] })],
  ['an end that is none', (r) => ({ ...r, status: 'over' })],
  [
    'answers to what nobody asked',
    (r) => ({ ...r, match: { ...r.match, answers: [{ decision: 'x', seat: 7, action: 'rest', args: {} }] } }),
  ],
  [
    'orders for what there is not',
    (r) => ({ ...r, match: { ...r.match, orders: [{ seat: 0, window: 'x', order: 'y', args: {}, until: 'always' }] } }),
  ],
])(
  'a forged file with %s is refused before anything is saved, and the channel is free as before',
  async (_, change) => {
    const table = await startedTable();
    const forge = await forging(table);
    const { said, channel } = await forge(change);
    expect(said).toContain('it is not an exported match');
    expect(await table.store.byChannel(channel)).toBe(undefined);
    await table.ann.slash(channel, 'match', 'new', { game: 'toy' });
    await table.rest();
    expect(publicLast(table.ann, channel).content).toContain('Toy Market');
  },
);

test('a file of a newer version of the game is refused as that', async () => {
  const table = await startedTable();
  const forge = await forging(table);
  const { said } = await forge((r) => ({ ...r, match: { ...r.match, version: 99 } }));
  expect(said).toContain('it comes from a newer version of the game');
});

test('of a forged file nothing counts but the match: nobody else is seated or asked, all settings are within their bounds', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const forge = await forging(table);
  const { ann, ben } = table;
  const cleo = table.local.person('Cleo');
  const { said, channel } = await forge((r) => ({
    ...r,
    host: ben.id,
    createdAt: clock.now() + 1e12,
    nextReminder: 0,
    settings: { ...r.settings, remindAfterHours: 0.0001, remindEveryHours: -3 },
    outbox: [{ id: 'x', kind: 'dm', data: { seat: 1, decision: 'x', reminder: true } }],
    asked: [{ seat: 1, since: 0, reminded: 0, lastReminder: null }],
    endVotes: [0, 1],
    seats: r.seats.map((seat, i) => ({ ...seat, user: [cleo.id, ben.id][i]! })),
  }));
  expect(said).toContain('goes on here');
  const copy = await copyIn(table, channel);
  expect(copy.settings).toMatchObject({ remindAfterHours: 1, remindEveryHours: 1 });
  expect(copy.seats.map(({ user }) => user)).toEqual([null, null]);
  expect(copy).toMatchObject({ host: ann.id, createdAt: clock.now(), endVotes: [], outbox: [] });
  expect(await table.store.byUser(cleo.id)).toEqual([]);
  await clock.advance(30 * 60_000);
  await table.bot.remind();
  await table.rest();
  expect([cleo, ben].map((person) => dmOf(person))).toEqual([undefined, undefined]);
});

test('a match that cannot be read stops nobody from finding another one in direct messages, and in no other channel', async () => {
  const table = await startedTable();
  const { ann, store } = table;
  await toTheHiding(table);
  const { id: _, version: __, ...rest } = await table.record();
  const history = JSON.parse(await store.export((await table.record()).id)) as MatchRecord;
  const broken = { ...history.match!, version: 0 };
  await store.create({ ...rest, id: 'unreadable', channel: 'far', createdAt: rest.createdAt + 1e9, match: broken });
  const dm = dmOf(ann)!;
  await ann.slash(dm, 'match', 'status', {});
  await table.rest();
  expect(last(ann, dm).content).toContain('Toy Market');
  const empty = table.local.openChannel('empty');
  expect(await typed(table, ann, 'board', { channel: empty })).toContain('There is no match here.');
});
