import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { quietly } from './quietly.ts';

/**
 * `npm test`: the check and the tests side by side, for tests wait now and then and leave a processor idle. What the check finds is
 * printed when it is known; where something is wrong, the tests end at once. Words of the command line are the tests' own.
 */

const words = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)];
const testing = spawn(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit'] });
const tested = once(testing, 'exit');
const isRight = await quietly(['scripts/run.mjs', 'scripts/check.ts']);
if (!isRight) testing.kill();
const [status] = await tested;
process.exitCode = isRight ? (status ?? 1) : 1;
