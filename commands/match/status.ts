import { earlierText } from '#asking/earlier';
import { plain } from '#asking/terms/words';
import { isEndedByOperator } from '#bot/match/acts';
import { openOf } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { HOUR } from '#bot/match/due';
import { optionsOf } from '#bot/match/options';
import { pauseIn } from '#bot/match/pause';
import { proposalOf } from '#bot/match/proposal';
import type { Found } from '#bot/match/record';
import { timeOf } from '#bot/match/time-control';
import { agreeing } from '#bot/match/votes';
import type { Visit } from '#bot/platform/visit';
import { subcommand } from '#bot/serve/command';
import { lobbyLines } from '#bot/words/lobby-lines';
import { campaignLines, consentLine, seatLines } from '#bot/words/lobby-message';
import { withinMessage } from '#bot/words/news';
import { orderedLine } from '#bot/words/orders';
import { askedLines, blockedText, day, gameName, optionLines, seatName, settingsLine, since } from '#bot/words/say';
import { say } from '#bot/words/text';
import { waysOn } from '#bot/words/ways-on';
import { byQuestion } from '#core/decision';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';

/** What is played, whose move it is and since when. */
export const status = subcommand({
  name: { en: 'status', ja: '状況' },
  help: { en: 'Whose move it is and since when', ja: '誰の番か、いつからかを見る' },
  whilePaused: true,
  async run({ house, visit, match }) {
    const found = await find(house, await match());
    const now = house.clock.now();
    const { locale } = visit;
    const pause = await pauseIn(house, found.record.guild);
    const paused = pause
      ? [say('status.paused', locale, { reason: plain(pause.reason), since: since(pause.since) })]
      : [];
    const lines = [
      ...paused,
      ...statusLines(found, visit, now),
      // The clocks have stood still since then.
      ...timeLines(found, { locale, now: pause?.since ?? now }),
      ...awayLine(found, { locale, now }),
    ];
    const content = withinMessage(lines, '', visit.locale);
    await visit.reply({ content, choices: waysOn(found, visit, 'words') });
  },
});

/** Who of those who sit is away, and until when. */
function awayLine({ wishes = new Map() }: Found, { locale, now }: { locale: Locale; now: number }): string[] {
  const who = [...wishes].flatMap(([user, { awayUntil = 0 }]) =>
    awayUntil > now ? [`<@${user}> (${day(awayUntil)})`] : [],
  );
  return who.length > 0 ? [say('status.away', locale, { who })] : [];
}

/** With a clock: how much time is left to each seat, and when it runs out for those who are asked. */
function timeLines(
  { part, record, wishes = new Map() }: Found,
  { locale, now }: { locale: Locale; now: number },
): string[] {
  if (record.status !== 'running') return [];
  const times = record.seats.flatMap((_, seat) => {
    const time = timeOf(record, seat, { wishes, now });
    if (!time) return [];
    const { left, runsOut } = time;
    const isUp = runsOut !== undefined && runsOut <= now;
    const words = {
      seat: seatName(part, seat, locale),
      hours: Math.ceil(left / HOUR),
      out: runsOut === undefined || isUp ? null : since(runsOut),
      up: isUp || null,
    };
    return [say('clock.left', locale, words)];
  });
  return times.length > 0 ? [say('clock.times', locale, { times })] : [];
}

function statusLines(found: Found, { locale }: Visit, now: number): string[] {
  const { part, record } = found;
  const state = say(isEndedByOperator(record) ? 'status.ended-by-operator' : `status.${record.status}`, locale);
  const options = optionLines(part, optionsOf(part, record), locale);
  const lines = [
    say('status.head', locale, { game: gameName(part, locale), state }),
    ...options,
    ...campaignLines(found, locale),
  ];
  if (record.status === 'lobby')
    lines.push(
      ...(part.game.roles ? seatLines(found, locale) : []),
      ...consentLine(found, locale),
      ...lobbyLines(record, locale),
    );
  for (const decisions of byQuestion(openOf(found))) {
    const [asked] = askedLines(found, decisions, locale);
    const times = record.asked.filter(({ seat }) => decisions.some((one) => one.seat === seat)).map((one) => one.since);
    const isKnown = times.length > 0;
    lines.push(isKnown ? say('status.asked', locale, { asked: asked!, since: since(Math.min(...times)) }) : asked!);
  }
  const ordered = record.status === 'running' ? orderedLine(found, locale) : undefined;
  if (ordered) lines.push(ordered);
  const votes = record.status === 'running' ? agreeing(record, 'end', now) : record.endVotes;
  if (votes.length > 0) {
    lines.push(say('status.votes', locale, { seats: votes.map((seat) => seatName(part, seat, locale)) }));
  }
  const proposal = proposalOf(record, now);
  if (proposal) {
    const seats = agreeing(record, 'rewind', now).map((seat) => seatName(part, seat, locale));
    const to = earlierText(part, proposal.to as Json, locale);
    lines.push(say('status.rewind', locale, { who: `<@${proposal.by}>`, to, seats }));
  }
  if (record.notes.blocked !== undefined) lines.push(blockedText(record.notes.blocked, locale));
  lines.push(say('status.organiser', locale, { who: `<@${record.host}>` }), settingsLine(record, locale));
  return lines;
}
