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
  ]),
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
  tests('fuzz', 'test/fuzz.test.ts'),
  tests('together', 'test/bot/nothing-lost.test.ts'),
  {
    ...tests('private answers where edits that show pictures are refused', 'test/bot'),
    env: { CASTELLAN_EDITS: 'refused' },
  },
  {
    ...tests('private answers where such edits have to name their files', 'test/bot'),
    env: { CASTELLAN_EDITS: 'by-name' },
  },
  tests('copies', 'test/bot/copies.test.ts'),
  tests('sizes', 'test/bot/counts.test.ts', 'test/bot/sealed.test.ts'),
  tests('imports', 'test/bot/imports.test.ts', 'test/e2e/imports.test.ts'),
  { name: 'hostile files', words: script('hostile', '--files', many(1_000)) },
  { name: 'damaged heads', words: script('damaged', '--heads', many(50)) },
  { name: 'pictures of the documents show the scenes of today', words: script('pictures', '--check') },
  tests('storm', 'test/e2e/storm.test.ts'),
  tests('disk', 'test/bot/operator.test.ts', 'test/bot/unreadable.test.ts', 'test/store'),
  { name: 'all tests, those by chance at the length of a proof', words: ['node_modules/vitest/vitest.mjs', 'run'] },
];

function script(name: string, ...words: string[]): string[] {
  return ['scripts/run.mjs', `scripts/${name}.ts`, ...words];
}

/** Tests that stand for a promise of their own, those by chance at the length of a proof. */
function tests(name: string, ...files: string[]): Proof {
  return { name, words: ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...files] };
}

function wordsOf(table: Record<string, string>): string[] {
  return Object.entries(table).flatMap(([option, value]) => [`--${option}`, value]);
}

const chosen = proofs.filter(({ name }) => name.includes(given.only!));
if (given.list !== 'true') process.stdout.write(`salt ${salt}\n`);
let failed = 0;
for (const proof of chosen) {
  if (given.list === 'true') {
    process.stdout.write(`${proof.name}\n`);
    continue;
  }
  const began = performance.now();
  const { code, out } = await run(proof);
  const last = out.trim().split('\n').at(-1) ?? '';
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  process.stdout.write(`${code === 0 ? 'holds ' : 'FAILS '} ${proof.name}, ${minutes} min: ${last}\n`);
  if (code === 0) continue;
  failed++;
  process.stdout.write(`       it said: ${kept(proof, out)}\n`);
  process.stdout.write(`       again: npm run ${NAME} -- --salt ${salt} --only "${proof.name}"\n`);
}
if (given.list !== 'true')
  process.stdout.write(`${chosen.length - failed} proofs hold, ${failed} fail, salt ${salt}\n`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;

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
