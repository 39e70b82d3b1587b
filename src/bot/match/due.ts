import { fingerprint } from '#asking/draft';
import type { AskedSeat, MatchRecord } from '#store/store';

const HOUR = 3_600_000;
/** Hours that reminders may be apart, fewest and most. */
export const HOURS = [1, 336] as const;
/** Reminders of different matches are spread over so many ms, so that they do not all go out at once. */
export const SPREAD = 300_000;

/** What decides who is to be reminded. */
type Reminding = Pick<MatchRecord, 'id' | 'status' | 'settings' | 'asked'>;

/** The seats whose next reminder is due: some hours after they were asked, then again and again. */
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

const reminded = ({ settings, status, asked }: Reminding): AskedSeat[] =>
  settings.reminders && status === 'running' ? asked : [];

function dueAt({ id, settings }: Reminding, { seat, since, lastReminder }: AskedSeat): number {
  return lastReminder === null
    ? since + settings.remindAfterHours * HOUR + jitter(id, seat)
    : lastReminder + settings.remindEveryHours * HOUR;
}

/** The same for the same seat each time, 0 to `SPREAD`. */
function jitter(match: string, seat: number): number {
  return fingerprint(`${match}/${seat}`) % SPREAD;
}
