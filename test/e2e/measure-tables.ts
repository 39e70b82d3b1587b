import { chanceFrom } from '#chance/playout';
import type { Person } from '#local/discord';
import { momentOf } from '#local/world/snowflake';
import type { AnyGame } from '#src/game-part';
import { blindPlayer } from '../kit/blind-player.ts';
import { isCounted, kindOfRequest } from '../kit/requests.ts';
import { unsalted } from '../kit/salt.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { type Hands, type InteractionOutcome, isPublic } from '../kit/visible.ts';
import type { Table } from './decided.ts';
import type { BotFigures } from './measure-bot.ts';
import { type MeasuredBot, openMeasuredBot } from './measured-bot.ts';
import { startMatch } from './real-table.ts';

/** What tables cost that act at once. */
export interface TablesFigures extends BotFigures {
  presses: number;
  /** Of each press, until it was acknowledged: ms of CPU of the bot's main thread, and of the clock; those that never were are counted. */
  acknowledged: number[];
  waited: number[];
  failed: number;
  /** Of each press that made the bot post a public picture, ms of the clock until it stood in the channel. */
  pictured: number[];
  /** Pictures that came to stand before somebody: boards, hands, places. */
  posted: number;
  /** Requests of the bot that count towards its fifty a second, by kind, most first. */
  requests: [kind: string, n: number][];
}

/** A press that somebody has decided on. */
type Press = () => Promise<Pressed>;
interface Pressed {
  /** When, in ms since 1970. */
  at: number;
  /** ms of the bot's main thread, and of the clock; undefined: the bot did not answer. */
  acknowledged?: { worked: number; waited: number };
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dai', 'Emil', 'Fumi', 'Gus'];
/** A press brings at most so many messages. */
const NEWEST = 12;

/**
 * How many tables press, and how often; before that some rounds (`warm`, none by default) that are in no figure: a process that has just begun is
 * slow. Beside them so many seats think all the time (`thinking`, none by default).
 */
export interface Wave {
  tables: number;
  rounds: number;
  warm?: number;
  thinking?: number;
}

/**
 * So many matches at one bot, which has a process of its own, with discord.js between. In each round one player of every
 * table decides what to press, then all of them press at the same moment, then everybody waits until the bot is at rest. It ends the bot.
 */
export async function measureTables(
  part: AnyGame,
  wave: Wave,
  { seats, options }: Table,
  bot?: MeasuredBot,
): Promise<TablesFigures> {
  return measureAt(bot ?? (await openMeasuredBot({ isWatched: true })), part, { ...wave, seats, options });
}

async function measureAt(
  bot: MeasuredBot,
  part: AnyGame,
  { tables, rounds, warm = 0, thinking = 0, seats, options }: Table & Wave,
): Promise<TablesFigures> {
  const { local, rest } = bot;
  const started: { channel: string; people: Person[] }[] = [];
  for (let n = 0; n < tables; n++) {
    const channel = local.openChannel(`table-${n}`);
    const people = NAMES.slice(0, seats).map((name) => local.person(`${name} ${n}`));
    await startMatch(bot, channel, people, { game: part.game.id, options });
    started.push({ channel, people });
  }
  await bot.scatter();
  const matches = started.map(({ channel, people }, n) => openMatch(bot, { channel, people, seed: `tables/${n}` }));

  const sum = {
    presses: 0,
    acknowledged: [] as number[],
    waited: [] as number[],
    failed: 0,
    pictured: [] as number[],
    posted: 0,
  };
  const allPress = async () => {
    const chosen = await Promise.all(matches.map(async (match) => ({ match, press: await match.choose() })));
    const pressed = await Promise.all(
      chosen.flatMap(({ match, press }) => (press ? press().then((done) => ({ match, ...done })) : [])),
    );
    await rest();
    return pressed;
  };
  // Nobody else may change matches before that.
  await bot.join();
  for (let round = 0; round < warm; round++) for (const { match } of await allPress()) match.pictures();
  if (thinking > 0) await bot.think(thinking);
  await bot.begin();
  const counted: string[] = [];
  local.log.length = 0;
  for (let round = 0; round < rounds; round++) {
    const pressed = await allPress();
    counted.push(...local.log.splice(0).filter(isCounted).map(kindOfRequest));
    for (const { match, at, acknowledged } of pressed) {
      sum.presses++;
      if (acknowledged) {
        sum.acknowledged.push(acknowledged.worked);
        sum.waited.push(acknowledged.waited);
      } else sum.failed++;
      const { first, count } = match.pictures();
      if (first !== undefined) sum.pictured.push(first - at);
      sum.posted += count;
    }
  }
  const figures = await bot.figures();
  await bot.close();
  return { ...sum, ...figures, requests: byKind(counted) };
}

/** How often each kind occurs, most first. */
function byKind(kinds: readonly string[]): [kind: string, n: number][] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

interface Match {
  /** What the first who is asked decides to press; undefined when nobody is asked. */
  choose(): Promise<Press | undefined>;
  /** Pictures that came since the last time, and when the first public one did, in ms since 1970. */
  pictures(): { first?: number; count: number };
}

/** A match with a blind player at each seat, whose presses wait until they are let go. */
function openMatch(
  bot: MeasuredBot,
  { channel, people, seed }: { channel: string; people: readonly Person[]; seed: string },
): Match {
  let decided: (press: Press) => void;
  const hold = (press: () => Promise<InteractionOutcome>) =>
    new Promise<InteractionOutcome>((resolve, reject) => {
      decided(async () => {
        const at = Date.now();
        const [begin, before] = [performance.now(), bot.worked()];
        const result = press();
        result.then(resolve, reject);
        const { outcome } = await result;
        const acknowledged = { worked: bot.worked() - before, waited: performance.now() - begin };
        return { at, ...(outcome !== 'failed' && { acknowledged }) };
      });
    });
  const players = people.map((person, i) => {
    const hands: Hands = {
      ...person,
      click: (message, id) => hold(() => person.click(message, id)),
      select: (message, id, values) => hold(() => person.select(message, id, values)),
    };
    const common = { channel, locale: 'en-US' as const, typing: 0, notTyped: ['match'], ended: ENDED, taste };
    // Figures are compared: each run plays the same.
    return blindPlayer({ ...common, hands, chance: chanceFrom(unsalted(`${seed}/${i}`)) });
  });
  const seen = new Set<string>();
  const fresh = (newest: number) => {
    const places = people.flatMap((person) =>
      [channel, ...dmsOf(person)].flatMap((place) => person.messages(place, newest)),
    );
    const all = places.flatMap((message) => message.attachments.map(({ id }) => ({ id, message })));
    const unseen = new Map(all.filter(({ id }) => !seen.has(id)).map((one) => [one.id, one]));
    for (const id of unseen.keys()) seen.add(id);
    return [...unseen.values()];
  };
  // What stands there from the start of the match is no news.
  fresh(Infinity);

  return {
    async choose() {
      for (const player of players) {
        const reached = new Promise<Press>((resolve) => {
          decided = resolve;
        });
        const done = player.act();
        const press = await Promise.race([reached, done.then(() => undefined)]);
        if (!press) continue;
        return async () => {
          const pressed = await press();
          await done;
          return pressed;
        };
      }
      return undefined;
    },
    pictures() {
      const came = fresh(NEWEST);
      const boards = came.filter(({ message }) => message.channel_id === channel && isPublic(message));
      const times = boards.map(({ id }) => momentOf(id));
      return { count: came.length, ...(times.length > 0 && { first: Math.min(...times) }) };
    },
  };
}

const dmsOf = (person: Person): string[] =>
  person
    .channels()
    .filter(({ kind }) => kind === 'dm')
    .map(({ id }) => id);
