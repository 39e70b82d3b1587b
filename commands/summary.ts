import { find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { type Found, isPlayed } from '#bot/match/record';
import { median, type SeatTally, tallyOf } from '#bot/match/tally';
import { type Call, subcommand } from '#bot/serve/command';
import { withinMessage } from '#bot/words/news';
import { day, gameName, lasting, seatName } from '#bot/words/say';
import { say } from '#bot/words/text';
import type { History } from '#core/history';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';

/**
 * Who did what in a match that is over: how long it was, the answers of each seat, and how long seats were waited for. In the order of the
 * seats, and nobody is called slow. Luck is not told: see `docs/decisions/after-the-match.md`.
 */
export const summary = subcommand({
  name: { en: 'summary', ja: 'まとめ' },
  help: {
    en: 'After the end: who did what, and how long answers took',
    ja: '終了後に、各席の回答数と回答までの時間を見る',
  },
  alone: true,
  whilePaused: true,
  run: (call) => showSummary(call),
  presses: { summary: { goesOn: true, run: (call) => showSummary(call) } },
});

async function showSummary({ house, visit, match }: Call): Promise<void> {
  const id = await match();
  const found = await find(house, id);
  const { status } = found.record;
  if (!isPlayed(found)) decline('nothing-played');
  if (status === 'running') decline('no-summary-yet');
  const history = await house.store.history(id);
  const lines = history ? summaryLines(found, history, visit.locale) : [];
  await visit.reply({ content: withinMessage(lines, '', visit.locale) });
}

function summaryLines({ part, record }: Found, { log, rounds }: History<Json>, locale: Locale): string[] {
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
