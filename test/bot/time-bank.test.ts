import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { counted, runsOutAt } from '#bot/match/time-control';
import { quietUntil } from '#bot/match/wishes';
import type { Wishes } from '#store/store';
import { HOUR } from './kit.ts';

/** How time is counted by the clock of a match. */

const at = (time: string, zone: string): number => DateTime.fromISO(time, { zone }).toMillis();

describe('What is taken from a bank', () => {
  const clock = { bankHours: 72, refillHours: 12, stopsAway: true, since: 0 };
  const tokyo: Wishes = { zone: 'Asia/Tokyo', quiet: { from: 22, to: 7 } };
  const evening = at('2026-11-27T20:00', 'Asia/Tokyo');

  test('is what was waited, without the quiet hours of whoever is waited for', () => {
    expect(counted({ clock, wishes: {} }, evening, evening + 14 * HOUR)).toBe(14 * HOUR);
    expect(counted({ clock, wishes: tokyo }, evening, evening + 14 * HOUR)).toBe(5 * HOUR);
    // Asked in the night: nothing before the morning.
    expect(counted({ clock, wishes: tokyo }, evening + 4 * HOUR, evening + 11 * HOUR)).toBe(0);
  });

  test('is nothing while they are away, from the moment when they said so; where the match does not stop for them it is all', () => {
    const wishes = { awayFrom: evening + 2 * HOUR, awayUntil: evening + 50 * HOUR };
    expect(counted({ clock, wishes }, evening, evening + 51 * HOUR)).toBe(3 * HOUR);
    const strict = { ...clock, stopsAway: false };
    expect(counted({ clock: strict, wishes }, evening, evening + 51 * HOUR)).toBe(51 * HOUR);
  });

  test('is nothing from before the clock was set', () => {
    const late = { ...clock, since: evening + HOUR };
    expect(counted({ clock: late, wishes: {} }, evening, evening + 3 * HOUR)).toBe(2 * HOUR);
  });

  test('is all where somebody says that it is always quiet: only twelve hours a day can be', () => {
    const quiet = (from: number, to: number) => ({ zone: 'utc', quiet: { from, to } });
    const day = at('2026-11-27T00:00', 'utc');
    expect(counted({ clock, wishes: quiet(20, 8) }, day, day + 24 * HOUR)).toBe(12 * HOUR);
    expect(counted({ clock, wishes: quiet(20, 9) }, day, day + 24 * HOUR)).toBe(24 * HOUR);
  });

  test('agrees in every zone with when it runs out, over days on which clocks are changed', () => {
    for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'America/Santiago', 'utc'])
      for (let day = 0; day < 366; day += 3) {
        const from = at('2027-01-01T00:30', 'utc') + day * 24 * HOUR + (day % 24) * HOUR;
        const wishes: Wishes = { zone, quiet: { from: 22, to: 7 } };
        const left = (1 + (day % 40)) * HOUR;
        const end = runsOutAt({ clock, wishes }, from, left);
        expect(counted({ clock, wishes }, from, end)).toBe(left);
        // Whose time ends as the quiet hours begin has until they are over.
        const isBefore = quietUntil(wishes, end - 1) === undefined;
        if (isBefore) expect(counted({ clock, wishes }, from, end - 1)).toBe(left - 1);
        const here = DateTime.fromMillis(end, { zone }).hour;
        expect(here >= 7 && here < 22).toBe(true);
      }
  });
});
