import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { POLICIES, type Policy, race } from '#chance/playout';
import { seatsThat } from '#core/outcome';
import { games } from '../src/registry.ts';
import { unsalted } from '../test/kit/salt.ts';
import { report } from './balance-report.ts';
import { type Tally, tallyOf } from './balance-tally.ts';
import { readCommandLine, whole } from './command-line.ts';
import { OPTIONS_HELP, readOptions } from './match-options.ts';

/** Many matches between seats of the same policy, and what became of them. */

const NAME = 'balance';
/** A worker's last message. */
const DONE = 'done';

interface Task {
  game: string;
  seed: string;
  policy: Policy;
  options: Record<string, string>;
  matches: number;
  most: number;
  worker: number;
  workers: number;
}
interface Line {
  i: number;
  tally?: Tally;
  error?: string;
}

// A worker is this script again, started by itself: it waits for its task.
if (process.send) process.once('message', (task) => play(task as Task));
else await main();

/** Every `workers`-th match, each sent as it ends. */
function play({ game: id, seed, policy, options, matches, most, worker, workers }: Task): void {
  const part = games.find(({ game }) => game.id === id)!;
  for (let i = worker; i < matches; i += workers) {
    const line: Line = { i };
    try {
      // The documents say what these matches gave.
      const { events, decisions, outcome } = race(part, unsalted(`${seed}/${i}`), { policy, options, most });
      if (outcome) line.tally = tallyOf(events, seatsThat('won', outcome)[0]!, decisions);
    } catch (error) {
      line.error = (error as Error).stack ?? String(error);
    }
    process.send!(line);
  }
  process.send!(DONE);
}

async function main(): Promise<void> {
  const { given } = readCommandLine(NAME, 'Plays many matches with a competent policy and prints how they went.', {
    game: { help: `which game: ${games.map((part) => part.game.id).join(', ')}`, default: 'tears-of-the-dragon' },
    matches: { help: 'how many matches', default: '2000' },
    seed: { help: 'the same seed plays the same matches', default: '1' },
    policy: { help: POLICIES.join(', '), default: 'competent' },
    options: { help: OPTIONS_HELP },
    decisions: { help: 'a match is left after so many decisions', default: '20000' },
    workers: { help: 'how many run side by side', default: '2' },
  });
  const part = games.find(({ game }) => game.id === given.game);
  if (!part) {
    process.stderr.write(`${NAME}: no game "${given.game}"\n`);
    process.exit(2);
  }
  const options = readOptions(NAME, part.game.options, given.options!);
  const matches = whole(NAME, 'matches', given.matches!);
  const workers = whole(NAME, 'workers', given.workers!);
  const task = {
    game: given.game!,
    seed: given.seed!,
    policy: given.policy as Policy,
    options,
    matches,
    most: whole(NAME, 'decisions', given.decisions!),
    workers,
  };
  const began = performance.now();
  const lines: Line[] = [];
  await Promise.all(Array.from({ length: workers }, (_, worker) => work({ ...task, worker }, lines)));
  const tallies = lines.sort((a, b) => a.i - b.i).flatMap(({ tally }) => tally ?? []);
  const errors = lines.filter(({ error }) => error !== undefined);
  for (const { i, error } of errors) process.stderr.write(`match ${i}: ${error}\n`);
  const { line, table } = report(tallies);
  process.stdout.write(`${table}\n`);
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(
    `${JSON.stringify({ game: given.game, options, seed: given.seed, policy: given.policy, matches, finished: tallies.length, errors: errors.length, seconds, ...line })}\n`,
  );
  process.exitCode = errors.length > 0 || tallies.length < matches ? 1 : 0;
}

function work(task: Task, lines: Line[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(fileURLToPath(import.meta.url));
    worker.on('message', (line) => (line === DONE ? worker.disconnect() : lines.push(line as Line)));
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    worker.send(task);
  });
}
