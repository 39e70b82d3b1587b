import { loadavg } from 'node:os';
import { seatRange } from '../src/core/seats.ts';
import { measureTables } from '../test/e2e/measure-tables.ts';
import { readCommandLine, whole } from './command-line.ts';
import { allMet, figuresOf, linesOf, rounded, table, verdict } from './figures.ts';
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
    rounds: { help: 'how often all of them press', default: '24' },
    thinking: { help: 'so many computers think all the time beside them (`hard`)', default: '0' },
  },
);

/**
 * What each may take. `press`: ms of CPU of all processes for a press, of which two cores take twenty a second. `held`:
 * ms of CPU that the loop is held. `acknowledged`: ms until the slowest acknowledgement. While computers think: `waited`, ms of the clock until
 * 95 of 100 are acknowledged, and `memory`, MB of the process that thinks.
 */
const TARGETS = { press: 100, held: 250, acknowledged: 1_000, waited: 150, memory: 150 };

const part = readGame(NAME, given.game!);
const wanted = readOptions(NAME, part.game.options, given.options!);
const played = readTable(NAME, part, wanted, given.seats || String(seatRange(part.game, wanted).max));
const wave = {
  tables: whole(NAME, 'tables', given.tables!),
  rounds: whole(NAME, 'rounds', given.rounds!),
  thinking: whole(NAME, 'thinking', given.thinking || '0', 0),
};
const measured = await measureTables(part, wave, played);

const { presses, failed, posted, drawn, complaints, thinking } = measured;
const acknowledged = figuresOf(measured.acknowledged);
const waited = figuresOf(measured.waited);
const pictured = figuresOf(measured.pictured);
const held = { wall: rounded(measured.held), cpu: rounded(measured.heldCpu) };
const cpu = { press: rounded(measured.cpu / presses), posted: rounded(measured.cpu / posted) };
const megabytes = rounded((thinking?.memory ?? 0) / 2 ** 20);
const load = rounded(loadavg()[0]!);
const lines = [
  linesOf('ms', [
    {
      name: 'acknowledgement, CPU of the bot',
      figures: acknowledged,
      target: { of: 'worst', below: TARGETS.acknowledged },
    },
    {
      name: 'acknowledgement by the clock',
      figures: waited,
      ...(thinking && { target: { of: 'p95', below: TARGETS.waited } }),
    },
    { name: 'press to picture by the clock', figures: pictured },
    ...(thinking
      ? [{ name: 'a thought by the clock, all before it included', figures: figuresOf(thinking.took) }]
      : []),
  ]),
  [
    ['', '', 'target', ''],
    // What is thought beside them is no part of a press.
    ['ms of CPU for a press', String(cpu.press), ...verdict(cpu.press, thinking ? undefined : TARGETS.press)],
    ['ms of CPU for a posted picture', String(cpu.posted), '', ''],
    ['ms of CPU that the event loop was held at most', String(held.cpu), ...verdict(held.cpu, TARGETS.held)],
    ['the same by the clock', String(held.wall), '', ''],
    ...(thinking
      ? [
          [
            'MB that the process that thinks has for itself at most',
            String(megabytes),
            ...verdict(megabytes, TARGETS.memory),
          ],
        ]
      : []),
    ['presses that were never acknowledged', String(failed), ...verdict(failed, 1)],
    ['pictures a press', String(rounded(posted / presses)), '', ''],
    ...measured.requests.map(([kind, n]) => [`requests a press: ${kind}`, String(rounded(n / presses)), '', '']),
  ],
];
process.stdout.write(`${lines.map(table).join('\n\n')}\n`);
process.stdout.write(
  `${presses} presses, ${drawn} pictures drawn, ${posted} posted; ${complaints.length} warnings; load of the machine ${load}\n`,
);
const targetsMet = lines.every(allMet);
const summary = {
  game: part.game.id,
  ...played,
  ...wave,
  presses,
  failed,
  acknowledged,
  waited,
  pictured,
  cpu,
  held,
  thinking: thinking && { thought: thinking.took.length, megabytes },
};
process.stdout.write(`${JSON.stringify({ ...summary, drawn, posted, complaints, load, targetsMet })}\n`);
process.exitCode = targetsMet ? 0 : 1;
