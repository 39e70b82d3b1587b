import cron from 'node-cron';
import type { AskedSeat, Wishes } from '#store/store';
import { openOf } from '../match/asked.ts';
import { change } from '../match/change.ts';
import { Declined } from '../match/declined.ts';
import { dueSeats, HOUR } from '../match/due.ts';
import type { House } from '../match/house.ts';
import { withPosting } from '../match/outbox.ts';
import { pauseIn, serverOf } from '../match/pause.ts';
import { looked } from '../match/time-control.ts';
import { withTimeOut } from '../match/time-out.ts';
import { comesBy, leftAloneUntil } from '../match/wishes.ts';
import { incident } from '../platform/incident.ts';
import { tendLobby } from './lobbies.ts';

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

/** Reminds everybody who is due now, match after match; nobody where the matches of the server are paused. Rests on nothing but the store and the clock. */
export async function remind(house: House): Promise<void> {
  for (const id of await house.store.due(house.clock.now())) {
    try {
      if (await pauseIn(house, await serverOf(house, id))) continue;
      if (await tend(house, id)) await house.deliver(id);
    } catch (error) {
      // It is left alone, and was told of at the start.
      if (error instanceof Declined) house.log.debug({ match: id, why: error.refused.key }, 'nobody reminded');
      else incident(house.log, error, { match: id, during: 'reminders' });
    }
  }
}

/** Does what is due in a match or in a lobby. Gives whether something is to be posted. */
async function tend(house: House, id: string): Promise<boolean> {
  const record = await house.store.load(id);
  if (record?.status !== 'lobby') return remindMatch(house, id);
  // One of a game that is not here rests as it is.
  return house.games.has(record.game) && tendLobby(house, id);
}

async function remindMatch(house: House, id: string): Promise<boolean> {
  const now = house.clock.now();
  return change(house, id, ({ part, record: before, wishes = new Map<string, Wishes>() }) => {
    const { record: timed, ranOut } = looked(before, { wishes, now });
    const told = withTimeOut(timed, ranOut, now);
    const isTold = told !== timed;
    const found = { part, record: told };
    const wishesOf = (seat: number): Wishes => wishes.get(found.record.seats[seat]?.user ?? '') ?? {};
    /** Until when a seat that is due is left alone by the wishes of its person; undefined when it is reminded now. */
    const held = ({ seat, lastReminder }: AskedSeat): number | undefined => {
      const mine = wishesOf(seat);
      const earliest = lastReminder === null ? now : lastReminder + (mine.everyHours ?? 0) * HOUR;
      return earliest > now ? (leftAloneUntil(mine, earliest) ?? earliest) : leftAloneUntil(mine, now);
    };
    const { record } = found;
    const open = openOf(found);
    const due = dueSeats(record, now).filter((seat) => open.some((decision) => decision.seat === seat));
    // It was due by what an earlier program knew: saved anew it is due when it really is.
    if (due.length === 0) return { record: { ...record }, result: isTold };
    const waiting = new Map(
      record.asked.filter(({ seat }) => due.includes(seat)).map((each) => [each.seat, held(each)]),
    );
    const reminded = due.filter((seat) => waiting.get(seat) === undefined);
    const asked = record.asked.map((each) => {
      if (!due.includes(each.seat)) return each;
      const { heldUntil: _, ...before } = each;
      const heldUntil = waiting.get(each.seat);
      if (heldUntil !== undefined) return { ...before, heldUntil };
      return { ...before, reminded: each.reminded + 1, lastReminder: now };
    });
    const inThread = reminded.filter((seat) => comesBy(wishesOf(seat), 'thread'));
    const byDm = reminded.filter((seat) => comesBy(wishesOf(seat), 'dm'));
    const kept = { ...record, asked };
    if (inThread.length + byDm.length === 0) return { record: kept, result: isTold };
    const posted = inThread.length > 0 ? withPosting(kept, { kind: 'reminder', data: { seats: inThread } }) : kept;
    const withDms = open
      .filter(({ seat }) => byDm.includes(seat))
      .reduce(
        (sum, { seat, id }) => withPosting(sum, { kind: 'dm', data: { seat, decision: id, reminder: true } }),
        posted,
      );
    return { record: withDms, result: true };
  });
}
