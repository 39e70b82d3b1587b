import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parts } from '../test/kit/parts.ts';
import { SALT } from '../test/kit/salt.ts';
import { readCommandLine, whole } from './command-line.ts';

const NAME = 'proof';
const { given } = readCommandLine(
  NAME,
  'The long proofs, to be run before every release: hundreds of playouts, kills, secrecy, blind matches. A line for each.',
  {
    only: { help: 'only proofs whose names contain this', default: '' },
    salt: { help: 'of all that is played by chance; a new one if absent' },
    percent: { help: 'of the usual lengths, those of tests too, for a first look', default: '100' },
    list: { help: 'only name them', flag: true, default: 'false' },
  },
);
const percent = whole(NAME, 'percent', given.percent!);

/** What is played is new in each proof, and the same again with the same salt. */
const salt = given.salt || SALT || randomUUID().slice(0, 8);

/** One proof: a program with its words; it ends with 0 when it holds, and its last line says what it saw. */
interface Proof {
  name: string;
  words: string[];
  /** What it is told besides. */
  env?: Record<string, string>;
  /** It is a part of another proof: it runs when it is asked for by its name alone. */
  isPart?: true;
  /** It keeps all processors busy by itself. */
  isWide?: true;
}

/** So many of something, at least one. */
const many = (n: number): string => String(Math.max(1, Math.round((n * percent) / 100)));

/** Every scenario of every game with two, and every number of seats with the first one. */
const tables = parts.flatMap(({ game }): Record<string, string>[] => {
  const scenarios = (game.options.scenario ?? []).map((value) => ({ game: game.id, options: `scenario=${value}` }));
  const { min, max } = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => ({ game: game.id, seats: String(min + i) }));
  return scenarios.length > 0 ? scenarios : seats;
});

const proofs: Proof[] = [
  ...tables.map((table) => ({
    name: `playouts ${Object.values(table).join(' ')}`,
    words: script('playout', ...wordsOf(table), '--matches', many(300)),
  })),
  ...parts
    // What is rare comes up at the whole length alone: of a first look it would say nothing.
    .filter(({ game: { id } }) => percent >= 100 && existsSync(`scripts/met/${id}.ts`))
    .map(({ game: { id } }) => ({ name: `met ${id}`, words: script('met', '--game', id, '--matches', many(1_200)) })),
  ...parts.flatMap(({ game: { id, campaign } }) => [
    { name: `kills ${id}`, words: script('kills', '--game', id, '--kills', many(25)) },
    { name: `secrecy ${id}`, words: script('secrecy', '--game', id, '--positions', many(1_000)) },
    {
      name: `blind ${id}`,
      words: script('blind', '--game', id, '--matches', many(2), ...(campaign ? ['--campaign', 'Proof'] : [])),
    },
    {
      name: `alone ${id}`,
      words: script('blind', '--game', id, '--computers', '1', '--level', 'easy', '--matches', '1'),
    },
  ]),
  {
    name: 'kills of the toy on a database',
    words: script('kills', '--game', 'caravan', '--kills', many(25), '--store', 'database'),
  },
  {
    name: 'kills of the toy beside a stand-by',
    words: script('kills', '--game', 'caravan', '--kills', many(25), '--store', 'database', '--next', 'stand-by'),
  },
  ...parts.map(({ game: { id } }) => ({
    name: `spread ${id}`,
    words: script('spread', '--game', id, '--kills', many(10), '--matches', many(4)),
  })),
  {
    name: 'spread of the toy, with crashes of the server and processes that stand still',
    words: script(
      'spread',
      ...['--game', 'caravan', '--kills', many(25), '--restarts', many(10)],
      ...['--freezes', many(2), '--frozen', many(30_000)],
    ),
  },
  {
    name: 'spread of the toy by HTTP, a third of the interactions given to two processes',
    words: script(
      'spread',
      ...['--game', 'caravan', '--http', '--double', '0.3'],
      ...['--kills', many(25), '--matches', many(8)],
    ),
  },
  {
    name: 'spread of the toy, newer programs taking over',
    words: script('spread', ...['--game', 'caravan', '--kills', many(3), '--upgrades', '2', '--matches', '3']),
  },
  {
    ...tests('a worker beside each bot, on a database', 'test/bot'),
    env: { CASTELLAN_STORE: 'postgres', CASTELLAN_WORKERS: '1' },
  },
  {
    name: 'month',
    words: script(
      'month',
      '--matches',
      many(60),
      '--people',
      String(10 + Number(many(140))),
      '--days',
      String(4 + Number(many(26))),
      '--restarts',
      many(30),
      '--courses',
      many(30),
    ),
  },
  partly('fuzz', 'test/fuzz.test.ts'),
  partly('together', 'test/bot/nothing-lost.test.ts'),
  {
    ...tests('private answers where edits that show pictures are refused', 'test/bot'),
    env: { CASTELLAN_EDITS: 'refused' },
  },
  {
    ...tests('private answers where such edits have to name their files', 'test/bot'),
    env: { CASTELLAN_EDITS: 'by-name' },
  },
  { ...tests('the bot without a gateway, by HTTP', 'test/bot'), env: { CASTELLAN_DOOR: 'http' } },
  partly('copies', 'test/bot/copies.test.ts'),
  partly('sizes', 'test/bot/counts.test.ts', 'test/bot/sealed.test.ts'),
  partly('imports', 'test/bot/imports.test.ts', 'test/e2e/imports.test.ts'),
  { name: 'hostile files', words: script('hostile', '--files', many(1_000)) },
  { name: 'damaged heads', words: script('damaged', '--heads', many(50)) },
  { name: 'pictures of the documents show the scenes of today', words: script('pictures', '--check') },
  partly('storm', 'test/e2e/storm.proof.ts'),
  partly('disk', 'test/bot/operator.test.ts', 'test/bot/unreadable.test.ts', 'test/store'),
  {
    name: 'all tests, those by chance at the length of a proof',
    words: ['node_modules/vitest/vitest.mjs', 'run'],
    isWide: true,
  },
];

function script(name: string, ...words: string[]): string[] {
  return ['scripts/run.mjs', `scripts/${name}.ts`, ...words];
}

/** Tests that stand for a promise of their own, those by chance at the length of a proof. */
function tests(name: string, ...files: string[]): Proof {
  return { name, words: ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...files] };
}

/** The same, of tests that are among all tests. */
function partly(name: string, ...files: string[]): Proof {
  return { ...tests(name, ...files), isPart: true };
}

function wordsOf(table: Record<string, string>): string[] {
  return Object.entries(table).flatMap(([option, value]) => [`--${option}`, value]);
}

const chosen = proofs.filter(({ name, isPart }) => (given.only ? name.includes(given.only) : !isPart));
if (given.list === 'true') {
  for (const { name } of chosen) process.stdout.write(`${name}\n`);
  process.exit();
}
process.stdout.write(`salt ${salt}\n`);
let failed = 0;
// A proof is one process: of those that are not wide two run at a time.
const waiting = chosen.filter(({ isWide }) => !isWide);
const lane = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await prove(next);
};
await Promise.all([lane(), lane()]);
for (const proof of chosen.filter(({ isWide }) => isWide)) await prove(proof);
process.stdout.write(`${chosen.length - failed} proofs hold, ${failed} fail, salt ${salt}\n`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;

async function prove(proof: Proof): Promise<void> {
  const began = performance.now();
  const { code, out } = await run(proof);
  const last = out.trim().split('\n').at(-1) ?? '';
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const lines = [`${code === 0 ? 'holds ' : 'FAILS '} ${proof.name}, ${minutes} min: ${last}`];
  if (code !== 0) {
    failed++;
    lines.push(`       it said: ${kept(proof, out)}`);
    lines.push(`       again: npm run ${NAME} -- --salt ${salt} --only "${proof.name}"`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Keeps all that a failed proof said, for the last line does not name what failed; where it is kept. */
function kept({ name }: Proof, out: string): string {
  const directory = 'dist/proofs';
  mkdirSync(directory, { recursive: true });
  const file = `${directory}/${salt}.${name.replaceAll(/\W+/g, '-')}.log`;
  writeFileSync(file, out);
  return file;
}

/** Runs one proof; its code, and all that it said, mistakes too. */
function run({ words, env }: Proof): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CASTELLAN_PROOF: String(percent), CASTELLAN_SALT: salt, ...env },
  });
  let mistakes = '';
  let out = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    mistakes += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out: mistakes + out }));
  });
}
