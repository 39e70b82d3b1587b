import { describe, expect, test } from 'vitest';
import { DAY, nextInLobby, withDaysCounted } from '#bot/match/lobby-time';
import { recordOf } from '#bot/match/record';
import { type VirtualClock, virtualClock } from '#local/discord';
import { only, open, openTable as openRoad } from './campaign-kit.ts';
import {
  HOUR,
  isPublic,
  labelsIn,
  last,
  openLobby,
  openTable,
  posted,
  press,
  privateLast,
  publicLast,
  type Table,
  type TableOptions,
  typed,
} from './kit.ts';

/** A lobby in which nothing changes: it is told a day before, and closed. */

interface Waiting {
  table: Table;
  clock: VirtualClock;
  /** Time passes, and the bot looks for what is due. */
  pass(ms: number): Promise<void>;
}

async function waiting(options: TableOptions = {}, opens = (table: Table) => openLobby(table)): Promise<Waiting> {
  const clock = virtualClock();
  const table = await openTable({ clock, ...options });
  await opens(table);
  return { table, clock, pass: passing(table, clock) };
}
const passing = (table: Table, clock: VirtualClock) => async (ms: number) => {
  await clock.advance(ms);
  await table.bot.remind();
  await table.rest();
};
const status = async (table: Table) => (await table.record()).status;
const TOLD = 'nothing has changed in this lobby for a long time';
const told = (table: Table) => posted(table).filter(({ content }) => content.includes(TOLD));
const CLOSED = 'Nothing has changed in this lobby of Toy Market for a long time, so it is closed.';
const lobby = ({ ann, channel }: Table, words: RegExp) =>
  last(ann, channel, (one) => isPublic(one) && words.test(one.content));

describe('a lobby in which nothing changes', () => {
  test('is told once, a day before, with a call of those who sit, and is closed after fourteen days', async () => {
    const { table, clock, pass } = await waiting();
    const { ann, ben } = table;
    await press(ben, publicLast(ben, table.channel), 'join');
    await table.rest();
    await pass(13 * DAY - HOUR);
    expect(told(table)).toHaveLength(0);
    await pass(2 * HOUR);
    expect(told(table)).toHaveLength(1);
    const [word] = told(table);
    const until = Math.floor((clock.now() + DAY) / 1_000);
    expect(word!.content).toBe(
      `<@${ann.id}> and <@${ben.id}>: ${TOLD}. It will be closed <t:${until}:R>, unless somebody joins, changes something or presses “Keep it open”. Nothing is lost by that, and it can be opened again at any time.`,
    );
    expect(word!.mentions.map(({ id }) => id).toSorted()).toEqual([ann.id, ben.id].toSorted());
    await table.restart();
    await pass(23 * HOUR);
    expect([told(table).length, await status(table)]).toEqual([1, 'lobby']);
    await pass(2 * HOUR);
    expect(await status(table)).toBe('ended');
    const closing = posted(table).filter(({ content }) => content.startsWith(CLOSED));
    // The lobby itself, and one word below that calls nobody.
    expect(closing.map(({ content }) => content)).toEqual([
      `${CLOSED} “Open again” opens it with the same people and options.`,
      `${CLOSED} “Open again” or \`/match again\` opens it with the same people and options.`,
    ]);
    expect(closing.map((one) => labelsIn(one))).toEqual([['Open again'], ['Open again']]);
    expect(closing.at(-1)!.mentions).toEqual([]);
    const before = posted(table).length;
    await table.restart();
    await pass(30 * DAY);
    expect(posted(table)).toHaveLength(before);
  });

  test('any change begins the days anew, also after it was told, and then it is told once more', async () => {
    const { table, pass } = await waiting();
    await pass(13 * DAY + HOUR);
    expect(told(table)).toHaveLength(1);
    await typed(table, table.ben, 'join');
    await pass(12 * DAY);
    expect([told(table).length, await status(table)]).toEqual([1, 'lobby']);
    await pass(DAY + HOUR);
    expect(told(table)).toHaveLength(2);
    await pass(DAY);
    expect(await status(table)).toBe('ended');
  });

  test('is kept open by a press of its host or of who sits, by /match again too, and by nobody else', async () => {
    const { table, pass } = await waiting();
    const { ann, ben, channel } = table;
    await pass(13 * DAY + HOUR);
    await press(ben, told(table)[0]!, 'keep', 'Keep it open');
    await table.rest();
    expect(privateLast(ben, channel).content).toBe('You have no seat in this match.');
    await press(ann, told(table)[0]!, 'keep');
    await table.rest();
    expect(privateLast(ann, channel).content).toBe('The lobby stays open.');
    await pass(12 * DAY);
    expect(await typed(table, ann, 'again')).toBe('The lobby stays open.');
    await pass(12 * DAY);
    expect([told(table).length, await status(table)]).toEqual([1, 'lobby']);
  });

  test('is opened again with the same people and options by one press', async () => {
    const { table, pass } = await waiting({}, (one) => openLobby(one, { length: 'long' }));
    const { ann, ben, channel } = table;
    await typed(table, ben, 'join');
    await pass(13 * DAY + HOUR);
    await pass(DAY);
    const first = await table.record();
    const word = posted(table).at(-1)!;
    await press(table.local.person('Eve'), word, 'go-on');
    await table.rest();
    expect(privateLast(table.local.person('Eve'), channel).content).toBe('You have no seat in this match.');
    await press(ben, word, 'go-on', 'Open again');
    await table.rest();
    const next = (await table.store.load((await table.store.byChannel(channel))!))!;
    expect(next.id).not.toBe(first.id);
    expect(next).toMatchObject({ status: 'lobby', options: { length: 'long' }, host: ben.id });
    expect(next.notes.lapsed).toBe(undefined);
    expect(next.seats.map(({ user }) => user)).toEqual([ben.id, null]);
    await press(ann, word, 'go-on');
    await table.rest();
    expect(privateLast(ann, channel).content).toContain('There is already a match here');
    await press(ann, told(table)[0]!, 'keep');
    await table.rest();
    expect(privateLast(ann, channel).content).toBe('The match is over.');
  });

  test('calls nobody who is away or wishes no calls, but names them', async () => {
    const { table, pass } = await waiting();
    const { ann, ben, channel } = table;
    await typed(table, ben, 'join');
    await ann.slash(channel, 'me', undefined, { reminders: 'none' });
    await table.rest();
    await pass(13 * DAY + HOUR);
    expect(told(table)[0]!.content).toContain(`<@${ann.id}> and <@${ben.id}>`);
    expect(told(table)[0]!.mentions.map(({ id }) => id)).toEqual([ben.id]);
  });

  test('is never closed where the operator wants none closed, and after fewer days where that is said', async () => {
    const never = await waiting({ bounds: { lobbyDays: 0 } });
    await never.pass(400 * DAY);
    expect([told(never.table).length, await status(never.table)]).toEqual([0, 'lobby']);
    const soon = await waiting({ bounds: { lobbyDays: 2 } });
    await soon.pass(DAY + HOUR);
    expect(told(soon.table)).toHaveLength(1);
    await soon.pass(DAY);
    expect(await status(soon.table)).toBe('ended');
  });

  test('of a campaign lets the campaign go', async () => {
    const clock = virtualClock();
    const table = await openRoad({ clock });
    await open(table, 'Long road');
    const pass = passing(table, clock);
    await pass(13 * DAY + HOUR);
    await pass(DAY);
    expect(await status(table)).toBe('ended');
    expect((await only(table)).current).toBe(null);
  });

  test('is not told, nor closed, once the match has begun', async () => {
    const { table, pass } = await waiting();
    await pass(13 * DAY + HOUR);
    for (const person of [table.ann, table.ben]) await typed(table, person, 'join');
    await typed(table, table.ann, 'start');
    await press(table.ann, told(table)[0]!, 'keep');
    await table.rest();
    expect(privateLast(table.ann, table.channel).content).toBe('The match has already started.');
    await pass(2 * DAY);
    expect(await status(table)).toBe('running');
  });

  test('is told and closed in Japanese', async () => {
    const { table, pass } = await waiting({ locales: ['ja', 'ja'] });
    await pass(13 * DAY + HOUR);
    expect(lobby(table, /長いあいだ変化がありません/).content).toContain('いつでももう一度開けます。');
    await pass(DAY);
    expect(labelsIn(lobby(table, /ロビーを閉じました/))).toEqual(['もう一度開く']);
  });
});

describe('lobbies that an earlier program has left', () => {
  test('are not told at the first start, but within the next day, and closed a day later', async () => {
    const { table, clock, pass } = await waiting();
    const { store } = table;
    await clock.advance(100 * DAY);
    await store.commit({ ...(await table.record()), nextReminder: null });
    await table.restart();
    await table.rest();
    expect((await table.record()).nextReminder).not.toBe(null);
    await pass(0);
    expect(await status(table)).toBe('lobby');
    await pass(DAY + HOUR);
    expect(told(table)).toHaveLength(1);
    await pass(DAY);
    expect(await status(table)).toBe('ended');
  });

  test('have their days from the last change on, where that is not long ago', async () => {
    const { table, clock, pass } = await waiting();
    await clock.advance(5 * DAY);
    await table.store.commit({ ...(await table.record()), nextReminder: null });
    await table.restart();
    await table.rest();
    await pass(8 * DAY - HOUR);
    expect(told(table)).toHaveLength(0);
    await pass(2 * HOUR);
    expect(told(table)).toHaveLength(1);
  });

  test('whose notes of this cannot be meant are read without them', async () => {
    const { table, pass } = await waiting();
    const record = await table.record();
    await table.store.commit({ ...record, notes: { ...record.notes, ready: { since: 'soon' }, idle: { told: [] } } });
    expect(await typed(table, table.ann, 'join')).toContain('You have taken a seat');
    await pass(13 * DAY + HOUR);
    expect(told(table)).toHaveLength(1);
  });

  test('come up one after the other', async () => {
    const { table, clock } = await waiting();
    const record = recordOf(await table.record());
    const now = clock.now() + 100 * DAY;
    const times = Array.from({ length: 40 }, (_, n) => {
      const one = withDaysCounted({ ...record, id: `lobby-${n}` }, 14, now);
      return nextInLobby(one, 14)!.at - now;
    });
    expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...times)).toBeLessThanOrEqual(DAY + HOUR);
    const hours = new Set(times.map((ms) => Math.floor(ms / HOUR)));
    expect(hours.size).toBeGreaterThan(10);
  });
});
