import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readCommandLine } from './command-line.ts';

/**
 * Writes down a turn of Scythe as a screen reader says it. `test/browser/door-keys.proof.ts` plays it by keys, the same one every time. At each
 * stop it notes what the accessibility tree of the browser has.
 */

const { given } = readCommandLine('transcript', 'Writes down a turn on the page as a screen reader says it.', {
  out: { help: 'the file', default: 'docs/transcript.md' },
});

const words = ['node_modules/vitest/vitest.mjs', 'run', 'test/browser/door-keys.proof.ts', '-t', 'scythe'];
const { status } = spawnSync(process.execPath, [...words, '--maxWorkers=1'], {
  env: { ...process.env, CASTELLAN_SALT: '', CASTELLAN_PROOF: '1', CASTELLAN_TRANSCRIPT: resolve(given.out!) },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
