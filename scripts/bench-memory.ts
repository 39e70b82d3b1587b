import { games } from '../src/registry.ts';
import { measureMemory } from '../test/e2e/measure-memory.ts';
import { readCommandLine, whole } from './command-line.ts';
import { allMet, table, verdict } from './figures.ts';
import { GAME, readGame } from './match-options.ts';

const NAME = 'bench-memory';
const { given } = readCommandLine(
  NAME,
  'Resident memory of the program with tables of all games, in a process of its own. Prints a table and one JSON line.',
  {
    memory: { help: 'how many tables of each game', default: '1' },
    game: { ...GAME, default: 'all' },
    presses: { help: 'how many presses at each table', default: '150' },
    rest: { help: 'seconds without a press before it is looked at', default: '20' },
  },
);

/** MB that the program may have when nobody plays, and with one table of each game after an evening. */
const TARGETS = { idle: 240, evening: 400 };

const wanted = { tables: whole(NAME, 'memory', given.memory!), presses: whole(NAME, 'presses', given.presses!) };
const played = given.game === 'all' ? games : [readGame(NAME, given.game!)];
const measured = await measureMemory(played, { ...wanted, rest: whole(NAME, 'rest', given.rest!, 0) * 1_000 });
const { idle, incident, after, rested, peak, presses } = measured;
const rows = [
  ['resident MB', '', 'target', ''],
  ['idle', String(idle), ...verdict(idle, TARGETS.idle)],
  ['after an incident', String(incident), ...verdict(incident, TARGETS.idle)],
  [`after ${presses} presses at ${wanted.tables} of each game`, String(after), ...verdict(after, TARGETS.evening)],
  ['after a rest', String(rested), ...verdict(rested, TARGETS.evening)],
  ['at most', String(peak), '', ''],
];
const targetsMet = allMet(rows);
process.stdout.write(`${table(rows)}\n`);
process.stdout.write(`${JSON.stringify({ ...wanted, ...measured, targetsMet })}\n`);
process.exit(targetsMet ? 0 : 1);
