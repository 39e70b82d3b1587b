import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '#src/registry';
import { evenings } from '../../scripts/evenings.ts';
import { pixelsForPictures } from '../kit/picture-size.ts';

/** The turns that docs/messages.md prints, each below the command that prints it: they are what the program writes today. */

pixelsForPictures();

const doc = readFileSync('docs/messages.md', 'utf8');
const printed = [...doc.matchAll(/^`npm run -s bench -- (evening [^`]+)`\n\n```\n([\s\S]*?)\n```$/gm)].map(
  ([, command, words]) => [command!, words!] as const,
);

test('there is a turn of every game, in both languages', () => {
  const locales = printed.map(([command]) => /--locale (\w+)/.exec(command)?.[1]);
  expect(locales).toEqual(games.flatMap(() => ['en', 'ja']));
});

/** What a command prints. It runs in this process; that the script itself starts is seen in `every-script.test.ts`. */
async function said(command: string): Promise<string> {
  let all = '';
  await evenings(command.split(' ').slice(1), (words) => {
    all += words;
  });
  return all;
}

test.each(printed)('%s', { timeout: 60_000 }, async (command, words) => {
  const messages = (await said(command)).split(/^(?=— )/m);
  // The lobby before them is left out, and so are the figures after them.
  const told = messages
    .slice(1)
    .join('')
    .replace(/^\{.*\}\n$/m, '');
  expect(told.trimEnd()).toBe(words);
});
