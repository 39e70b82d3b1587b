import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seatRange } from '../src/core/seats.ts';
import { type BesideFigures, measureBeside } from '../test/e2e/measure-database.ts';
import { fillStore, type LateFigures, measureStore, type StoreFigures } from '../test/e2e/measure-store.ts';
import { readCommandLine, whole } from './command-line.ts';
import { allMet, rounded, table, verdict } from './figures.ts';
import { GAME, OPTIONS_HELP, readGame, readOptions, readTable } from './match-options.ts';

const NAME = 'bench-store';
const { given } = readCommandLine(
  NAME,
  'Makes a store of many matches and measures what it costs. Prints a table and one JSON line.',
  {
    game: GAME,
    seats: { help: 'how many seats; as many as can play with these options if absent' },
    options: { help: OPTIONS_HELP },
    store: { help: 'how many matches', default: '10000' },
    database: { help: 'beside it a database: its address, or `own` for a server of its own' },
    measure: { help: 'only measures this folder, and prints the figures alone' },
  },
);

/** What each may take: ms of CPU, or KB written by a commit. */
const TARGETS = { start: 2_000, sweep: 50, byChannel: 0.1, commit: 1.5, written: 20 };
/** The same of a database: its commit as a share of one in the folder, ms of CPU of this process, KB. */
const DATABASE = { ratio: 0.35, load: 1, known: 0.15, written: 12 };

if (given.measure) {
  process.stdout.write(JSON.stringify(await measureStore(given.measure)));
  process.exit();
}

const part = readGame(NAME, given.game!);
const wanted = readOptions(NAME, part.game.options, given.options!);
const played = readTable(NAME, part, wanted, given.seats || String(seatRange(part.game, wanted).max));
const folder = mkdtempSync(join(tmpdir(), 'castellan-bench-store-'));
try {
  const { late, answers } = await fillStore(folder, part, played, whole(NAME, 'store', given.store!, 5));
  // The first process finds no line of most matches in the index, and reads them; the second finds all.
  const without = measured();
  const figures = measured();
  const beside = given.database ? await measureBeside(folder, given.database, answers) : undefined;
  report(figures, without, { late, ...(beside && { beside }) });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** In a process of its own, so that its memory is that of a store that was just opened. */
function measured(): StoreFigures {
  const script = ['scripts/run.mjs', 'scripts/bench-store.ts', '--measure', folder];
  const { stdout, status } = spawnSync(process.execPath, script, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error('the store could not be measured');
  return JSON.parse(stdout.toString()) as StoreFigures;
}

/** What was measured of commits. */
interface Commits {
  late: LateFigures;
  beside?: BesideFigures;
}

function report(figures: StoreFigures, without: StoreFigures, { late, beside }: Commits): void {
  const { start, sweep, left, byChannel, matches } = figures;
  const rows: [name: string, cpu: number, wall: number, target?: number][] = [
    [`start with ${matches} matches`, start.cpu, start.wall, TARGETS.start],
    ['start without an index', without.start.cpu, without.start.wall],
    ['sweep with nothing due', sweep.cpu, sweep.wall, TARGETS.sweep],
    ['what an earlier process has left', left.cpu, left.wall],
    ['look-up by channel', byChannel.cpu, byChannel.wall, TARGETS.byChannel],
    [`commit of a match of ${late.answers} answers`, late.cpu, late.wall, TARGETS.commit],
  ];
  const spent = rows.map(([name, cpu, wall, below]) => [name, fine(cpu), fine(wall), ...verdict(cpu, below)]);
  const sizes = [
    ['a commit writes', String(rounded(late.written)), ...verdict(late.written, TARGETS.written)],
    ['at most', String(rounded(late.most)), '', ''],
    ['an open store takes in memory', String(rounded(start.memory * 1_024)), '', ''],
  ];
  const tables = [
    [['ms', 'CPU', 'wall', 'target CPU', ''], ...spent],
    [['KB', '', 'target', ''], ...sizes],
    ...(beside ? [[['a database beside it', '', 'target', ''], ...rowsOf(beside)]] : []),
  ];
  process.stdout.write(`${tables.map(table).join('\n\n')}\n`);
  const targetsMet = tables.every(allMet);
  process.stdout.write(
    `${JSON.stringify({ game: part.game.id, ...figures, without: without.start, late, ...(beside && { beside }), targetsMet })}\n`,
  );
  process.exitCode = targetsMet ? 0 : 1;
}

function rowsOf({ commit, folder, load, known, sent, logged }: BesideFigures): string[][] {
  const rows: [name: string, value: number, target?: number][] = [
    ['a commit against one in the folder, CPU', commit.cpu / folder.cpu, DATABASE.ratio],
    ['a commit, ms of CPU', commit.cpu],
    ['a commit in the folder beside it, ms of CPU', folder.cpu],
    ['a commit, ms of the clock', commit.wall],
    ['a whole load, ms of CPU', load.cpu, DATABASE.load],
    ['a load of what is known, ms of CPU', known.cpu, DATABASE.known],
    ['a commit sends, KB', sent, DATABASE.written],
    ['and its server logs, KB', logged],
  ];
  return rows.map(([name, value, below]) => [name, fine(value), ...verdict(value, below)]);
}

/** A look-up takes thousandths of a ms. */
function fine(ms: number): string {
  return ms < 0.1 ? ms.toFixed(4) : String(rounded(ms));
}
