import { readFileSync } from 'node:fs';
import { type Locale, locales } from '../src/core/text.ts';
import { games } from '../src/registry.ts';
import { readCommandLineWithWords } from './command-line.ts';
import { GAME } from './match-options.ts';
import { scorePosition } from './score-position.ts';

const NAME = 'score';
const { given, words } = readCommandLineWithWords(
  NAME,
  'Scores a final position: npm run score -- --game <id> position.json ("-" reads it from standard input)',
  {
    game: GAME,
    locale: { help: `language of the table: ${locales.join(', ')}`, default: 'en' },
  },
);
const [file, ...others] = words;
if (file === undefined || others.length > 0) fail('name one position: npm run score -- --game <id> position.json');
const locale = locales.find((one) => one === given.locale) ?? fail(`no language "${given.locale}"`);
const scored = scorePosition(games, { game: given.game!, text: read(file), locale: locale as Locale });
if ('problem' in scored) fail(scored.problem);
process.stdout.write(`${scored.table.trimEnd()}\n`);

function read(from: string): string {
  try {
    return readFileSync(from === '-' ? process.stdin.fd : from, 'utf8');
  } catch (error) {
    return fail(`cannot read ${from === '-' ? 'standard input' : from}: ${(error as Error).message}`);
  }
}
function fail(why: string): never {
  process.stderr.write(`${NAME}: ${why}\n`);
  process.exit(1);
}
