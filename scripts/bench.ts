import { existsSync } from 'node:fs';
import { isSpan, seatRange } from '../src/core/seats.ts';
import { measureDecisions, type Times, third } from '../test/e2e/measure-decisions.ts';
import { type Heavy, measureHeavy } from '../test/e2e/measure-heavy.ts';
import { LISTED, measureListing, widest } from '../test/e2e/measure-listing.ts';
import { measurePresses } from '../test/e2e/measure-presses.ts';
import { measureTables } from '../test/e2e/measure-tables.ts';
import { benchPeers } from './bench-peers.ts';
import { benchThink } from './bench-think.ts';
import { readCommandLine, whole } from './command-line.ts';
import { allMet, figuresOf, linesOf, type Row, type Target, table } from './figures.ts';
import { GAME, OPTIONS_HELP, readGame, readOptions, readTable } from './match-options.ts';

const NAME = 'bench';
/** Turns of each comparison with another engine, if not given; the best of either counts. */
const PEER_ROUNDS = '5';
/** Matches that act at once, and those that are thought about, if not given. */
const AT_ONCE = '10';
const THOUGHT = '4';
/** Presses with their boards, if not given. */
const PRESSES = '200';
const { given } = readCommandLine(
  NAME,
  'Measures decisions, saves, presses, pictures and acknowledgements, warm, in ms of CPU. Prints a table and one JSON line.',
  {
    game: { help: `${GAME.help}; the first if absent, and all of them with --think` },
    seats: { help: 'how many seats; as many as can play with these options if absent' },
    options: { help: OPTIONS_HELP },
    decisions: {
      help: 'whole matches by chance are played until they have so many; with --think each at most',
      default: '1000',
    },
    longest: { help: 'decisions of each of these matches at most; without it they are played to their end' },
    presses: { help: `presses with their boards, ${PRESSES} if absent; with --memory at each table` },
    repeats: { help: 'how often each of these presses is made: its least counts', default: '3' },
    wide: { help: 'matches in which the widest question is looked for', default: '4' },
    listings: { help: 'how often that question is listed', default: '200' },
    heavy: { help: 'decisions that take more than most', default: '200' },
    matches: {
      help: `matches that act at once, ${AT_ONCE} if absent, with --ways 4; with --think: matches by chance, ${THOUGHT}`,
    },
    waves: { help: 'how often they do', default: '24' },
    store: { help: 'instead of all this a store of so many matches: start, sweep, look-up, memory' },
    database: { help: 'with --store: beside it a database, its address or `own` for a server of its own' },
    tables: { help: 'instead of all this so many tables that act at once: CPU, acknowledgement, event loop' },
    ways: {
      help: 'instead of all this the same presses in a folder, in a database, by jobs, with a worker: so many turns',
    },
    thinking: { help: 'with --tables: so many computers think all the time beside them' },
    memory: { help: 'instead of all this the resident memory with so many tables of each game' },
    rest: { help: 'with --memory: seconds without a press before it is looked at' },
    warm: { help: 'with --ways: rounds before those that count' },
    rounds: {
      help: 'with --tables and --ways: how often all of them press; with --peers and --think: turns of each comparison',
    },
    peers: { help: 'instead of all this the kernel beside boardgame.io', flag: true },
    think: {
      help: 'instead of all this play by chance in each game: random, from the middle, clones, legal lists',
      flag: true,
    },
    beside: { help: 'with --think: the folder of another checkout that is measured by turns' },
  },
);
const { store, tables, ways, rounds, memory, presses } = given;
// Each reads the same words again.
if (store) await import('./bench-store.ts');
else if (tables) await import('./bench-tables.ts');
else if (ways) await import('./bench-ways.ts');
else if (memory) await import('./bench-memory.ts');
if (store || tables || ways || memory) process.exit();
if (given.peers) {
  process.exit(benchPeers(whole(NAME, 'rounds', rounds || PEER_ROUNDS)) ? 0 : 1);
}
if (given.think) {
  const met = await benchThink({
    rounds: whole(NAME, 'rounds', rounds || PEER_ROUNDS),
    matches: whole(NAME, 'matches', given.matches || THOUGHT),
    longest: whole(NAME, 'decisions', given.decisions!),
    ...(given.beside && { beside: given.beside }),
    ...(given.game && { only: readGame(NAME, given.game).game.id }),
  });
  process.exit(met ? 0 : 1);
}
const part = readGame(NAME, given.game || GAME.default);
const wanted = readOptions(NAME, part.game.options, given.options!);
const played = readTable(NAME, part, wanted, given.seats || String(seatRange(part.game, wanted).max));
const count = (option: string) => whole(NAME, option, given[option]!);

/** ms of CPU that each may take at the 95th percentile, and KB of a board. */
const TARGETS = { both: 25, picture: 150, acknowledged: 100, listing: 20, kb: 150 };
/** ms of CPU from a press to the bytes of the board: half of the presses take less. */
const PRESS: Readonly<Record<string, number>> = {
  'tears-of-the-dragon': 60,
  scythe: 55,
  gloomhaven: 40,
  'middle-earth-quest': 70,
};
const at95 = (below: number): Target => ({ of: 'p95', below });
const row = (name: string, values: readonly number[], target?: Target): Row => ({
  name,
  figures: figuresOf(values),
  target,
});

const longest = given.longest ? { longest: count('longest') } : {};
const matches = await measureDecisions(part, { least: count('decisions'), ...longest }, 'bench', played);
const pressed = await measurePresses(part, {
  presses: whole(NAME, 'presses', presses || PRESSES),
  rounds: count('repeats'),
  table: played,
});
const waves = { tables: whole(NAME, 'matches', given.matches || AT_ONCE), rounds: count('waves') };
const { acknowledged } = await measureTables(part, waves, played);
const least = PRESS[part.game.id];
const rows: Row[] = [
  ...decisionRows('', matches),
  row('press to the bytes of its board', pressed.bytes, least === undefined ? undefined : { of: 'p50', below: least }),
  row('board', pressed.boards, at95(TARGETS.picture)),
  ...(pressed.questions.length > 0 ? [row('pictures of questions beside it', pressed.questions)] : []),
  row(`acknowledgement, ${waves.tables} matches at once`, acknowledged, at95(TARGETS.acknowledged)),
  ...(await heavyMoments()),
  ...(isSpan(part.game.seats) ? growing() : []),
];

/** Of these matches, or of a part of each. */
function decisionRows(when: string, times: readonly Times[]): Row[] {
  return [
    row(
      `decision${when}`,
      times.flatMap(({ decision }) => decision),
    ),
    row(
      `save${when}`,
      times.flatMap(({ save }) => save),
    ),
    row(
      `decision and save${when}`,
      times.flatMap(({ both }) => both),
      at95(TARGETS.both),
    ),
  ];
}

/** What of a game takes more than most, where it says so: `benches/<game>.ts`. */
async function heavyMoments(): Promise<Row[]> {
  const { id } = part.game;
  if (!existsSync(new URL(`./benches/${id}.ts`, `file://${process.cwd()}/scripts/`))) return [];
  const { heavy }: { heavy: Heavy } = await import(`./benches/${id}.ts`);
  const { both, pictures } = await measureHeavy(part, heavy, count('heavy'));
  return [row(heavy.name, both, at95(heavy.target)), row(`${heavy.name}, board`, pictures, at95(TARGETS.picture))];
}

/** For games whose tables grow: the middle and the last third of the matches, and the widest question there. */
function growing(): Row[] {
  const seeds = Array.from({ length: count('wide') }, (_, i) => `bench/${i + 1}`);
  const most = widest(part, played, seeds);
  const { stages, worded, answers, completions, found: n } = measureListing(part, most, count('listings'));
  const capped = n === LISTED ? 'the first ' : '';
  const listed = most.offers > LISTED ? `, of which ${LISTED} are listed` : '';
  process.stdout.write(
    `widest question in the last third of ${seeds.length} matches: ${most.action.name}, ${most.offers} offers at ${most.stages} stages${listed}, ${capped}${n} answers\n`,
  );
  return [
    ...decisionRows(' mid game', [third(matches, 1)]),
    ...decisionRows(' late game', [third(matches, 2)]),
    row('listing all stages', stages, at95(TARGETS.listing)),
    row('listing all stages in words', worded),
    row('listing all answers', answers),
    row('completing one option', completions, at95(TARGETS.listing)),
  ];
}

const sizes: Row[] = [row('board', pressed.kb, { of: 'worst', below: TARGETS.kb })];
const lines = [linesOf('ms of CPU', rows), linesOf('KB', sizes)];
process.stdout.write(`${lines.map(table).join('\n\n')}\n`);
const summary = {
  game: part.game.id,
  ...played,
  ...Object.fromEntries(rows.map(({ name, figures: { p50, p95 }, target }) => [keyOf(name), { p50, p95, target }])),
  boardKB: sizes[0]!.figures,
  targetsMet: lines.every(allMet),
};
process.stdout.write(`${JSON.stringify(summary)}\n`);
process.exit(summary.targetsMet ? 0 : 1);

/** "decision and save" as a key of JSON; what stands after a comma is kept only when it tells rows apart. */
function keyOf(name: string): string {
  const words = name.replace(/, \d.*/, '').split(/[ ,]+/);
  return words.map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('');
}
