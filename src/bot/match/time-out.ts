import { withComputer } from './computer-seats.ts';
import { note, withNews } from './outbox.ts';
import type { AnyRecord } from './record.ts';
import { isTakenOver, seatsOut } from './time-control.ts';

/**
 * A record in which a computer plays on for everybody whose time has run out, where its clock brings one and somebody else plays. Of all others in
 * `ranOut` it is told that their time has run out.
 */
export function withTimeOut<R extends AnyRecord>(record: R, ranOut: readonly number[], now: number): R {
  const { computer } = record.settings.clock ?? {};
  const told: number[] = [];
  let next = record;
  for (const seat of seatsOut(record)) {
    if (computer && isTakenOver(next, seat)) {
      const args = { seat, who: `<@${next.seats[seat]!.user}>`, level: { key: `bot.computer.${computer}` } };
      next = withNews(withComputer(next, seat, computer, now), [note('time-out-computer', args)]);
    } else if (ranOut.includes(seat)) told.push(seat);
  }
  return told.length > 0 ? withNews(next, [note('time-out', { seats: told })]) : next;
}
