import { REST } from 'discord.js';
import { expect, test } from 'vitest';
import { openCourier } from '#bot/deliver/courier';
import { openOf, positionOf } from '#bot/match/asked';
import { change } from '#bot/match/change';
import { nextReminder } from '#bot/match/due';
import type { House } from '#bot/match/house';
import { answered } from '#bot/match/play';
import { type Found, isPlayed, withNotes } from '#bot/match/record';
import type { Json } from '#core/types';
import { openLog } from '#src/program-log';
import type { MatchRecord } from '#store/store';
import { noBounds } from '../kit/no-bounds.ts';
import { toy } from '../kit/toy-game.ts';
import {
  isPublic,
  openTable,
  playAnything,
  posts,
  press,
  publicIn,
  publicLast,
  startedTable,
  type Table,
} from './kit.ts';

/** A house around a store: what a change looks at and no more. */
const houseOf = (store: Table['store']) =>
  ({
    store,
    games: new Map([['toy', toy]]),
    clock: { now: () => 5 },
    defaults: noBounds,
    isDelivering: () => false,
  }) as unknown as House;

/** The table's match in the hands of a house whose messages to the channel wait at a gate until it is opened. */
async function gated(table: Table) {
  const { store, local } = table;
  const { id } = await table.record();
  await table.bot.stop();
  const rest = new REST({ api: local.api, version: '10' }).setToken(local.token);
  const gate = { open: () => {} };
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  const { post } = rest;
  rest.post = async (...request) => {
    if (request[0].endsWith('/messages')) await opened;
    return post.apply(rest, request);
  };
  const base = {
    ...houseOf(store),
    rest,
    own: local.applicationId,
    log: openLog('silent', local.token),
  } as unknown as House;
  const { house } = openCourier(base);
  let marks = 0;
  /** Whoever is asked first does this; gives what waits afterwards, and the delivery. */
  const act = async (action: string, argsIn: (hand: string[]) => Record<string, Json> = () => ({})) => {
    await change(house, id, (found) => {
      if (!isPlayed(found)) throw new Error('nothing is played');
      const { id: decision, seat } = openOf(found)[0]!;
      const { hands } = positionOf(found).g as { hands: string[][] };
      const args = argsIn(hands[seat]!);
      const done = answered(found, { decision, seat, action, args }, { mark: `mark-${marks++}`, now: 5 });
      if ('refused' in done) throw new Error(done.refused.key);
      return { record: done.record, result: undefined };
    });
    return { delivery: house.deliver(id), outbox: (await store.load(id))!.outbox };
  };
  return { act, gate };
}

test('quick actions share one message as long as that one is not on its way, and no commit is spent on it', async () => {
  // In a database each commit seals what it puts in.
  const table = await startedTable({ inFolder: true });
  const { ann, channel } = table;
  const { version } = await table.record();
  const posted = () => publicIn(ann, channel).length;
  const before = posted();
  const { act, gate } = await gated(table);
  const first = await act('rest');
  // It goes out at once: sealed by the commit that put it in.
  expect(first.outbox).toMatchObject([{ kind: 'news', sealed: 5 }]);
  const second = await act('rest');
  const third = await act('hide', ([card]) => ({ card: card! }));
  const news = third.outbox.filter(({ kind }) => kind === 'news');
  expect(news.map(({ sealed }) => sealed)).toEqual([5, undefined]);
  expect(news.map(({ id }) => id)).toEqual(second.outbox.filter(({ kind }) => kind === 'news').map(({ id }) => id));
  expect(posted()).toBe(before);
  gate.open();
  await Promise.all([first.delivery, second.delivery, third.delivery]);
  expect(posted()).toBe(before + 2);
  const after = await table.record();
  expect(after.outbox).toEqual([]);
  // Three answers and two deliveries.
  expect(after.version).toBe(version + 5);
});

test('what is on its way is sealed for the next process too: it is posted once, and nothing is added to it', async () => {
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  local.faults.timeoutAfterApplying(posts, 4);
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  const [left] = (await table.record()).outbox;
  expect(left!.sealed).toEqual(expect.any(Number));
  await table.bot.stop();
  await table.store.close();
  // The program is started again, and before it has posted anything Ben acts.
  const store = await table.openStore();
  const { id } = (await store.all())[0]!;
  expect(await store.waiting()).toEqual([id]);
  expect((await store.load(id))!.outbox[0]).toEqual(left);
  await store.close();
  await table.restart();
  await ben.slash(channel, 'toy', 'rest', {});
  await table.rest();
  const told = ben.messages(channel).filter((message) => isPublic(message) && message.content.includes('Rest.'));
  expect(told.map(({ content }) => content.includes('Red house: Rest.'))).toEqual([true, false]);
});

test('a change that meets another version each time is decided again until it is saved, not three times', async () => {
  const table = await startedTable();
  const { store } = table;
  const { id, version } = await table.record();
  let met = 0;
  const disturbed = {
    ...store,
    async commit(record: MatchRecord) {
      if (met++ < 7) await store.commit({ ...(await store.load(id))!, host: `other-${met}` });
      return store.commit(record);
    },
  };
  const seen: string[] = [];
  await change(houseOf(disturbed), id, ({ record }) => {
    seen.push(record.host);
    return { record: { ...record, notes: { ...record.notes, undoneAt: 3 } }, result: undefined };
  });
  expect(seen).toHaveLength(8);
  expect(await table.record()).toMatchObject({ version: version + 8, host: 'other-7', notes: { undoneAt: 3 } });
});

test('a change is decided by what is known; a refusal counts only when that is the newest version', async () => {
  const table = await startedTable();
  const { store } = table;
  const record = await table.record();
  const { id } = record;
  const loads: string[] = [];
  /** A process that has not heard of what was saved since. */
  const behind = {
    ...store,
    known: () => (loads.length === 0 ? record : store.known(id)),
    load: (one: string) => {
      loads.push(one);
      return store.load(one);
    },
  };
  await store.commit({ ...record, host: 'other' });
  const seen: string[] = [];
  const refused = change(houseOf(behind), id, ({ record: { host } }) => {
    seen.push(host);
    throw new Error(`not by ${host}`);
  });
  await expect(refused).rejects.toThrow('not by other');
  expect(seen).toEqual([record.host, 'other']);

  // What can be saved is asked for nothing but the commit.
  const before = loads.length;
  const undone = (found: Found) => ({ record: withNotes(found.record, { undoneAt: 3 }), result: found.record.host });
  expect(await change(houseOf(behind), id, undone)).toBe('other');
  expect(loads).toHaveLength(before);
});

test('when the next reminder is due stands in the record after every change, and a sweep without one loads no match', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  const record = await table.record();
  expect(record.nextReminder).toBe(nextReminder(record));
  expect(record.nextReminder).toBeGreaterThan(record.asked[0]!.since);
  expect(await table.store.due(record.nextReminder! - 1)).toEqual([]);
  expect(await table.store.due(record.nextReminder!)).toEqual([record.id]);
  const load = table.store.load;
  table.store.load = () => Promise.reject(new Error('a match was loaded'));
  await table.bot.remind();
  table.store.load = load;
  expect(table.logged()).not.toContain('a match was loaded');
  await playAnything(table, ann);
  const later = await table.record();
  expect(later.nextReminder).toBe(nextReminder(later));
  await ann.slash(channel, 'match', 'settings', { reminders: false });
  await table.rest();
  expect((await table.record()).nextReminder).toBeNull();
  expect(await table.store.due(Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test('a match of which nobody knows when its next reminder is due is looked at once, and then when it is due', async () => {
  const table = await openTable();
  await table.ann.slash(table.channel, 'match', 'new', { game: 'toy' });
  await table.rest();
  const lobby = await table.record();
  await table.store.commit({ ...lobby, nextReminder: 0 });
  expect(await table.store.due(1)).toEqual([lobby.id]);
  await table.bot.remind();
  expect((await table.record()).nextReminder).toBe(lobby.nextReminder);
  expect(await table.store.due(lobby.nextReminder! - 1)).toEqual([]);
});
