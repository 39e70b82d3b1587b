import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { SPREAD } from '#bot/match/due';
import { leftAloneUntil, quietTyped, quietUntil } from '#bot/match/wishes';
import { virtualClock } from '#local/discord';
import {
  asked,
  dmOf,
  HOUR,
  isPublic,
  last,
  openTable,
  pass,
  playAnything,
  posted,
  privateLast,
  startedTable,
  type Table,
  typed,
} from './kit.ts';

/** What a person wishes of the bot in all matches (`/me`). */

const me = (table: Table, options: Record<string, string | number | boolean> = {}) => wish(table, table.ann, options);
async function wish(table: Table, person: Table['ann'], options: Record<string, string | number | boolean>) {
  await person.slash(table.channel, 'me', undefined, options);
  await table.rest();
  return privateLast(person, table.channel).content;
}
const reminded = (table: Table) => posted(table).filter(({ content }) => content.includes('Asked since <t:')).length;
const at = (time: string, zone: string): number => DateTime.fromISO(time, { zone }).toMillis();

describe('Quiet hours', () => {
  test('are read as they are written, over midnight too; what is none is told', () => {
    expect(quietTyped('22-7')).toEqual({ from: 22, to: 7 });
    expect(quietTyped('22:00 – 07:00')).toEqual({ from: 22, to: 7 });
    expect(quietTyped('0-24')).toEqual({ from: 0, to: 0 });
    for (const typed of ['late', '25-7', '7', '22-7-8', '']) expect(quietTyped(typed)).toBeUndefined();
  });

  const tokyo = { zone: 'Asia/Tokyo', quiet: { from: 22, to: 7 } };
  test('end at their hour by the clock on the wall where the person lives', () => {
    const end = at('2026-11-28T07:00', 'Asia/Tokyo');
    expect(quietUntil(tokyo, at('2026-11-27T22:00', 'Asia/Tokyo'))).toBe(end);
    expect(quietUntil(tokyo, at('2026-11-28T06:59', 'Asia/Tokyo'))).toBe(end);
    expect(quietUntil(tokyo, at('2026-11-28T07:00', 'Asia/Tokyo'))).toBeUndefined();
    expect(quietUntil(tokyo, at('2026-11-27T21:59', 'Asia/Tokyo'))).toBeUndefined();
  });

  test('are an hour shorter or longer where clocks are changed, and end at the same hour', () => {
    const berlin = { zone: 'Europe/Berlin', quiet: { from: 22, to: 7 } };
    // In March an hour is missing, in October there is one more.
    const spring = at('2027-03-27T22:00', 'Europe/Berlin');
    const autumn = at('2027-10-30T22:00', 'Europe/Berlin');
    expect((quietUntil(berlin, spring)! - spring) / HOUR).toBe(8);
    expect((quietUntil(berlin, autumn)! - autumn) / HOUR).toBe(10);
    for (const night of [spring, autumn])
      expect(DateTime.fromMillis(quietUntil(berlin, night)!, { zone: 'Europe/Berlin' }).hour).toBe(7);
  });

  test('hold in every zone, on every hour of a year: whoever is left alone is so until it is over, and no longer', () => {
    for (const zone of ['America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Santiago', 'utc'])
      for (let hour = 0; hour < 366 * 24; hour += 7) {
        const now = at('2027-01-01T00:30', 'utc') + hour * HOUR;
        const wishes = { zone, quiet: { from: 21, to: 9 } };
        const end = leftAloneUntil(wishes, now);
        const here = DateTime.fromMillis(now, { zone }).hour;
        expect(end !== undefined).toBe(here >= 21 || here < 9);
        if (end === undefined) continue;
        expect(end).toBeGreaterThan(now);
        expect(end - now).toBeLessThanOrEqual(13 * HOUR);
        expect(quietUntil(wishes, end)).toBeUndefined();
      }
  });
});

describe('A reminder', () => {
  test('waits until it is no longer quiet where the person lives, and comes then', async () => {
    const clock = virtualClock(at('2026-11-27T14:00', 'Asia/Tokyo'));
    const table = await startedTable({ clock });
    expect(await me(table, { time_zone: 'Asia/Tokyo', quiet_hours: '22-7' })).toContain('22:00–7:00 (Asia/Tokyo)');
    // Due at ten in the evening.
    await pass(table, clock, 8 * HOUR + SPREAD);
    await pass(table, clock, 8 * HOUR);
    expect(reminded(table)).toBe(0);
    await pass(table, clock, HOUR);
    expect(reminded(table)).toBe(1);
  });

  test('survives a restart in quiet hours: it is neither lost nor doubled', async () => {
    const clock = virtualClock(at('2026-11-27T14:00', 'Asia/Tokyo'));
    const table = await startedTable({ clock });
    await me(table, { time_zone: 'Asia/Tokyo', quiet_hours: '22-7' });
    await pass(table, clock, 8 * HOUR + SPREAD);
    await table.restart();
    await pass(table, clock, 9 * HOUR);
    await table.restart();
    await pass(table, clock, HOUR);
    expect(reminded(table)).toBe(1);
  });

  test('does not come while the person is away; the table sees it, and it comes when they are back', async () => {
    const clock = virtualClock(at('2026-11-27T12:00', 'utc'));
    const table = await startedTable({ clock });
    expect(await me(table, { away_until: '2026-12-04' })).toContain('You are away until');
    expect(await typed(table, table.ben, 'status')).toContain(`Away: <@${table.ann.id}>`);
    for (let day = 0; day < 6; day++) await pass(table, clock, 24 * HOUR);
    expect(reminded(table)).toBe(0);
    await pass(table, clock, 24 * HOUR);
    expect(reminded(table)).toBe(1);
    expect(await typed(table, table.ben, 'status')).not.toContain('Away');
  });

  test('comes in the way that was wished: in the channel, by direct message, or not at all', async () => {
    const ways = { thread: [1, false], dm: [0, true], none: [0, false] } as const;
    for (const [way, [inChannel, byDm]] of Object.entries(ways)) {
      const clock = virtualClock();
      const table = await startedTable({ clock });
      await me(table, { reminders: way });
      await pass(table, clock, 8 * HOUR + SPREAD);
      expect([way, reminded(table)]).toEqual([way, inChannel]);
      const dm = dmOf(table.ann);
      expect([way, dm !== undefined && last(table.ann, dm).content.includes('Asked since')]).toEqual([way, byDm]);
    }
  });

  test('comes further and further apart, five times, and the last one says so', async () => {
    const clock = virtualClock();
    const table = await startedTable({ clock });
    const days: number[] = [];
    let before = '';
    for (let hour = 0; hour < 24 * 30; hour++) {
      await pass(table, clock, HOUR);
      const found = posted(table).findLast(({ content }) => content.includes('Asked since <t:'));
      if (found && found.id !== before) days.push(Math.round(hour / 24));
      before = found?.id ?? '';
    }
    expect(days).toEqual([0, 1, 3, 6, 10]);
    expect(posted(table).at(-1)!.content).toContain('This is the last reminder.');
  }, 120_000);

  test('of another person is as ever', async () => {
    const clock = virtualClock();
    const table = await startedTable({ clock });
    await wish(table, table.ben, { reminders: 'none' });
    await pass(table, clock, 8 * HOUR + SPREAD);
    expect(reminded(table)).toBe(1);
  });
});

test('the language is the one that was chosen, from the next word on, and again that of the program when it is taken back', async () => {
  const table = await startedTable();
  expect(await me(table, { language: 'ja' })).toContain('言語：日本語');
  expect(await typed(table, table.ann, 'status')).toContain('言語');
  expect(await me(table, { language: '-' })).toContain('Language: that of your own program.');
  expect(await typed(table, table.ann, 'status')).toContain('Language');
});

test('what cannot be meant is refused with the way it is written', async () => {
  const table = await openTable();
  expect(await me(table, { time_zone: 'Tokio' })).toContain('There is no time zone “Tokio”.');
  expect(await me(table, { quiet_hours: 'at night' })).toContain('for example 22-7');
  expect(await me(table, { away_until: '2020-01-01' })).toContain('is no day to come');
  expect((await table.store.profile(table.ann.id)).wishes).toBeUndefined();
});

test('zones and days are completed while they are typed', async () => {
  const table = await openTable();
  const offered = async (focused: string, given: string) =>
    (await table.ann.complete(table.channel, 'me', undefined, { options: { [focused]: given }, focused })).map(
      ({ value }) => value,
    );
  expect(await offered('time_zone', 'tokyo')).toEqual(['Asia/Tokyo']);
  expect(await offered('quiet_hours', '')).toContain('22-7');
  expect((await offered('away_until', '')).length).toBeGreaterThan(3);
});

test('a wish tells nobody: nothing of it stands in the channel', async () => {
  const table = await startedTable();
  const before = posted(table).length;
  await me(table, { time_zone: 'Asia/Tokyo', quiet_hours: '22-7', reminders: 'none' });
  expect(posted(table)).toHaveLength(before);
  for (const message of table.ben.messages(table.channel).filter(isPublic))
    expect(JSON.stringify(message)).not.toContain('Tokyo');
});

describe('A word before the turn', () => {
  const told = (table: Table) => {
    const dm = dmOf(table.ann);
    const messages = dm === undefined ? [] : table.ann.messages(dm);
    return messages.filter(({ content }) => content.includes('The turn of Blue house has begun.')).length;
  };
  /** Turns of both, until Blue has been asked before Red and is asked again. */
  async function goesRound(table: Table): Promise<void> {
    for (let n = 0; n < 7; n++) await playAnything(table, await asked(table));
  }

  test('comes by direct message to whoever wishes it, and only then', async () => {
    for (const early of [true, false]) {
      const table = await startedTable();
      await me(table, { early_word: early });
      await goesRound(table);
      expect([early, told(table) > 0]).toEqual([early, early]);
    }
  });

  test('does not come in quiet hours, nor while the person is away', async () => {
    const clock = virtualClock(at('2026-11-27T23:00', 'utc'));
    const table = await startedTable({ clock });
    await me(table, { early_word: true, time_zone: 'UTC', quiet_hours: '22-7' });
    await goesRound(table);
    expect(told(table)).toBe(0);
  });
});
