import { attack } from '../test/e2e/hostile.ts';
import { readCommandLine, whole } from './command-line.ts';
import { figuresOf, rounded, table } from './figures.ts';

const NAME = 'hostile';
const { given } = readCommandLine(
  NAME,
  'Gives a running bot hostile files of all games while somebody plays at another table. Prints a table and one JSON line.',
  {
    files: { help: 'how many files', default: '1000' },
    salt: { help: 'the same salt makes the same files', default: '1' },
  },
);

/** The longest that anybody else may wait, in ms, and how much more memory there may be afterwards, in MB. */
const MOST = { wait: 1_000, memory: 100 };

const files = whole(NAME, 'files', given.files!);
const { acknowledged, answered, memory, incidents, said, ...figures } = await attack({
  files,
  salt: given.salt!,
  tell: (line) => void process.stderr.write(`${line}\n`),
});
const waits = { acknowledged: figuresOf(acknowledged), answered: figuresOf(answered) };
const grown = rounded(memory.after - memory.before);
const rows = Object.entries(waits).map(([name, { n, p50, p95, p99, worst }]) => [
  name,
  ...[n, p50, p95, p99, worst].map(String),
]);
const lines = [
  table([['ms at the other table', 'n', 'p50', 'p95', 'p99', 'worst'], ...rows]),
  ...Object.entries(said).map(([words, n]) => `${n} times: ${words.split('\n')[0]}`),
  ...incidents.map((line) => `incident: ${line}`),
  `memory ${rounded(memory.before)} MB before, ${rounded(memory.most)} at most, ${rounded(memory.after)} afterwards`,
];
process.stdout.write(`${lines.join('\n')}\n`);
const holds =
  waits.acknowledged.worst < MOST.wait && grown <= MOST.memory && incidents.length === 0 && figures.failed === 0;
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
