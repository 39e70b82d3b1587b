import { describe, expect, test } from 'vitest';
import { seedTable } from '../seed-table.ts';

/** docs/games/gloomhaven.seed.md: each sentence of the Japanese summary, its rule and its test. */

const table = seedTable('gloomhaven', { title: 'Gloomhaven', prefix: 'GH' });
const { document, rows, known, isTitled, namedBy, departures, figures } = table;

describe('The summary of Gloomhaven, sentence by sentence', () => {
  test('has no gap, and its head says how much there is', () => {
    expect(rows.length).toBeGreaterThan(110);
    expect(rows.map(({ no }) => no)).toEqual(rows.map((_, i) => i + 1));
    expect(document).toContain(`**${figures}.**`);
  });
  test('names for each sentence a rule that exists', () => {
    for (const { no, rules, held } of rows) {
      expect(rules, `line ${no}`).not.toEqual([]);
      for (const id of [...rules, ...(held.match(/\b(?:GH-\d+\.\d+|R-\d+)\b/g) ?? [])])
        expect(known, `line ${no}`).toContain(id);
    }
  });
  test('and a test that is there, in that file and in those words', () => {
    for (const { no, tests } of rows) {
      expect(tests, `line ${no}`).not.toEqual([]);
      for (const { file, words } of tests) expect(isTitled(file, words), `line ${no}: ${file} “${words}”`).toBe(true);
    }
  });
  test('of which one stands in a file whose titles name the rule', () => {
    for (const { no, rules, tests } of rows) {
      const titled = namedBy(tests.map(({ file }) => file));
      for (const id of rules) if (id.startsWith('GH-')) expect(titled, `line ${no}: ${id}`).toContain(id);
    }
  });
  test('where we do something else, the table of departures says so, with a reason', () => {
    expect(departures.explained).toEqual(departures.marked);
    expect(departures.marked.length).toBeGreaterThan(4);
  });
});
