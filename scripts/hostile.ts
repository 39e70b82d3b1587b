import { attack } from '../test/e2e/hostile.ts';
import { readCommandLine, whole } from './command-line.ts';
import { allMet, figuresOf, linesOf, rounded, table, verdict } from './figures.ts';

const NAME = 'hostile';
const { given } = readCommandLine(
  NAME,
  'Gives a running bot hostile files of all games while somebody plays at another table. Prints a table and one JSON line.',
  {
    files: { help: 'how many files', default: '1000' },
    warm: { help: 'how many files of each game come before, as they were recorded', default: '3' },
    rest: { help: 'seconds without a file before memory is looked at', default: '25' },
    salt: { help: 'the same salt makes the same files', default: '1' },
  },
);

/** The longest that anybody else may wait, in ms of CPU of the bot's main thread, and how much more memory there may be afterwards, in MB. */
const MOST = { wait: 1_000, memory: 100 };

const files = whole(NAME, 'files', given.files!);
const { acknowledged, answered, memory, incidents, said, ...figures } = await attack({
  files,
  salt: given.salt!,
  warm: whole(NAME, 'warm', given.warm!, 0),
  cool: whole(NAME, 'rest', given.rest!, 0) * 1_000,
  tell: (line) => void process.stderr.write(`${line}\n`),
});
const waits = { acknowledged: figuresOf(acknowledged), answered: figuresOf(answered) };
const grown = rounded(memory.after - memory.before);
const tables = [
  linesOf('ms at the other table', [
    { name: 'acknowledged', figures: waits.acknowledged },
    { name: 'answered', figures: waits.answered },
  ]),
  [
    ['', '', 'target', ''],
    ['worst acknowledged', String(waits.acknowledged.worst), ...verdict(waits.acknowledged.worst, MOST.wait)],
    ['never acknowledged', String(figures.failed), ...verdict(figures.failed, 1)],
    ['incidents', String(incidents.length), ...verdict(incidents.length, 1)],
    ['MB before', String(rounded(memory.before)), '', ''],
    ['MB at most', String(rounded(memory.most)), '', ''],
    ['MB more afterwards', String(grown), ...verdict(grown, MOST.memory)],
  ],
];
const lines = [
  tables.map(table).join('\n\n'),
  ...Object.entries(said).map(([words, n]) => `${n} times: ${words.split('\n')[0]}`),
  ...incidents.map((line) => `incident: ${line}`),
];
process.stdout.write(`${lines.join('\n')}\n`);
const holds = tables.every(allMet);
const { heldCpu, ...counts } = figures;
const summary = {
  ...counts,
  salt: given.salt,
  crashes: 0,
  incidents: incidents.length,
  worst: waits.acknowledged.worst,
};
process.stdout.write(
  `${JSON.stringify({ ...summary, heldCpu: rounded(heldCpu), grownMB: grown, mostMB: rounded(memory.most - memory.before), holds })}\n`,
);
process.exit(holds ? 0 : 1);
