import { chanceFrom } from '#chance/playout';
import type { logOf } from '#core/history';
import { position } from '#core/match';
import type { AnyGame } from '#src/game-part';
import type { Person } from '../src/local/discord.ts';
import { openRealTable, type RealTable, recordOf, startMatch } from '../test/e2e/real-table.ts';
import { type BlindPlayer, blindPlayer } from '../test/kit/blind-player.ts';
import { diceFrom } from '../test/kit/dice.ts';
import { parts } from '../test/kit/parts.ts';
import { isCounted, kindOfRequest } from '../test/kit/requests.ts';
import { unsalted } from '../test/kit/salt.ts';
import { ENDED, taste } from '../test/kit/taste.ts';
import { isPrivate, isPublic } from '../test/kit/visible.ts';
import { type Options, readCommandLine, whole } from './command-line.ts';
import {
  gameOption,
  OPTIONS_HELP,
  PEOPLE,
  ROLES,
  readGame,
  readOptions,
  readPeople,
  readTable,
  SEATS,
} from './match-options.ts';

const NAME = 'evening';

/** What is played, and how it is told. */
interface Evening {
  given: Record<string, string>;
  part: AnyGame;
  options: Record<string, string>;
  seats: number;
  who: { people: number; roles?: string[] };
  locale: 'ja' | 'en-US';
  turns: number;
  rounds: number;
  print(words: string): void;
}

/** Plays the evenings that the words of a command line ask for, one after another. */
export async function evenings(words: readonly string[], print: (words: string) => void): Promise<void> {
  const { given } = readCommandLine(NAME, DOES, OPTIONS, words);
  const part = readGame(NAME, given.game!, parts);
  const { options, seats } = readTable(NAME, part, readOptions(NAME, part.game.options, given.options!), given.seats!);
  const evening: Evening = {
    given,
    part,
    options,
    seats,
    who: readPeople(NAME, part, { options, seats }, given),
    locale: given.locale === 'ja' ? 'ja' : 'en-US',
    turns: whole(NAME, 'turns', given.turns!),
    rounds: Number(given.rounds),
    print,
  };
  for (let n = whole(NAME, 'evenings', given.evenings!), at = 0; at < n; at++) {
    const seed = `${given.seed}/${at}`;
    const dice = diceFrom(seed);
    try {
      await play(evening, seed);
    } finally {
      dice.restore();
    }
  }
}

const DOES =
  'What an evening costs: players who press sensibly play some turns through discord.js. Prints a JSON line per evening.';
const OPTIONS = {
  game: gameOption(parts),
  seats: SEATS,
  people: PEOPLE,
  roles: ROLES,
  turns: { help: 'an evening ends when so many turns, as the game counts them, were played', default: '3' },
  rounds: { help: 'it ends when so many rounds were played instead, in a game that has them', default: '0' },
  evenings: { help: 'how many, with the next seeds', default: '3' },
  seed: { help: 'the same seed has the same dice and the same likings', default: '1' },
  options: { help: OPTIONS_HELP },
  table: { help: 'print which questions the presses went to, by label', flag: true, default: 'false' },
  show: { help: 'print what stands in the channel at the end', flag: true, default: 'false' },
  locale: { help: 'the language of all who play, en or ja', default: 'en' },
} satisfies Options;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dai', 'Emil', 'Fumi', 'Gus'];
/** Nobody who presses sensibly presses these: they lead aside, or only show something. */
const IDLE =
  /^(Undo|My hand|Zoom|Whole board|Standing orders|Rules|\?|Log|◀ Previous|Next ▶|取り消す|自分の手元|拡大|盤面全体|All orders|Answer this always like this …|指示の一覧|いつもこう答える…|How to play|遊び方ガイド|Why\?|なぜ？|◀ 前へ|次へ ▶)$/;
/** These only where nothing else leads on. */
const BACK = /^(Back|Start over|戻る|やり直す)$/;
const sensible = (label: string): number => (IDLE.test(label) ? 0 : BACK.test(label) ? 1e-9 : taste(label));

async function play(evening: Evening, seed: string): Promise<void> {
  const { given, part, options, seats, who, locale, turns, rounds, print } = evening;
  const table = await openRealTable();
  const channel = table.local.channelId;
  const people = Array.from({ length: who.people }, (_, i) => table.local.person(NAMES[i]!, { locale }));
  const eve = table.local.person('Eve');
  const before = new Set(eve.messages(channel).map(({ id }) => id));
  const id = await startMatch(table, channel, people, { game: part.game.id, options, ...who });
  const players: BlindPlayer[] = people.map((hands, i) =>
    blindPlayer({
      hands,
      locale,
      channel,
      // The documents quote these evenings.
      chance: chanceFrom(unsalted(`${seed}/${i}`)),
      taste: sensible,
      typing: 0,
      notTyped: ['match'],
      ended: ENDED,
    }),
  );
  const pictures = new Map<string, { name: string; size: number }>();
  const look = () => {
    for (const person of people) {
      const rooms = [
        channel,
        ...person
          .channels()
          .filter(({ kind }) => kind === 'dm')
          .map((dm) => dm.id),
      ];
      for (const message of rooms.flatMap((room) => person.messages(room, 12)))
        for (const one of message.attachments) pictures.set(one.id, { name: one.filename, size: one.size });
    }
  };
  const begun = table.local.log.length;
  const presses = people.map(() => 0);
  const yours = people.map(() => 0);
  /** How often whoever had just pressed, and was asked again, had something posted below his question: he presses once more to see it. */
  const covered = people.map(() => 0);
  const spent = new Map<string, number>();
  let played = 1;
  let turn = await turnOf(table, part, id);
  const publicNow = () => eve.messages(channel, 1_000).filter((one) => isPublic(one) && !before.has(one.id)).length - 1;
  const count = (all: readonly number[]) => all.reduce((sum, n) => sum + n, 0);
  /** What each round cost: messages that stay, without the bell, and presses of all. */
  const costs: { messages: number; presses: number }[] = [];
  let [round, from] = [await roundOf(table, part, id), { messages: 0, presses: 0 }];
  const isOver = () => (rounds > 0 ? costs.length > rounds : played > turns);
  for (let idle = 0; idle < 20 && !isOver(); idle++) {
    // Nobody could do anything: on a busy machine what they wait for may be on its way.
    if (idle > 0) await table.local.settle(50);
    for (const [i, player] of players.entries()) {
      const asked = (await askedOf(table, part, { id, user: people[i]!.id }))?.key ?? '';
      const did = await player.act();
      if (!did) continue;
      idle = 0;
      spent.set(`${asked}: ${kindOf(did.label)}`, (spent.get(`${asked}: ${kindOf(did.label)}`) ?? 0) + 1);
      presses[i]!++;
      if (/^(Your move|Answer|回答する)$/.test(did.label)) yours[i]!++;
      await table.rest();
      look();
      const [last] = people[i]!.messages(channel, 1);
      if (did.at === channel && last && isPublic(last) && (await player.sees()).asked) covered[i]!++;
      const now = await turnOf(table, part, id);
      if (now !== turn) played++;
      turn = now;
      const roundNow = await roundOf(table, part, id);
      if (roundNow !== round) {
        const so = { messages: publicNow(), presses: count(presses) + count(covered) };
        costs.push({ messages: so.messages - from.messages, presses: so.presses - from.presses });
        [round, from] = [roundNow, so];
      }
      if (isOver()) break;
    }
  }
  await table.local.settle(50);
  /** Mentions as people read them, so that the same seed prints the same words. */
  const spelt = (content: string) =>
    content.replace(/<@(\d+)>/g, (all, user) => {
      const at = people.findIndex((person) => person.id === user);
      return at < 0 ? all : `@${NAMES[at]}`;
    });
  const stay = eve.messages(channel, 1_000).filter((one) => isPublic(one) && !isPrivate(one) && !before.has(one.id));
  if (given.show === 'true')
    for (const { content, attachments } of stay) print(`— ${spelt(content)} [${attachments.length}]\n`);
  const { log } = (await table.store.history(id))!;
  const sizeOf = (name?: string) =>
    [...pictures.values()]
      .filter((one) => name === undefined || one.name === name)
      .reduce((sum, { size }) => sum + size, 0);
  const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10;
  const names = [...new Set([...pictures.values()].map(({ name }) => name))];
  const events = (type: RegExp) => log.flatMap((entry) => entry.events).filter((event) => type.test(event.type)).length;
  const pressed = count(presses) + count(covered);
  const each = (n: number) => Math.round((n / pressed) * 100) / 100;
  const counted = table.local.log.slice(begun).filter(isCounted);
  const line = {
    game: part.game.id,
    seats,
    seed,
    turns: played - 1,
    ...(!isOver() && { stopped: await whyStopped({ table, part, id }, people) }),
    ...(rounds > 0 && { rounds: costs.slice(1) }),
    answers: log.length - 1,
    battles: events(/^(battle-joined|combat-begun)$/),
    messagesThatStay: stay.length,
    presses: presses.map((own, i) => own + covered[i]!),
    ofThoseToSeeTheQuestion: yours.map((own, i) => own + covered[i]!),
    requestsAPress: each(counted.length),
    picturesAPress: each(pictures.size),
    pictures: pictures.size,
    megabytes: megabytes(sizeOf()),
    ...Object.fromEntries(names.map((name) => [name, megabytes(sizeOf(name))])),
    byName: Object.fromEntries(
      names.map((name) => [name, [...pictures.values()].filter((one) => one.name === name).length]),
    ),
  };
  print(`${JSON.stringify(line)}\n`);
  if (given.table === 'true') {
    const kinds = counted.map(kindOfRequest);
    for (const kind of new Set(kinds)) {
      const n = kinds.filter((one) => one === kind).length;
      print(`${String(n).padStart(4)}  ${each(n)} a press: ${kind}\n`);
    }
  }
  const most = [...spent].sort(([, a], [, b]) => b - a);
  if (given.table === 'true') for (const [what, n] of most) print(`${String(n).padStart(4)}  ${what}\n`);
  await table.close();
}

/** What somebody is asked at this moment. */
async function askedOf(table: RealTable, part: AnyGame, { id, user }: { id: string; user: string }) {
  const { match, seats: sitting } = await recordOf(table, id);
  const { open } = position(part.game, match as Parameters<typeof logOf>[0]);
  return open.find(({ seat }) => sitting[seat]?.user === user);
}

/** Why an evening ended early: the match is over, or what is asked of the people who press nothing. */
async function whyStopped(
  at: { table: RealTable; part: AnyGame; id: string },
  people: readonly Person[],
): Promise<string> {
  const { table, part, id } = at;
  const { status } = await recordOf(table, id);
  if (status !== 'running') return status;
  const asked = await Promise.all(people.map(({ id: user }) => askedOf(table, part, { id, user })));
  return `nobody presses anything: ${asked.map((one) => one?.key ?? '-').join(', ')}`;
}

/** A label without what differs from turn to turn: numbers, and places. */
function kindOf(label: string): string {
  return label.replaceAll(/\b[A-H]\d\b|\d+/g, '#');
}

/** The turn that is being played, as the game counts them. */
async function turnOf(table: RealTable, part: AnyGame, id: string): Promise<string> {
  const { match } = await recordOf(table, id);
  return JSON.stringify(part.game.turn?.(position(part.game, match as Parameters<typeof logOf>[0]).g));
}

/** The round that is being played, as the game counts them. */
async function roundOf(table: RealTable, part: AnyGame, id: string): Promise<string> {
  const { match } = await recordOf(table, id);
  return JSON.stringify(part.game.round?.(position(part.game, match as Parameters<typeof logOf>[0]).g));
}
