import { createHash } from 'node:crypto';
import cron from 'node-cron';
import type { AskedSeat, MatchRecord } from '#store/store';
import { change, type House } from '../match/house.ts';
import { openOf } from '../match/record.ts';
import { waiting } from '../match/said.ts';
import { incident } from '../platform/incident.ts';

const HOUR = 3_600_000;
/** Reminders of different matches are spread over so many ms, so that they do not all go out at once. */
export const SPREAD = 300_000;

/** Whether an expression says when to look for due reminders. */
export const isCron = (expression: string): boolean => cron.validate(expression);

/** Looks for due reminders as the expression says. The answer ends it. */
export function scheduleReminders(house: House, expression: string): () => Promise<void> {
  const task = cron.schedule(expression, () => remind(house), { noOverlap: true });
  return async () => {
    await task.destroy();
  };
}

/** Reminds everybody who is due now, match after match. Rests on nothing but the store and the clock. */
export async function remind(house: House): Promise<void> {
  for (const id of await house.store.running()) {
    try {
      if (await remindMatch(house, id)) await house.deliver(id);
    } catch (error) {
      incident(house.log, error, { match: id, during: 'reminders' });
    }
  }
}

async function remindMatch(house: House, id: string): Promise<boolean> {
  const now = house.clock.now();
  const record = await house.store.load(id);
  if (!record || dueSeats(record, now).length === 0) return false;
  return change(house, id, ({ part, record: fresh }) => {
    const open = openOf(part, fresh);
    const due = dueSeats(fresh, now).filter((seat) => open.some((decision) => decision.seat === seat));
    if (due.length === 0) return { result: false };
    const asked = fresh.asked.map((each) =>
      due.includes(each.seat) ? { ...each, reminded: each.reminded + 1, lastReminder: now } : each,
    );
    const reminded = waiting({ ...fresh, asked }, { kind: 'reminder', data: { seats: due } });
    const withDms = open
      .filter(({ seat }) => due.includes(seat))
      .reduce(
        (sum, { seat, id }) => waiting(sum, { kind: 'dm', data: { seat, decision: id, reminder: true } }),
        reminded,
      );
    return { record: withDms, result: true };
  });
}

/** The seats whose next reminder is due: some hours after they were asked, then again and again. */
export function dueSeats(record: MatchRecord, now: number): number[] {
  const { settings, status } = record;
  if (!settings.reminders || status !== 'running') return [];
  const due = ({ seat, since, lastReminder }: AskedSeat) =>
    lastReminder === null
      ? since + settings.remindAfterHours * HOUR + jitter(record.id, seat)
      : lastReminder + settings.remindEveryHours * HOUR;
  return record.asked.filter((each) => now >= due(each)).map(({ seat }) => seat);
}

/** The same for the same seat each time, 0 to `SPREAD`. */
function jitter(match: string, seat: number): number {
  return createHash('sha256').update(`${match}/${seat}`).digest().readUInt32BE(0) % SPREAD;
}
