import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { BOT_PERMISSIONS } from '#local/world/permissions';
import { bazaar } from '../kit/bazaar.ts';
import { plays } from '../kit/lengths.ts';
import {
  dmOf,
  HOUR,
  isPublic,
  openLobby,
  openTable,
  playAnything,
  posted,
  posts,
  press,
  privateLast,
  publicLast,
  started,
  startedTable,
  starts,
  type Table,
  toTheHiding,
} from './kit.ts';

/** The shortest time between two who act, in ms. */
const CLOSE = 40;
/** How often each of them acts. */
const ROUNDS = plays({ sample: 20, whole: 200 });

test(
  'when four people act within 40 ms of each other, every announcement arrives exactly once',
  async () => {
    const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
    const table = await openTable({ games: [bazaar] });
    const { channel, local } = table;
    const people = names.map((name) => local.person(name));
    await openLobby(table, { game: 'bazaar', place: 'square' });
    for (const person of people) await press(person, publicLast(person, channel), 'join');
    await table.rest();
    await starts(table);
    const done = new Map<string, number>();
    const sits = async ({ id }: (typeof people)[number]) =>
      (await table.record()).seats.some(({ user }) => user === id);
    // Each goes and comes back to the seat that is free, at a pace of its own; most meet a delivery under way.
    const restless = async (person: (typeof people)[number], n: number) => {
      for (let i = 0; i < ROUNDS; i++) {
        const what = i % 2 === 0 ? 'leave' : 'join';
        await person.slash(channel, 'match', what, {});
        // What is saved is to be told; who asks again before is refused.
        while ((await sits(person)) !== (what === 'join')) await new Promise((resolve) => setTimeout(resolve, 1));
        const told = `<@${person.id}> has ${what === 'leave' ? 'stood up' : 'taken a seat'}`;
        done.set(told, (done.get(told) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, (i * 17 + n * 23) % CLOSE));
      }
    };
    await Promise.all(people.map(restless));
    await table.rest();
    const lines = people[0]!
      .messages(channel, 1_000)
      .filter(isPublic)
      .flatMap(({ content }) => content.split('\n'));
    const told = Object.fromEntries(
      [...done.keys()].map((one) => [one, lines.filter((line) => line.startsWith(one)).length]),
    );
    expect(told).toEqual(Object.fromEntries(done));
    expect(lines.filter((line) => /has (stood up|taken a seat)/.test(line))).toHaveLength(names.length * ROUNDS);
    expect((await table.record()).outbox).toEqual([]);
  },
  plays({ sample: 60_000, whole: 300_000 }),
);

const told = (table: Table) => posted(table).map(({ content }) => content);
const says = (table: Table, words: string) => told(table).filter((content) => content.includes(words)).length;
/** Waits until something is so, two seconds at most. */
async function until(what: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !what(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
}
const typed = async (table: Table, person: Table['ann'], name: string, sub: string) => {
  await person.slash(table.channel, name, sub, {});
  await table.rest();
};

/** A match in a thread of its own, and somebody who may lock that. */
async function inThread(options: Parameters<typeof openTable>[0] = {}) {
  const table = await openTable(options);
  const { ann, local } = table;
  await ann.slash(table.channel, 'match', 'new', { game: 'toy', thread: true });
  await table.rest();
  const parent = table.channel;
  table.channel = ann.channels().find(({ kind }) => kind === 'thread')!.id;
  for (const person of [ann, table.ben]) await press(person, publicLast(person, table.channel), 'join');
  await table.rest();
  await starts(table);
  const lock = async (locked: boolean, archived = false) => {
    // Whoever manages threads locks it, and then the bot is not one of them.
    local.setPermissions(parent, null);
    const headers = { authorization: `Bot ${local.token}`, 'content-type': 'application/json' };
    const url = `${local.api}/v10/channels/${table.channel}`;
    const { status } = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ locked, archived }) });
    expect(status).toBe(200);
    local.setPermissions(parent, BOT_PERMISSIONS & ~P.ManageThreads);
  };
  return { table, lock };
}

test('in a locked thread nothing is dropped: whoever acts is told why, and it is posted when the lock is taken off', async () => {
  const { table, lock } = await inThread({ door: 'gateway' });
  const { ann, ben, channel } = table;
  await lock(true);
  await typed(table, ann, 'toy', 'rest');
  expect(privateLast(ann, channel).content).toContain('This thread is locked');
  await typed(table, ben, 'toy', 'rest');
  expect(says(table, 'Rest.')).toBe(0);
  await typed(table, ann, 'match', 'status');
  expect(privateLast(ann, channel).content).toContain('This thread is locked');
  expect((await table.record()).outbox.map(({ kind }) => kind)).toContain('news');
  await lock(false);
  await until(() => says(table, 'Red house: Rest.') > 0);
  await table.rest();
  expect([says(table, 'Red house: Rest.'), says(table, 'Blue house: Rest.')]).toEqual([1, 1]);
  expect((await table.record()).notes.blocked).toBe(undefined);
});

test('a locked thread that sleeps besides is known as locked, and what waits is posted when it is opened', async () => {
  const clock = virtualClock();
  const { table, lock } = await inThread({ clock, door: 'gateway' });
  await lock(true, true);
  await clock.advance(9 * HOUR);
  await table.bot.remind();
  await table.rest();
  expect((await table.record()).notes.blocked).toBe('locked');
  await lock(false);
  await until(() => says(table, 'Asked since') > 0);
  await table.rest();
  expect(says(table, 'Asked since')).toBe(1);
  expect((await table.record()).outbox).toEqual([]);
});

test('in place of a message that Discord refuses stand words that say so, with the number that is in the log', async () => {
  const table = await startedTable();
  const { ann, channel, local } = table;
  // With the picture, then without it, then without buttons.
  local.faults.next(posts, { status: 400, code: 50035 }, 3);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  const [, number] = /could not be posted here\..*`([a-z0-9]+)`/.exec(told(table).join('\n'))!;
  expect(table.logged()).toContain(`"incident":"${number}"`);
  expect((await table.record()).outbox).toEqual([]);
});

test('what Discord refuses even as plain words waits, is said in private, and comes at the next try', async () => {
  const table = await startedTable({ waits: { later: [20], blocked: 150, renew: 5_000 } });
  const { ann, channel, local } = table;
  local.faults.next(posts, { status: 400, code: 50035 }, 4);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  expect(privateLast(ann, channel).content).toContain('Discord refuses what I post in this channel.');
  expect(says(table, 'Rest.')).toBe(0);
  expect((await table.record()).notes.blocked).toBe('refused');
  await until(() => says(table, 'Rest.') > 0);
  await table.rest();
  expect(says(table, 'Red house: Rest.')).toBe(1);
  expect(await table.record()).toMatchObject({ outbox: [], notes: {} });
});

test('as soon as a permission is back what waits is posted, and whoever is asked is notified', async () => {
  const table = await startedTable({ door: 'gateway' });
  const { ann, ben, channel, local } = table;
  local.setPermissions(channel, BOT_PERMISSIONS & ~P.SendMessages);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  expect(says(table, 'Rest.')).toBe(0);
  local.setPermissions(channel, null);
  await until(() => says(table, 'Rest.') > 0);
  await table.rest();
  expect(says(table, 'Red house: Rest.')).toBe(1);
  expect(publicLast(ben, channel).mentions.map(({ id }) => id)).toEqual([ben.id]);
});

test('a change that brings no permission back costs no request', async () => {
  const table = await startedTable({ door: 'gateway' });
  const { ann, channel, local } = table;
  local.setPermissions(channel, BOT_PERMISSIONS & ~P.SendMessages);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  const tries = () => local.log.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages')).length;
  const before = tries();
  local.setPermissions(channel, BOT_PERMISSIONS & ~P.SendMessages & ~P.AttachFiles);
  await table.rest(50);
  expect(tries()).toBe(before);
});

test('/match board tries again to post what waits', async () => {
  const table = await startedTable();
  const { ann, channel, local } = table;
  local.faults.next(posts, { status: 403, code: 50013 }, 2);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  expect((await table.record()).notes.blocked).toBe('forbidden');
  await typed(table, ann, 'match', 'board');
  expect(says(table, 'Red house: Rest.')).toBe(1);
});

test('what waits for a permission is also tried again from time to time', async () => {
  const table = await startedTable({ waits: { later: [20], blocked: 100, renew: 5_000 } });
  const { ann, channel, local } = table;
  local.faults.next(posts, { status: 403, code: 50013 }, 2);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  await until(() => says(table, 'Rest.') > 0);
  expect(says(table, 'Red house: Rest.')).toBe(1);
});

const direct = (person: Table['ann']) => {
  const channel = dmOf(person);
  return channel ? person.messages(channel).length : 0;
};

test('after a refused direct message the next reminder tries again', async () => {
  const clock = virtualClock();
  const table = await openTable({ clock });
  const { ann, local } = table;
  local.faults.closeDms(ann);
  await started(table);
  await toTheHiding(table);
  expect((await table.record()).seats[0]!.dm).toBe('closed');
  local.faults.openDms(ann);
  await clock.advance(9 * HOUR);
  await table.bot.remind();
  await table.rest();
  expect(direct(ann)).toBe(1);
  expect((await table.record()).seats[0]!.dm).toBe('open');
});

test('an hour after a refused direct message the next question is sent again once the person has acted', async () => {
  const clock = virtualClock();
  const table = await openTable({ clock });
  const { ann, ben, local } = table;
  local.faults.closeDms(ann);
  await started(table);
  await toTheHiding(table);
  expect((await table.record()).seats[0]!.dm).toBe('closed');
  local.faults.openDms(ann);
  await clock.advance(HOUR);
  for (let moves = 0; moves < 8 && direct(ann) === 0; moves++) {
    for (const person of [ann, ben]) {
      const { asked, seats } = await table.record();
      if (asked.some(({ seat }) => seats[seat]!.user === person.id)) await playAnything(table, person);
    }
  }
  expect(direct(ann)).toBeGreaterThan(0);
});
