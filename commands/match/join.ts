import { openOf, seatsOf } from '#bot/match/asked';
import { decline } from '#bot/match/declined';
import { withDone, withSecretQuestions } from '#bot/match/follow';
import { closedUp, isFull, sitting } from '#bot/match/lobby-seats';
import { note, withLobbyPosted, withNews } from '#bot/match/outbox';
import type { Found } from '#bot/match/record';
import type { Visit } from '#bot/platform/visit';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { type Call, type Choice, subcommand } from '#bot/serve/command';
import { seatName } from '#bot/words/say';
import { say } from '#bot/words/text';
import { isSpan, seatRange } from '#core/seats';
import type { Locale } from '#core/text';
import type { SeatRecord } from '#store/store';

/** Sits down: in the lobby, or on a seat that somebody has left in a running match. */
export const join = subcommand({
  name: { en: 'join', ja: '参加' },
  help: { en: 'Take a seat, also one that somebody has left', ja: '席に着く（離席した人の席も引き継げる）' },
  options: {
    seat: {
      type: 'completed',
      name: { en: 'seat', ja: '席' },
      help: { en: 'Which seat; the first free one if empty', ja: '座りたい席（省略すると最初の空席）' },
      complete: async ({ found, locale }) => seatChoices(await found(), locale),
    },
  },
  run: (call, { seat }) => sitDown(call, seat),
  presses: { join: { run: (call) => sitDown(call, undefined) } },
});

const sitDown = (call: Call, wanted: string | undefined) =>
  changeAndReply(call, (found) => {
    const { part, record } = found;
    const { house, visit } = call;
    if (record.status !== 'lobby' && record.status !== 'running') decline('match-is-over');
    const free = freeSeat(found, visit, wanted);
    const taken: SeatRecord = { user: visit.user, name: visit.name, locale: visit.locale, dm: 'unknown' };
    const placed = record.seats.map((before, i) => (i === free ? taken : before));
    const seats = record.status === 'lobby' ? closedUp(part, placed) : placed;
    const seat = seats.indexOf(taken);
    const next = withDone({ ...record, seats, updatedAt: house.clock.now() }, visit.id);
    const reply = { content: say('done.joined', visit.locale, { seat: seatName(part, seat, visit.locale) }) };
    if (record.status === 'lobby') return { record: withLobbyPosted(next), reply };
    const questions = openOf(found).filter((decision) => decision.seat === seat);
    const told = note('joined', { who: `<@${visit.user}>`, seat });
    return { record: withSecretQuestions(withNews(next, [told]), questions), reply };
  });

/** A named seat may be a second one of the same person; without a name a second press is a mistake. */
function freeSeat(found: Found, visit: Visit, wanted: string | undefined): number {
  const { part, record } = found;
  const mine = seatsOf(record, visit.user);
  const full = record.status === 'lobby' && isFull(part, record);
  if (wanted === undefined) {
    if (mine.length > 0) decline('already-seated', { seat: mine[0]! });
    const free = record.seats.findIndex(({ user }) => user === null);
    return full || free < 0 ? decline('full') : free;
  }
  const choices = seatChoices(found, visit.locale);
  const seat = choices.find(({ name, value }) => wanted === value || wanted === name);
  if (!seat) decline('seat-unknown', { seats: choices.map(({ name }) => name) });
  const index = Number(seat.value);
  const { user } = record.seats[index]!;
  if (user === visit.user) decline('already-seated', { seat: index });
  if (user !== null) decline('seat-taken');
  return full ? decline('full') : index;
}

/** The seats one can choose by name: all, or those that are taken and the next one. */
function seatChoices({ part, record }: Found, locale: Locale): Choice[] {
  const { max } = seatRange(part.game, record.options);
  const isOpen = record.status === 'lobby' && isSpan(part.game.seats);
  const seats = isOpen ? record.seats.slice(0, Math.min(sitting(record) + 1, max)) : record.seats;
  return seats.map((_, seat) => ({ name: seatName(part, seat, locale), value: String(seat) }));
}
