import { games } from '../src/registry.ts';
import { damageHeads } from '../test/e2e/damaged-heads.ts';
import { readCommandLine, whole } from './command-line.ts';
import { gameOption, readGame } from './match-options.ts';

const NAME = 'damaged';
const { given } = readCommandLine(
  NAME,
  'Damages saved heads of matches, each in another way, and looks for a way out of each. One JSON line for each game.',
  {
    game: { ...gameOption(games), default: 'all' },
    heads: { help: 'how many of each game', default: '50' },
    salt: { help: 'the same salt damages alike', default: '1' },
  },
);
const heads = whole(NAME, 'heads', given.heads!);
const parts = given.game === 'all' ? games : [readGame(NAME, given.game!)];
let failed = 0;
for (const part of parts) {
  const { problems, ...figures } = await damageHeads(part, heads, given.salt!);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  failed += problems.length + (figures.heads < heads ? 1 : 0);
  process.stdout.write(`${JSON.stringify({ game: part.game.id, ...figures, problems: problems.length })}\n`);
}
process.exit(failed > 0 ? 1 : 0);
