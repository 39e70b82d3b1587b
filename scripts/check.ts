import { readFileSync, writeFileSync } from 'node:fs';
import { readCommandLine } from './command-line.ts';
import { readHouse } from './house/house.ts';
import { drawRooms, withRooms } from './house/picture.ts';
import { RULES } from './house/rules.ts';
import { quietly } from './quietly.ts';
import { wrongSubjects } from './subjects.ts';

const TSC = 'node_modules/typescript/bin/tsc';
const PICTURE = 'docs/rooms.md';
/** Types are looked at by one, who learns each once: four of them, as is usual, learn most of it four times. */
const ONCE = ['--checkers', '1'];
/** It ends before its garbage matters: looking for it four times as seldom takes a quarter less CPU, and 0.2 GB more. */
const SELDOM = { GOGC: '400' };

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
    quietly([TSC, '-p', '.', ...ONCE], SELDOM),
    quietly([TSC, '-p', 'src/local/page', ...ONCE]),
    quietly([TSC, '-p', 'src/web/page', ...ONCE]),
    quietly(['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
  ];
  const wrong = RULES.flatMap(({ name, find }) => find(house).map((offence) => ({ rule: name, ...offence })));
  for (const { file, line, says, rule } of wrong) process.stderr.write(`${file}:${line} ${says} (${rule})\n`);
  const document = readFileSync(PICTURE, 'utf8');
  const isDrawn = document === withRooms(document, drawRooms(house));
  if (!isDrawn) process.stderr.write(`${PICTURE} shows other rooms than there are: npm run check -- --write\n`);
  const subjects = wrongSubjects();
  for (const line of subjects) process.stderr.write(`${line}\n`);
  const [types, page, door, lint] = (await Promise.all(running)) as [boolean, boolean, boolean, boolean];
  const right = house.sources.length > 0 && wrong.length === 0 && isDrawn && subjects.length === 0;
  process.stdout.write(
    `check: ${house.sources.length} files, types ${word(types && page && door)}, lint ${word(lint)}, house ${word(right)}\n`,
  );
  process.exitCode = types && page && door && lint && right ? 0 : 1;
}

function word(ok: boolean): string {
  return ok ? 'ok' : 'WRONG';
}
