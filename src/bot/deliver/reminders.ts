import cron from 'node-cron';
import { openOf } from '../match/asked.ts';
import { change } from '../match/change.ts';
import { Declined } from '../match/declined.ts';
import { dueSeats } from '../match/due.ts';
import type { House } from '../match/house.ts';
import { withPosting } from '../match/outbox.ts';
import { incident } from '../platform/incident.ts';

/** Whether an expression says when to look for due reminders. */
export const isCron = (expression: string): boolean => cron.validate(expression);

/** Looks for due reminders as the expression says. The answer ends it, when a look under way has ended. */
export function scheduleReminders(expression: string, look: () => Promise<void>): () => Promise<void> {
  let looking = Promise.resolve();
  const begin = () => (looking = look());
  const task = cron.schedule(expression, begin, { noOverlap: true });
  return async () => {
    await task.destroy();
    await looking;
  };
}

/** Reminds everybody who is due now, match after match. Rests on nothing but the store and the clock. */
export async function remind(house: House): Promise<void> {
  for (const id of await house.store.due(house.clock.now())) {
    try {
      if (await remindMatch(house, id)) await house.deliver(id);
    } catch (error) {
      // It is left alone, and was told of at the start.
      if (error instanceof Declined) house.log.debug({ match: id, why: error.refused.key }, 'nobody reminded');
      else incident(house.log, error, { match: id, during: 'reminders' });
    }
  }
}

async function remindMatch(house: House, id: string): Promise<boolean> {
  const now = house.clock.now();
  return change(house, id, (found) => {
    const { record } = found;
    const open = openOf(found);
    const due = dueSeats(record, now).filter((seat) => open.some((decision) => decision.seat === seat));
    // It was due by what an earlier program knew: saved anew it is due when it really is.
    if (due.length === 0) return { record: { ...record }, result: false };
    const asked = record.asked.map((each) =>
      due.includes(each.seat) ? { ...each, reminded: each.reminded + 1, lastReminder: now } : each,
    );
    const reminded = withPosting({ ...record, asked }, { kind: 'reminder', data: { seats: due } });
    const withDms = open
      .filter(({ seat }) => due.includes(seat))
      .reduce(
        (sum, { seat, id }) => withPosting(sum, { kind: 'dm', data: { seat, decision: id, reminder: true } }),
        reminded,
      );
    return { record: withDms, result: true };
  });
}
