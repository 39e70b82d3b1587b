import { spawnSync } from 'node:child_process';
import { readCommandLine } from './command-line.ts';
import { allViolations, sources } from './imports.ts';

readCommandLine(
  'check',
  'Types (tsc), lint and format (biome), and who imports whom. Ends with 1 when anything is wrong.',
  {},
);

const run = (command: string, args: string[]): boolean =>
  spawnSync(process.execPath, [`node_modules/${command}`, ...args], { stdio: 'inherit' }).status === 0;

const types = run('typescript/bin/tsc', ['-p', '.']) && run('typescript/bin/tsc', ['-p', 'src/local/page']);
const lint = run('@biomejs/biome/bin/biome', ['check', '.']);
const violations = allViolations('.');
for (const { file, why } of violations) process.stderr.write(`${file} ${why}\n`);
const files = sources('.').length;
process.stdout.write(
  `check: ${files} files, types ${word(types)}, lint ${word(lint)}, imports ${word(violations.length === 0)}\n`,
);
process.exitCode = types && lint && violations.length === 0 && files > 0 ? 0 : 1;

function word(ok: boolean): string {
  return ok ? 'ok' : 'WRONG';
}
