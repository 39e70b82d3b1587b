import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import {
  playAnything,
  press,
  privateLast,
  publicLast,
  publicWords,
  questionOf,
  startedTable,
  toTheHiding,
  typed,
} from './kit.ts';
import { copyIn, exported, given } from './taking.ts';

const DAY = 24 * 3_600_000;

test('a match that runs here is not opened from its file until all who sit have agreed, by taking it along', async () => {
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  const sealed = await exported(table, ann);
  expect(publicWords(ben, channel)).toContain(`<@${ann.id}> takes the match along as a file.`);
  const other = local.openChannel('other');
  expect(await given(table, ann, sealed, other)).toContain(`Still to agree: <@${ben.id}>`);
  expect(await table.store.byChannel(other)).toBe(undefined);
  await exported(table, ben);
  expect(await given(table, ann, sealed, other)).toContain('goes on here');
  expect(publicWords(ben, channel)).toContain(`a copy of this match has been opened: <#${other}>`);
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
  expect(publicWords(ben, other)).toContain(`Seats are kept for <@${ben.id}>`);
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
  const { ann, ben, local } = table;
  const sealed = await exported(table, ann);
  const { id } = await table.record();
  await table.bot.stop();
  await table.store.close();
  await table.saved.remove(id);
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
