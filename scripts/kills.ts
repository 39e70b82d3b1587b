import { HOMES } from '../test/e2e/homes.ts';
import { NEXT, playAndKill } from '../test/e2e/kills.ts';
import { parts } from '../test/kit/parts.ts';
import { oneOf, readCommandLine, whole } from './command-line.ts';
import { gameOption, OPTIONS_HELP, readGame, readOptions, readTable, SEATS } from './match-options.ts';

const NAME = 'kills';
const { given } = readCommandLine(
  NAME,
  'Plays with the whole program as a child process, kills it at random moments and checks what is left. One JSON line.',
  {
    game: gameOption(parts),
    seats: SEATS,
    options: { help: OPTIONS_HELP },
    computers: { help: 'computers who play besides: it is killed within 25 s then', default: '0' },
    kills: { help: 'how often', default: '25' },
    store: { help: `where the matches are: ${HOMES.join(' or ')}`, default: 'folder' },
    next: { help: `who goes on: ${NEXT.join(' or ')}`, default: 'restart' },
    seed: { help: 'the same seed chooses alike; dice and moments are fresh each time', default: '1' },
  },
);
const kills = whole(NAME, 'kills', given.kills!);
const store = oneOf(NAME, 'store', given.store!, HOMES);
const next = oneOf(NAME, 'next', given.next!, NEXT);
const part = readGame(NAME, given.game!, parts);
const table = readTable(NAME, part, readOptions(NAME, part.game.options, given.options!), given.seats!);
const computers = whole(NAME, 'computers', given.computers!, 0);
const { problems, ...figures } = await playAndKill(
  { part, ...table, computers, store, next },
  kills,
  given.seed!,
  (line) => process.stderr.write(`${line}\n`),
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${JSON.stringify({ game: part.game.id, store, next, ...table, ...figures, problems: problems.length })}\n`,
);
process.exit(problems.length > 0 || figures.kills < kills ? 1 : 0);
