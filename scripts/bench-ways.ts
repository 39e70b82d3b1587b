import { seatRange } from '../src/core/seats.ts';
import { measureWays, WAYS, type WayFigures, type WayName } from '../test/e2e/measure-ways.ts';
import { readCommandLine, whole } from './command-line.ts';
import { allMet, rounded, table, verdict } from './figures.ts';
import { GAME, OPTIONS_HELP, readGame, readOptions, readTable } from './match-options.ts';

const NAME = 'bench-ways';
const { given } = readCommandLine(
  NAME,
  'The same presses in a folder, in a database, there by jobs, and with a worker, by turns. Prints a table and one JSON line.',
  {
    game: GAME,
    seats: { help: 'how many seats; as many as can play with these options if absent' },
    options: { help: OPTIONS_HELP },
    ways: { help: 'how often each way has its turn', default: '3' },
    matches: { help: 'how many tables act at once', default: '4' },
    warm: { help: 'rounds before those that count: each process is slow at first', default: '40' },
    rounds: { help: 'how often all of them press in each turn', default: '48' },
  },
);

/** ms of CPU: of a public post as what it is in a folder, and of a press by jobs as what it is without them. */
const TARGETS = { jobs: 1.1, worker: 1.2, press: 1.05 };

const part = readGame(NAME, given.game!);
const wanted = readOptions(NAME, part.game.options, given.options!);
const played = readTable(NAME, part, wanted, given.seats || String(seatRange(part.game, wanted).max));
const wave = {
  tables: whole(NAME, 'matches', given.matches || '4'),
  rounds: whole(NAME, 'rounds', given.rounds || '48'),
  warm: whole(NAME, 'warm', given.warm || '40'),
};
const figures = await measureWays(part, wave, played, whole(NAME, 'ways', given.ways!));

const CALLED: Readonly<Record<WayName, string>> = {
  folder: 'a folder',
  courier: 'a database, one process that delivers by itself',
  jobs: 'a database, one process, by jobs',
  worker: 'a database, a bot and a worker',
};
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const perPost = ({ cpu, posts }: WayFigures) => cpu / posts;
const perPress = ({ cpu, presses }: WayFigures) => cpu / presses;
const { folder, courier, jobs, worker } = figures;
const ratios = {
  jobs: perPost(jobs) / perPost(folder),
  worker: perPost(worker) / perPost(folder),
  press: perPress(jobs) / perPress(courier),
};
const lines = [
  [
    ['', 'presses', 'posts', 'ms of CPU a post', 'a press', 'ms of the clock until a picture'],
    ...WAYS.map((way) => {
      const { presses, posts, pictured } = figures[way];
      const all = [
        presses,
        posts,
        rounded(perPost(figures[way])),
        rounded(perPress(figures[way])),
        rounded(mean(pictured)),
      ];
      return [CALLED[way], ...all.map(String)];
    }),
  ],
  [
    ['', '', 'target', ''],
    ['CPU a post, one process by jobs against a folder', fine(ratios.jobs), ...verdict(ratios.jobs, TARGETS.jobs)],
    ['the same of a bot and a worker', fine(ratios.worker), ...verdict(ratios.worker, TARGETS.worker)],
    ['CPU a press, by jobs against without', fine(ratios.press), ...verdict(ratios.press, TARGETS.press)],
  ],
];
process.stdout.write(`${lines.map(table).join('\n\n')}\n`);
const targetsMet = lines.every(allMet);
process.stdout.write(`${JSON.stringify({ game: part.game.id, ...played, ...wave, ratios, targetsMet })}\n`);
process.exitCode = targetsMet ? 0 : 1;

function fine(ratio: number): string {
  return ratio.toFixed(2);
}
