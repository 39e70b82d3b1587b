import { expect, test } from 'vitest';
import { isCron } from '#bot/deliver/reminders';
import { dueSeats, SPREAD } from '#bot/match/due';
import { virtualClock } from '#local/discord';
import {
  dmOf,
  HOUR,
  isPrivate,
  isPublic,
  labelsIn,
  last,
  openTable,
  pass,
  playAnything,
  press,
  publicLast,
  startedTable,
  starts,
  type Table,
  toTheHiding,
} from './kit.ts';

const reminders = ({ ann, channel }: Table, place = channel) =>
  ann.messages(place).filter((message) => isPublic(message) && message.content.includes('Asked since <t:'));

test('whoever is asked is reminded after 8 hours and then every 24, in the channel and by direct message', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann } = table;
  await pass(table, clock, 8 * HOUR - 60_000);
  expect(reminders(table)).toHaveLength(0);
  await pass(table, clock, SPREAD + 60_000);
  expect(reminders(table)).toHaveLength(1);
  const [first] = reminders(table);
  expect(first!.mentions.map(({ id }) => id)).toEqual([ann.id]);
  expect(first!.content).toContain('what do you do?');
  expect(labelsIn(first!)).toEqual(['Your move', 'Rest']);
  expect(last(ann, dmOf(ann)!).content).toContain('what do you do?');
  await pass(table, clock, 24 * HOUR - 60_000);
  expect(reminders(table)).toEqual([first]);
  await pass(table, clock, 60_000);
  // It rings again, and the bell before is gone.
  expect(reminders(table)).toHaveLength(1);
  expect(reminders(table)[0]!.id).not.toBe(first!.id);
});

test('reminders are right after a restart: none is lost, none is doubled', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await clock.advance(4 * HOUR);
  await table.restart();
  await pass(table, clock, 4 * HOUR + SPREAD);
  expect(reminders(table)).toHaveLength(1);
  await table.restart();
  await pass(table, clock, HOUR);
  const [first, ...others] = reminders(table);
  expect(others).toEqual([]);
  await pass(table, clock, 23 * HOUR);
  expect(reminders(table)).toHaveLength(1);
  expect(reminders(table)[0]!.id).not.toBe(first!.id);
});

test('an answer in time starts the waiting anew, for the next one', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, ben } = table;
  await clock.advance(7 * HOUR);
  await playAnything(table, ann);
  await pass(table, clock, 2 * HOUR);
  expect(reminders(table)).toHaveLength(0);
  await pass(table, clock, 6 * HOUR + SPREAD);
  expect(
    reminders(table)
      .at(-1)!
      .mentions.map(({ id }) => id),
  ).toEqual([ben.id]);
});

test('the button of a reminder opens the question', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, channel } = table;
  await pass(table, clock, 8 * HOUR + SPREAD);
  await press(ann, reminders(table)[0]!, 'answer');
  await table.rest();
  expect(last(ann, channel, isPrivate).content).toContain('what do you do?');
});

test('a match can set its own hours, and switch reminders off', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, channel } = table;
  await ann.slash(channel, 'match', 'settings', { remind_after_hours: 2, remind_every_hours: 3 });
  await table.rest();
  await pass(table, clock, 2 * HOUR + SPREAD);
  expect(reminders(table)).toHaveLength(1);
  await ann.slash(channel, 'match', 'settings', { reminders: false });
  await table.rest();
  await pass(table, clock, 30 * HOUR);
  expect(reminders(table)).toHaveLength(1);
});

test('a reminder wakes a thread that has gone to sleep', async () => {
  const clock = virtualClock();
  const table = await openTable({ clock });
  const { ann } = table;
  await ann.slash(table.channel, 'match', 'new', { game: 'toy', thread: true });
  await table.rest();
  const seen = () => ann.channels().find(({ kind }) => kind === 'thread')!;
  table.channel = seen().id;
  await press(ann, publicLast(ann, table.channel), 'join');
  await press(table.ben, publicLast(table.ben, table.channel), 'join');
  await table.rest();
  await starts(table);
  await clock.advance(8 * 24 * HOUR);
  expect(seen().archived).toBe(true);
  await pass(table, clock, 1);
  expect(seen().archived).toBe(false);
  expect(reminders(table, table.channel)).toHaveLength(1);
});

test('a reminder of a secret question tells nothing of it in public', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann } = table;
  await toTheHiding(table);
  await pass(table, clock, 8 * HOUR + SPREAD);
  const [reminder] = reminders(table);
  expect(reminder!.content).not.toContain('Card no.');
  expect(last(ann, dmOf(ann)!).content).toContain('Asked since');
});

test('the reminders of many matches are spread over five minutes, the same way each time', async () => {
  const table = await startedTable();
  const record = { ...(await table.record()), asked: [{ seat: 0, since: 0, reminded: 0, lastReminder: null }] };
  const dueAt = (id: string) => {
    for (let ms = 0; ms <= SPREAD; ms += 5_000) if (dueSeats({ ...record, id }, 8 * HOUR + ms).length > 0) return ms;
    return Number.NaN;
  };
  const ids = Array.from({ length: 40 }, (_, i) => `match${i}`);
  const times = ids.map(dueAt);
  expect(new Set(times).size).toBeGreaterThan(15);
  expect(ids.map(dueAt)).toEqual(times);
});

test('what is no cron expression is told from one', () => {
  expect([isCron('*/5 * * * *'), isCron('at noon'), isCron('61 * * * *')]).toEqual([true, false, false]);
});
