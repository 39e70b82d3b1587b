import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * `npm test`: the check and the tests side by side, for tests wait now and then and leave a processor idle. What the check finds is
 * printed when it is known; where something is wrong, the tests end at once. Words of the command line are the tests' own.
 */

const checking = start(['scripts/run.mjs', 'scripts/check.ts'], 'pipe');
const testing = start(['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], 'inherit');
const tested = once(testing, 'exit');

const said: Buffer[] = [];
for (const out of [checking.stdout!, checking.stderr!]) out.on('data', (chunk: Buffer) => said.push(chunk));
const [isRight] = (await once(checking, 'close')).map((status) => status === 0);
process.stdout.write(Buffer.concat(said));
if (!isRight) testing.kill();

const [status] = await tested;
process.exitCode = isRight ? (status ?? 1) : 1;

function start(words: readonly string[], stdio: 'pipe' | 'inherit'): ChildProcess {
  return spawn(process.execPath, words, { stdio: ['ignore', stdio, stdio] });
}
