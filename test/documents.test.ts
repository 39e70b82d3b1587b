import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FOLDERS } from '../scripts/house/house.ts';
import { sentencesIn, wordsOf } from '../scripts/house/sentences.ts';

/** Documents name files of the program and each other as they are called today, and say one thing a sentence. */

const DECISIONS = readdirSync('docs/decisions').map((page) => `docs/decisions/${page}`);
const PAGES = [
  'CONTRIBUTING.md',
  'README.md',
  'src/bot/README.md',
  'docs/adding-a-game.md',
  'docs/architecture.md',
  'docs/operating.md',
  'docs/rooms.md',
  'docs/rulings.md',
  ...DECISIONS,
  ...['gloomhaven', 'middle-earth-quest', 'scythe', 'tears-of-the-dragon'].map((game) => `docs/games/${game}.md`),
  'docs/games/gloomhaven.rules.md',
  'docs/games/middle-earth-quest.rules.md',
];
/** Files of game x, and of the things that adding-a-game.md added for a trial and threw away again. */
const TRIALS = /(^|\/)(x|my-game|seats|stoneskin|who-sits\.test)\.ts$|\/x\//;

const filesIn = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
const files = [...readdirSync('.'), ...filesIn(FOLDERS)];
const documents = [...files, ...filesIn(['docs', 'data'])].filter((file) => file.endsWith('.md'));

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

test.each(documents)('%s links to nothing that is not there', (page) => {
  const text = readFileSync(page, 'utf8').replaceAll(/`[^`\n]+`/g, '');
  const links = [...text.matchAll(/\]\(<?([^)>\s]+)>?\)/g)].map(([, link]) => link!.split('#')[0]!);
  const local = links.filter((link) => link !== '' && !/^[a-z]+:/.test(link));
  expect(local.filter((link) => !existsSync(join(dirname(page), decodeURIComponent(link))))).toEqual([]);
});

test('no document and no comment names a document that is not in this repository', () => {
  const known = (name: string) => documents.some((file) => file === name || file.endsWith(`/${name}`));
  const texts = [...documents, ...files.filter((file) => file.endsWith('.ts'))];
  const wrong = texts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w/.<>{}$-])(?:\.{1,2}\/)*([\w.-]+(?:\/[\w.-]+)*\.md)\b/g)]
      .map(([, name]) => name!)
      // `x` and `my-game` stand for a game that somebody adds.
      .filter((name) => !/(^|\/)(x|my-game)[./][\w.]+$/.test(name) && !known(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

describe('What is said of how it is built', () => {
  test('is said in architecture.md in 120 lines, none of them wider than a window', () => {
    const lines = readFileSync('docs/architecture.md', 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(120);
    expect(lines.filter(({ length }) => length > 150)).toEqual([]);
  });

  test('has a page for each decision, and architecture.md leads to each of them', () => {
    const page = readFileSync('docs/architecture.md', 'utf8');
    for (const decision of DECISIONS) {
      expect(page, decision).toContain(`](${decision.slice('docs/'.length)})`);
      const text = readFileSync(decision, 'utf8');
      for (const part of ['Question', 'Looked at', 'Decided', 'Figures'])
        expect(text, decision).toContain(`\n## ${part}`);
    }
  });

  test.each(['docs/architecture.md', ...DECISIONS])('%s has no sentence of more than 30 words', (page) => {
    const sentences = sentencesIn(readFileSync(page, 'utf8'));
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.filter((sentence) => wordsOf(sentence) > 30)).toEqual([]);
  });

  test('sentences are counted in lists and across lines, not in tables and code', () => {
    const long = Array.from({ length: 31 }, (_, i) => `word${i}`);
    const across = `${long.slice(0, 20).join(' ')}\n${long.slice(20).join(' ')}`;
    const lengths = (page: string) => sentencesIn(page).map(wordsOf);
    expect(lengths(`Short. ${across}. Short again.`)).toEqual([1, 31, 2]);
    expect(lengths(`- one\n- ${across}\n  two`)).toEqual([1, 32]);
    expect(lengths(`| ${long.join(' ')} |\n\n\`\`\`\n${across}\n\`\`\`\n`)).toEqual([]);
  });
});
