import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { bazaar } from '../kit/bazaar.ts';
import {
  HOUR,
  openLobby,
  openTable,
  playAnything,
  press,
  publicLast,
  publicWords,
  startedTable,
  starts,
  type Table,
  typed,
} from './kit.ts';

const users = async (table: Table) => (await table.record()).seats.map(({ user }) => user);

test('after three days without an answer the host frees a seat, all are told, and somebody else takes it over', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, ben } = table;
  await playAnything(table, ann);
  const seat = 'Blue house';
  await clock.advance(72 * HOUR - 1_000);
  expect(await typed(table, ann, 'free', { seat })).toContain('once it has been asked for 72 hours');
  expect(await users(table)).toEqual([ann.id, ben.id]);
  await clock.advance(2_000);
  expect(await typed(table, ann, 'free', { seat })).toContain('The seat is free: Blue house.');
  expect(publicWords(table.ann, table.channel)).toContain(
    `<@${ben.id}> has not answered for days; <@${ann.id}> has freed the seat: Blue house.`,
  );
  expect(await users(table)).toEqual([ann.id, null]);
  const cleo = table.local.person('Cleo');
  expect(await typed(table, cleo, 'join')).toContain('You have taken a seat: Blue house.');
  await playAnything(table, cleo);
  expect(await table.log()).toHaveLength(3);
});

test('without the seat that was freed the others end the match', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await playAnything(table, table.ann);
  await clock.advance(72 * HOUR);
  await typed(table, table.ann, 'free', { seat: 'Blue house' });
  expect(await typed(table, table.ann, 'end')).toContain('The match has ended.');
});

test('whoever was away takes a freed seat again while it is free', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await playAnything(table, table.ann);
  await clock.advance(72 * HOUR);
  await typed(table, table.ann, 'free', { seat: 'Blue house' });
  expect(await typed(table, table.ben, 'join')).toContain('You have taken a seat: Blue house.');
});

test("a seat that is not waited for is not freed, nor one's own, nor by a stranger", async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await clock.advance(100 * HOUR);
  expect(await typed(table, table.ann, 'free', { seat: 'Blue house' })).toContain('is not asked anything now');
  expect(await typed(table, table.ann, 'free', { seat: 'Red house' })).toContain('That is your own seat');
  const eve = table.local.person('Eve');
  expect(await typed(table, eve, 'free', { seat: 'Red house' })).toContain('You have no seat in this match.');
  expect(await users(table)).toEqual([table.ann.id, table.ben.id]);
});

test("the host's seat is freed by all others together, not by one of several; an answer in between ends the vote", async () => {
  const clock = virtualClock();
  const table = await openTable({ clock, games: [bazaar] });
  const { ann, ben, channel, local } = table;
  const cleo = local.person('Cleo');
  await openLobby(table, { game: 'bazaar' });
  for (const person of [ann, ben, cleo]) await press(person, publicLast(person, channel), 'join');
  await table.rest();
  await starts(table);
  const hosts = async () => {
    const { asked, seats } = await table.record();
    return seats[asked[0]!.seat]!.user === ann.id ? asked[0]!.seat : undefined;
  };
  while ((await hosts()) === undefined)
    await playAnything(table, (await users(table))[(await table.record()).asked[0]!.seat] === ben.id ? ben : cleo);
  const seat = String(await hosts());
  await clock.advance(72 * HOUR);
  expect(await typed(table, ben, 'free', { seat })).toContain('Still to agree:');
  expect(publicWords(table.ann, table.channel)).toContain(`<@${ben.id}> would like to free a seat`);
  await playAnything(table, ann);
  expect((await table.record()).notes.votes).toBe(undefined);
  while ((await hosts()) === undefined)
    await playAnything(table, (await users(table))[(await table.record()).asked[0]!.seat] === ben.id ? ben : cleo);
  const again = String(await hosts());
  await clock.advance(72 * HOUR);
  await typed(table, ben, 'free', { seat: again });
  expect(await users(table)).toContain(ann.id);
  expect(await typed(table, cleo, 'free', { seat: again })).toContain('The seat is free');
  expect(await users(table)).not.toContain(ann.id);
});

test('the seats that are offered are those of others', async () => {
  const table = await startedTable();
  const offered = async (person: Table['ann']) =>
    (await person.complete(table.channel, 'match', 'free', { options: {}, focused: 'seat' })).map(({ name }) => name);
  expect(await offered(table.ann)).toEqual(['Blue house']);
  expect(await offered(table.ben)).toEqual(['Red house']);
  await typed(table, table.ben, 'leave');
  expect(await offered(table.ann)).toEqual([]);
  // Named all the same, it is told why it is none.
  expect(await typed(table, table.ann, 'free', { seat: 'Blue house' })).toContain('This seat is free');
});

test('whoever has just taken a seat has not been waited for: three days begin anew', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann } = table;
  await playAnything(table, ann);
  await clock.advance(73 * HOUR);
  const seat = 'Blue house';
  await typed(table, ann, 'free', { seat });
  const cleo = table.local.person('Cleo');
  await typed(table, cleo, 'join');
  expect(await typed(table, ann, 'free', { seat })).toContain('once it has been asked for 72 hours');
  expect((await users(table))[1]).toBe(cleo.id);
  await clock.advance(73 * HOUR);
  expect(await typed(table, ann, 'free', { seat })).toContain('The seat is free');
});

test('whoever agrees once more to free a seat is not announced again', async () => {
  const clock = virtualClock();
  const table = await openTable({ games: [bazaar], clock });
  const { ann, ben, channel, local } = table;
  await openLobby(table, { game: 'bazaar' });
  const cleo = local.person('Cleo');
  const host = local.person('Dan');
  for (const person of [ann, ben, cleo]) {
    await person.slash(channel, 'match', 'join', {});
    await table.rest();
  }
  await starts(table);
  const record = await table.record();
  await table.store.commit({ ...record, host: host.id });
  await clock.advance(73 * HOUR);
  const { seat } = (await table.record()).asked[0]!;
  const away = record.seats[seat]!.user;
  const [voter] = [ann, ben, cleo].filter(({ id }) => id !== away);
  for (let times = 0; times < 3; times++) await typed(table, voter!, 'free', { seat: String(seat) });
  expect(publicWords(table.ann, table.channel).split(`<@${voter!.id}> would like to free`)).toHaveLength(2);
});
