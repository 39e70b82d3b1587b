import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import {
  buttons,
  changedInPlace,
  dmOf,
  HOUR,
  last,
  menus,
  press,
  startedTable,
  type Table,
  toTheHiding,
} from './kit.ts';

/** Questions by direct message whose time is over lose their buttons and menus, and stand as they are until then. */

const newest = (person: Table['ann']) => last(person, dmOf(person)!);
const again = (person: Table['ann'], { id }: { id: string }) => changedInPlace(person, dmOf(person)!, { id });
const usable = (message: ReturnType<typeof newest>) => buttons(message).length + menus(message).length;
const dms = async (table: Table) => (await table.record()).notes.dms;

/** Hides the first card of a seat by a command in the channel. */
async function hides(table: Table, person: Table['ann']): Promise<void> {
  const [card] = await person.complete(table.channel, 'toy', 'hide', { options: { card: '' }, focused: 'card' });
  await person.slash(table.channel, 'toy', 'hide', { card: card!.value });
  await table.rest();
}

test('a question that was answered elsewhere has no buttons any more by direct message, and says the same', async () => {
  const table = await startedTable();
  const { ann } = table;
  await toTheHiding(table);
  const question = newest(ann);
  expect(usable(question)).toBeGreaterThan(0);
  expect(await dms(table)).toMatchObject({ 0: { message: question.id, user: ann.id } });
  await hides(table, ann);
  const after = again(ann, question);
  expect(usable(after)).toBe(0);
  expect(after.content).toBe(question.content);
  expect(after.attachments.map(({ filename }) => filename)).toEqual(['hand.webp']);
  // Now Ben is asked, and his stands.
  expect(usable(newest(table.ben))).toBeGreaterThan(0);
  expect(Object.keys((await dms(table)) ?? {})).toEqual(['1']);
});

test('what comes after an answer in the direct message itself keeps its buttons', async () => {
  const table = await startedTable();
  const { ann, ben } = table;
  await toTheHiding(table);
  await press(ann, newest(ann), 'pick');
  await table.rest();
  expect(Object.keys((await dms(table)) ?? {})).toEqual(['1']);
  const question = newest(ben);
  await press(ben, question, 'pick');
  await table.rest();
  // Ben is asked for the duel there at once.
  expect(again(ben, question).content).toContain('how strong do you come to the duel');
  expect(usable(again(ben, question))).toBeGreaterThan(0);
});

test('a reminder takes the place of the question before it, also after a restart', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann } = table;
  await toTheHiding(table);
  const question = newest(ann);
  await table.restart();
  await clock.advance(9 * HOUR);
  await table.bot.remind();
  await table.rest();
  const reminder = newest(ann);
  expect(reminder.id).not.toBe(question.id);
  expect(usable(again(ann, question))).toBe(0);
  expect(usable(reminder)).toBeGreaterThan(0);
  expect(await dms(table)).toMatchObject({ 0: { message: reminder.id } });
});

test('when the match is over no question stands any more', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  await toTheHiding(table);
  const question = newest(ann);
  await ann.slash(channel, 'match', 'end', {});
  await table.rest();
  expect(usable(again(ann, question))).toBeGreaterThan(0);
  await ben.slash(channel, 'match', 'end', {});
  await table.rest();
  expect((await table.record()).status).toBe('ended');
  expect(usable(again(ann, question))).toBe(0);
  expect(await dms(table)).toBeUndefined();
});

test('who has left the seat has no buttons for it any more', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  await toTheHiding(table);
  const question = newest(ann);
  await ann.slash(channel, 'match', 'leave', {});
  await table.rest();
  expect(usable(again(ann, question))).toBe(0);
});
