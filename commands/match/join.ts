import { askedFrom, openOf, seatsOf } from '#bot/match/asked';
import type { Changed } from '#bot/match/change';
import { withLeft } from '#bot/match/changed-hands';
import { withCircles } from '#bot/match/circle';
import { isHeldFor } from '#bot/match/computer-seats';
import { decline } from '#bot/match/declined';
import { withSecretQuestions } from '#bot/match/follow';
import { isWelcome } from '#bot/match/invited';
import { closedUp, freeLobbySeats, isFree, isFull, rolesOf } from '#bot/match/lobby-seats';
import { withNames } from '#bot/match/named';
import { note, withLobbyPosted, withNews } from '#bot/match/outbox';
import { withReady } from '#bot/match/ready';
import type { Found } from '#bot/match/record';
import { seatsToTake, wantedSeats, withoutTraces } from '#bot/match/replacement';
import { withoutReserved } from '#bot/match/reserved';
import { type ByItself, byItself } from '#bot/serve/begin';
import { changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { arrived, comeBack } from '#bot/serve/come-back';
import { type Call, subcommand } from '#bot/serve/command';
import { seatTyped } from '#bot/serve/typed-seat';
import { lastLines } from '#bot/words/digest';
import { seatNow } from '#bot/words/say';
import { say } from '#bot/words/text';
import type { SeatRecord } from '#store/seat-record';
import { levelOption, levelTyped, pressComputer, setComputer } from './computer.ts';
import { hasRoles, placesToSit, seatInRole } from './places.ts';

/** Sits down: in the lobby, or on a seat that somebody has left in a running match. Has a computer play a seat. */
export const join = subcommand({
  name: { en: 'join', ja: '参加' },
  help: { en: 'Take a seat, also one that somebody has left', ja: '席に着く（離席した人の席も引き継げる）' },
  options: {
    seat: {
      type: 'completed',
      name: { en: 'seat', ja: '席' },
      help: { en: 'Which seat; the first free one if empty', ja: '座りたい席（省略すると最初の空席）' },
      complete: async ({ found, locale }) => placesToSit(await found(), locale),
    },
    computer: levelOption,
  },
  run: (call, { seat, computer }) => {
    if (computer !== undefined) return setComputer(call, levelTyped(computer), seat);
    return sitDown(call, (found) => (seat === undefined ? anySeat(found, call) : seatOf(found, call, seat)));
  },
  presses: {
    join: { run: (call, { seat }) => sitDown(call, (found) => pressedSeat(found, call, seat)) },
    computer: { goesOn: true, run: pressComputer },
    role: { run: (call, { role }) => sitDown(call, (found) => pressedRole(found, call, role)) },
  },
});

async function sitDown(call: Call, choose: (found: Found) => number): Promise<void> {
  const match = await call.match();
  const begun = await byItself(call);
  const taken = await changeOnce<(Found & { seat: number }) | 'back' | undefined>(
    call,
    match,
    (found) => {
      const { record } = found;
      const { host, status } = record;
      if (isHeldFor(record, call.visit.user)) return { result: 'back' };
      if (status !== 'lobby' && status !== 'running') decline('match-is-over');
      if (!isWelcome(record, call.visit.user)) decline('by-invitation', { who: `<@${host}>` });
      return seated(call, found, { free: choose(found), begun });
    },
    () => undefined,
  );
  if (taken === 'back') return comeBack(call, match);
  const { locale } = call.visit;
  if (!taken) return replyAndDeliver(call, match, async () => ({ content: say('done.again', locale) }));
  const lead = say('done.joined', locale, { seat: seatNow(taken, taken.seat, locale) });
  await replyAndDeliver(call, match, async () =>
    taken.record.status === 'lobby'
      ? { content: lead }
      : arrived(call, taken, { lead, past: await lastLines(call.house, taken, call.visit) }),
  );
}

/** Which seat is taken, and what begins a lobby by itself. */
interface Taking {
  free: number;
  begun: ByItself;
}

/** The record with the visitor on that seat. Declines what is kept for others. */
function seated(call: Call, found: Found, { free, begun }: Taking): Changed<Found & { seat: number }> {
  const { part, record } = found;
  const { house, visit } = call;
  const { role, user: before } = record.seats[free]!;
  const { user, name, locale } = visit;
  const taken: SeatRecord = { user, name, locale, dm: 'unknown', ...(role !== undefined && { role }) };
  const kept = record.notes.reserved?.[free];
  if (kept !== undefined && kept !== user) decline('seat-kept', { seat: free, who: `<@${kept}>` });
  const placed = record.seats.map((one, i) => (i === free ? taken : one));
  const seats = record.status === 'lobby' ? closedUp(part, placed) : placed;
  const seat = seats.indexOf(taken);
  const now = house.clock.now();
  // Whoever sits down has not been waited for yet.
  const asked = record.asked.map((one) => (one.seat === free ? askedFrom(free, now) : one));
  const first = record.status === 'running' ? withLeft(record, [free]) : record;
  const fresh = withReady(withoutTraces(withoutReserved(first, free), free), user, false);
  const next = { ...fresh, seats, asked, updatedAt: now };
  if (record.status === 'lobby') {
    const saved = begun({ part, record: next }) ?? withLobbyPosted(next);
    return { record: saved, result: { part, record: next, seat } };
  }
  const questions = openOf(found).filter((decision) => decision.seat === seat);
  const who = { who: `<@${user}>`, seat };
  const told = before === null ? note('joined', who) : note('replaced', { ...who, before: `<@${before}>` });
  const circled = withCircles({ part, record: withNews(next, [told]) });
  const saved = withSecretQuestions(circled, questions);
  return { record: saved, result: { ...withNames({ part, record: saved }), seat } };
}

/** The first free seat. Whoever sits already has pressed a second time by mistake. */
function anySeat(found: Found, { visit }: Call): number {
  const { part, record } = found;
  const [mine] = seatsOf(record, visit.user);
  if (mine !== undefined) decline('already-seated', { seat: seatNow(found, mine, visit.locale) });
  if (record.status === 'lobby') return freeLobbySeats(part, record)[0] ?? decline('full');
  // Where only seats of others are left, the first of them says for whom it is kept.
  const empty = record.seats.findIndex(isFree);
  return seatsToTake(record, visit.user)[0] ?? (empty < 0 ? decline('full') : empty);
}

/** The seat of a button, if it names one. Whoever sits already may have wanted another: he says so by name. */
function pressedSeat(found: Found, call: Call, seat: number | undefined): number {
  const { record } = found;
  if (record.status !== 'lobby')
    return seat !== undefined && seatsToTake(record, call.visit.user).includes(seat) ? seat : anySeat(found, call);
  if (seat === undefined) return anySeat(found, call);
  const [mine] = seatsOf(record, call.visit.user);
  if (mine !== undefined) decline('seated-in-role', { seat: seatNow(found, mine, call.visit.locale) });
  const there = record.seats[seat] ?? decline('old-button');
  return isFree(there) ? seat : decline('seat-taken');
}

/** A seat in the role of a button. Whoever sits already may have wanted another role, or one more seat: he says so by name. */
function pressedRole(found: Found, { visit }: Call, role: string): number {
  const { part, record } = found;
  if (record.status !== 'lobby' || !rolesOf(part, record).some(({ id }) => id === role)) decline('old-button');
  const [mine] = seatsOf(record, visit.user);
  if (mine !== undefined) decline('seated-in-role', { seat: seatNow(found, mine, visit.locale) });
  return seatInRole(found, role, visit.locale);
}

/** A named seat may be a second one of the same person, and so may one in a role. */
function seatOf(found: Found, { visit }: Call, wanted: string): number {
  const { part, record } = found;
  const seat = seatTyped(wanted, placesToSit(found, visit.locale));
  if (hasRoles(found)) return seatInRole(found, seat, visit.locale);
  const index = Number(seat);
  const there = record.seats[index]!;
  if (there.user === visit.user) decline('already-seated', { seat: index });
  if (record.status === 'running' && wantedSeats(record).includes(index)) return index;
  if (!isFree(there)) decline('seat-taken');
  return record.status === 'lobby' && isFull(part, record) ? decline('full') : index;
}
