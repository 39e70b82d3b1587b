import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOLDERS } from '../scripts/house/house.ts';

/** Documents name files of the program as they are called today: a path in backquotes is the end of the path of one that is there. */

const PAGES = [
  'CONTRIBUTING.md',
  'README.md',
  'src/bot/README.md',
  'docs/adding-a-game.md',
  'docs/architecture.md',
  'docs/operating.md',
  'docs/rulings.md',
  ...['gloomhaven', 'middle-earth-quest', 'scythe', 'tears-of-the-dragon'].map((game) => `docs/games/${game}.md`),
  'docs/games/gloomhaven.rules.md',
  'docs/games/middle-earth-quest.rules.md',
];
/** Files of game x, and of the things that adding-a-game.md added for a trial and threw away again. */
const TRIALS = /(^|\/)(x|my-game|seats|stoneskin|who-sits\.test)\.ts$|\/x\//;

const files = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
];

describe.each(PAGES)('%s', (page) => {
  const cited = [...readFileSync(page, 'utf8').matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].map(([, path]) => path!);

  test('names no file that is not there', () => {
    const known = (path: string) => files.some((file) => file === path || file.endsWith(`/${path}`));
    expect([...new Set(cited)].filter((path) => !TRIALS.test(path) && !known(path))).toEqual([]);
  });
});

test('many files are named in them', () => {
  expect(PAGES.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/`[\w./-]+\.ts`/g)]).length).toBeGreaterThan(
    500,
  );
});
