import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom } from '#chance/playout';
import { LEVELS, type Level } from '#core/levels';
import { position } from '#core/match';
import { seenByOthers } from '../test/e2e/apart.ts';
import { openRealTable, type RealTable, recordOf, startMatch } from '../test/e2e/real-table.ts';
import { type BlindPlayer, blindPlayer } from '../test/kit/blind-player.ts';
import { diceFrom } from '../test/kit/dice.ts';
import { parts } from '../test/kit/parts.ts';
import { salted } from '../test/kit/salt.ts';
import { ENDED, taste } from '../test/kit/taste.ts';
import { isPublic } from '../test/kit/visible.ts';
import { oneOf, readCommandLine, whole } from './command-line.ts';
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

const NAME = 'blind';
const { given } = readCommandLine(
  NAME,
  'Players who see only what Discord shows play whole matches through discord.js. Prints one JSON line.',
  {
    game: gameOption(parts),
    seats: SEATS,
    people: PEOPLE,
    roles: ROLES,
    computers: { help: 'at how many of the seats computers play, who answer at once', default: '0' },
    level: { help: `how they think: ${LEVELS.join(', ')}`, default: 'normal' },
    matches: { help: 'how many matches', default: '5' },
    seed: { help: 'the same seed and salt play the same matches', default: '1' },
    options: { help: `${OPTIONS_HELP}; for each match its own with a / between them, the last for all that follow` },
    again: {
      help: 'a match that nobody has won is played again before the next options',
      flag: true,
      default: 'false',
    },
    campaign: { help: 'matches are played one after another for a campaign of this name', default: '' },
    presses: { help: 'a match is left after so many presses', default: '20000' },
  },
);
const matches = whole(NAME, 'matches', given.matches!);
const most = whole(NAME, 'presses', given.presses!);

const part = readGame(NAME, given.game!, parts);
const all = given.options!.split('/').map((typed) => readOptions(NAME, part.game.options, typed));
const { options, seats } = readTable(NAME, part, all[0]!, given.seats!);
const computers = new Array<Level>(whole(NAME, 'computers', given.computers!, 0)).fill(
  oneOf(NAME, 'level', given.level!, LEVELS),
);
const who = readPeople(NAME, part, { options, seats: seats - computers.length }, given);
/** Names of people; by turns they read English and Japanese. */
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dai', 'Emil', 'Fumi', 'Gus'];
/** How often they type: the Japanese more. */
const TYPING = [0.02, 0.2];
/** No press puts so many messages into the channel. */
const LAST = 20;
const used = new Map<string, number>();
const total = { finished: 0, won: 0, presses: 0, answers: 0, byComputers: 0, messages: 0, orders: 0, errors: 0 };
/** A campaign needs a store that outlives a match. */
const kept = given.campaign ? await mkdtemp(join(tmpdir(), 'castellan-blind-')) : '';
const began = performance.now();
for (let n = 0, round = 0; n < matches; n++) {
  const hasWon = await playOne(n, round === 0 ? options : all[Math.min(round, all.length - 1)]!);
  if (hasWon || given.again !== 'true') round++;
}
if (kept) await rm(kept, { recursive: true });

const actions = Object.keys(part.game.actions);
const summary = {
  game: part.game.id,
  seats,
  options,
  matches,
  finished: total.finished,
  wonBySomebody: total.won,
  presses: total.presses,
  answers: total.answers,
  byComputers: total.byComputers,
  messagesInTheChannel: total.messages,
  ordersAtTheEnd: total.orders,
  actionsUsed: actions.filter((name) => used.has(name)).length,
  actionsNeverUsed: actions.filter((name) => !used.has(name)),
  errors: total.errors,
  minutes: Math.round((performance.now() - began) / 6_000) / 10,
};
process.stdout.write(`${JSON.stringify(summary)}\n`);
process.exit(total.errors > 0 || total.finished < matches ? 1 : 0);

/** Plays the n-th match; gives whether somebody has won it. */
async function playOne(n: number, options: Record<string, string>): Promise<boolean> {
  const dice = diceFrom(salted(`${given.seed}/${n}/dice`));
  const table = await openRealTable({ kept, computers: { usual: 0, undo: 0 } });
  const channel = table.local.channelId;
  const locales = Array.from({ length: who.people }, (_, i) => (i % 2 === 0 ? 'en-US' : 'ja') as 'en-US' | 'ja');
  const people = locales.map((locale, i) => table.local.person(NAMES[i] ?? `Player ${i + 1}`, { locale }));
  const id = await startMatch(table, channel, people, {
    game: part.game.id,
    options,
    campaign: given.campaign!,
    computers,
    ...who,
  });
  const players: BlindPlayer[] = people.map((hands, i) =>
    blindPlayer({
      hands,
      locale: locales[i]!,
      channel,
      chance: chanceFrom(salted(`${given.seed}/${n}/${i}`)),
      taste,
      typing: TYPING[i % 2]!,
      notTyped: ['match'],
      ended: ENDED,
    }),
  );
  /** The messages that stood in the channel for all, at one time or another. */
  const told = new Set<string>();
  let presses = 0;
  let idle = 0;
  let over = false;
  const since = performance.now();
  while (!over && presses < most && idle < 20) {
    for (const player of players) {
      const did = await player.act().catch((error: unknown) => {
        total.errors++;
        process.stderr.write(`match ${n}: ${(error as Error).stack}\n`);
        return undefined;
      });
      if (!did) continue;
      presses++;
      idle = 0;
      if (did.outcome === 'failed') {
        total.errors++;
        process.stderr.write(`match ${n}: no answer to ${did.how} ${did.label}\n`);
      }
      await table.rest();
      for (const message of people[0]!.messages(channel, LAST)) if (isPublic(message)) told.add(message.id);
      if (presses % 200 === 0) await report({ n, table, id, presses, since });
    }
    idle++;
    over = (await players[0]!.sees()).over;
  }
  const { status, campaign, match } = await recordOf(table, id);
  if (campaign && (await table.store.campaigns.load(campaign.id))?.taken.length !== n + 1) {
    total.errors++;
    process.stderr.write(`match ${n}: the campaign has not taken it on\n`);
  }
  total.orders += match!.orders?.length ?? 0;
  const { log } = (await table.store.history(id))!;
  for (const { answer } of log) if (answer) used.set(answer.action, (used.get(answer.action) ?? 0) + 1);
  total.presses += presses;
  total.answers += log.length - 1;
  total.byComputers += log.filter(({ computer }) => computer !== undefined).length;
  total.messages += told.size;
  if (over && status === 'over') total.finished++;
  const { outcome } = position(part.game, match as never);
  const hasWon = outcome?.seats.some(({ result }) => result === 'won') ?? false;
  if (hasWon) total.won++;
  const strangers = seenByOthers(table.local, channel, people);
  const troubles = [
    ...strangers,
    ...table.local.surprises,
    ...table.complaints.filter((line) => /"level":(50|60)/.test(line)),
  ];
  total.errors += troubles.length;
  for (const trouble of troubles) process.stderr.write(`match ${n}: ${trouble}\n`);
  const how = hasWon ? 'won' : 'not won';
  process.stderr.write(`match ${n}: ${status}, ${how}, after ${presses} presses, ${log.length - 1} answers\n`);
  await table.close();
  dice.restore();
  return hasWon;
}

/** A match under way: which one it is, and since when (ms) so many presses were made. */
interface Going {
  n: number;
  table: RealTable;
  id: string;
  presses: number;
  since: number;
}
/** A line about how it goes. */
async function report({ n, table, id, presses, since }: Going): Promise<void> {
  const { log } = (await table.store.history(id))!;
  const each = (performance.now() - since) / presses;
  const last = log.findLast(({ answer }) => answer)?.answer?.decision;
  process.stderr.write(
    `match ${n}: ${presses} presses, ${log.length - 1} answers, at ${last}, ${Math.round(each)} ms each\n`,
  );
}
