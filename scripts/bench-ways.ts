import { seatRange } from '../src/core/seats.ts';
import { measureWays, WAYS, type WayFigures, type WayName } from '../test/e2e/measure-ways.ts';
import { readCommandLine, whole } from './command-line.ts';
import { allMet, rounded, sum, table, verdict } from './figures.ts';
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
const total = (turns: readonly WayFigures[]): WayFigures => ({
  presses: sum(turns.map(({ presses }) => presses)),
  cpu: sum(turns.map(({ cpu }) => cpu)),
  posts: sum(turns.map(({ posts }) => posts)),
  pictured: turns.flatMap(({ pictured }) => pictured),
});
const perPost = ({ cpu, posts }: WayFigures) => cpu / posts;
const perPress = ({ cpu, presses }: WayFigures) => cpu / presses;
const { folder, courier, jobs, worker } = figures;
const ratios = {
  jobs: compared(perPost, jobs, folder),
  worker: compared(perPost, worker, folder),
  press: compared(perPress, jobs, courier),
};
const asked: [name: string, of: Compared, below: number][] = [
  ['CPU a post, one process by jobs against a folder', ratios.jobs, TARGETS.jobs],
  ['the same of a bot and a worker', ratios.worker, TARGETS.worker],
  ['CPU a press, by jobs against without', ratios.press, TARGETS.press],
];
const lines = [
  [
    ['', 'presses', 'posts', 'ms of CPU a post', 'a press', 'ms of the clock until a picture'],
    ...WAYS.map((way) => {
      const all = total(figures[way]);
      const pictured = sum(all.pictured) / all.pictured.length;
      const cells = [all.presses, all.posts, ...[perPost(all), perPress(all), pictured].map(rounded)];
      return [CALLED[way], ...cells.map(String)];
    }),
  ],
  [
    ['', '', 'turn by turn', 'target', ''],
    ...asked.map(([name, { all, turns }, below]) => [
      name,
      fine(all),
      turns.map(fine).join(' '),
      ...verdict(all, below),
    ]),
  ],
];
process.stdout.write(`${lines.map(table).join('\n\n')}\n`);
const targetsMet = lines.every(allMet);
process.stdout.write(`${JSON.stringify({ game: part.game.id, ...played, ...wave, ratios, targetsMet })}\n`);
process.exitCode = targetsMet ? 0 : 1;

/** What one way takes as what it is in another: over all turns, and in each of them, which says how far the machine lets it be known. */
interface Compared {
  all: number;
  turns: number[];
}

function compared(
  of: (figures: WayFigures) => number,
  way: readonly WayFigures[],
  other: readonly WayFigures[],
): Compared {
  return { all: of(total(way)) / of(total(other)), turns: way.map((turn, i) => of(turn) / of(other[i]!)) };
}

function fine(ratio: number): string {
  return ratio.toFixed(2);
}
