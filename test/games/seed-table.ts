import { readdirSync, readFileSync } from 'node:fs';
import { citationsIn, readRules, titlesIn } from '../../scripts/citations.ts';

/** One line of `docs/games/<game>.seed.md`: sentences of the rules document that say one thing, and what holds them. */
export interface Row {
  no: number;
  says: string;
  /** Numbers of rules and rulings; empty where the sentence plays nothing. */
  rules: string[];
  /** The last column as it stands. */
  held: string;
  /** The tests it names, by file below `test/games/<game>` and words of a title. */
  tests: { file: string; words: string }[];
}

const ROW = /^\| (\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm;
const TEST = /`([a-z/-]+)` “([^”]+)”/g;

/** The table of a game; `title` is its name in rulings.md, `prefix` that of its rules, without the dash. */
export function seedTable(game: string, { title, prefix }: { title: string; prefix: string }) {
  const document = readFileSync(`docs/games/${game}.seed.md`, 'utf8');
  const numbers = new RegExp(`\\b(?:${prefix}-\\d+\\.\\d+|R-\\d+|T-?\\d+|A\\d+)\\b`, 'g');
  const rows = [...document.matchAll(ROW)].map(
    ([, no, says, rule, held]): Row => ({
      no: Number(no),
      says: says!,
      rules: rule!.match(numbers) ?? [],
      held: held!,
      tests: [...held!.matchAll(TEST)].map(([, file, words]) => ({ file: file!, words: words! })),
    }),
  );
  const folder = `test/games/${game}`;
  const titles = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => [file.slice(0, -'.test.ts'.length), titlesIn(readFileSync(`${folder}/${file}`, 'utf8'))]),
  );
  const rulings = readFileSync('docs/rulings.md', 'utf8');
  const [, departures = ''] = rulings.split(`## ${title}: where the rules document says something else`);
  const tests = rows.flatMap((row) => row.tests);
  const titlesOf = ({ file, words }: Row['tests'][number]): string[] =>
    (titles.get(file) ?? []).filter((title) => title.includes(words)).map((title) => `${file} ${title}`);
  return {
    document,
    rows,
    /** Every number that the list of rules or the rulings explain. */
    known: new Set([
      ...readRules(readFileSync(`docs/games/${game}.rules.md`, 'utf8')).map(({ id }) => id),
      ...[...rulings.matchAll(/^\*\*(R-\d+) /gm)].map(([, id]) => id!),
    ]),
    /** The rows where we do something else: as the table says, and as that of departures in rulings.md does, with a reason each. */
    departures: {
      marked: rows.filter(({ held }) => held.includes('departure')).map(({ no }) => no),
      explained: [...departures.split('\n## ')[0]!.matchAll(/^\| [^|]+ \| [^|]+ \| [^|]{10,} \| ([\d, ]+) \|$/gm)]
        .flatMap(([, numbers]) => numbers!.split(', ').map(Number))
        .sort((a, b) => a - b),
    },
    /** Whether these words stand in the title of one test of that file, or of one group of tests, and of no other. */
    isTitled: (file: string, words: string): boolean => titlesOf({ file, words }).length === 1,
    /** The rules that the titles of these files name. */
    namedBy: (files: readonly string[]): Set<string> =>
      new Set(
        files.flatMap((file) => titles.get(file) ?? []).flatMap((title) => citationsIn(title, prefix, ['T', 'A'])),
      ),
    /** The line of figures that stands at the head of the table. */
    figures: [
      `${rows.length} rows`,
      `${new Set(rows.flatMap((row) => row.rules)).size} rules and rulings`,
      `${new Set(tests.flatMap(titlesOf)).size} tests in ${new Set(tests.map(({ file }) => file)).size} files`,
      `${rows.filter((row) => row.tests.length === 0).length} rows without a test`,
      `${rows.filter(({ held }) => held.includes('departure')).length} departures`,
    ].join(', '),
  };
}
