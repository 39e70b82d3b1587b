import { expect, test } from 'vitest';
import { labelsIn, lobbyOf, posted, press, publicLast, startedTable, type Table, typed } from './kit.ts';
import { playToTheEnd } from './to-the-end.ts';

/** Once more with the same people (`/match again`, and the button below the result). */

async function ended(): Promise<Table> {
  const table = await startedTable();
  for (const person of [table.ann, table.ben]) await typed(table, person, 'end');
  return table;
}
const recordNow = async (table: Table) => (await table.store.load((await table.store.byChannel(table.channel))!))!;

test('the button below the result opens a lobby where both sit as before, and it can be started', async () => {
  const table = await startedTable();
  const first = (await table.record()).id;
  await playToTheEnd(table);
  const result = posted(table).findLast((one) => labelsIn(one).includes('Play again'))!;
  await press(table.ben, result, 'go-on', 'Play again');
  await table.rest();
  const next = await recordNow(table);
  expect(next.id).not.toBe(first);
  expect(next.status).toBe('lobby');
  expect(next.seats.map(({ user }) => user)).toEqual([table.ann.id, table.ben.id]);
  expect(next.host).toBe(table.ben.id);
  expect(lobbyOf(table).content).toContain(`<@${table.ann.id}>`);
  await press(table.ben, publicLast(table.ben, table.channel), 'start');
  await table.rest();
  expect((await recordNow(table)).status).toBe('running');
});

test('options and settings go along; a match that was ended by all can be played again, too', async () => {
  const table = await startedTable();
  await typed(table, table.ann, 'settings', { remind_after_hours: 3 });
  const { options } = await table.record();
  for (const person of [table.ann, table.ben]) await typed(table, person, 'end');
  await typed(table, table.ann, 'again');
  const next = await recordNow(table);
  expect([next.status, next.options, next.settings.remindAfterHours]).toEqual(['lobby', options, 3]);
});

test('while it runs, for whoever did not sit in it, and twice, it is refused with the reason', async () => {
  const running = await startedTable();
  expect(await typed(running, running.ann, 'again')).toContain('The match still runs.');
  const table = await ended();
  expect(await typed(table, table.local.person('Eve'), 'again')).toBe('You have no seat in this match.');
  await typed(table, table.ann, 'again');
  const opened = (await recordNow(table)).id;
  expect(await typed(table, table.ben, 'again')).not.toContain('opened');
  expect((await recordNow(table)).id).toBe(opened);
});

test('whoever was put into the new lobby can stand up again', async () => {
  const table = await ended();
  await typed(table, table.ann, 'again');
  await typed(table, table.ben, 'leave');
  expect((await recordNow(table)).seats.map(({ user }) => user)).toEqual([table.ann.id, null]);
});
