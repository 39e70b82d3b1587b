import { measureMemory } from '../test/e2e/measure-memory.ts';
import { readCommandLine, whole } from './command-line.ts';
import { table } from './figures.ts';

const NAME = 'bench-memory';
const { given } = readCommandLine(
  NAME,
  'Resident memory of the program with tables of all games, in a process of its own. Prints a table and one JSON line.',
  {
    memory: { help: 'how many tables of each game', default: '1' },
    presses: { help: 'how many presses at each table', default: '150' },
  },
);

/** MB that the program may have with one table of each game after an evening. */
const TARGET = 400;

const wanted = { tables: whole(NAME, 'memory', given.memory!), presses: whole(NAME, 'presses', given.presses!) };
const measured = await measureMemory(wanted);
const { idle, played, rested, peak, presses } = measured;
const isMet = rested < TARGET && played < TARGET;
const verdict = (mb: number) => [`< ${TARGET}`, mb < TARGET ? 'met' : 'MISSED'];
const rows = [
  ['idle', String(idle), '', ''],
  [`after ${presses} presses at ${wanted.tables} of each game`, String(played), ...verdict(played)],
  ['after a rest', String(rested), ...verdict(rested)],
  ['at most', String(peak), '', ''],
];
process.stdout.write(`${table([['resident MB', '', 'target', ''], ...rows])}\n`);
process.stdout.write(`${JSON.stringify({ ...wanted, ...measured, target: TARGET, targetsMet: isMet })}\n`);
process.exit(isMet ? 0 : 1);
