import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { type VirtualClock, virtualClock } from '#local/discord';
import {
  HOUR,
  labelsIn,
  offerTrade,
  openLobby,
  pass,
  playAnything,
  posted,
  press,
  privateLast,
  publicLast,
  publicWords,
  startedTable,
  type Table,
  toTheHiding,
  typed,
} from './kit.ts';

/** The clock of a match: each has a bank of time, and the clock itself never plays. */

const at = (time: string, zone: string): number => DateTime.fromISO(time, { zone }).toMillis();

type Typed = Record<string, number | boolean | string>;
async function timedTable(clock: VirtualClock, options: Typed = {}): Promise<Table> {
  const table = await startedTable({ clock });
  await typed(table, table.ann, 'settings', { bank_hours: 10, refill_hours: 2, reminders: false, ...options });
  return table;
}
const words = (table: Table) => publicWords(table.ann, table.channel);
const isOver = (table: Table) => words(table).includes('Time has run out');
const answersOf = async (table: Table) => (await table.log()).filter(({ answer }) => answer).length;
const alone = async (table: Table, person: Table['ann'], seat: string) => {
  await person.slash(table.channel, 'stand-in', undefined, { seat });
  await table.rest();
  return privateLast(person, table.channel).content;
};

describe('A clock', () => {
  test('says in the lobby what it is, and in the match who has how much time left', async () => {
    const clock = virtualClock();
    const table = await timedTable(clock);
    expect(words(table)).toContain('Clock: each may let the others wait for 10 h. Each answer brings 2 h back.');
    await clock.advance(4 * HOUR);
    expect(await typed(table, table.ben, 'status')).toMatch(
      /Time left: Red house 6 h \(<t:\d+:R>\) and Blue house 10 h\./,
    );
    await playAnything(table, table.ann);
    expect(await typed(table, table.ben, 'status')).toMatch(
      /Time left: Red house 8 h and Blue house 10 h \(<t:\d+:R>\)\./,
    );
  });

  test('that runs out is told once, plays nothing by itself, and survives a restart', async () => {
    const clock = virtualClock();
    const table = await timedTable(clock);
    const before = await answersOf(table);
    await pass(table, clock, 10 * HOUR - 1_000);
    expect(isOver(table)).toBe(false);
    await table.restart();
    await pass(table, clock, 1_000);
    expect(words(table)).toContain('Time has run out for Red house.');
    await table.restart();
    for (let hour = 0; hour < 30; hour++) await pass(table, clock, HOUR);
    expect(words(table).split('Time has run out').length).toBe(2);
    expect(await answersOf(table)).toBe(before);
    expect(await typed(table, table.ben, 'status')).toContain('Red house 0 h (time is up)');
  });

  test('gives the others a button: the bot answers as long as that seat is asked, and says for whom and why', async () => {
    const clock = virtualClock();
    const table = await timedTable(clock);
    await pass(table, clock, 10 * HOUR);
    const { ben, channel } = table;
    await press(ben, publicLast(ben, channel), 'overdue');
    await table.rest();
    const ways = privateLast(ben, channel);
    expect(ways.content).toMatch(/^Red house has been asked since <t:\d+:R>; the time ran out <t:\d+:R>\./);
    expect(labelsIn(ways)).toContain('Answer for Red house');
    await press(ben, ways, 'stand-in');
    await table.rest();
    expect(words(table)).toContain(`<@${ben.id}> has me answer for Red house, whose time has run out.`);
    expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([1]);
    // The same button again is too late.
    await press(ben, ways, 'stand-in');
    await table.rest();
    expect(privateLast(ben, channel).content).toContain('Red house is not asked anything now');
  });

  test('lets whoever comes back before that answer as ever, and gives them time for it', async () => {
    const clock = virtualClock();
    const table = await timedTable(clock);
    await pass(table, clock, 11 * HOUR);
    await playAnything(table, table.ann);
    expect((await table.record()).notes.banks).toEqual({ 0: 2 * HOUR });
    expect(await alone(table, table.ben, 'Red house')).toContain('Red house is not asked anything now');
  });

  test('gives no time back for what the bot has answered, nor for an answer that is taken back', async () => {
    const clock = virtualClock();
    const table = await timedTable(clock);
    await clock.advance(5 * HOUR);
    const left = async () => (await table.record()).notes.banks;
    await offerTrade(table);
    expect(await left()).toEqual({ 0: 7 * HOUR });
    await typed(table, table.ann, 'undo');
    expect(await left()).toEqual({ 0: 5 * HOUR });
    await pass(table, clock, 6 * HOUR);
    await alone(table, table.ben, 'Red house');
    expect(await left()).toEqual({ 0: 0 });
  });

  test('tells no second time of a bank that is empty, and lets the others act at once', async () => {
    const clock = virtualClock();
    const table = await timedTable(clock);
    await pass(table, clock, 11 * HOUR);
    await alone(table, table.ben, 'Red house');
    await playAnything(table, table.ben);
    const { asked } = await table.record();
    const reds = asked.find(({ seat }) => seat === 0);
    if (reds) expect(reds.out).toBe(clock.now());
    expect(words(table).split('Time has run out').length).toBe(2);
  });

  test('opens the way to another person at once: the seat is freed without three days of waiting', async () => {
    const clock = virtualClock();
    const table = await timedTable(clock);
    await playAnything(table, table.ann);
    await pass(table, clock, 9 * HOUR);
    expect(await typed(table, table.ann, 'free', { seat: 'Blue house' })).toContain(
      'once it has been asked for 72 hours',
    );
    await pass(table, clock, HOUR);
    expect(await typed(table, table.ann, 'free', { seat: 'Blue house' })).toContain('The seat is free');
    const cleo = table.local.person('Cleo');
    await typed(table, cleo, 'join');
    expect((await table.record()).notes.banks).toBeUndefined();
    expect(await typed(table, table.ann, 'status')).toContain('Blue house 10 h');
  });

  test('stands still in quiet hours and while somebody is away', async () => {
    const clock = virtualClock(at('2026-11-27T20:00', 'utc'));
    const table = await timedTable(clock);
    await table.ann.slash(table.channel, 'me', undefined, { quiet_hours: '22-7', time_zone: 'UTC' });
    await table.rest();
    await pass(table, clock, 18 * HOUR);
    // Two hours in the evening, and seven of the day.
    expect(isOver(table)).toBe(false);
    await table.ann.slash(table.channel, 'me', undefined, { away_until: '2026-12-04' });
    await table.rest();
    await pass(table, clock, 100 * HOUR);
    expect(isOver(table)).toBe(false);
    await pass(table, clock, 200 * HOUR);
    expect(isOver(table)).toBe(true);
  });

  test('takes nothing for a night from whoever answers in the morning', async () => {
    const clock = virtualClock(at('2026-11-27T20:00', 'utc'));
    const table = await timedTable(clock);
    await table.ann.slash(table.channel, 'me', undefined, { quiet_hours: '22-7', time_zone: 'UTC' });
    await table.rest();
    await clock.advance(13 * HOUR);
    await playAnything(table, table.ann);
    // Two hours in the evening and two in the morning of ten, and two come back.
    expect((await table.record()).notes.banks).toEqual({ 0: 8 * HOUR });
  });

  test('does not show how often somebody has answered in secret', async () => {
    const clock = virtualClock();
    const table = await timedTable(clock);
    await toTheHiding(table);
    await clock.advance(3 * HOUR);
    const seats = (await table.record()).asked;
    expect(seats.length).toBeGreaterThan(0);
    expect((await table.record()).notes.banks ?? {}).toEqual({});
  });
});

test('what the bot has answered for somebody is told apart in the summary of the match', async () => {
  const clock = virtualClock();
  const table = await timedTable(clock);
  await pass(table, clock, 11 * HOUR);
  await alone(table, table.ben, 'Red house');
  await playAnything(table, table.ben);
  for (const person of [table.ann, table.ben]) await typed(table, person, 'end');
  const told = await typed(table, table.ben, ['summary', undefined]);
  expect(told).toContain(`Red house (<@${table.ann.id}>): 0 answers, and 1 that I gave`);
  expect(told).toContain(`Blue house (<@${table.ben.id}>): one answer, half of them`);
});

test('without a clock, before its time, for oneself or from outside nobody has the bot answer', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await clock.advance(100 * HOUR);
  expect(await alone(table, table.ben, 'Red house')).toContain('This match has no clock');
  await typed(table, table.ann, 'settings', { bank_hours: 10, reminders: false });
  expect(await alone(table, table.ben, 'Red house')).toContain('Red house still has time.');
  expect(await alone(table, table.ben, 'Blue house')).toContain('That is your own seat');
  expect(await alone(table, table.ben, 'Green house')).toContain('There is no such seat.');
  await pass(table, clock, 10 * HOUR);
  const eve = table.local.person('Eve');
  expect(await alone(table, eve, 'Red house')).toContain('You have no seat in this match.');
  expect(await answersOf(table)).toBe(0);
});

test('once the match runs only its host changes the clock, all are told, and all have their whole time again', async () => {
  const clock = virtualClock();
  const table = await timedTable(clock);
  expect(await typed(table, table.ben, 'settings', { bank_hours: 1 })).toContain('only whoever opened it');
  await pass(table, clock, 9 * HOUR);
  await typed(table, table.ann, 'settings', { refill_hours: 0 });
  await pass(table, clock, 9 * HOUR);
  expect(isOver(table)).toBe(false);
  expect(await typed(table, table.ann, 'settings', { bank_hours: 0 })).not.toContain('Clock');
  expect(words(table)).toContain('has taken the clock away');
  await pass(table, clock, 900 * HOUR);
  expect(isOver(table)).toBe(false);
  expect(await typed(table, table.ann, 'settings', { refill_hours: 3 })).toContain('This match has no clock');
});

test('a Japanese table reads of its clock in Japanese', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock, locales: ['ja', 'ja'] });
  await typed(table, table.ann, 'settings', { language: 'ja', bank_hours: 10, reminders: false });
  expect(words(table)).toContain(
    '1人の持ち時間は10時間です。答えるごとに12時間戻ります。静かな時間と不在中は止まります。',
  );
  await pass(table, clock, 10 * HOUR);
  expect(words(table)).toContain('の持ち時間が切れました。');
  expect(posted(table).flatMap(labelsIn)).toContain('時間切れ');
});

test('a lobby shows the clock that was set there, and anybody who sits sets it', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const channel = table.local.openChannel('second');
  const second = { ...table, channel };
  await openLobby(second);
  await press(table.ben, publicLast(table.ben, channel), 'join');
  await table.rest();
  await typed(second, table.ben, 'settings', { bank_hours: 24, refill_hours: 0, stops_away: false });
  expect(publicLast(table.ben, channel).content).toContain(
    'Clock: each may let the others wait for 24 h. It stands still in one’s quiet hours.',
  );
});

describe('Where a clock brings a computer', () => {
  const withPersons = async () => {
    const clock = virtualClock();
    return { table: await timedTable(clock, { time_out: 'normal' }), clock };
  };

  test('it says so, and the computer plays on when time has run out; its person gets the seat back by answering, with a whole bank', async () => {
    const { table, clock } = await withPersons();
    const { ann, ben } = table;
    expect(words(table)).toContain('When time runs out, a computer plays on (normal) until its person is back.');
    await pass(table, clock, 10 * HOUR);
    await table.bot.computers();
    await table.rest();
    expect(words(table)).toContain(
      `Time has run out for <@${ann.id}>: a computer plays Red house from now on (normal).`,
    );
    expect(words(table)).not.toContain('The others may have me answer');
    const { seats, asked, notes } = await table.record();
    expect(seats[0]).toMatchObject({ user: ann.id, computer: 'normal' });
    // It has answered already, and Ben is asked.
    expect(asked.map(({ seat }) => seat)).toEqual([1]);
    expect(notes.byComputer).toEqual([0]);
    await playAnything(table, ben);
    await typed(table, ann, 'join');
    const back = await table.record();
    expect(back.seats[0]).not.toHaveProperty('computer');
    expect(back.notes.banks ?? {}).not.toHaveProperty('0');
  });

  test('it takes no seat when nobody else would play: the match waits, as ever', async () => {
    const { table, clock } = await withPersons();
    await pass(table, clock, 10 * HOUR);
    await table.bot.computers();
    await table.rest();
    await pass(table, clock, 30 * HOUR);
    const { seats, asked } = await table.record();
    expect(seats.map(({ computer }) => computer)).toEqual(['normal', undefined]);
    expect(asked).toMatchObject([{ seat: 1 }]);
    expect(words(table)).toContain('Time has run out for Blue house. The others may have me answer');
    const before = await answersOf(table);
    await pass(table, clock, 30 * HOUR);
    expect(await answersOf(table)).toBe(before);
  });

  test('the others decide again once that is set', async () => {
    const { table, clock } = await withPersons();
    await typed(table, table.ann, 'settings', { time_out: 'others' });
    await pass(table, clock, 11 * HOUR);
    expect((await table.record()).seats[0]).not.toHaveProperty('computer');
    expect(words(table)).toContain('The others may have me answer');
  });
});
