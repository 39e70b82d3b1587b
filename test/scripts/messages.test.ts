import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '#src/registry';
import { evenings } from '../../scripts/evenings.ts';
import { runProgram } from '../kit/programs.ts';
import { smallPictures } from '../kit/small-pictures.ts';

smallPictures();

/** The turns that docs/messages.md prints, each below the command that prints it: they are what the program writes today. */

const doc = readFileSync('docs/messages.md', 'utf8');
const printed = [...doc.matchAll(/^`npm run -s (evening -- [^`]+)`\n\n```\n([\s\S]*?)\n```$/gm)].map(
  ([, command, words]) => [command!, words!] as const,
);

test('there is a turn of every game, in both languages', () => {
  const locales = printed.map(([command]) => /--locale (\w+)/.exec(command)?.[1]);
  expect(locales).toEqual(games.flatMap(() => ['en', 'ja']));
});

/** What a command prints: the first one as the program it is, the others in this process, where they begin at once. */
async function said(command: string, asProgram: boolean): Promise<string> {
  const [script, ...args] = command.replace(' -- ', ' ').split(' ');
  if (asProgram) return (await runProgram(script as 'evening', args)).stdout;
  let all = '';
  await evenings(args, (words) => {
    all += words;
  });
  return all;
}

test.each(printed)('%s', { timeout: 60_000 }, async (command, words) => {
  const messages = (await said(command, command === printed[0]![0])).split(/^(?=— )/m);
  // The lobby before them is left out, and so are the figures after them.
  const told = messages
    .slice(1)
    .join('')
    .replace(/^\{.*\}\n$/m, '');
  expect(told.trimEnd()).toBe(words);
});
