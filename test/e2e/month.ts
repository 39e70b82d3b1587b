import { DateTime } from 'luxon';
import { chanceFrom } from '#chance/playout';
import type { Chance } from '#core/enumerate';
import type { Person } from '#local/discord';
import { games } from '#src/registry';
import type { AskedSeat, MatchRecord, ReminderWay } from '#store/store';
import { type BlindPlayer, blindPlayer } from '../kit/blind-player.ts';
import { unsalted } from '../kit/salt.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { isPublic } from '../kit/visible.ts';
import { openWorld, type World } from './clocked-world.ts';
import { tableOf } from './days.ts';
import { type Life, livesOf } from './lives.ts';
import { startMatch } from './real-table.ts';

/**
 * A whole server over weeks, on a clock that is moved by the hour: the real bot, the real discord.js client, people with a life. Nobody but time
 * presses them. What reminders come is compared with what was promised.
 */

export interface MonthWanted {
  matches: number;
  people: number;
  days: number;
  restarts: number;
  seed: string;
}

/** What a month came to. `problems` is empty when all was as promised. */
export interface Month {
  problems: string[];
  answers: number;
  /** Presses and typed commands of people. */
  deeds: number;
  reminders: number;
  standIns: number;
  restarts: number;
  /** How many matches stand how, by the reason. */
  ends: Record<string, number>;
}

/** In ms. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Mondays in March: over a month clocks are changed in America and in Europe. */
const FROM = Date.UTC(2027, 2, 1);
/** Somebody who looks does so many things at each match, and then puts the telephone away. */
const AT_A_LOOK = 10;
/** Words of a reminder, in both languages. */
const REMINDER = /Asked since <t:|から待っています/;
/** Newest messages that are looked at for reminders of an hour. */
const NEWEST = 12;

interface Somebody extends Life {
  person: Person;
  matches: { id: string; channel: string; player: BlindPlayer }[];
  /** The next of his looks. */
  next: number;
}

/** By match, the ids of the reminders that were seen so far. */
type Counted = Map<string, { channel: Set<string>; direct: Set<string> }>;

/** Plays it, and looks at every reminder. */
export async function month({ matches, people, days, restarts, seed }: MonthWanted): Promise<Month> {
  const chance = chanceFrom(unsalted(seed));
  const world = await openWorld(FROM);
  const sum: Month = { problems: [], answers: 0, deeds: 0, reminders: 0, standIns: 0, restarts: 0, ends: {} };
  try {
    const table = await settled(world, { matches, people, days, chance });
    const counted: Counted = new Map();
    const hours = days * 24;
    const ends = new Set<number>();
    while (ends.size < Math.min(restarts, hours)) ends.add(Math.floor(chance() * hours));
    for (let hour = 0; hour < hours; hour++) {
      await world.clock.advance(HOUR);
      if (ends.has(hour)) {
        await world.restart();
        sum.restarts++;
      }
      await reminded(world, { table, counted }, sum);
      for (const one of table) await looked(world, one, sum);
    }
    await judged(world, table, sum);
    return sum;
  } finally {
    await world.close();
  }
}

/** People who have said what they wish, and matches that have begun: a third with no clock, a third with days, a third with few hours. */
async function settled(
  world: World,
  { matches, people, days, chance }: Omit<MonthWanted, 'restarts' | 'seed'> & { chance: Chance },
): Promise<Somebody[]> {
  const { local } = world;
  const lives = livesOf(people, { from: FROM, days }, chance);
  const table: Somebody[] = lives.map((life, n) => ({
    ...life,
    person: local.person(`P${n}`, { locale: n % 2 === 0 ? 'en-US' : 'ja' }),
    matches: [],
    next: 0,
  }));
  for (const { person, wishes } of table) {
    const { zone, quiet, reminders, everyHours } = wishes;
    await person.slash(local.channelId, 'me', undefined, {
      time_zone: zone!,
      ...(quiet && { quiet_hours: `${quiet.from}-${quiet.to}` }),
      ...(reminders && { reminders }),
      ...(everyHours && { every_hours: everyHours }),
    });
  }
  await world.rest();
  for (let n = 0; n < matches; n++) {
    const part = games[n % games.length]!;
    const seats = Math.min(tableOf(part), people);
    const sitting = Array.from({ length: seats }, (_, i) => table[(n * 3 + i) % people]!);
    const channel = local.openChannel(`match-${n}`);
    const persons = sitting.map(({ person }) => person);
    const id = await startMatch(world, channel, persons, { game: part.game.id });
    const bank = [0, 72, 24][n % 3]!;
    if (bank > 0)
      await persons[0]!.slash(channel, 'match', 'settings', { bank_hours: bank, refill_hours: 6, stops_away: true });
    await world.rest();
    for (const { person, matches: mine } of sitting) {
      const options = { channel, chance, taste, typing: 0, notTyped: [], ended: ENDED };
      const player = blindPlayer({ ...options, hands: person, locale: person.locale as 'en-US' | 'ja' });
      mine.push({ id, channel, player });
    }
  }
  return table;
}

/** One sweep for reminders: who got one, in which way, and whether that was right. */
async function reminded(
  world: World,
  { table, counted }: { table: readonly Somebody[]; counted: Counted },
  sum: Month,
): Promise<void> {
  const now = world.clock.now();
  const due = await world.store.due(now);
  const before = new Map<string, MatchRecord>();
  for (const id of due) before.set(id, (await world.store.load(id))!);
  const seen = new Map([...before.values()].map((record) => [record.id, remindersOf(counted, table, record)]));
  await world.bot.remind();
  await world.rest();
  for (const [id, old] of before) {
    const record = (await world.store.load(id))!;
    const called = record.asked.filter((each) => isReminded(old.asked, each));
    const somebody = (seat: number) => table.find(({ person }) => person.id === record.seats[seat]!.user)!;
    for (const { seat } of called) {
      sum.reminders++;
      const life = somebody(seat);
      if (isAsleep(life, now)) sum.problems.push(`${id}: ${life.person.name} was reminded while left alone, ${now}`);
    }
    const ways = called.map(({ seat }) => somebody(seat).wishes.reminders ?? 'both');
    const expected = {
      channel: ways.some(comesThere) ? 1 : 0,
      direct: ways.filter((way) => way === 'both' || way === 'dm').length,
    };
    const was = seen.get(id)!;
    const is = remindersOf(counted, table, record);
    const came = { channel: is.channel - was.channel, direct: is.direct - was.direct };
    if (came.channel !== expected.channel)
      sum.problems.push(`${id}: ${came.channel} in the channel, not ${expected.channel}`);
    if (came.direct !== expected.direct) sum.problems.push(`${id}: ${came.direct} direct, not ${expected.direct}`);
  }
}

const comesThere = (way: ReminderWay): boolean => way === 'both' || way === 'thread';

const isReminded = (before: readonly AskedSeat[], { seat, since, reminded: n }: AskedSeat): boolean =>
  before.some((one) => one.seat === seat && one.since === since && one.reminded < n);

/** How many reminders of this match stand there by now, in its channel and in direct messages, counted by their ids so that one taken away still counts. */
function remindersOf(
  counted: Counted,
  table: readonly Somebody[],
  record: MatchRecord,
): { channel: number; direct: number } {
  const known = counted.get(record.id) ?? { channel: new Set<string>(), direct: new Set<string>() };
  counted.set(record.id, known);
  const sitting = table.filter(({ person }) => record.seats.some(({ user }) => user === person.id));
  const [first] = sitting;
  for (const { id, content } of first!.person.messages(record.channel, NEWEST).filter(isPublic))
    if (REMINDER.test(content)) known.channel.add(id);
  for (const { person } of sitting) {
    const dm = person.channels().find(({ kind }) => kind === 'dm');
    if (!dm) continue;
    for (const { id, content } of person.messages(dm.id, NEWEST * 4))
      if (REMINDER.test(content) && content.includes(`<#${record.channel}>`)) known.direct.add(id);
  }
  return { channel: known.channel.size, direct: known.direct.size };
}

/** Whether it is quiet where they live, by the clock on their wall, or they are away. */
function isAsleep({ wishes: { zone, quiet }, away }: Life, now: number): boolean {
  const { hour } = DateTime.fromMillis(now, { zone: zone! });
  const isQuiet =
    quiet && (quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to);
  return Boolean(isQuiet) || (away !== undefined && now >= away.from + HOUR && now < away.to);
}

/** What somebody does in this hour: says that he is away, or looks at his matches and answers what he is asked. */
async function looked(world: World, one: Somebody, sum: Month): Promise<void> {
  const { clock, store } = world;
  const now = clock.now();
  const { away, person, wishes } = one;
  if (away && now >= away.from && now - HOUR < away.from) {
    const until = DateTime.fromMillis(away.to, { zone: wishes.zone! }).plus({ days: 1 }).toISODate()!;
    await person.slash(world.local.channelId, 'me', undefined, { away_until: until });
    await world.rest();
    sum.deeds++;
  }
  if ((one.looks[one.next] ?? Number.POSITIVE_INFINITY) > now) return;
  while ((one.looks[one.next] ?? Number.POSITIVE_INFINITY) <= now) one.next++;
  for (const { id, channel, player } of one.matches) {
    const record = await store.load(id);
    if (record?.status !== 'running') continue;
    const out = record.asked.find(
      ({ seat, out: isOut }) => isOut !== undefined && record.seats[seat]!.user !== person.id,
    );
    if (out) {
      await person.slash(channel, 'stand-in', undefined, { seat: String(out.seat) });
      await world.rest();
      sum.deeds++;
      sum.standIns++;
    }
    for (let n = 0; n < AT_A_LOOK; n++) {
      const did = await player.act();
      await world.rest();
      if (!did) break;
      sum.deeds++;
      if (did.outcome === 'failed') sum.problems.push(`${id}: “${did.label}” was not answered`);
    }
  }
}

/** At the end every match is over, or stands for a reason that can be said. */
async function judged({ store, clock }: World, table: readonly Somebody[], sum: Month): Promise<void> {
  const now = clock.now();
  for (const { id } of await store.all()) {
    const record = (await store.load(id))!;
    sum.answers += record.match?.logged ?? 0;
    if (record.outbox.length > 0) sum.problems.push(`${id}: ${record.outbox.length} things were not posted`);
    const reason = reasonOf(record, table, now);
    if (reason === undefined) sum.problems.push(`${id} stands, and nothing says why`);
    else sum.ends[reason] = (sum.ends[reason] ?? 0) + 1;
  }
}

function reasonOf(record: MatchRecord, table: readonly Somebody[], now: number): string | undefined {
  if (record.status !== 'running') return record.status;
  const [first] = [...record.asked].sort((a, b) => a.since - b.since);
  const one = table.find(({ person }) => person.id === record.seats[first?.seat ?? -1]?.user);
  if (!first || !one) return undefined;
  if (one.away && now < one.away.to) return 'waits for somebody who is away';
  if (one.goneFrom !== undefined && now >= one.goneFrom)
    return first.out === undefined
      ? 'waits for somebody who has stopped looking'
      : 'their time is up: the others may act';
  if (now - first.since < 3 * DAY) return 'waits for somebody who looks';
  return undefined;
}
