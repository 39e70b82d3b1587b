import { hasSay, seatsOf } from '#bot/match/asked';
import { withLeft } from '#bot/match/changed-hands';
import { withCircles } from '#bot/match/circle';
import { decline } from '#bot/match/declined';
import { HOUR } from '#bot/match/due';
import { freeSeat } from '#bot/match/lobby-seats';
import { note, withNews } from '#bot/match/outbox';
import type { AnyRecord, Found } from '#bot/match/record';
import { withoutReserved } from '#bot/match/reserved';
import { agreeing, withoutVotes, withVotes } from '#bot/match/votes';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { type OptionChoice, subcommand } from '#bot/serve/command';
import { seatChoices, seatTyped } from '#bot/serve/typed-seat';
import { seatName, since } from '#bot/words/say';
import { say } from '#bot/words/text';
import type { Locale } from '#core/text';

/** A seat that has been asked for so many hours can be freed; by a clock as soon as its time has run out. */
const HOURS = 72;

/**
 * Frees the seat of somebody who has been asked for days and does not answer: the host alone, or all others who sit, by vote. It
 * is announced, and `/match join` hands the seat on, or comes back to it; with the others the match can be ended.
 */
export const free = subcommand({
  name: { en: 'free', ja: '席を空ける' },
  help: {
    en: 'Free the seat of somebody who has not answered for three days',
    ja: '3日間答えていない人の席を空ける',
  },
  options: {
    seat: {
      type: 'completed',
      required: true,
      name: { en: 'seat', ja: '席' },
      help: { en: 'Which seat', ja: '空ける席' },
      complete: async ({ found, locale, user }) => offered(await found(), user, locale),
    },
  },
  run: (call, { seat: wanted }) =>
    changeAndReply(call, (found) => {
      const { house, visit } = call;
      const { part, record } = found;
      const { locale } = visit;
      const now = house.clock.now();
      if (record.status !== 'running') decline('not-running');
      if (!hasSay(record, visit.user)) decline('not-seated');
      const seat = Number(seatTyped(wanted, seatChoices(found, locale), offered(found, visit.user, locale)));
      const who = sitterOf(record, seat);
      if (who === undefined) decline('empty-seat');
      if (who === visit.user) decline('free-own');
      const asked = record.asked.find((one) => one.seat === seat);
      if (!asked) decline('free-unasked', { seat });
      if (asked.out === undefined && now - asked.since < HOURS * HOUR)
        decline('free-early', { seat, hours: HOURS, since: since(asked.since) });
      const mine = seatsOf(record, visit.user);
      const what = `free-${seat}` as const;
      const voted = withVotes(record, what, mine, now);
      const others = record.seats.flatMap(({ user }, i) => (user === null || user === who ? [] : [i]));
      const missing = others.filter((one) => !agreeing(voted, what, now).includes(one));
      if (record.host !== visit.user && missing.length > 0) {
        // Whoever agrees once more has said so already.
        const isNew = mine.some((one) => !agreeing(record, what, now).includes(one));
        const told = isNew ? withNews(voted, [note('free-vote', { who: `<@${visit.user}>`, seat })]) : voted;
        const waiting = missing.map((one) => seatName(part, one, locale));
        return { record: told, reply: { content: say('done.free-voted', locale, { waiting }) } };
      }
      const freed = withNews(freedOf(record, seat), [
        note('freed', { who: `<@${who}>`, by: `<@${visit.user}>`, seat }),
      ]);
      const content = say('done.freed', locale, { seat: seatName(part, seat, locale) });
      return { record: withCircles({ part, record: { ...freed, updatedAt: now } }), reply: { content } };
    }),
});

/** Who sits there, or for whom the seat is kept. */
const sitterOf = ({ seats, notes }: AnyRecord, seat: number): string | undefined =>
  seats[seat]?.user ?? notes.reserved?.[seat];

/** The seats of others: those that somebody may wish to free. */
const offered = (found: Found, user: string, locale: Locale): OptionChoice[] =>
  seatChoices(found, locale).filter(({ value }) => ![undefined, user].includes(sitterOf(found.record, Number(value))));

function freedOf(record: AnyRecord, seat: number): AnyRecord {
  const seats = record.seats.map((one, i) => (i === seat ? freeSeat(record.locale, one.role) : one));
  return { ...withoutReserved(withoutVotes(withLeft(record, [seat]), [seat]), seat), seats };
}
