import { playSpread } from '../test/e2e/spread.ts';
import { parts } from '../test/kit/parts.ts';
import { readCommandLine, whole } from './command-line.ts';
import { gameOption, OPTIONS_HELP, readGame, readOptions, readTable, SEATS } from './match-options.ts';

const NAME = 'spread';
const { given } = readCommandLine(
  NAME,
  'Plays matches at once from one database with several processes, hinders them at random moments and checks what is left. One JSON line.',
  {
    game: gameOption(parts),
    seats: SEATS,
    options: { help: OPTIONS_HELP },
    workers: { help: 'how many workers beside the one that hears Discord and the one that stands by', default: '2' },
    matches: { help: 'how many matches at once', default: '8' },
    kills: { help: 'how often a process is killed', default: '25' },
    restarts: { help: 'how often the server of the database crashes', default: '0' },
    freezes: { help: 'how often a process stands still', default: '0' },
    upgrades: { help: 'how often a newer program takes over', default: '0' },
    proxies: {
      help: 'how often the proxy before Discord is gone for a while; without any there is none',
      default: '0',
    },
    gone: { help: 'for how many ms it is', default: '5000' },
    http: { help: 'interactions come by HTTP, to two processes by turns', flag: true, default: 'false' },
    double: { help: 'which share of them, 0 to 1, is given to both', default: '0' },
    frozen: { help: 'for how many ms it does', default: '60000' },
    seed: { help: 'the same seed chooses alike; dice and moments are fresh each time', default: '1' },
  },
);
const number = (
  name: 'workers' | 'matches' | 'kills' | 'restarts' | 'freezes' | 'frozen' | 'upgrades' | 'proxies' | 'gone',
) => whole(NAME, name, given[name]!, name === 'matches' ? 1 : 0);
const part = readGame(NAME, given.game!, parts);
const table = readTable(NAME, part, readOptions(NAME, part.game.options, given.options!), given.seats!);
const byHttp = given.http === 'true' && { byHttp: { doubled: Number(given.double) } };
const spreading = { part, ...table, matches: number('matches'), workers: number('workers'), ...byHttp };
const hindered = {
  kills: number('kills'),
  restarts: number('restarts'),
  freezes: number('freezes'),
  frozenFor: number('frozen'),
  upgrades: number('upgrades'),
  proxies: number('proxies'),
  goneFor: number('gone'),
};
const { problems, ...figures } = await playSpread(spreading, hindered, given.seed!, (line) =>
  process.stderr.write(`${line}\n`),
);
for (const problem of problems) process.stderr.write(`${problem}\n`);
const { matches, workers } = spreading;
process.stdout.write(
  `${JSON.stringify({ game: part.game.id, ...table, matches, workers, ...figures, problems: problems.length })}\n`,
);
process.exit(problems.length > 0 ? 1 : 0);
