import { hasSay, seatsOf } from '#bot/match/asked';
import { cause } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { note, withNews } from '#bot/match/outbox';
import { closed, ended } from '#bot/match/play';
import type { Played } from '#bot/match/record';
import { agreeing, withVotes, yetToVote } from '#bot/match/votes';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { subcommand } from '#bot/serve/command';
import { endsUnplayable } from '#bot/serve/set-aside';
import { seatName } from '#bot/words/say';
import { say } from '#bot/words/text';

/** Closes the lobby, or agrees to end; with the last agreement the match has ended. One that cannot be played is set aside. */
export const end = subcommand({
  name: { en: 'end', ja: '終了' },
  help: { en: 'End the match early if all players agree', ja: '全員の合意で対戦を途中で終える' },
  run: async (call) => {
    if (await endsUnplayable(call)) return;
    await changeAndReply(call, ({ part, record }) => {
      const { house, visit } = call;
      const { locale } = visit;
      const now = cause(house, visit.id);
      if (record.status === 'over' || record.status === 'ended') decline('match-is-over');
      if (record.match === null) {
        if (!hasSay(record, visit.user)) decline('host-only');
        return { record: closed(record, now), reply: { content: say('done.cancelled', locale) } };
      }
      const seats = seatsOf(record, visit.user);
      if (seats.length === 0) decline('not-seated');
      const agreed = agreeing(record, 'end', now.now);
      const voted: Played = withVotes(record, 'end', seats, now.now);
      // A seat that was left has nobody who could agree; one that is kept for somebody has.
      const missing = yetToVote(voted, 'end', now.now);
      if (missing.length === 0) {
        return { record: ended({ part, record: voted }, now), reply: { content: say('done.ended', locale) } };
      }
      const told = seats.filter((seat) => !agreed.includes(seat)).map((seat) => note('vote', { seat }));
      const next = told.length > 0 ? withNews(voted, told) : voted;
      const waiting = missing.map((seat) => seatName(part, seat, locale));
      return { record: next, reply: { content: say('done.voted', locale, { waiting }) } };
    });
  },
});
