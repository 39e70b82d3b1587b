import { chanceFrom } from '#chance/playout';
import type { Chance } from '#core/enumerate';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import type { MatchRecord } from '#store/store';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import type { Hands } from '../kit/visible.ts';
import { bellsWrong, openMatch, playersOf, stands, wait } from './at-play.ts';
import { type HOMES, type Home, makeHome } from './homes.ts';
import { answersIn, judge, thinks, thoughtRightly } from './killed-rightly.ts';
import { type Product, sitDown, startProduct } from './product.ts';
import { openRelay } from './relay.ts';
import { type Witness, witness } from './witness.ts';

/** What came of killing the program again and again. `problems` says in words what was lost or doubled. */
export interface Killed {
  kills: number;
  /** Kills that met an interaction under way. */
  underWay: number;
  /** Actions that players saw acknowledged, by a private confirmation. */
  acknowledged: number;
  /** Kills that met a computer who was asked, and what computers answered in all. */
  thinking: number;
  thought: number;
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
  /** Computers who play besides those. */
  computers?: number;
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

/** After a restart the first acknowledged action must come within so many ms. */
const GOES_ON = 60_000;
/** It is killed within so many ms after that, at a moment that chance gives. */
const KILLED_WITHIN = plays({ sample: 500, whole: 1_500 });
/** Where computers play: they answer some seconds after they are asked, or twenty where something may be taken back. */
const KILLED_AMONG_COMPUTERS = 25_000;

/** Plays with the whole product as a child process, kills it at random moments, and looks each time at what is saved. */
export async function playAndKill(
  party: Party,
  kills: number,
  seed: string,
  say: (line: string) => void,
): Promise<Killed> {
  const { part, seats, computers = 0 } = party;
  const within = computers > 0 ? KILLED_AMONG_COMPUTERS : KILLED_WITHIN;
  const home = await makeHome(party.store ?? 'folder');
  const chance = chanceFrom(salted(`kills/${seed}`));
  const sum: Killed = {
    ...{ kills: 0, underWay: 0, thinking: 0, thought: 0 },
    ...{ acknowledged: 0, told: 0, answers: 0, savedUntold: 0, problems: [] },
  };
  const usual = games.includes(part) ? 'src/main.ts' : CHILD;
  const program = party.program ?? usual;
  const relay = party.next === 'stand-by' ? await openRelay(home, program) : undefined;
  const start = () => (relay ? relay.next() : startProduct(home.folder, program, home.env));
  let product = await start();
  try {
    let people = await sit(product, seats);
    let channel = (await people[0]!.channels())[0]!.id;
    await openMatch(party, people, channel);
    let before = await saved(home);
    while (sum.kills < kills && sum.problems.length === 0) {
      const seen = await live(product, { people, channel, within }, chance, `${seed}/${sum.kills}`);
      sum.kills++;
      if (seen.underWay > 0) sum.underWay++;
      if (computers > 0 && thinks(await saved(home))) sum.thinking++;
      product = await start();
      const after = await saved(home);
      sum.problems.push(...judge(part, before, after, seen));
      const { thought, problems } = await thoughtRightly(part, before, after);
      sum.problems.push(...problems);
      sum.thought += thought;
      const grown = answersIn(after) - answersIn(before);
      sum.acknowledged += seen.acknowledged;
      sum.told += seen.told.length;
      sum.savedUntold += grown - thought - seen.acknowledged;
      sum.answers += grown;
      say(`kill ${sum.kills}: ${seen.acknowledged} acknowledged, ${grown} saved, ${seen.underWay} under way`);
      people = await sit(product, seats);
      before = after;
      if (after.status === 'running') {
        const wrong = await bellsWrong(people[0]!, channel);
        // A computer may have ended the match meanwhile: then nobody is asked.
        if (wrong.length === 0 || (await saved(home)).status === 'running') {
          sum.problems.push(...wrong);
          continue;
        }
      }
      const made = await openChannel(product, people[0]!, `table-${sum.kills}`);
      channel = made;
      await openMatch(party, people, channel);
      before = await saved(home);
    }
    // After the last kill, too, it goes on.
    if (sum.problems.length === 0) await live(product, { people, channel, within }, chance, `${seed}/last`);
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

/** All play at once until, at a random moment after the first acknowledged action, the program is killed. */
async function live(
  product: Product,
  { people, channel, within }: { people: readonly Hands[]; channel: string; within: number },
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
  const playing = playersOf(witnesses, channel, seed);
  const begin = performance.now();
  while (seen().acknowledged === 0) {
    if (performance.now() - begin > GOES_ON)
      throw new Error(`the match did not go on after the restart\n${await stands(people[0]!, channel, playing.did)}`);
    await Promise.race([playing.on, wait(10)]);
  }
  await Promise.race([playing.on, wait(chance() * within)]);
  playing.end();
  const { underWay } = seen();
  await product.kill();
  await playing.on;
  return { ...seen(), underWay };
}
