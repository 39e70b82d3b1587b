import { describe, expect, test } from 'vitest';
import { TooMuch } from '#bot/match/reader';
import { virtualClock } from '#local/discord';
import type { MatchRecord } from '#store/store';
import { dmOf, last, publicLast, startedTable, type Table, toTheHiding, typed } from './kit.ts';
import { copyIn, given, type Person } from './taking.ts';

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
    'a remark by seats that there are not',
    (r) => {
      const event = { type: 'set-back', shown: { to: { before: 0 }, seats: [7], n: 1 } };
      return { ...r, match: { ...r.match!, news: [...r.match!.news, { remark: { answer: null, events: [event] } }] } };
    },
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

describe('A person', () => {
  const opening = async (options: Parameters<typeof startedTable>[0]) => {
    const table = await startedTable(options);
    let n = 0;
    const give = async (by: Person, text = '{}') => given(table, by, text, table.local.openChannel(`given-${n++}`));
    return { table, give };
  };
  const TOO_MANY =
    'You have opened as many files as one person may in 24 hours (2). The next one can be opened in about';

  test('may open as many files in 24 hours as the operator says, also across a restart; others may go on', async () => {
    const clock = virtualClock();
    const { table, give } = await opening({ clock, bounds: { importsPerDay: 2 } });
    const { ann, ben } = table;
    for (let n = 0; n < 2; n++) expect(await give(ann)).toContain('it is not an exported match');
    expect(await give(ann)).toBe(`${TOO_MANY} 24 h.`);
    await table.restart();
    clock.advance(20 * 3_600_000);
    expect(await give(ann)).toBe(`${TOO_MANY} 4 h.`);
    expect(await give(ben)).toContain('it is not an exported match');
    clock.advance(4 * 3_600_000);
    expect(await give(ann)).toContain('it is not an exported match');
  });

  test('reads so in Japanese too, and what is too large to be looked at is not counted', async () => {
    const { table, give } = await opening({ bounds: { importsPerDay: 1 }, locales: ['ja', 'en-US'] });
    for (let n = 0; n < 2; n++) expect(await give(table.ann, ' '.repeat(2_000_000))).toContain('大きすぎます');
    expect(await give(table.ann)).toContain('書き出された対戦ではありません');
    expect(await give(table.ann)).toBe(
      '1人が24時間に開けるファイルの数（1個）に達しました。次は約24時間後に開けます。',
    );
  });

  test('opens none where the operator wants none', async () => {
    const { table, give } = await opening({ bounds: { importsPerDay: 0 } });
    expect(await give(table.ann)).toContain('Files are not opened here');
  });

  test('whose file takes more than a match could reads that, and the channel is free as before', async () => {
    const reader = { isBusy: () => false, read: () => Promise.reject(new TooMuch('time')), close: async () => {} };
    const { table, give } = await opening({ reader });
    expect(await give(table.ann)).toBe(
      'This file is no match that I can open: to look through it takes more than any match does.',
    );
    expect(table.logged()).not.toContain('"msg":"unexpected"');
  });

  test('waits in words while others open files, and that is not counted', async () => {
    let busy = true;
    const reader = { isBusy: () => busy, read: async () => ({ bad: 'shape' as const }), close: async () => {} };
    const { table, give } = await opening({ reader, bounds: { importsPerDay: 1 } });
    expect(await give(table.ann)).toBe('Others are opening files just now. Please try again in a minute.');
    busy = false;
    expect(await give(table.ann)).toContain('it is not an exported match');
  });
});
