import { DateTime } from 'luxon';
import { leftAloneUntil } from '#bot/match/wishes';
import type { Chance } from '#core/enumerate';
import { REMINDER_WAYS, type Wishes } from '#store/store';

/** People with a life: where they live, when they sleep, when they look at their matches, and when they are away. */

/** In ms. */
const HOUR = 3_600_000;

/** Ten zones, half of which change their clocks in March; one is off by a half hour. */
export const ZONES = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Africa/Lagos',
  'America/St_Johns',
] as const;

/** One person: what they wish of the bot, and the moments (ms since 1970, ascending) at which they look and answer. */
export interface Life {
  wishes: Wishes;
  looks: number[];
  /** From when to when they are away, and say so. */
  away?: { from: number; to: number };
  /** From then on they look no more, and say nothing. */
  goneFrom?: number;
}

interface Span {
  /** In ms since 1970. */
  from: number;
  days: number;
}

/**
 * Lives by chance over so many days. Everybody looks once to three times a day while awake. One in six is on holiday for some days and says so; one in
 * fifteen stops looking for good and says nothing.
 */
export function livesOf(people: number, { from, days }: Span, chance: Chance): Life[] {
  const among = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1));
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)]!;
  return Array.from({ length: people }, (_, n) => {
    const zone = ZONES[n % ZONES.length]!;
    const quiet = { from: among(20, 23), to: among(6, 9) };
    const wishes: Wishes = {
      zone,
      ...(chance() < 0.8 && { quiet }),
      ...(chance() < 0.5 && { reminders: one(REMINDER_WAYS) }),
      ...(chance() < 0.2 && { everyHours: among(12, 48) }),
    };
    const start = from + among(2, Math.max(2, days - 8)) * 24 * HOUR;
    const away = chance() < 1 / 6 ? { from: start, to: start + among(3, 10) * 24 * HOUR } : undefined;
    const goneFrom = chance() < 1 / 15 ? from + among(3, days) * 24 * HOUR : undefined;
    const aDay = among(1, 3);
    const looks = Array.from({ length: days }, (_, day) =>
      Array.from({ length: aDay }, () => {
        const morning = DateTime.fromMillis(from, { zone }).startOf('day').plus({ days: day }).set({ hour: quiet.to });
        return morning.toMillis() + Math.floor(chance() * (quiet.from - quiet.to) * HOUR);
      }),
    )
      .flat()
      .filter((at) => at >= from && !(away && at >= away.from && at < away.to) && at < (goneFrom ?? at + 1))
      .sort((a, b) => a - b);
    return { wishes, looks, ...(away && { away }), ...(goneFrom !== undefined && { goneFrom }) };
  });
}

/** Whether nobody may remind this person now: it is quiet where they live, or they have said that they are away. */
export function isLeftAlone({ wishes, away }: Life, now: number): boolean {
  const isAway = away !== undefined && now >= away.from && now < away.to;
  return isAway || leftAloneUntil(wishes, now) !== undefined;
}
