import { setTimeout as wait } from 'node:timers/promises';
import { chanceFrom } from '#chance/playout';
import { openLocalDiscord } from '#local/discord';
import { PROGRAM } from '#src/program-number';
import { games } from '#src/registry';
import type { MatchRecord } from '#store/store';
import { botSettings } from '../kit/bot-settings.ts';
import { queryAt } from '../kit/query-at.ts';
import { salted } from '../kit/salt.ts';
import type { Hands } from '../kit/visible.ts';
import { bellsWrong, openMatch, type Played, type Players, playersOf, SETTLES } from './at-play.ts';
import { deck, HINDERED_WITHIN, type Hindered, OF } from './hindrances.ts';
import { makeHome } from './homes.ts';
import { answersIn, judge } from './killed-rightly.ts';
import { CHILD } from './kills.ts';
import { sitDown } from './product.ts';
import { startProgram } from './program.ts';
import { openProxied } from './proxied.ts';
import { type Seat, upgrade } from './upgrade.ts';
import { type Witness, witness } from './witness.ts';

/** Several processes play several matches at once from one database, and chance hinders them. */

/** What is played, and by how many. */
export interface Spreading extends Played {
  seats: number;
  /** So many matches at once. */
  matches: number;
  /** So many that only do what is to be done, beside one that hears Discord and one that stands by. */
  workers: number;
  /** Both others take interactions by HTTP, and none stands by. Such a share of the interactions is given to both. */
  byHttp?: { doubled: number };
}

/** What came of it. `problems` says in words what was lost or doubled. */
export interface Spread {
  kills: number;
  restarts: number;
  freezes: number;
  losses: number;
  /** Actions that players saw acknowledged, by a private confirmation; and answers that are saved. */
  acknowledged: number;
  answers: number;
  /** Public messages whose news were looked up in the log. */
  told: number;
  /** ms from a kill until no job was left to a dead process, the longest of all. */
  freedWithin: number;
  /** What is left at the end in outboxes, and of jobs that are due. */
  itemsLeft: number;
  jobsLeft: number;
  problems: string[];
}

/** One of the matches, with what was seen of it. */
interface AtTable {
  channel: string;
  people: Hands[];
  witnesses: Witness[];
  before: MatchRecord;
  players: Players;
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dai', 'Emil', 'Fumi', 'Gus'];

/** Plays, hinders, lets everything come to rest, and compares what is saved and posted with what was seen. */
export async function playSpread(
  spreading: Spreading,
  hindered: Hindered,
  seed: string,
  say: (line: string) => void,
): Promise<Spread> {
  const home = await makeHome('database');
  const url = home.env.DATABASE_URL!;
  const chance = chanceFrom(salted(`spread/${seed}`));
  const local = await openLocalDiscord();
  const proxied = hindered.proxies > 0 ? await openProxied(local.api) : undefined;
  const program = games.includes(spreading.part) ? 'src/main.ts' : CHILD;
  const settings = {
    STORE_DIR: home.folder,
    ...botSettings({ ...local, ...(proxied && { api: proxied.api }) }),
    ...home.env,
    ...(spreading.byHttp && { INTERACTIONS_PORT: '0', DISCORD_PUBLIC_KEY: local.publicKey }),
  };
  let number = PROGRAM;
  const begin = (kind: Seat['kind'], as = number) =>
    startProgram(
      hindered.upgrades > 0 ? CHILD : program,
      { ...settings, ...(as !== PROGRAM && { CASTELLAN_PROGRAM: String(as) }) },
      ...(kind === 'worker' ? ['worker'] : []),
    );
  const sum: Spread = {
    kills: 0,
    restarts: 0,
    freezes: 0,
    losses: 0,
    acknowledged: 0,
    answers: 0,
    told: 0,
    freedWithin: 0,
    itemsLeft: 0,
    jobsLeft: 0,
    problems: [],
  };
  const seats: Seat[] = [{ kind: 'bot', now: begin('bot') }];
  const tables: AtTable[] = [];
  let opened = 0;
  const acknowledged = () => sum.acknowledged + acknowledgedIn(tables);
  /** Where a match has come to its end, the next one begins. */
  async function goOn(): Promise<void> {
    for (const [n, table] of tables.entries()) {
      if ((await home.saved(table.channel).catch(() => undefined))?.status !== 'over') continue;
      await ended([table]);
      sum.problems.push(...(await judged(spreading, home.saved, table, sum)));
      tables[n] = await seated(spreading, { local, home, seed }, opened++);
    }
  }
  try {
    await seats[0]!.now.says(/Logged in/);
    seats.push({ kind: 'bot', now: begin('bot') });
    const { byHttp } = spreading;
    if (byHttp) local.faults.doubleInteractions(() => chance() < byHttp.doubled);
    for (let n = 0; n < spreading.workers; n++) seats.push({ kind: 'worker', now: begin('worker') });
    await (byHttp ? postedTo(local, seats) : seats[1]!.now.says(/stands by/));
    for (const { kind, now } of seats) if (kind === 'worker') await now.says(/This worker/);
    while (opened < spreading.matches) tables.push(await seated(spreading, { local, home, seed }, opened++));
    const left = deck(hindered, chance);
    for (const what of left) {
      await Promise.race([...tables.map(({ players }) => players.on), wait(chance() * HINDERED_WITHIN)]);
      const seat = seats[Math.floor(chance() * seats.length)]!;
      if (what === 'restart') {
        await home.restart!();
        sum.restarts++;
      } else if (what === 'upgrade') {
        sum.problems.push(...(await upgrade(seats, begin, number + 1)));
        number++;
      } else if (what === 'loss') {
        await proxied!.isGone(hindered.goneFor);
        sum.losses++;
      } else if (what === 'freeze') {
        seat.now.freeze();
        await wait(hindered.frozenFor);
        seat.now.thaw();
        sum.freezes++;
      } else {
        await seat.now.kill();
        sum.kills++;
        seat.now = begin(seat.kind);
        sum.freedWithin = Math.max(sum.freedWithin, await freed(url));
      }
      // Who has lost its place to another one ends, and whatever looks after it starts it again.
      for (const one of seats) if (one.now.isGone()) one.now = begin(one.kind);
      if (byHttp) await postedTo(local, seats);
      await goOn();
      say(`${what} of ${OF[what] ?? seat.kind}: ${acknowledged()} acknowledged`);
    }
    // It goes on after the last one.
    await goOn();
    const enough = acknowledged() + tables.length;
    for (const from = performance.now(); acknowledged() < enough; await wait(50)) {
      if (performance.now() - from > SETTLES) throw new Error('nothing is acknowledged any more');
      await goOn();
    }
    await ended(tables);
    await atRest(url, sum);
    for (const table of tables) sum.problems.push(...(await judged(spreading, home.saved, table, sum)));
  } catch (error) {
    sum.problems.push((error as Error).stack ?? String(error));
  } finally {
    for (const { players } of tables) players.end();
    for (const { now } of seats) await now.kill();
    if (sum.problems.length > 0)
      for (const { kind, now } of seats) say(`log of a ${kind}:\n${now.log().slice(-6_000)}`);
    await proxied?.close();
    await local.close();
    await home.remove();
  }
  return sum;
}

/** Interactions go to all who take them, by turns, once each has said where. */
async function postedTo(local: Awaited<ReturnType<typeof openLocalDiscord>>, seats: readonly Seat[]): Promise<void> {
  const bots = seats.filter(({ kind }) => kind === 'bot');
  const ports = await Promise.all(bots.map(async ({ now }) => (await now.says(/by HTTP.* on port (\d+)/))[1]));
  await local.postInteractions(ports.map((port) => `http://127.0.0.1:${port}/interactions`));
}

/** Nobody plays at these any more. */
async function ended(tables: readonly AtTable[]): Promise<void> {
  for (const { players } of tables) players.end();
  await Promise.all(tables.map(({ players }) => players.on));
}

const acknowledgedIn = (tables: readonly AtTable[]): number =>
  tables.flatMap(({ witnesses }) => witnesses).reduce((n, { seen }) => n + seen.acknowledged, 0);

/** Whoever hears Discord may have died, or stand still for a minute. */
const TYPED_AGAIN = 12;

/** A match in a channel of its own, with people of its own who begin to play. */
async function seated(
  spreading: Spreading,
  at: {
    local: Awaited<ReturnType<typeof openLocalDiscord>>;
    home: Awaited<ReturnType<typeof makeHome>>;
    seed: string;
  },
  n: number,
): Promise<AtTable> {
  const { local, home, seed } = at;
  const channel = local.openChannel(`table-${n}`);
  const names = NAMES.slice(0, spreading.seats).map((name) => `${name} ${n + 1}`);
  const people = await Promise.all(names.map((name) => sitDown(local.url, name)));
  await openMatch(spreading, people, channel, TYPED_AGAIN);
  const before = await home.saved(channel);
  if (!before?.match) throw new Error('no started match is saved');
  const witnesses = people.map((hands) => witness(hands, channel));
  // While whoever hears Discord is dead, nothing is answered.
  const players = playersOf(witnesses, channel, `${seed}/${n}`, () => true);
  return { channel, people, witnesses, before, players };
}

/** Waits until no job belongs to a process that is no more; gives how long that took, in ms. */
async function freed(url: string): Promise<number> {
  const from = performance.now();
  const dead = `select count(*)::integer as n from (select distinct locked_by from public_jobs._private_jobs where locked_by is not null) as one
    where pg_try_advisory_xact_lock_shared(hashtextextended('castellan ' || locked_by, 0))`;
  for (;;) {
    // A server that crashes meanwhile is asked again.
    const [row] = await queryAt<{ n: number }>(url, dead).catch(() => [{ n: 1 }]);
    const ms = Math.round(performance.now() - from);
    if (row!.n === 0 || ms > SETTLES) return ms;
    await wait(50);
  }
}

/** Waits until nothing is to be delivered any more, and counts what is left. */
async function atRest(url: string, sum: Spread): Promise<void> {
  for (const from = performance.now(); performance.now() - from < SETTLES; await wait(100)) {
    const [row] = await queryAt<{ items: number; jobs: number }>(
      url,
      `select (select count(*)::integer from match where waits) as items,
        (select count(*)::integer from public_jobs._private_jobs where run_at <= now() and attempts < max_attempts) as jobs`,
    );
    sum.itemsLeft = row!.items;
    sum.jobsLeft = row!.jobs;
    if (row!.items + row!.jobs === 0) return;
  }
  sum.problems.push(`${sum.itemsLeft} matches and ${sum.jobsLeft} jobs wait still: ${JSON.stringify(await left(url))}`);
}

/** What jobs are left, and who has them and their queues; a name is dead when nobody holds its lock. */
const left = (url: string) =>
  queryAt(
    url,
    `select key, attempts, job.run_at - now() as in, job.locked_by, job.locked_at, job.last_error, queue.queue_name, queue.locked_by as queue_by,
      (select string_agg(distinct application_name, ' ') from pg_stat_activity) as connected,
      exists (select from match where waits and key like '%' || match.id) as waits,
      coalesce(pg_try_advisory_xact_lock(hashtextextended('castellan ' || coalesce(job.locked_by, queue.locked_by), 0)), false) as dead
    from public_jobs._private_jobs job left join public_jobs._private_job_queues queue on queue.id = job.job_queue_id`,
  );

async function judged(
  { part }: Spreading,
  saved: (channel: string) => Promise<MatchRecord | undefined>,
  { channel, people, witnesses, before }: AtTable,
  sum: Spread,
): Promise<string[]> {
  for (const { look } of witnesses) await look();
  const after = (await saved(channel))!;
  const acknowledged = witnesses.reduce((n, { seen }) => n + seen.acknowledged, 0);
  const attempts = witnesses.reduce((n, { seen }) => n + seen.attempts, 0);
  const seen = { acknowledged, attempts, underWay: 0, told: witnesses[0]!.seen.told };
  sum.acknowledged += acknowledged;
  sum.answers += answersIn(after) - answersIn(before);
  sum.told += seen.told.length;
  const bells = after.status === 'running' ? await bellsWrong(people[0]!, channel) : [];
  return [...judge(part, before, after, seen), ...bells].map((problem) => `${channel}: ${problem}`);
}
