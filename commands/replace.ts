import { seatsOf } from '#bot/match/asked';
import { decline } from '#bot/match/declined';
import { note, withNews } from '#bot/match/outbox';
import { wantedSeats, withWanted } from '#bot/match/replacement';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { subcommand } from '#bot/serve/command';
import { seatName } from '#bot/words/say';
import { say } from '#bot/words/text';

/** Looks for somebody who takes over one's seats, and, said again, no more. Until somebody comes they stay one's own, so nobody waits. */
export const replace = subcommand({
  name: { en: 'replace', ja: '交代' },
  help: {
    en: 'Look for somebody to take over your seat; again to take that back',
    ja: '自分の席を引き継いでくれる人を探す（もう一度使うとやめる）',
  },
  alone: true,
  run: (call) =>
    changeAndReply(call, (found) => {
      const { part, record } = found;
      const { locale, user } = call.visit;
      const mine = seatsOf(record, user);
      if (mine.length === 0) decline('not-seated');
      if (record.status !== 'running') decline('not-running');
      const isWanted = mine.some((seat) => !wantedSeats(record).includes(seat));
      const next = { ...withWanted(record, user, isWanted), updatedAt: call.house.clock.now() };
      const told = mine.map((seat) => note(isWanted ? 'wanted' : 'unwanted', { who: `<@${user}>`, seat }));
      const seats = mine.map((seat) => seatName(part, seat, locale));
      const reply = { content: say(isWanted ? 'done.wanted' : 'done.unwanted', locale, { seats }) };
      return { record: withNews(next, told), reply };
    }),
});
