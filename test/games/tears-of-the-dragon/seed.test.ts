import { describe, expect, test } from 'vitest';
import { seedTable } from '../seed-table.ts';

/** docs/games/tears-of-the-dragon.seed.md: each sentence of the rules document, its rule and its test. */

const table = seedTable('tears-of-the-dragon', { title: 'Tears of the Dragon', prefix: 'TD' });
const { document, rows, known, isTitled, namedBy, departures, figures } = table;
/** Sentences that play nothing, and say so: stories, the look of the counters. */
const plays = (rules: readonly string[]) => rules.length > 0;

describe('The rules document of Tears of the Dragon, sentence by sentence', () => {
  test('has no gap, and its head says how much there is', () => {
    expect(rows.map(({ no }) => no)).toEqual(rows.map((_, i) => i + 1));
    expect(document).toContain(`**${figures}.**`);
  });
  test('names for each sentence that plays a rule or a ruling that exists', () => {
    for (const { no, rules, held } of rows) {
      if (!plays(rules)) expect(held, `row ${no}`).toMatch(/^(story: nothing to play|pictures: )/);
      for (const id of [...rules, ...(held.match(/\b(?:R-|A)\d+\b/g) ?? [])]) expect(known, `row ${no}`).toContain(id);
    }
  });
  test('and a test that is there, in that file and in those words', () => {
    for (const { no, rules, tests } of rows) {
      // The table of lost knowledge is left out, as it says itself (A37).
      if (plays(rules) && String(rules) !== 'A37') expect(tests, `row ${no}`).not.toEqual([]);
      for (const { file, words } of tests) expect(isTitled(file, words), `row ${no}: ${file} “${words}”`).toBe(true);
    }
  });
  test('of which one stands in a file whose titles name the rule', () => {
    for (const { no, rules, tests } of rows) {
      const titled = namedBy(tests.map(({ file }) => file));
      for (const id of rules) if (/^T/.test(id)) expect(titled, `row ${no}: ${id}`).toContain(id);
    }
  });
  test('where we do something else, the table of departures says so, with a reason', () => {
    expect(departures.explained).toEqual(departures.marked);
    expect(departures.marked.length).toBeGreaterThan(20);
  });
});
