import { games } from '../src/registry.ts';
import { measureAcknowledgements, measureActions, measureDecisions, measurePictures } from '../test/e2e/measure.ts';
import { readCommandLine, whole } from './command-line.ts';
import { type Figures, figuresOf, rounded, table } from './figures.ts';

const NAME = 'bench';
const { given } = readCommandLine(
  NAME,
  'Measures decisions, saves, pictures, whole actions and acknowledgements. Prints a table and one JSON line.',
  {
    game: { help: `which game: ${games.map((part) => part.game.id).join(', ')}`, default: games[0]!.game.id },
    decisions: { help: 'decisions of a match by chance', default: '500' },
    actions: { help: 'whole actions from press to picture', default: '30' },
    matches: { help: 'matches that act at once', default: '10' },
    waves: { help: 'how often they do', default: '12' },
  },
);
const part = games.find(({ game }) => game.id === given.game);
if (!part) {
  process.stderr.write(`${NAME}: no game "${given.game}"\n`);
  process.exit(2);
}
const count = (option: string) => whole(NAME, option, given[option]!);

const { times, records } = await measureDecisions(part, count('decisions'), 'bench');
const pictures = await measurePictures(part, records);
const rows: [name: string, figures: Figures, target?: number][] = [
  ['decision', figuresOf(times.decision)],
  ['save', figuresOf(times.save)],
  ['decision and save', figuresOf(times.both), 25],
  ['picture, first', figuresOf([pictures.first])],
  ['picture, warm', figuresOf(pictures.warm), 150],
  ['press to posted picture', figuresOf(await measureActions(part, count('actions')))],
  [
    `acknowledgement, ${count('matches')} matches at once`,
    figuresOf(await measureAcknowledgements(part, count('matches'), count('waves'))),
    100,
  ],
];

const met = (figures: Figures, target?: number) => target === undefined || figures.p95 < target;
const cells = rows.map(([name, figures, target]) => [
  name,
  ...[figures.n, figures.p50, figures.p95, figures.worst].map(String),
  target === undefined ? '' : `< ${target}`,
  target === undefined ? '' : met(figures, target) ? 'met' : 'MISSED',
]);
process.stdout.write(`${table([['ms', 'n', 'p50', 'p95', 'worst', 'target p95', ''], ...cells])}\n`);
const summary = {
  game: part.game.id,
  ...Object.fromEntries(
    rows.map(([name, { p50, p95 }, target]) => [keyOf(name), { p50, p95, ...(target && { target }) }]),
  ),
  pictureKB: rounded(pictures.bytes / 1_024),
  targetsMet: rows.every(([, figures, target]) => met(figures, target)),
};
process.stdout.write(`${JSON.stringify(summary)}\n`);
process.exit(summary.targetsMet ? 0 : 1);

/** "decision and save" as a key of JSON; what stands after a comma is kept only when it tells rows apart. */
function keyOf(name: string): string {
  const words = name.replace(/, \d.*/, '').split(/[ ,]+/);
  return words.map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('');
}
