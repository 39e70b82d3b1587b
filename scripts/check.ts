import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readCommandLine } from './command-line.ts';
import { readHouse } from './house/house.ts';
import { drawRooms, withRooms } from './house/picture.ts';
import { RULES } from './house/rules.ts';

const PICTURE = 'docs/architecture.md';

const { given } = readCommandLine(
  'check',
  'Types (tsc), lint and format (biome), and what holds in the whole house: who imports whom, no circles, no long\nfiles … (scripts/house). Ends with 1 when anything is wrong.',
  {
    rooms: { help: 'only print the rooms, their floors and what they import', flag: true },
    write: { help: `draw the rooms in ${PICTURE} anew`, flag: true },
  },
);
const house = readHouse();
if (given.rooms) process.stdout.write(`${drawRooms(house)}\n`);
else check();

function check(): void {
  if (given.write) writeFileSync(PICTURE, withRooms(readFileSync(PICTURE, 'utf8'), drawRooms(house)));
  const types = run('typescript/bin/tsc', ['-p', '.']) && run('typescript/bin/tsc', ['-p', 'src/local/page']);
  const lint = run('@biomejs/biome/bin/biome', ['check', '.']);
  const wrong = RULES.flatMap(({ name, find }) => find(house).map((offence) => ({ rule: name, ...offence })));
  for (const { file, line, says, rule } of wrong) process.stderr.write(`${file}:${line} ${says} (${rule})\n`);
  const right = house.sources.length > 0 && wrong.length === 0;
  process.stdout.write(
    `check: ${house.sources.length} files, types ${word(types)}, lint ${word(lint)}, house ${word(right)}\n`,
  );
  process.exitCode = types && lint && right ? 0 : 1;
}

function run(command: string, args: string[]): boolean {
  return spawnSync(process.execPath, [`node_modules/${command}`, ...args], { stdio: 'inherit' }).status === 0;
}

function word(ok: boolean): string {
  return ok ? 'ok' : 'WRONG';
}
