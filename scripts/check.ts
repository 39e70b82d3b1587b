import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readCommandLine } from './command-line.ts';
import { readHouse } from './house/house.ts';
import { type Judged, judge, stillThere } from './house/known.ts';
import { drawRooms, withRooms } from './house/picture.ts';
import { RULES } from './house/rules.ts';

const KNOWN = 'scripts/house/known.txt';
const PICTURE = 'docs/architecture.md';

const { given } = readCommandLine(
  'check',
  'Types (tsc), lint and format (biome), and what holds in the whole house: who imports whom, no circles, no long\nfiles … (scripts/house). Ends with 1 when anything is wrong.',
  {
    rooms: { help: 'only print the rooms, their floors and what they import', flag: true },
    all: { help: 'print what is known to be wrong as well', flag: true },
    write: { help: `draw the rooms in ${PICTURE} anew, and strike off ${KNOWN} what is mended`, flag: true },
  },
);
const house = readHouse();
if (given.rooms) process.stdout.write(`${drawRooms(house)}\n`);
else check();

function check(): void {
  const judged = judge(house, RULES, readFileSync(KNOWN, 'utf8').split('\n'));
  if (given.write) {
    writeFileSync(
      KNOWN,
      stillThere(judged)
        .map((line) => `${line}\n`)
        .join(''),
    );
    writeFileSync(PICTURE, withRooms(readFileSync(PICTURE, 'utf8'), drawRooms(house)));
  }
  const types = run('typescript/bin/tsc', ['-p', '.']) && run('typescript/bin/tsc', ['-p', 'src/local/page']);
  const lint = run('@biomejs/biome/bin/biome', ['check', '.']);
  for (const { rule, fresh, known } of judged) {
    for (const { file, line, says } of fresh) process.stderr.write(`${file}:${line} ${says} (${rule})\n`);
    for (const { file, line, says } of given.all ? known : [])
      process.stdout.write(`${file}:${line} ${says} (${rule}, known)\n`);
  }
  const right = house.sources.length > 0 && judged.every(({ fresh }) => fresh.length === 0);
  process.stdout.write(
    `check: ${house.sources.length} files, types ${word(types)}, lint ${word(lint)}, house ${word(right)}${remains(judged)}\n`,
  );
  process.exitCode = types && lint && right ? 0 : 1;
}

function run(command: string, args: string[]): boolean {
  return spawnSync(process.execPath, [`node_modules/${command}`, ...args], { stdio: 'inherit' }).status === 0;
}

/** How much of what is known is still there, and how much could be struck off. */
function remains(judged: readonly Judged[]): string {
  const counts = judged.filter(({ known }) => known.length).map(({ rule, known }) => `${rule} ${known.length}`);
  const gone = given.write ? 0 : judged.reduce((sum, one) => sum + one.gone.length, 0);
  return [
    ...(counts.length ? [`known and still to be mended: ${counts.join(', ')}`] : []),
    ...(gone ? [`${gone} of ${KNOWN} are mended: npm run check -- --write strikes them off`] : []),
  ]
    .map((part) => `; ${part}`)
    .join('');
}

function word(ok: boolean): string {
  return ok ? 'ok' : 'WRONG';
}
