import { describe, expect, test } from 'vitest';
import { citationsIn, coverageOf, coverageOfGame, readRules, titlesIn } from '../../scripts/citations.ts';
import { complete } from '../kit/parts.ts';
import { runHere } from '../kit/programs.ts';

describe('The rules of every game', () => {
  test.each(complete.map(({ game }) => game.id))('%s: each is named in the title of a test or has a reason', (id) => {
    const { missing, unknown } = coverageOfGame('.', id);
    expect(missing.map((rule) => rule.id)).toEqual([]);
    expect(unknown).toEqual([]);
  });
});

describe('A document of rules', () => {
  const text = (rows: string) => `# Rules\n\n| Rule | Says | Because |\n|---|---|---|\n${rows}\n`;
  test('has a row for each, with words and perhaps a reason', () => {
    expect(readRules(text('| SC-1.2 | moving | |\n| A3 | a tie | nothing to show |'))).toEqual([
      { id: 'SC-1.2', title: 'moving', reason: '' },
      { id: 'A3', title: 'a tie', reason: 'nothing to show' },
    ]);
  });
  test('names none twice', () => {
    expect(() => readRules(text('| SC-1.2 | moving | |\n| SC-1.2 | again | |'))).toThrow('SC-1.2 stands in');
  });
});

describe('A title', () => {
  test('is that of a test or of a group, also of one with rows', () => {
    const source = [
      "describe('TD-1 Terms', () => {",
      "  test('TD-1.1: it’s so', () => expect(f('TD-9.9')).toBe(1));",
      '  test.each([["a)", 1], [`b`, 2]])(`TD-1.2: %s`, () => {});',
      '});',
    ].join('\n');
    expect(titlesIn(source)).toEqual(['TD-1 Terms', 'TD-1.1: it’s so', 'TD-1.2: %s']);
  });
  test('does not stand in a comment, and what is skipped has none', () => {
    const source = [
      "// test('TD-1.1: not any more', () => {});",
      "/* describe('TD-1.2', () => {}); */",
      "test.skip('TD-1.3: later', () => {});",
      "const url = 'http://x'; test('TD-1.4: kept', () => {}); // TD-1.5",
      "const quotes = /['\"`]/; test('TD-1.6: kept', () => {});",
      'const inQuotes = "test(\'TD-1.7: quoted\', () => {})";',
    ].join('\n');
    expect(titlesIn(source)).toEqual(['TD-1.4: kept', 'TD-1.6: kept']);
  });
});

describe('A citation', () => {
  const td = (title: string) => citationsIn(title, 'TD', ['A', 'T']);
  test('is a number, a list or a range', () => {
    expect(td('TD-9.3: the order')).toEqual(['TD-9.3']);
    expect(td('TD-9.3, 9.5 and TD-10.1: more')).toEqual(['TD-9.3', 'TD-9.5', 'TD-10.1']);
    expect(td('TD-4.7 to TD-4.10 What')).toEqual(['TD-4.7', 'TD-4.8', 'TD-4.9', 'TD-4.10']);
    expect(td('TD-9.3 to 9.5, (TD-12.1)')).toEqual(['TD-9.3', 'TD-9.4', 'TD-9.5', 'TD-12.1']);
  });
  test('a range ends with its chapter', () => {
    expect(td('TD-9.9 to TD-10.2')).toEqual(['TD-9.9', 'TD-10.2']);
  });
  test('may be an example or a ruling', () => {
    expect(td('T14, A19: (A23) T1 to T3')).toEqual(['A19', 'A23', 'T14', 'T1', 'T2', 'T3']);
    const sc = (title: string) => citationsIn(title, 'SC', ['R-', 'T-']);
    expect(sc('SC-7.4, T-7 and T-8: (R-12) R-3 to R-5')).toEqual(['SC-7.4', 'R-12', 'R-3', 'R-4', 'R-5', 'T-7', 'T-8']);
    expect(sc('T7 and A19 are numbers of another game')).toEqual([]);
  });
  test('is no other number, nor one of another game, nor a whole chapter', () => {
    expect(td('SC-1.2 takes 3, 4.5 or TD-9; R-21, XT14')).toEqual([]);
  });
});

describe('Coverage', () => {
  const rules = [
    { id: 'TD-1.1', title: 'a', reason: '' },
    { id: 'TD-1.2', title: 'b', reason: 'why not' },
    { id: 'TD-2.1', title: 'c', reason: '' },
    { id: 'T1', title: 'd', reason: '' },
  ];
  const titled = (own: boolean, title: string) => [{ own, title }];
  test('counts by chapter, and lists what nothing names', () => {
    expect(coverageOf(rules, titled(true, 'TD-1.1, T1'))).toEqual({
      chapters: [
        { name: 'TD-1', rules: 2, cited: 1, excused: 1 },
        { name: 'TD-2', rules: 1, cited: 0, excused: 0 },
        { name: 'T', rules: 1, cited: 1, excused: 0 },
      ],
      missing: [rules[2]],
      excusedForNothing: [],
      unknown: [],
    });
  });
  test('takes bare numbers from the tests of the game only, for every game has a T1', () => {
    const { missing } = coverageOf(rules, titled(false, 'TD-1.1, TD-2.1, T1'));
    expect(missing.map(({ id }) => id)).toEqual(['T1']);
  });
  test('tells of a number that is no rule, and of a reason that is not needed any more', () => {
    const found = coverageOf(rules, titled(true, 'TD-1.2, TD-7.7'));
    expect(found.unknown).toEqual(['TD-7.7']);
    expect(found.excusedForNothing.map(({ id }) => id)).toEqual(['TD-1.2']);
  });
});

describe('npm run proof -- coverage', () => {
  test('prints each chapter and ends with the sum', async () => {
    const { stdout, status } = await runHere('coverage', ['--game', 'tears-of-the-dragon']);
    expect(stdout).toMatch(/^TD-1 +8 of 8$/m);
    expect(stdout.trim().split('\n').at(-1)).toMatch(
      /^tears-of-the-dragon: 248 rules, \d+ named by tests, .*, 0 missing$/,
    );
    expect(status).toBe(0);
  });
  test('ends with one line when there is no such game', async () => {
    const { stderr, status } = await runHere('coverage', ['--game', 'chess']);
    expect(stderr).toMatch(/^coverage: .*chess\.rules\.md.*\n$/);
    expect(status).toBe(2);
  });
});
