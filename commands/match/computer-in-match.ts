import { seatsOf } from '#bot/match/asked';
import { isComputer, seatsHeldFor, withBack, withComputer, withoutComputer } from '#bot/match/computer-seats';
import { decline } from '#bot/match/declined';
import { HOUR } from '#bot/match/due';
import { isFree } from '#bot/match/lobby-seats';
import { note, withNews } from '#bot/match/outbox';
import type { AnyRecord, Found } from '#bot/match/record';
import { isAway } from '#bot/match/time-control';
import { agreeing, withVotes } from '#bot/match/votes';
import type { Reply } from '#bot/platform/answer';
import type { Call } from '#bot/serve/command';
import { seatName } from '#bot/words/say';
import { say } from '#bot/words/text';
import type { Level } from '#core/levels';

/**
 * A computer plays a seat of a match that runs, when all others who play agree: one that is free, one's own, or that of somebody who is away. Who
 * is away gets it back by coming back.
 */

/** Who has been asked for so many hours counts as away. */
const HOURS = 72;

interface Meant {
  wanted: Level | 'none';
  seat: number;
}

/** The match after the visitor has agreed to it; done with the last one who does. */
export function agreedOn(call: Call, found: Found, { wanted, seat }: Meant): { record: AnyRecord; reply: Reply } {
  const { house, visit } = call;
  const { part, record } = found;
  const { locale, user } = visit;
  const now = house.clock.now();
  const mine = seatsOf(record, user);
  if (mine.length === 0) decline('not-seated');
  const name = seatName(part, seat, locale);
  if (wanted === 'none' && seatsHeldFor(record, user).includes(seat)) {
    return { record: withBack(record, user, now), reply: { content: say('done.back', locale, { seats: [name] }) } };
  }
  if (wanted === 'none' && !isComputer(record, seat)) decline('no-computer');
  if (wanted !== 'none' && !isForComputer(found, seat, { user, now })) decline('computer-present', { seat });
  const what = `computer-${wanted}-${seat}` as const;
  const voted = withVotes(record, what, mine, now);
  const missing = othersThan(record, seat).filter((one) => !agreeing(voted, what, now).includes(one));
  const level = wanted === 'none' ? undefined : { key: `bot.computer.${wanted}` };
  if (missing.length > 0) {
    const isNew = mine.some((one) => !agreeing(record, what, now).includes(one));
    const told = note(level ? 'computer-vote' : 'computer-gone-vote', {
      who: `<@${user}>`,
      seat,
      ...(level && { level }),
    });
    const waiting = missing.map((one) => seatName(part, one, locale));
    return {
      record: isNew ? withNews(voted, [told]) : voted,
      reply: { content: say('done.computer-voted', locale, { waiting }) },
    };
  }
  const who = record.seats[seat]!.user;
  const args = { seat, ...(level && { level }), ...(who !== null && { who: `<@${who}>` }) };
  if (wanted === 'none') {
    const told = withNews(
      withoutComputer(record, seat, now),
      [note(who === null ? 'computer-gone' : 'computer-gone-for', args)],
      { pings: [seat] },
    );
    return { record: told, reply: { content: say('done.no-computer', locale, { seat: name }) } };
  }
  const told = withNews(withComputer(record, seat, wanted, now), [
    note(who === null ? 'computer-plays' : 'computer-plays-for', args),
  ]);
  const words = { seat: name, level: say(`computer.${wanted}`, locale) };
  return { record: told, reply: { content: say('done.computer', locale, words) } };
}

/** Whether a computer could play there: nobody does, one does already, it is the visitor's own, or its person is away. */
function isForComputer({ record, wishes }: Found, seat: number, { user, now }: { user: string; now: number }): boolean {
  const there = record.seats[seat]!;
  if (isFree(there) || there.computer !== undefined || there.user === user) return true;
  const asked = record.asked.find((one) => one.seat === seat);
  const isLong = asked !== undefined && (asked.out !== undefined || now - asked.since >= HOURS * HOUR);
  return isLong || isAway(wishes?.get(there.user!) ?? {}, now);
}

/** The seats of those who play, without whoever has this one. */
const othersThan = ({ seats }: AnyRecord, seat: number): number[] =>
  seats.flatMap(({ user, computer }, i) =>
    user === null || computer !== undefined || user === seats[seat]!.user ? [] : [i],
  );
