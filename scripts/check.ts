import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { readCommandLine } from './command-line.ts';
import { readHouse } from './house/house.ts';
import { drawRooms, withRooms } from './house/picture.ts';
import { RULES } from './house/rules.ts';

const PICTURE = 'docs/architecture.md';
/** Types are looked at by one, who learns each once: four of them, as is usual, learn most of it four times. */
const ONCE = ['--checkers', '1'];

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
else await check();

/** Types and lint have a process each beside this one, which looks at the house meanwhile. */
async function check(): Promise<void> {
  if (given.write) writeFileSync(PICTURE, withRooms(readFileSync(PICTURE, 'utf8'), drawRooms(house)));
  const running = [
    run('typescript/bin/tsc', ['-p', '.', ...ONCE]),
    run('typescript/bin/tsc', ['-p', 'src/local/page', ...ONCE]),
    run('@biomejs/biome/bin/biome', ['check', '.']),
  ];
  const wrong = RULES.flatMap(({ name, find }) => find(house).map((offence) => ({ rule: name, ...offence })));
  for (const { file, line, says, rule } of wrong) process.stderr.write(`${file}:${line} ${says} (${rule})\n`);
  const [types, page, lint] = (await Promise.all(running)) as [boolean, boolean, boolean];
  const right = house.sources.length > 0 && wrong.length === 0;
  process.stdout.write(
    `check: ${house.sources.length} files, types ${word(types && page)}, lint ${word(lint)}, house ${word(right)}\n`,
  );
  process.exitCode = types && page && lint && right ? 0 : 1;
}

/** What it prints comes when it has ended, so that nothing stands in the midst of something else. */
async function run(command: string, args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [`node_modules/${command}`, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const out of [child.stdout, child.stderr]) out.on('data', (chunk: Buffer) => said.push(chunk));
  const [status] = await once(child, 'close');
  for (const chunk of said) process.stdout.write(chunk);
  return status === 0;
}

function word(ok: boolean): string {
  return ok ? 'ok' : 'WRONG';
}
