import { games } from '../src/registry.ts';
import { damageHeads } from '../test/e2e/damaged-heads.ts';
import { readCommandLine, whole } from './command-line.ts';
import { allMet, table, verdict } from './figures.ts';
import { gameOption, readGame } from './match-options.ts';

const NAME = 'damaged';
const { given } = readCommandLine(
  NAME,
  'Damages saved heads of matches, each in another way, and looks for a way out of each. Prints a table and one JSON line for each game.',
  {
    game: { ...gameOption(games), default: 'all' },
    heads: { help: 'how many of each game', default: '50' },
    salt: { help: 'the same salt damages alike', default: '1' },
  },
);
const heads = whole(NAME, 'heads', given.heads!);
const parts = given.game === 'all' ? games : [readGame(NAME, given.game!)];
const rows = [['heads', 'damaged', 'without a way out', 'target', '']];
const figures: object[] = [];
for (const part of parts) {
  const { problems, ...found } = await damageHeads(part, heads, given.salt!);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  // One that could not be damaged as it was to be counts as well.
  const without = problems.length + heads - found.heads;
  rows.push([part.game.id, String(found.heads), String(without), ...verdict(without, 1)]);
  figures.push({ game: part.game.id, ...found, problems: problems.length });
}
process.stdout.write(`${table(rows)}\n`);
for (const found of figures) process.stdout.write(`${JSON.stringify(found)}\n`);
process.exit(allMet(rows) ? 0 : 1);
