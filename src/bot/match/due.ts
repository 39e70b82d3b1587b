import { fingerprint } from '#asking/draft';
import type { AskedSeat, MatchRecord } from '#store/store';

/** In ms. */
export const HOUR = 3_600_000;
/** So many reminders of one question, and no more: the last one says so. */
export const REMINDERS = 5;
/** Hours that reminders may be apart, fewest and most. */
export const HOURS = [1, 336] as const;
/** Reminders of different matches are spread over so many ms, so that they do not all go out at once. */
export const SPREAD = 300_000;

/** What decides who is to be reminded. */
type Reminding = Pick<MatchRecord, 'id' | 'status' | 'settings' | 'asked' | 'seats'>;

/** The seats whose next reminder is due: some hours after they were asked, then further and further apart, `REMINDERS` times. */
export function dueSeats(record: Reminding, now: number): number[] {
  return reminded(record)
    .filter((each) => now >= dueAt(record, each))
    .map(({ seat }) => seat);
}

/** When the first of them is due, in ms since 1970; null when nobody is to be reminded. */
export function nextReminder(record: Reminding): number | null {
  const times = reminded(record).map((each) => dueAt(record, each));
  return times.length > 0 ? Math.min(...times) : null;
}

/** A computer is never reminded. */
const reminded = ({ settings, status, asked, seats }: Reminding): AskedSeat[] =>
  settings.reminders && status === 'running'
    ? asked.filter((each) => each.reminded < REMINDERS && seats[each.seat]?.computer === undefined)
    : [];

/** The second reminder comes once the usual time after the first, the third twice that time after the second, and so on. */
function dueAt(record: Reminding, each: AskedSeat): number {
  const { remindAfterHours, remindEveryHours } = record.settings;
  const { seat, since, reminded, lastReminder, heldUntil = 0 } = each;
  const usual =
    lastReminder === null
      ? since + remindAfterHours * HOUR + jitter(record.id, seat)
      : lastReminder + Math.max(1, reminded) * remindEveryHours * HOUR;
  return Math.max(usual, heldUntil);
}

/** The same for the same seat each time, 0 to `SPREAD`. */
function jitter(match: string, seat: number): number {
  return fingerprint(`${match}/${seat}`) % SPREAD;
}
