import type { History } from '#core/history';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import type { Found } from '../match/record.ts';
import { median, type SeatTally, tallyOf } from '../match/tally.ts';
import { day, gameName, lasting, seatName } from './say.ts';
import { say } from './text.ts';

/** Who did what in a match that is over, a line each in Discord's markdown: how long it was, then each seat in order. Nobody is called slow. */
export function summaryLines({ part, record }: Found, { log, rounds }: History<Json>, locale: Locale): string[] {
  const tally = tallyOf(log, record.seats.length);
  const { begun = record.createdAt, last = record.updatedAt } = tally;
  // Agreement comes after the last answer.
  const end = record.status === 'over' ? last : Math.max(last, record.updatedAt);
  const round = rounds.at(-1)?.name;
  const answers = tally.seats.reduce((sum, one) => sum + one.answers, 0);
  return [
    say('summary.head', locale, {
      game: gameName(part, locale),
      length: lasting(end - begun, locale),
      begin: day(begun),
      end: day(end),
    }),
    say('summary.answers', locale, {
      n: answers,
      round: round ? part.text.say({ key: 'round.name', args: round }, locale) : null,
    }),
    ...tally.seats.map((one, seat) => {
      const { user } = record.seats[seat]!;
      return seatLine(one, seatName(part, seat, locale), { who: user && `<@${user}>`, locale });
    }),
  ];
}

/** What a seat did; times are left out where the log has none. */
function seatLine(
  { answers: n, standIns, waits }: SeatTally,
  seat: string,
  { who, locale }: { who: string | null; locale: Locale },
): string {
  const usual = median(waits);
  const whole = waits.reduce((sum, one) => sum + one, 0);
  const bot = standIns || null;
  if (usual === undefined) return say('summary.seat', locale, { seat, who, n, bot });
  return say('summary.seat-times', locale, {
    seat,
    who,
    n,
    bot,
    usual: lasting(usual, locale),
    whole: lasting(whole, locale),
  });
}
