import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answered } from '../src/bot/match/play.ts';
import { recordOf } from '../src/bot/match/record.ts';
import { chooseAside } from '../src/chance/choose.ts';
import { chanceFrom, choose } from '../src/chance/playout.ts';
import { position } from '../src/core/match.ts';
import type { Match, Position } from '../src/core/types.ts';
import type { Person } from '../src/local/discord.ts';
import { snowflakeAt } from '../src/local/world/snowflake.ts';
import { games } from '../src/registry.ts';
import type { MatchRecord } from '../src/store/store.ts';
import { openRealTable, type RealTable } from '../test/e2e/real-table.ts';
import { blindPlayer } from '../test/kit/blind-player.ts';
import { load, RECORDED, type Recording, recordings, showsOf } from '../test/kit/recorded.ts';
import { unsalted } from '../test/kit/salt.ts';
import { ENDED, taste } from '../test/kit/taste.ts';
import { controlsOf, isPublic } from '../test/kit/visible.ts';
import { readCommandLine } from './command-line.ts';
import { type Plan, plans, STORE } from './recorded-plans.ts';

const NAME = 'record';
const { given } = readCommandLine(
  NAME,
  'Plays the matches that test/matches does not have yet through the bot and keeps their files.',
  {
    only: { help: 'only those whose names begin so' },
    out: { help: 'where to', default: RECORDED },
    store: { help: 'a whole store folder of this name instead' },
    shows: { help: 'plays nothing: writes anew what the recordings that are there show', flag: true },
  },
);

/** After so many answers of the program a person answers by hand: then everything that waits is posted. */
const BY_HAND = 60;
/** Answers after which a match is given up. */
const MOST = 3_000;
/** Others are played instead of a match that does not come where it should. */
const MATCHES = 12;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dai', 'Emil', 'Fumi', 'Gus'];

/** A match on its way to where its plan wants it. */
interface Playing {
  plan: Plan;
  table: RealTable;
  id: string;
  people: Person[];
  channel: string;
  /** The record after the last answer by hand. */
  earlier?: string;
}

/** A table of its own for `work`; what the program or the stand-in complained of is an error. */
async function atTable(folder: string, work: (table: RealTable) => Promise<void>): Promise<void> {
  const table = await openRealTable({ kept: folder });
  await work(table);
  await table.close();
  const troubles = [...table.complaints, ...table.local.surprises];
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
}

async function recordOne(plan: Plan): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-record-'));
  await atTable(folder, async (table) => {
    for (let n = 0; n < MATCHES; n++) {
      const playing = await playOne(plan, table, n);
      if (!playing) continue;
      if (playing.earlier && plan.late) keep(plan.game, plan.late, playing.earlier);
      return keep(plan.game, plan.name, await table.store.export(playing.id));
    }
    throw new Error(`${plan.name}: no match came so far`);
  });
  rmSync(folder, { recursive: true });
}

/** A folder that is there already is not touched. */
async function recordStore(folder: string): Promise<void> {
  mkdirSync(folder);
  await atTable(folder, async (table) => {
    for (const [n, plan] of STORE.entries()) await playOne(plan, table, n);
  });
}

/** Opens the lobby, sits people down, and goes on as far as the plan says; undefined when the match ended before. */
async function playOne(plan: Plan, table: RealTable, n: number): Promise<Playing | undefined> {
  const { local, store, rest } = table;
  const channel = local.openChannel(`table-${n}`);
  const people = NAMES.slice(0, plan.sit ?? plan.seats).map((name, i) =>
    local.person(n > 0 ? `${name} ${n + 1}` : name, { locale: i % 2 === 0 ? 'en-US' : 'ja' }),
  );
  const [host] = people as [Person];
  for (const one of plan.closed ?? []) local.faults.closeDms(people[one]!);
  const say = async (person: Person, sub: string, options = {}) => {
    await person.slash(channel, 'match', sub, options);
    await rest();
  };
  await say(host, 'new', { game: plan.game });
  for (const [name, value] of Object.entries(plan.options)) await say(host, 'options', { name, value });
  for (const person of people) await say(person, 'join');
  for (const person of people.slice(0, plan.agree ?? people.length)) {
    const lobby = person.messages(channel).findLast(isPublic)!;
    const agree = controlsOf(lobby).find(({ label }) => /^(Agree|同意)/.test(label));
    if (agree) await person.click(lobby.id, agree.id);
    await rest();
  }
  const playing: Playing = { plan, table, id: (await store.byChannel(channel))!, people, channel };
  if (!plan.until) return playing;
  await say(host, 'start', people.length === 1 ? { alone: true } : {});
  if (!(await play(playing, `${plan.name}/${n}/${Date.now()}`))) return undefined;
  const { press } = plan;
  if (press && !(await byHand(playing, (record) => press(record, at(record))))) return undefined;
  for (const person of people.slice(0, plan.votes ?? 0)) await say(person, 'end');
  return playing;
}

const partOf = ({ game }: MatchRecord) => games.find((part) => part.game.id === game)!;
const at = (record: MatchRecord): Position<unknown> =>
  position(partOf(record).game, record.match as unknown as Match<unknown>);

/** Answers by the policy, each saved as the bot saves it, and now and then by hand, until the plan's moment is there. */
async function play(playing: Playing, seed: string): Promise<boolean> {
  const { plan, id } = playing;
  const { store } = playing.table;
  // A recording is the same match whoever makes it.
  const chance = chanceFrom(unsalted(seed));
  for (let n = 1; ; n++) {
    const record = (await store.load(id))!;
    const part = partOf(record);
    const now = at(record);
    if (plan.until!(record, now)) return true;
    if (now.outcome || record.match!.logged > (plan.most ?? MOST)) return false;
    if (n % BY_HAND === 0) {
      await byHand(playing, ({ match }) => match!.logged > record.match!.logged);
      if ((await store.load(id))!.status === 'running') playing.earlier = await store.export(id);
      continue;
    }
    const open = now.open[Math.floor(chance() * now.open.length)]!;
    const seen = { ...part, g: now.g, policy: plan.policy, chance };
    const aside = chooseAside(seen, String(record.match!.stepNo));
    const { decision, answer } = aside ?? {
      decision: open,
      answer: choose({ ...seen, decision: open }),
    };
    const mark = String(snowflakeAt(Date.now()) + BigInt(n));
    const next = answered(
      { part, record: recordOf(record) },
      { decision: decision.id, seat: decision.seat, ...answer },
      { mark, now: Date.now() },
    );
    if ('refused' in next) throw new Error(`${decision.id}: ${next.refused.key}`);
    await store.commit(next.record);
  }
}

/** People press what they see until it has come so far; false when it does not. */
async function byHand(playing: Playing, until: (record: MatchRecord) => boolean): Promise<boolean> {
  const { people, channel, id, plan } = playing;
  const { store, rest } = playing.table;
  await people[0]!.slash(channel, 'match', 'settings', { reminders: true });
  await rest();
  const chance = chanceFrom(unsalted(`${id}/hands`));
  const common = { channel, chance, taste, typing: 0.05, notTyped: ['match'], ended: ENDED };
  const players = people.map((hands) => blindPlayer({ hands, locale: hands.locale as 'en-US' | 'ja', ...common }));
  for (let presses = 0; presses < 400; presses++) {
    for (const player of players) {
      const record = (await store.load(id))!;
      if (until(record)) return true;
      if (record.status !== 'running') return false;
      await player.act();
      await rest();
    }
  }
  throw new Error(`${plan.name}: nothing came of pressing`);
}

function keep(game: string, name: string, text: string): void {
  const folder = join(given.out!, game);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), text);
  show(join(folder, `${name}.shows.json`), text);
  process.stdout.write(`${game}/${name}: ${Math.round(text.length / 1024)} KB\n`);
}

const show = (file: string, text: string): void => write(file, showsOf(load(text)));

function write(file: string, shown: unknown): void {
  writeFileSync(file, `${JSON.stringify(shown, null, 2)}\n`);
}

interface Sights {
  rules: object;
  asides?: { id: string; words: unknown }[];
  viewers?: Record<string, { view: string; told: unknown }>;
}

/**
 * What a recording shows, anew. Of one that is shown by older rules only the words of asides and the pictures with
 * theirs change. They change only for whom the view is still the same. The rest says what those rules showed.
 */
function showAgain({ file, shows }: Recording): void {
  const then = JSON.parse(readFileSync(shows, 'utf8')) as Sights;
  const now = showsOf(load(readFileSync(file, 'utf8'))) as Sights;
  write(shows, JSON.stringify(then.rules) === JSON.stringify(now.rules) ? now : renewed(then, now));
}

function renewed(then: Sights, now: Sights): Sights {
  const viewers = Object.entries(then.viewers ?? {}).map(([viewer, before]) => {
    const sight = now.viewers![viewer]!;
    return [viewer, sight.view === before.view ? { ...sight, told: before.told } : before];
  });
  const asides = then.asides?.map((aside) => ({
    ...aside,
    words: now.asides!.find(({ id }) => id === aside.id)?.words ?? aside.words,
  }));
  return { ...then, ...(asides && { asides }), ...(then.viewers && { viewers: Object.fromEntries(viewers) }) };
}

if (given.shows === 'true') for (const one of recordings()) showAgain(one);
else if (given.store) await recordStore(join(given.out!, given.store));
else {
  const isNew = ({ game, name }: Plan) => !existsSync(join(given.out!, game, `${name}.json`));
  for (const plan of plans.filter(isNew)) if (plan.name.startsWith(given.only!)) await recordOne(plan);
}
process.exit();
