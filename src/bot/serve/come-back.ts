import { handsOf } from '../deliver/private.ts';
import { find } from '../match/change.ts';
import { seatsHeldFor, withBack } from '../match/computer-seats.ts';
import { withNames } from '../match/named.ts';
import { type AnyRecord, type Found, isPlayed } from '../match/record.ts';
import type { Reply } from '../platform/answer.ts';
import { digest } from '../words/digest.ts';
import { seatName } from '../words/say.ts';
import { say } from '../words/text.ts';
import { changeOnce, replyAndDeliver } from './change-and-reply.ts';
import type { Call } from './command.ts';
import { present } from './present.ts';

/** Somebody comes to a seat in a match that runs: anew, or back to one that a computer has played for them. */

/** What whoever comes to a seat reads: what that seat holds, what happened, and what it is asked. */
export async function arrived(
  call: Call,
  found: Found & { seat: number },
  { lead, past }: { lead: string; past: string },
): Promise<Reply> {
  const { locale } = call.visit;
  const { seat } = found;
  const shown = await present(call, found, { lead: [lead, past].filter(Boolean).join('\n'), seat, isNext: true });
  const hands = isPlayed(found) && !shown.isQuestion ? await handsOf(found, [seat], locale) : [];
  return { ...shown, pictures: [...(shown.pictures ?? []), ...hands.map(({ picture }) => picture)] };
}

/** The seats that a computer plays for the visitor are theirs again, and they read what was done. */
export async function comeBack(call: Call, match: string): Promise<void> {
  const { house, visit } = call;
  const before = await find(house, match);
  const { locale } = visit;
  const past = await digest(house, before, visit);
  const again = (found: Found): Found & { seats: number[] } => ({ ...found, seats: [] });
  const back = await changeOnce<Found & { seats: number[] }>(
    call,
    match,
    (found) => {
      const seats = seatsHeldFor(found.record, visit.user);
      const record: AnyRecord = withBack(found.record, visit.user, house.clock.now());
      return { record, result: { ...withNames({ ...found, record }), seats } };
    },
    again,
  );
  const [seat] = back.seats;
  const seats = back.seats.map((one) => seatName(back.part, one, locale));
  const lead = say('done.back', locale, { seats });
  await replyAndDeliver(call, match, () =>
    seat === undefined ? present(call, back, {}) : arrived(call, { ...back, seat }, { lead, past }),
  );
}
