import { readId } from '#asking/terms/ids';
import { chanceFrom } from '#chance/playout';
import type { Chance } from '#core/enumerate';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import type { MatchRecord } from '#store/store';
import { blindPlayer } from '../kit/blind-player.ts';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { controlsOf, customIds, type Hands, isPublic, type MessageSeen } from '../kit/visible.ts';
import { type HOMES, type Home, makeHome } from './homes.ts';
import { answersIn, judge } from './killed-rightly.ts';
import { type Product, sitDown, startProduct } from './product.ts';
import { openRelay } from './relay.ts';
import { isGone, type Witness, witness } from './witness.ts';

/** What came of killing the program again and again. `problems` says in words what was lost or doubled. */
export interface Killed {
  kills: number;
  /** Kills that met an interaction under way. */
  underWay: number;
  /** Actions that players saw acknowledged, by a private confirmation. */
  acknowledged: number;
  /** Public messages whose news were looked up in the log. */
  told: number;
  /** Answers in the log at the end. */
  answers: number;
  /** Answers that were saved although nobody had been told yet: allowed, and told after the restart. */
  savedUntold: number;
  problems: string[];
}

/** A game, how many sit down to play it, and the options that differ from the defaults. */
export interface Party {
  part: AnyGame;
  seats: number;
  options?: Readonly<Record<string, string>>;
  /** Where it keeps its matches: in a folder if absent. */
  store?: (typeof HOMES)[number];
  /** Who goes on after a kill: the same program, started again, or another one that stands by. The latter needs a database. */
  next?: (typeof NEXT)[number];
  /** The program that is killed; that of `npm start` if absent, for a registered game. */
  program?: string;
}

export const NEXT = ['restart', 'stand-by'] as const;

/** The same program with the toy besides, and with small pictures. */
export const CHILD = 'test/e2e/child.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** After a restart the first acknowledged action must come within so many ms. */
const GOES_ON = 60_000;
/** It is killed within so many ms after that, at a moment that chance gives. */
const KILLED_WITHIN = plays({ sample: 500, whole: 1_500 });
/** Within so many ms after a start everything is posted that was left. */
const SETTLES = 60_000;

/** Plays with the whole product as a child process, kills it at random moments, and looks each time at what is saved. */
export async function playAndKill(
  party: Party,
  kills: number,
  seed: string,
  say: (line: string) => void,
): Promise<Killed> {
  const { part, seats } = party;
  const home = await makeHome(party.store ?? 'folder');
  const chance = chanceFrom(salted(`kills/${seed}`));
  const sum: Killed = { kills: 0, underWay: 0, acknowledged: 0, told: 0, answers: 0, savedUntold: 0, problems: [] };
  const usual = games.includes(part) ? 'src/main.ts' : CHILD;
  const program = party.program ?? usual;
  const relay = party.next === 'stand-by' ? await openRelay(home, program) : undefined;
  const start = () => (relay ? relay.next() : startProduct(home.folder, program, home.env));
  let product = await start();
  try {
    let people = await sit(product, seats);
    let channel = (await people[0]!.channels())[0]!.id;
    await open(party, people, channel);
    let before = await saved(home);
    while (sum.kills < kills && sum.problems.length === 0) {
      const seen = await live(product, { people, channel }, chance, `${seed}/${sum.kills}`);
      sum.kills++;
      if (seen.underWay > 0) sum.underWay++;
      product = await start();
      const after = await saved(home);
      sum.problems.push(...judge(part, before, after, seen));
      const grown = answersIn(after) - answersIn(before);
      sum.acknowledged += seen.acknowledged;
      sum.told += seen.told.length;
      sum.savedUntold += grown - seen.acknowledged;
      sum.answers += grown;
      say(`kill ${sum.kills}: ${seen.acknowledged} acknowledged, ${grown} saved, ${seen.underWay} under way`);
      people = await sit(product, seats);
      before = after;
      if (after.status === 'running') {
        sum.problems.push(...(await bellsWrong(people[0]!, channel)));
        continue;
      }
      const made = await openChannel(product, people[0]!, `table-${sum.kills}`);
      channel = made;
      await open(party, people, channel);
      before = await saved(home);
    }
    // After the last kill, too, it goes on.
    if (sum.problems.length === 0) await live(product, { people, channel }, chance, `${seed}/last`);
  } catch (error) {
    sum.problems.push(`${(error as Error).stack}\n${product.log()}`);
  } finally {
    await product.kill();
    await relay?.close();
    await home.remove();
  }
  return sum;
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dai', 'Emil', 'Fumi', 'Gus'];
const sit = (product: Product, seats: number) =>
  Promise.all(NAMES.slice(0, seats).map((name) => sitDown(product.url, name)));

async function saved(home: Home): Promise<MatchRecord> {
  for (let i = 0; ; i++) {
    const record = await home.saved().catch((error: unknown) => {
      if (i === 50) throw error;
      return undefined;
    });
    if (record?.match) return record;
    if (i === 50) throw new Error('no started match is saved');
    await wait(20);
  }
}

async function openChannel(product: Product, { id }: Hands, name: string): Promise<string> {
  const response = await fetch(`${product.url}/_table/channels`, {
    method: 'POST',
    headers: { 'x-person': id },
    body: JSON.stringify({ name }),
  });
  return ((await response.json()) as { id: string }).id;
}

/** Lobby, seats, start. */
async function open({ part, options }: Party, people: readonly Hands[], channel: string): Promise<void> {
  const typed = async (person: Hands, sub: string, options = {}) => {
    const result = await person.slash(channel, 'match', sub, options);
    const answer = result.outcome === 'acknowledged' ? result.message : null;
    for (let i = 0; i < 1_000; i++) {
      if ((await person.messages(channel, 20)).some(({ id, content }) => id === answer && content !== '')) return;
      await wait(10);
    }
    throw new Error(`no answer to /match ${sub}`);
  };
  const [ann] = people;
  await typed(ann!, 'new', { game: part.game.id });
  for (const [name, value] of Object.entries(options ?? {})) await typed(ann!, 'options', { name, value });
  for (const person of people) await typed(person, 'join');
  await typed(ann!, 'start', people.length === 1 ? { alone: true } : {});
  for (let i = 0; ; i++) {
    const seen = (await ann!.messages(channel, 5)).filter((one) => isPublic(one) && controlsOf(one).length > 0);
    if (seen.some((one) => one.attachments.length > 0) && isBell(seen.at(-1)!)) return;
    if (i === 500) throw new Error('the match did not start');
    await wait(20);
  }
}

/** It says who is asked, in a board or below it. */
const isBell = (message: MessageSeen) => customIds(message).some((one) => readId(one)?.kind === 'answer');

/** Whoever is asked is named by one message, the last one, soon after the start: a crash leaves neither two of them nor none. */
async function bellsWrong(person: Hands, channel: string): Promise<string[]> {
  let told: MessageSeen[] = [];
  for (const begin = performance.now(); performance.now() - begin < SETTLES; await wait(20)) {
    told = (await person.messages(channel, 40)).filter(isPublic);
    if (told.filter(isBell).length === 1 && isBell(told.at(-1)!)) return [];
  }
  return [`of the last public messages these say who is asked:\n${told.map(inShort).join('\n')}`];
}

/** A message in a line, for whoever reads of a failure. */
function inShort(message: MessageSeen): string {
  const labels = controlsOf(message).map(({ label }) => label);
  const files = message.attachments.map(({ filename }) => filename);
  return `${isBell(message) ? 'yes' : 'no'} ${message.id} ${message.content.slice(0, 300)} [${labels.join(', ')}] ${files.join(', ')}`;
}

/** All play at once until, at a random moment after the first acknowledged action, the program is killed. */
async function live(
  product: Product,
  { people, channel }: { people: readonly Hands[]; channel: string },
  chance: Chance,
  seed: string,
): Promise<Witness['seen']> {
  const witnesses = people.map((hands) => witness(hands, channel));
  const seen = () => ({
    acknowledged: witnesses.reduce((sum, one) => sum + one.seen.acknowledged, 0),
    attempts: witnesses.reduce((sum, one) => sum + one.seen.attempts, 0),
    underWay: witnesses.reduce((sum, one) => sum + one.seen.underWay, 0),
    told: witnesses[0]!.seen.told,
  });
  let ended = false;
  const did: string[] = [];
  const playing = witnesses.map(async ({ hands, look }, i) => {
    const options = { hands, channel, chance: chanceFrom(salted(`${seed}/${i}`)), typing: 0, notTyped: ['match'] };
    // Taking back is left out: then the log only grows.
    // After a restart what was asked before is old: whoever asks for the question anew goes on.
    const liking = (label: string) =>
      /^(Undo|My hand|Zoom)$/.test(label) ? 0 : /^(Your move|回答する)$/.test(label) ? 6 : taste(label);
    const player = blindPlayer({ ...options, locale: 'en-US', taste: liking, ended: ENDED });
    while (!ended) {
      try {
        const done = await player.act();
        if (done) did.push(`${done.how} ${done.label}: ${done.outcome}`);
        else await wait(5);
        await look();
      } catch (error) {
        // Once it is killed every request fails; before that none may.
        if (!ended && !isGone(error)) throw error;
      }
    }
  });
  const playingOn = Promise.all(playing);
  playingOn.catch(() => {});
  const begin = performance.now();
  while (seen().acknowledged === 0) {
    if (performance.now() - begin > GOES_ON)
      throw new Error(`the match did not go on after the restart\n${await stands(people[0]!, channel, did)}`);
    await Promise.race([playingOn, wait(10)]);
  }
  await Promise.race([playingOn, wait(chance() * KILLED_WITHIN)]);
  ended = true;
  const { underWay } = seen();
  await product.kill();
  await playingOn;
  return { ...seen(), underWay };
}

/** What was pressed last, and what the channel shows, for whoever reads of a failure. */
async function stands(person: Hands, channel: string, did: readonly string[]): Promise<string> {
  const messages = await person.messages(channel, 8);
  const shown = messages.map((one) => `${isPublic(one) ? 'public' : 'private'} ${inShort(one)}`);
  return [`${did.length} presses, the last:`, ...did.slice(-20), ...shown].join('\n');
}
