import type { SeatRecord } from '#store/seat-record';
import type { AskedSeat, TimeControl, Wishes } from '#store/store';
import { HOUR } from './due.ts';
import { type AnyRecord, withNotes } from './record.ts';
import { quietFrom, quietHours, quietUntil } from './wishes.ts';

/**
 * The clock of a match. Each seat has a bank of time. What it lets others wait is taken from it, and each of its own answers brings some back.
 * In quiet hours it stands still, and for who is away where the match allows that. The clock never plays: when a bank is empty the others
 * may have the bot answer, or free the seat. Where the table has said so, a computer plays on (`time-out.ts`).
 */

/** Hours that a bank may have, fewest and most. */
export const BANK = [1, 336] as const;
/** Hours that an answer may bring back, fewest and most. */
export const REFILL = [0, 336] as const;

/** Quiet hours stop a clock if they are so many a day at most: nobody has 23. */
const LONGEST = 12;

/** Whose wishes count, and by which clock. */
interface Counted {
  clock: TimeControl;
  wishes: Wishes;
}

/** Hours of a day from one to another, over midnight too. */
const hoursOf = ({ from, to }: { from: number; to: number }): number => (to - from + 24) % 24;

/** The wishes as this clock minds them. */
function minded({ clock, wishes }: Counted): Wishes {
  const { quiet, awayFrom, awayUntil, ...others } = wishes;
  const hours = quietHours(wishes);
  return {
    ...others,
    ...(hours && hoursOf(hours) <= LONGEST && { quiet: hours }),
    ...(clock.stopsAway && awayUntil !== undefined && { awayUntil, awayFrom: awayFrom ?? 0 }),
  };
}

/** Whether this person has said to be away now. */
export const isAway = ({ awayFrom = 0, awayUntil = 0 }: Wishes, now: number): boolean =>
  now >= awayFrom && now < awayUntil;

/** Until when the clock stands still that does so now, in ms since 1970; undefined when it runs. */
function standsUntil(wishes: Wishes, now: number): number | undefined {
  return isAway(wishes, now) ? wishes.awayUntil! : quietUntil(wishes, now);
}

/** When the clock that runs now stands still next, in ms since 1970. */
function runsUntil(wishes: Wishes, now: number): number {
  const { awayFrom = 0 } = wishes;
  return Math.min(
    quietFrom(wishes, now) ?? Number.POSITIVE_INFINITY,
    awayFrom > now ? awayFrom : Number.POSITIVE_INFINITY,
  );
}

/** How much time (ms) a wait from one moment to another takes from the bank. */
export function counted({ clock, wishes }: Counted, from: number, to: number): number {
  const mine = minded({ clock, wishes });
  let sum = 0;
  for (let at = Math.max(from, clock.since); at < to; ) {
    const standing = standsUntil(mine, at);
    const next = Math.min(to, standing ?? runsUntil(mine, at));
    if (standing === undefined) sum += next - at;
    at = next;
  }
  return sum;
}

/** When so much time (ms) has run out for who waits since `from`, in ms since 1970: not within a time in which the clock stands. */
export function runsOutAt({ clock, wishes }: Counted, from: number, left: number): number {
  const mine = minded({ clock, wishes });
  let rest = left;
  for (let at = Math.max(from, clock.since); ; ) {
    const standing = standsUntil(mine, at);
    if (standing !== undefined) {
      at = standing;
      continue;
    }
    const next = runsUntil(mine, at);
    if (at + rest < next) return at + rest;
    rest -= next - at;
    at = next;
  }
}

/** The whole bank of a seat, in ms. */
const whole = ({ bankHours }: TimeControl): number => bankHours * HOUR;

/** What is left to a seat, not counting what it waits now, in ms. The whole bank where nothing was taken from it. */
const bankOf = ({ notes }: Pick<AnyRecord, 'notes'>, seat: number, clock: TimeControl): number =>
  Math.min(notes.banks?.[seat] ?? whole(clock), whole(clock));

/** Who sits there, and what they wish. Undefined where nobody's time runs: no clock, an empty seat, or a computer plays it. */
function countedFor(
  { settings: { clock }, seats }: Pick<AnyRecord, 'settings' | 'seats'>,
  seat: number,
  wishes: ReadonlyMap<string, Wishes>,
): Counted | undefined {
  const { user = null, computer } = seats[seat] ?? {};
  return clock && user !== null && computer === undefined ? { clock, wishes: wishes.get(user) ?? {} } : undefined;
}

/** What is left to a seat now, in ms, and when that runs out if it is asked. Undefined where nobody's time runs. */
export function timeOf(
  record: AnyRecord,
  seat: number,
  { wishes, now }: { wishes: ReadonlyMap<string, Wishes>; now: number },
): { left: number; runsOut?: number } | undefined {
  const mine = countedFor(record, seat, wishes);
  if (!mine) return undefined;
  const bank = bankOf(record, seat, mine.clock);
  const asked = record.asked.find((one) => one.seat === seat);
  if (!asked) return { left: bank };
  const left = Math.max(0, bank - counted(mine, asked.since, now));
  return { left, runsOut: asked.out ?? runsOutAt(mine, asked.since, bank) };
}

/** What a change has brought: who has answered for himself, and who has taken back an answer. */
interface Turned {
  wishes: ReadonlyMap<string, Wishes>;
  now: number;
  answered?: number | undefined;
  undone?: number | undefined;
}

/**
 * A record in which what was waited until now is taken from the banks of those who are not asked any more, or are asked anew. Whoever has answered
 * gets his refill. Whoever takes an answer back gives it back.
 */
export function withBanks<R extends AnyRecord>(before: AnyRecord, after: R, turned: Turned): R {
  const { clock } = after.settings;
  if (!clock) return after;
  const { wishes, now, answered, undone } = turned;
  const refill = clock.refillHours * HOUR;
  const banks = { ...before.notes.banks };
  for (const each of before.asked) {
    const { seat, since } = each;
    const mine = countedFor(before, seat, wishes);
    if (!mine || after.asked.includes(each)) continue;
    const waited = bankOf(before, seat, clock) - counted(mine, since, now);
    const left = Math.max(0, waited) + (seat === answered ? refill : 0) - (seat === undone ? refill : 0);
    banks[seat] = Math.max(0, left);
  }
  // Who takes back his last answer was not asked any more.
  if (undone !== undefined && !before.asked.some(({ seat }) => seat === undone))
    banks[undone] = Math.max(0, bankOf(before, undone, clock) - refill);
  const kept = Object.fromEntries(Object.entries(banks).filter(([, left]) => left < whole(clock)));
  const next = withNotes(after, { banks: kept });
  // Whose bank is empty is not told of again with each question.
  const asked = next.asked.map((each) => {
    const isNew = !before.asked.includes(each);
    const mine = isNew ? countedFor(next, each.seat, wishes) : undefined;
    const isEmpty = mine && bankOf(next, each.seat, clock) === 0;
    return isEmpty && runsOutAt(mine, each.since, 0) <= now ? { ...each, out: now } : each;
  });
  return { ...next, asked };
}

/** A record in which this seat has its whole bank: somebody else sits down there. */
export function withFullBank<R extends AnyRecord>(record: R, seat: number): R {
  const { [seat]: _, ...banks } = record.notes.banks ?? {};
  return withNotes(record, { banks });
}

/** A record whose clock was looked at: whose time has run out, is marked, and told when that was not known before. */
export function looked<R extends AnyRecord>(
  record: R,
  { wishes, now }: { wishes: ReadonlyMap<string, Wishes>; now: number },
): { record: R; ranOut: number[] } {
  const { clock } = record.settings;
  if (!clock || record.status !== 'running') return { record, ranOut: [] };
  const ranOut: number[] = [];
  const asked = record.asked.map((each): AskedSeat => {
    const mine = countedFor(record, each.seat, wishes);
    if (!mine || each.out !== undefined) return each;
    const bank = bankOf(record, each.seat, clock);
    const runsOut = runsOutAt(mine, each.since, bank);
    if (runsOut > now) return { ...each, runsOut };
    if (bank > 0) ranOut.push(each.seat);
    const { runsOut: _, ...others } = each;
    return { ...others, out: now };
  });
  return { record: { ...record, asked }, ranOut };
}

/** Whether a computer plays this seat on once its time has run out: the clock brings one, and a person plays somewhere else. */
export function isTakenOver({ settings, seats }: Pick<AnyRecord, 'settings' | 'seats'>, seat: number): boolean {
  const isPlayed = ({ user, computer }: SeatRecord) => user !== null && computer === undefined;
  const others = seats.filter((one, i) => i !== seat && isPlayed(one));
  return settings.clock?.computer !== undefined && isPlayed(seats[seat]!) && others.length > 0;
}

/** When the clock is to be looked at next, in ms since 1970; null when it runs for nobody. Never later than a bank is really empty. */
export function nextLook(
  record: Pick<AnyRecord, 'settings' | 'asked' | 'seats' | 'notes'> & { status: string },
): number | null {
  const { settings, status, asked, seats, notes } = record;
  const { clock } = settings;
  if (!clock || status !== 'running') return null;
  const times = asked
    .filter(({ seat }) => seats[seat]?.user !== null && !seats[seat]?.computer)
    // Whose bank was empty already when they were asked has no time to run out.
    .filter(({ seat, out }) => out === undefined || isTakenOver(record, seat))
    .map(
      ({ seat, since, runsOut, out }) =>
        out ?? runsOut ?? Math.max(since, clock.since) + bankOf({ notes }, seat, clock),
    );
  return times.length > 0 ? Math.min(...times) : null;
}

/** A record with this clock, or none. All begin with a whole bank now. */
export function withClock<R extends AnyRecord>(record: R, clock: TimeControl | undefined): R {
  const { clock: _, ...others } = record.settings;
  const asked = record.asked.map(({ runsOut: _was, out: _out, ...each }) => each);
  const settings = clock ? { ...others, clock } : others;
  return withNotes({ ...record, settings, asked }, { banks: undefined });
}

/**
 * A record whose clock has stood still from one moment until now (ms since 1970): what was waited before is taken from the banks. A bank that
 * was emptied just then keeps a moment, so that it is told like any other.
 */
export function withClockHeld<R extends AnyRecord>(
  record: R,
  { wishes, from, now }: { wishes: ReadonlyMap<string, Wishes>; from: number; now: number },
): R {
  const { clock } = record.settings;
  if (!clock) return record;
  const banks = { ...record.notes.banks };
  for (const { seat, since, out } of record.asked) {
    const mine = countedFor(record, seat, wishes);
    const least = out === undefined ? 1 : 0;
    if (mine) banks[seat] = Math.max(least, bankOf(record, seat, clock) - counted(mine, since, from));
  }
  const asked = record.asked.map(({ runsOut: _, ...each }) => each);
  const settings = { ...record.settings, clock: { ...clock, since: now } };
  const kept = Object.fromEntries(Object.entries(banks).filter(([, left]) => left < whole(clock)));
  return withNotes({ ...record, asked, settings }, { banks: kept });
}

/** The seats whose time has run out. */
export const seatsOut = (record: AnyRecord): number[] =>
  record.status === 'running' ? record.asked.flatMap(({ seat, out }) => (out === undefined ? [] : [seat])) : [];
