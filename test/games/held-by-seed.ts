import { expect, test } from 'vitest';
import type { seedTable } from './seed-table.ts';

/**
 * What holds of the table of a rules document every sentence of which plays something. `least`: so many rows, and so many departures, there
 * are more than; `alike` is how numbers look that the last column cites.
 */
export function heldBySeed(
  { document, rows, known, isTitled, namedBy, departures, figures }: ReturnType<typeof seedTable>,
  { prefix, least, alike }: { prefix: string; least: { rows: number; departures: number }; alike: RegExp },
): void {
  test('has no gap, and its head says how much there is', () => {
    expect(rows.length).toBeGreaterThan(least.rows);
    expect(rows.map(({ no }) => no)).toEqual(rows.map((_, i) => i + 1));
    expect(document).toContain(`**${figures}.**`);
  });
  test('names for each sentence a rule that exists', () => {
    for (const { no, rules, held } of rows) {
      expect(rules, `line ${no}`).not.toEqual([]);
      for (const id of [...rules, ...(held.match(alike) ?? [])]) expect(known, `line ${no}`).toContain(id);
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
      for (const id of rules) if (id.startsWith(`${prefix}-`)) expect(titled, `line ${no}: ${id}`).toContain(id);
    }
  });
  test('where we do something else, the table of departures says so, with a reason', () => {
    expect(departures.explained).toEqual(departures.marked);
    expect(departures.marked.length).toBeGreaterThan(least.departures);
  });
}
