import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSources, builtOf } from './built.ts';

/** The programs that the tests run: those of `scripts`, and those of the tests themselves. */

const SCRIPTS = ['attack', 'balance', 'bench-store', 'monster', 'playout', 'score', 'secrecy', 'sight'] as const;
type Script = (typeof SCRIPTS)[number];
const CHILDREN = [
  'test/bot/child.ts',
  'test/drawing/leaves.ts',
  'test/e2e/child.ts',
  'test/e2e/measure-bot.ts',
  'src/reading/program.ts',
  'src/thinker/program.ts',
  'test/store/bring-over-child.ts',
  'test/store/campaign-loop.ts',
  'test/store/hold-folder.ts',
  'test/store/write-loop.ts',
];

/** Before all tests: the program is made for them, and whatever is run as a process is bundled once, and together. */
export async function setup(): Promise<void> {
  await buildSources();
  execFileSync(process.execPath, ['scripts/run.mjs', '--together', ...SCRIPTS.map(fileOf), ...CHILDREN]);
}

/** What a program has printed, and with what it ended. */
export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

/** A script as `npm run` runs it: a process of its own, which takes half a second of a processor to begin. */
export async function runProgram(script: Script, words: readonly string[], input = ''): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/run.mjs', fileOf(script), ...words]);
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  // A script that has nothing to read may be gone before.
  child.stdin.on('error', () => {}).end(input);
  const [status] = await once(child, 'close');
  return { status: status as number, stdout, stderr };
}

/** Thrown where a script ends the process. */
class Exit extends Error {}

let runs = 0;

/**
 * The same without a process: the file of the script is run again, what it imports is there. For scripts that do all
 * their work as they are loaded and start nothing. `-` stands for a file with the input.
 */
export async function runHere(script: string, words: readonly string[], input = ''): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-here-'));
  const given = join(folder, 'input');
  writeFileSync(given, input);
  const { argv, exit, exitCode, stdout, stderr } = process;
  const [out, err] = [stdout.write, stderr.write];
  const ended: Ended = { status: 0, stdout: '', stderr: '' };
  let left: number | undefined;
  try {
    process.argv = [argv[0]!, resolve(fileOf(script)), ...words.map((word) => (word === '-' ? given : word))];
    process.exitCode = undefined;
    process.exit = (status) => {
      left ??= Number(status ?? process.exitCode ?? 0);
      throw new Exit(`ended with ${left}`);
    };
    stdout.write = taking((text) => (ended.stdout += text));
    stderr.write = taking((text) => (ended.stderr += text));
    await import(/* @vite-ignore */ `${builtOf(fileOf(script))}?run=${++runs}`);
  } catch (error) {
    if (!(error instanceof Exit)) {
      left = 1;
      ended.stderr += (error as Error).stack;
    }
  } finally {
    ended.status = left ?? Number(process.exitCode ?? 0);
    Object.assign(process, { argv, exit, exitCode });
    stdout.write = out;
    stderr.write = err;
    rmSync(folder, { recursive: true });
  }
  return ended;
}

const taking = (take: (text: string) => void) =>
  ((text: string | Uint8Array) => {
    take(String(text));
    return true;
  }) as typeof process.stdout.write;

function fileOf(script: string): string {
  return `scripts/${script}.ts`;
}
