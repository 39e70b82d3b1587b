import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isSpan, seatRange } from '../src/core/seats.ts';
import { measureAcknowledgements, measureActions } from '../test/e2e/measure.ts';
import { measureDecisions, measurePictures, third } from '../test/e2e/measure-decisions.ts';
import { type Heavy, measureHeavy } from '../test/e2e/measure-heavy.ts';
import { LISTED, measureListing, widest } from '../test/e2e/measure-listing.ts';
import { benchPeers } from './bench-peers.ts';
import { readCommandLine, whole } from './command-line.ts';
import { type Figures, figuresOf, rounded, table } from './figures.ts';
import { GAME, OPTIONS_HELP, readGame, readOptions, readTable } from './match-options.ts';

const NAME = 'bench';
/** Turns of each comparison with another engine; the best of either counts. */
const PEER_ROUNDS = 5;
const { given } = readCommandLine(
  NAME,
  'Measures decisions, saves, pictures, whole actions and acknowledgements. Prints a table and one JSON line.',
  {
    game: GAME,
    seats: { help: 'how many seats; as many as can play with these options if absent' },
    options: { help: OPTIONS_HELP },
    decisions: { help: 'decisions of a match by chance', default: '500' },
    actions: { help: 'whole actions from press to picture', default: '30' },
    matches: { help: 'matches that act at once', default: '10' },
    waves: { help: 'how often they do', default: '12' },
    store: { help: 'instead of all this a store of so many matches: start, sweep, look-up, memory' },
    tables: { help: 'instead of all this so many tables that act at once: CPU, acknowledgement, event loop' },
    memory: { help: 'instead of all this the resident memory with so many tables of each game' },
    presses: { help: 'with --memory: how many presses at each table' },
    rounds: { help: 'with --tables: how often all of them press', default: '12' },
    peers: { help: 'instead of all this the kernel beside boardgame.io', flag: true },
  },
);
const { game, seats, options, store, tables, rounds, memory, presses } = given;
if (store) insteadRun('scripts/bench-store.ts', { game, seats, options, store });
if (tables) insteadRun('scripts/bench-tables.ts', { game, seats, options, tables, rounds });
if (memory) insteadRun('scripts/bench-memory.ts', { memory, presses });
if (given.peers) {
  process.exit(benchPeers(PEER_ROUNDS) ? 0 : 1);
}
const part = readGame(NAME, given.game!);
const wanted = readOptions(NAME, part.game.options, given.options!);
const played = readTable(NAME, part, wanted, given.seats || String(seatRange(part.game, wanted).max));
const count = (option: string) => whole(NAME, option, given[option]!);

/** ms that each may take at the 95th percentile. */
const TARGETS = { both: 25, picture: 150, acknowledged: 100, listing: 20 };
/** So many decisions that take more than most are looked for. */
const HEAVY = 30;
/** Matches in which the widest question is looked for. */
const WIDE = ['bench/1', 'bench/2', 'bench/3', 'bench/4'];
type Row = [name: string, figures: Figures, target?: number];

const { times, records } = await measureDecisions(part, count('decisions'), 'bench', played);
const pictures = await measurePictures(part, records);
const rows: Row[] = [
  ['decision', figuresOf(times.decision)],
  ['save', figuresOf(times.save)],
  ['decision and save', figuresOf(times.both), TARGETS.both],
  ['picture, first', figuresOf([pictures.first])],
  ['picture, warm', figuresOf(pictures.warm), TARGETS.picture],
  ['press to posted picture', figuresOf(await measureActions(part, count('actions'), played))],
  [
    `acknowledgement, ${count('matches')} matches at once`,
    figuresOf(await measureAcknowledgements(part, count('matches'), count('waves'), played)),
    TARGETS.acknowledged,
  ],
  ...(await heavyMoments()),
  ...(isSpan(part.game.seats) ? await wholeMatch() : []),
];

/** What of a game takes more than most, where it says so: `benches/<game>.ts`. */
async function heavyMoments(): Promise<Row[]> {
  const { id } = part.game;
  if (!existsSync(new URL(`./benches/${id}.ts`, `file://${process.cwd()}/scripts/`))) return [];
  const { heavy }: { heavy: Heavy } = await import(`./benches/${id}.ts`);
  const { both, pictures: boards } = await measureHeavy(part, heavy, HEAVY);
  return [
    [heavy.name, figuresOf(both), heavy.target],
    [`${heavy.name}, picture`, figuresOf(boards.slice(1)), TARGETS.picture],
  ];
}

/** Another script in a process of its own, with those of these options that were given. */
function insteadRun(file: string, words: Record<string, string | undefined>): never {
  const typed = Object.entries(words).flatMap(([name, value]) => (value ? [`--${name}`, value] : []));
  const script = ['scripts/run.mjs', file, ...typed];
  process.exit(spawnSync(process.execPath, script, { stdio: 'inherit' }).status ?? 1);
}

/** For games whose tables grow: a whole match by chance, its second and its last third, and the widest question there. */
async function wholeMatch(): Promise<Row[]> {
  const measured = await measureDecisions(part, 20_000, 'bench/whole', played);
  const thirds = (['mid', 'late'] as const).map((name, i) => ({ name, ...third(measured, (i + 1) as 1 | 2) }));
  const found: Row[] = [];
  for (const { name, times: ms, records: at } of thirds) {
    found.push(
      [`decision ${name} game`, figuresOf(ms.decision)],
      [`save ${name} game`, figuresOf(ms.save)],
      [`decision and save ${name} game`, figuresOf(ms.both), TARGETS.both],
      [`picture ${name} game`, figuresOf((await measurePictures(part, at)).warm), TARGETS.picture],
    );
  }
  const most = widest(part, played, WIDE);
  const { stages, worded, answers, completions, found: n } = measureListing(part, most, 100);
  const capped = n === LISTED ? 'the first ' : '';
  process.stdout.write(
    `widest question in the last third of ${WIDE.length} matches: ${most.action.name}, ${most.offers} offers at ${most.stages} stages, ${capped}${n} answers\n`,
  );
  found.push(
    ['listing all stages', figuresOf(stages), TARGETS.listing],
    ['listing all stages in words', figuresOf(worded)],
    ['listing all answers', figuresOf(answers)],
    ['completing one option', figuresOf(completions), TARGETS.listing],
  );
  return found;
}

const met = (figures: Figures, target?: number) => target === undefined || figures.p95 < target;
const cells = rows.map(([name, figures, target]) => [
  name,
  ...[figures.n, figures.p50, figures.p95, figures.worst].map(String),
  target === undefined ? '' : `< ${target}`,
  target === undefined ? '' : met(figures, target) ? 'met' : 'MISSED',
]);
process.stdout.write(`${table([['ms', 'n', 'p50', 'p95', 'worst', 'target p95', ''], ...cells])}\n`);
const summary = {
  game: part.game.id,
  ...played,
  ...Object.fromEntries(
    rows.map(([name, { p50, p95 }, target]) => [keyOf(name), { p50, p95, ...(target && { target }) }]),
  ),
  pictureKB: rounded(pictures.bytes / 1_024),
  targetsMet: rows.every(([, figures, target]) => met(figures, target)),
};
process.stdout.write(`${JSON.stringify(summary)}\n`);
process.exit(summary.targetsMet ? 0 : 1);

/** "decision and save" as a key of JSON; what stands after a comma is kept only when it tells rows apart. */
function keyOf(name: string): string {
  const words = name.replace(/, \d.*/, '').split(/[ ,]+/);
  return words.map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('');
}
