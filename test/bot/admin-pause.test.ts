import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import {
  dmOf,
  HOUR,
  openLobby,
  openTable,
  playAnything,
  posted,
  press,
  pressAnything,
  privateLast,
  publicLast,
  publicWords,
  startedTable,
  type Table,
  toTheHiding,
  typed,
} from './kit.ts';
import { elsewhere, operate, operatorOf } from './operating.ts';

/** All matches of a server are paused and go on again (`/admin pause`, `/admin resume`). */

const REASON = 'the cellar is flooded';
const PAUSED = 'All matches of this server are paused, since <t:';
const words = (table: Table) => publicWords(table.ann, table.channel);

async function paused(options: Parameters<typeof startedTable>[0] = {}): Promise<Table> {
  const table = await startedTable(options);
  expect(await operate(table, 'pause', { reason: REASON })).toBe(
    'All matches of this server are paused; one table has been told. `/admin resume` lets them go on.',
  );
  return table;
}

/** What somebody reads who presses that button of the board. */
async function pressed(table: Table, kind: string, label?: string, person = table.ann): Promise<string> {
  await press(person, publicLast(person, table.channel), kind, label);
  await table.rest();
  return privateLast(person, table.channel).content;
}

test('nobody can act: presses, answers and commands are told the reason, and nothing changes; it holds over a restart', async () => {
  const table = await paused();
  const before = await table.record();
  for (const restarts of [false, true]) {
    if (restarts) await table.restart();
    await table.rest();
    expect(await pressed(table, 'answer')).toContain(PAUSED);
    expect(await pressed(table, 'do', 'Rest')).toContain(`Reason: ${REASON} —`);
    expect(await pressed(table, 'board')).toContain(PAUSED);
    for (const sub of ['join', 'leave', 'undo', 'settings', 'end', 'export'])
      expect(await typed(table, table.ben, sub), sub).toContain(PAUSED);
    expect(await typed(table, table.ann, ['toy', 'rest'])).toContain(PAUSED);
    const channel = table.local.openChannel(`other ${restarts}`);
    expect(await typed(table, table.ben, 'new', { game: 'toy', channel })).toContain(PAUSED);
  }
  const after = await table.record();
  expect([after.match, after.seats, after.status]).toEqual([before.match, before.seats, before.status]);
  expect(await table.store.all()).toHaveLength(1);
  expect(words(table).split('has paused all matches here')).toHaveLength(2);
});

test('whoever only looks can go on to do so, and the status says first that all is paused', async () => {
  const table = await paused();
  expect(await typed(table, table.ann, 'status')).toMatch(
    /^\*\*All matches of this server are paused\*\*, since <t:\d+:R>\. Reason: the cellar is flooded\n/,
  );
  for (const sub of ['board', 'hand', 'log', 'news', 'mine', 'help'])
    expect(await typed(table, table.ann, sub), sub).not.toContain(PAUSED);
  await operate(table, 'resume');
  expect(await typed(table, table.ann, 'status')).not.toContain('paused');
});

test('a press in a direct message is told the reason as well, in the language of whoever presses', async () => {
  const table = await startedTable({ locales: ['ja', 'en-US'] });
  await toTheHiding(table);
  const dm = dmOf(table.ann)!;
  const question = table.ann.messages(dm).at(-1)!;
  await operate(table, 'pause', { reason: REASON });
  const before = (await table.record()).match;
  await pressAnything(table.ann, question);
  await table.rest();
  expect(table.ann.messages(dm).at(-1)!.content).toMatch(
    /^<t:\d+:R>から、このサーバーのすべての対戦を一時停止しています。理由：the cellar is flooded — /,
  );
  expect((await table.record()).match).toEqual(before);
  await operate(table, 'resume');
  await pressAnything(table.ann, question);
  await table.rest();
  const { drafts, match } = await table.record();
  expect([drafts, match!.logged]).not.toEqual([{}, before!.logged]);
});

test('nobody is reminded meanwhile, and the time is not counted: the first reminder comes so much later, also over a restart', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { asked: before } = await table.record();
  await clock.advance(3 * HOUR);
  await operate(table, 'pause', { reason: REASON });
  const quiet = posted(table).length;
  await clock.advance(50 * HOUR);
  await table.bot.remind();
  await table.restart();
  await table.bot.remind();
  await table.rest();
  expect(posted(table)).toHaveLength(quiet);
  expect((await table.record()).asked).toEqual(before);
  expect(await operate(table, 'resume')).toContain('All matches of this server go on; one table has been told.');
  const { asked, nextReminder } = await table.record();
  expect(asked).toEqual(before.map((each) => ({ ...each, since: each.since + 50 * HOUR })));
  const due = nextReminder! - clock.now();
  expect([due >= 5 * HOUR, due <= 5 * HOUR + 300_000]).toEqual([true, true]);
  await clock.advance(5 * HOUR - 1_000);
  await table.bot.remind();
  expect((await table.record()).asked[0]!.reminded).toBe(0);
  await clock.advance(301_000);
  await table.bot.remind();
  await table.rest();
  expect((await table.record()).asked[0]!.reminded).toBe(1);
});

test('a second reminder is put off by as much, and a seat is freed only after the hours that count', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await playAnything(table, table.ann);
  await clock.advance(9 * HOUR);
  await table.bot.remind();
  await table.rest();
  const first = (await table.record()).asked[0]!;
  expect(first.reminded).toBe(1);
  await operate(table, 'pause', { reason: REASON });
  await clock.advance(100 * HOUR);
  await operate(table, 'resume');
  const after = (await table.record()).asked[0]!;
  expect(after.lastReminder).toBe(first.lastReminder! + 100 * HOUR);
  expect(await typed(table, table.ann, 'free', { seat: 'Blue house' })).toContain(
    'once it has been asked for 72 hours',
  );
  await clock.advance(63 * HOUR);
  expect(await typed(table, table.ann, 'free', { seat: 'Blue house' })).toContain('The seat is free');
});

test('a clock stands still: what was waited before stays taken, nothing of the pause is, and its end is told after it', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await typed(table, table.ann, 'settings', { bank_hours: 10, refill_hours: 1 });
  await clock.advance(3 * HOUR);
  await operate(table, 'pause', { reason: REASON });
  await clock.advance(100 * HOUR);
  await table.bot.remind();
  expect(await typed(table, table.ann, 'status')).toContain('Red house 7 h');
  await operate(table, 'resume');
  expect(await typed(table, table.ann, 'status')).toContain('Red house 7 h');
  const out = async () => {
    await table.bot.remind();
    await table.rest();
    return words(table).includes('Time has run out for Red house');
  };
  await clock.advance(7 * HOUR - 1_000);
  expect(await out()).toBe(false);
  await clock.advance(2_000);
  expect(await out()).toBe(true);
});

test('who runs out of time as the pause begins is told so after it', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  await typed(table, table.ann, 'settings', { bank_hours: 1, refill_hours: 1 });
  await clock.advance(HOUR);
  await operate(table, 'pause', { reason: REASON });
  await clock.advance(HOUR);
  await table.bot.remind();
  expect(words(table)).not.toContain('Time has run out');
  await operate(table, 'resume');
  await clock.advance(1);
  await table.bot.remind();
  await table.rest();
  expect(words(table)).toContain('Time has run out for Red house');
});

test('the days after which a lobby is closed stand still as well, before it is told and after', async () => {
  const clock = virtualClock();
  const table = await openTable({ clock });
  const DAY = 24 * HOUR;
  await openLobby(table);
  const rest = async (days: number) => {
    await operate(table, 'pause', { reason: REASON });
    await clock.advance(days * DAY);
    await table.bot.remind();
    await table.rest();
    await operate(table, 'resume');
  };
  const idle = async (hours: number) => {
    await clock.advance(hours * HOUR);
    await table.bot.remind();
    await table.rest();
    return table.record();
  };
  await clock.advance(10 * DAY);
  await rest(30);
  expect((await idle(3 * 24 - 1)).notes.idle).not.toHaveProperty('told');
  expect((await idle(2)).notes.idle).toHaveProperty('told');
  await rest(5);
  expect((await idle(23)).status).toBe('lobby');
  expect((await idle(2)).status).toBe('ended');
});

test('all go on where they stood: the table is told once, and play goes on', async () => {
  const table = await paused();
  await operate(table, 'resume');
  expect(words(table).split('lets the matches go on')).toHaveLength(2);
  await playAnything(table, table.ann);
  expect(await table.log()).toHaveLength(2);
  expect(await typed(table, table.ben, 'log')).toContain('has paused all matches here');
});

test('a pause on top of a pause, and to resume what is not paused, are refused; of two at once one holds', async () => {
  const table = await startedTable();
  expect(await operate(table, 'resume')).toBe('The matches of this server are not paused.');
  const opal = operatorOf(table);
  await Promise.all(['first', 'second'].map((reason) => opal.slash(table.channel, 'admin', 'pause', { reason })));
  await table.rest();
  expect(words(table).split('has paused all matches here')).toHaveLength(2);
  expect(await operate(table, 'pause', { reason: 'third' })).toContain('The matches of this server are paused already');
});

test('a match of another server goes on, and a pause that was cut short of its end takes nobody’s time twice', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { id } = await table.record();
  await elsewhere(table);
  const other = table.channel;
  const channel = table.local.openChannel('ours');
  Object.assign(table, { channel });
  await openLobby(table);
  Object.assign(table, { channel: other });
  await operate(table, 'pause', { reason: REASON });
  await press(table.ann, publicLast(table.ann, other), 'do', 'Rest');
  await table.rest();
  expect((await table.store.load(id))!.match!.logged).toBe(2);

  // The same server again: both matches go on, but the second try ends the pause only.
  await table.store.commit({ ...(await table.store.load(id))!, guild: table.local.guildId });
  const { since } = (await table.store.load(id))!.asked[0]!;
  await clock.advance(10 * HOUR);
  const { changeServer } = table.store;
  table.store.changeServer = () => Promise.reject(new Error('cut short'));
  await operate(table, 'resume');
  table.store.changeServer = changeServer;
  const shifted = (await table.store.load(id))!.asked[0]!.since;
  expect(shifted - since).toBe(10 * HOUR);
  expect(await pressed(table, 'answer', undefined, table.ben)).toContain(PAUSED);
  await clock.advance(HOUR);
  await operate(table, 'resume');
  expect((await table.store.load(id))!.asked[0]!.since - since).toBe(11 * HOUR);
});
