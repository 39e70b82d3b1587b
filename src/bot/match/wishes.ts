import { DateTime } from 'luxon';
import type { Wishes } from '#store/store';
import type { House } from './house.ts';
import type { Found } from './record.ts';

/** What a person wishes of the bot, and what it means for reminders. */

/** What the person at a seat wishes; nothing of their own while nobody sits there. */
export async function wishesOfSeat({ store }: House, { record }: Found, seat: number): Promise<Wishes> {
  const user = record.seats[seat]?.user;
  return (user && (await store.profile(user)).wishes) || {};
}

/** Hours of the day, as quiet hours have them. */
const DAY = 24;

/** When whoever is back is reminded at the earliest, without quiet hours of his own. */
const MORNING = 9;

/** Whether there is such a time zone (IANA, as `Asia/Tokyo`). */
export const isZone = (zone: string): boolean => DateTime.local({ zone }).isValid;

/** Quiet hours as they are typed: `22-7` goes over midnight. Undefined for what is none; both the same is no quiet at all. */
export function quietTyped(typed: string): { from: number; to: number } | undefined {
  const [, from, to] = /^\s*(\d{1,2})(?::00)?\s*[-–〜~]\s*(\d{1,2})(?::00)?\s*$/.exec(typed) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const hours = { from: Number(from) % DAY, to: Number(to) % DAY };
  return Number(from) > DAY || Number(to) > DAY ? undefined : hours;
}

/** The quiet hours of a person; undefined without any, and where they begin and end at one hour. */
export const quietHours = ({ quiet }: Wishes): Wishes['quiet'] => (quiet?.from === quiet?.to ? undefined : quiet);

/**
 * When the quiet hours end in which `now` lies, in ms since 1970; undefined when it lies in none. Hours are those of the clock on the wall, also
 * on the days on which it is changed.
 */
export function quietUntil(wishes: Wishes, now: number): number | undefined {
  const { zone = 'utc' } = wishes;
  const quiet = quietHours(wishes);
  if (!quiet) return undefined;
  const here = DateTime.fromMillis(now, { zone });
  const { from, to } = quiet;
  const isQuiet = from < to ? here.hour >= from && here.hour < to : here.hour >= from || here.hour < to;
  if (!isQuiet) return undefined;
  const end = here.startOf('day').set({ hour: to });
  const next = end.toMillis() > now ? end : here.startOf('day').plus({ days: 1 }).set({ hour: to });
  return next.toMillis();
}

/** When quiet hours begin next after `now`, which lies in none, in ms since 1970; undefined without any. */
export function quietFrom(wishes: Wishes, now: number): number | undefined {
  const { zone = 'utc' } = wishes;
  const quiet = quietHours(wishes);
  if (!quiet) return undefined;
  const begin = DateTime.fromMillis(now, { zone }).startOf('day').set({ hour: quiet.from });
  const next = begin.toMillis() > now ? begin : begin.plus({ days: 1 }).startOf('day').set({ hour: quiet.from });
  return next.toMillis();
}

/** Until when this person is not to be reminded, in ms since 1970: while away, then in quiet hours. Undefined when now is right. */
export function leftAloneUntil(wishes: Wishes, now: number): number | undefined {
  const { awayUntil } = wishes;
  if (awayUntil === undefined || awayUntil <= now) return quietUntil(wishes, now);
  return quietUntil(wishes, awayUntil) ?? awayUntil;
}

/** Whether reminders come to this person in this way. */
export function comesBy({ reminders = 'both' }: Wishes, way: 'thread' | 'dm'): boolean {
  return reminders === 'both' || reminders === way;
}

/** The day on which somebody is back, as a time in ms since 1970: the morning of that day where they live. Undefined for what is no date to come. */
export function backOn(typed: string, wishes: Wishes, now: number): number | undefined {
  const { zone = 'utc' } = wishes;
  const day = DateTime.fromISO(typed.trim(), { zone });
  if (!day.isValid) return undefined;
  const time = day.startOf('day').set({ hour: quietHours(wishes)?.to ?? MORNING });
  return time.toMillis() > now ? time.toMillis() : undefined;
}

/** The day in so many days, as it is typed: `2026-12-27`. */
export const dayIn = (days: number, now: number): string => DateTime.fromMillis(now).plus({ days }).toISODate()!;
