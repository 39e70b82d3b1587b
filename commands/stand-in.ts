import { button, buttonRows, grouped, type RowGroup } from '#asking/terms/menu';
import { withAheadGiven } from '#bot/match/ahead';
import { hasSay, seatsOf } from '#bot/match/asked';
import { cause, find } from '#bot/match/change';
import { Declined, decline } from '#bot/match/declined';
import { type Found, isPlayed } from '#bot/match/record';
import { stoodIn } from '#bot/match/stand-in';
import { seatsOut } from '#bot/match/time-control';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { type Call, type OptionChoice, subcommand } from '#bot/serve/command';
import { seatChoices, seatTyped } from '#bot/serve/typed-seat';
import { seatName, since } from '#bot/words/say';
import { say } from '#bot/words/text';
import { isRefusal } from '#core/actions';
import type { Locale } from '#core/text';

/** The bot answers for a seat whose time has run out. Anybody else who has a say may want it; without a clock nobody can. */
export const standIn = subcommand({
  name: { en: 'stand-in', ja: '代行' },
  help: {
    en: 'Have the bot answer for somebody whose time has run out',
    ja: '持ち時間の切れた人に代わって、ボットに答えさせる',
  },
  alone: true,
  options: {
    seat: {
      type: 'completed',
      required: true,
      name: { en: 'seat', ja: '席' },
      help: { en: 'For which seat', ja: 'どの席の代わりか' },
      complete: async ({ found, locale, user }) => offered(await found(), user, locale),
    },
  },
  run: (call, { seat }) => standsIn(call, (found) => Number(seatTyped(seat, seatChoices(found, call.visit.locale)))),
  presses: {
    overdue: { run: (call) => ways(call) },
    'stand-in': { run: (call, { seat }) => standsIn(call, () => seat) },
  },
});

/** The seats of others whose time has run out. */
const outOf = ({ record }: Found, user: string): number[] =>
  seatsOut(record).filter((seat) => !seatsOf(record, user).includes(seat));

const offered = (found: Found, user: string, locale: Locale): OptionChoice[] => {
  const out = outOf(found, user).map(String);
  return seatChoices(found, locale).filter(({ value }) => out.includes(value));
};

/** Whose time has run out, and what can be done about it: a private message with a button for each. */
async function ways(call: Call): Promise<void> {
  const { house, visit } = call;
  const { locale } = visit;
  const found = await find(house, await call.match());
  const { part, record } = found;
  if (!hasSay(record, visit.user)) decline('not-seated');
  const seats = outOf(found, visit.user);
  if (seats.length === 0) decline('nobody-out');
  const lines = seats.map((seat) => {
    const { since: asked, out } = record.asked.find((one) => one.seat === seat)!;
    return say('clock.out', locale, {
      seat: seatName(part, seat, locale),
      asked: since(asked),
      out: since(out!),
    });
  });
  await visit.reply({
    content: [...lines, say('clock.ways', locale)].join('\n'),
    choices: wayButtons(found, seats, locale),
    pictures: [],
  });
}

function wayButtons({ part, record }: Found, seats: readonly number[], locale: Locale): RowGroup[] {
  const buttons = seats.map((seat) =>
    button(
      { kind: 'stand-in', match: record.id, seat },
      say('button.stand-in', locale, { seat: seatName(part, seat, locale) }),
    ),
  );
  return grouped(buttonRows(buttons));
}

const standsIn = (call: Call, choose: (found: Found) => number) =>
  changeAndReply(call, (found) => {
    const { house, visit } = call;
    const { part, record } = found;
    const { locale, user } = visit;
    if (!isPlayed(found) || record.status !== 'running') decline('not-running');
    if (!hasSay(record, user)) decline('not-seated');
    const seat = choose(found);
    if (seatsOf(record, user).includes(seat)) decline('stand-in-own');
    if (record.seats[seat]?.user === null) decline('empty-seat');
    if (!record.settings.clock) decline('no-clock');
    const asked = record.asked.find((one) => one.seat === seat);
    if (!asked) decline('free-unasked', { seat });
    if (asked.out === undefined) decline('not-out', { seat });
    const next = stoodIn(found, { seat, by: user }, cause(house, visit.id));
    if (isRefusal(next)) throw new Declined(next.refused);
    const given = withAheadGiven({ ...found, record: next }, cause(house, visit.id));
    return { record: given, reply: { content: say('done.stood-in', locale, { seat: seatName(part, seat, locale) }) } };
  });
