import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seatRange } from '../src/core/seats.ts';
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
    measure: { help: 'only measures this folder, and prints the figures alone' },
  },
);

/** What each may take: ms of CPU, or KB written by a commit. */
const TARGETS = { start: 2_000, sweep: 50, byChannel: 0.1, commit: 1.5, written: 20 };

if (given.measure) {
  process.stdout.write(JSON.stringify(await measureStore(given.measure)));
  process.exit();
}

const part = readGame(NAME, given.game!);
const wanted = readOptions(NAME, part.game.options, given.options!);
const played = readTable(NAME, part, wanted, given.seats || String(seatRange(part.game, wanted).max));
const folder = mkdtempSync(join(tmpdir(), 'castellan-bench-store-'));
try {
  const late = await fillStore(folder, part, played, whole(NAME, 'store', given.store!, 5));
  // The first process finds no line of most matches in the index, and reads them; the second finds all.
  const without = measured();
  const figures = measured();
  report(figures, without, late);
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

function report(figures: StoreFigures, without: StoreFigures, late: LateFigures): void {
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
  ];
  process.stdout.write(`${tables.map(table).join('\n\n')}\n`);
  const targetsMet = tables.every(allMet);
  process.stdout.write(
    `${JSON.stringify({ game: part.game.id, ...figures, without: without.start, late, targetsMet })}\n`,
  );
  process.exitCode = targetsMet ? 0 : 1;
}

/** A look-up takes thousandths of a ms. */
function fine(ms: number): string {
  return ms < 0.1 ? ms.toFixed(4) : String(rounded(ms));
}
