import { loadavg } from 'node:os';
import { seatRange } from '../src/core/seats.ts';
import { measureTables } from '../test/e2e/measure-tables.ts';
import { readCommandLine, whole } from './command-line.ts';
import { figuresOf, rounded, table } from './figures.ts';
import { GAME, OPTIONS_HELP, readGame, readOptions, readTable } from './match-options.ts';

const NAME = 'bench-tables';
const { given } = readCommandLine(
  NAME,
  'Tables that act at once through discord.js, the bot in a process of its own. Prints a table and one JSON line.',
  {
    game: GAME,
    seats: { help: 'how many seats; as many as can play with these options if absent' },
    options: { help: OPTIONS_HELP },
    tables: { help: 'how many tables', default: '10' },
    rounds: { help: 'how often all of them press', default: '12' },
  },
);

/** What each may take: ms of CPU from a press to the posted board, ms that the loop is held and until an acknowledgement. */
const TARGETS = { cpu: 80, held: 250, acknowledged: 1_000 };

const part = readGame(NAME, given.game!);
const wanted = readOptions(NAME, part.game.options, given.options!);
const played = readTable(NAME, part, wanted, given.seats || String(seatRange(part.game, wanted).max));
const wave = { tables: whole(NAME, 'tables', given.tables!), rounds: whole(NAME, 'rounds', given.rounds!) };
const measured = await measureTables(part, wave, played);

const { presses, failed, posted, drawn, complaints } = measured;
const acknowledged = figuresOf(measured.acknowledged);
const pictured = figuresOf(measured.pictured);
const held = { wall: rounded(measured.held), cpu: rounded(measured.heldCpu) };
const cpu = {
  press: rounded(measured.cpu / presses),
  posted: rounded(measured.cpu / posted),
  board: rounded(measured.cpu / pictured.n),
};
const rows = [
  { name: 'acknowledgement', ...acknowledged },
  { name: 'press to picture', ...pictured },
].map(({ name, n, p50, p95, p99, worst }) => [name, ...[n, p50, p95, p99, worst].map(String)]);
const of = (value: number, target: number) => `${value} ms (< ${target}: ${value < target ? 'met' : 'MISSED'})`;
const load = rounded(loadavg()[0]!);
const lines = [
  table([['ms', 'n', 'p50', 'p95', 'p99', 'worst'], ...rows]),
  `CPU of the bot for a posted board ${of(cpu.board, TARGETS.cpu)}; for any posted picture ${cpu.posted} ms; for a press ${cpu.press} ms`,
  `event loop held at most ${of(held.cpu, TARGETS.held)} of CPU, ${held.wall} ms by the clock; slowest acknowledgement ${of(acknowledged.worst, TARGETS.acknowledged)}`,
  `${presses} presses, ${failed} never acknowledged; ${drawn} pictures drawn, ${posted} posted; ${complaints.length} warnings; load of the machine ${load}`,
];
for (const [kind, n] of measured.requests) lines.push(`${rounded(n / presses)} a press: ${kind}`);
process.stdout.write(`${lines.join('\n')}\n`);
const ok = [cpu.board < TARGETS.cpu, held.cpu < TARGETS.held, acknowledged.worst < TARGETS.acknowledged, failed === 0];
const summary = { game: part.game.id, ...played, ...wave, presses, failed, acknowledged, pictured, cpu, held };
process.stdout.write(
  `${JSON.stringify({ ...summary, drawn, posted, complaints, load, targetsMet: ok.every(Boolean) })}\n`,
);
process.exitCode = ok.every(Boolean) ? 0 : 1;
