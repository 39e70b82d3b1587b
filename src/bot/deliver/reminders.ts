import cron from 'node-cron';
import { dueSeats } from '../match/due.ts';
import { change, type House } from '../match/house.ts';
import { openOf } from '../match/record.ts';
import { waiting } from '../match/said.ts';
import { incident } from '../platform/incident.ts';

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
  for (const id of await house.store.due(house.clock.now())) {
    try {
      if (await remindMatch(house, id)) await house.deliver(id);
    } catch (error) {
      incident(house.log, error, { match: id, during: 'reminders' });
    }
  }
}

async function remindMatch(house: House, id: string): Promise<boolean> {
  const now = house.clock.now();
  return change(house, id, ({ part, record: fresh }) => {
    const open = openOf(part, fresh);
    const due = dueSeats(fresh, now).filter((seat) => open.some((decision) => decision.seat === seat));
    // It was due by what an earlier program knew: saved anew it is due when it really is.
    if (due.length === 0) return { record: { ...fresh }, result: false };
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
