import { type Coverage, coverageOfGame } from './citations.ts';
import { readCommandLine } from './command-line.ts';

const { given } = readCommandLine(
  'coverage',
  'Which rules of docs/games/<game>.rules.md are named in the title of a test, and which have a reason instead.\n' +
    'Ends with 1 when one has neither, or when a title names a rule that does not exist.',
  { game: { help: 'the game', default: 'tears-of-the-dragon' } },
);
let found: Coverage;
try {
  found = coverageOfGame('.', given.game!);
} catch (error) {
  process.stderr.write(`coverage: ${(error as Error).message}\n`);
  process.exit(2);
}
for (const { name, rules, cited, excused } of found.chapters)
  process.stdout.write(`${name.padEnd(6)} ${cited} of ${rules}${excused ? `, ${excused} with a reason` : ''}\n`);
for (const { id, title } of found.missing) process.stdout.write(`no test names ${id}: ${title}\n`);
for (const { id } of found.excusedForNothing) process.stdout.write(`${id} has a reason and a test by now\n`);
for (const id of found.unknown) process.stdout.write(`a title names ${id}, which is no rule\n`);
const sum = (pick: (chapter: Coverage['chapters'][number]) => number) =>
  found.chapters.reduce((total, chapter) => total + pick(chapter), 0);
process.stdout.write(
  `${given.game}: ${sum((c) => c.rules)} rules, ${sum((c) => c.cited)} named by tests, ${sum((c) => c.excused)} with a reason, ${found.missing.length} missing\n`,
);
process.exitCode = found.missing.length + found.unknown.length > 0 ? 1 : 0;
