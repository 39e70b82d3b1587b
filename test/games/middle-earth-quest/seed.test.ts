import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverageOfGame, readRules } from '../../../scripts/citations.ts';
import { heldBySeed } from '../held-by-seed.ts';
import { seedTable } from '../seed-table.ts';

/** docs/games/middle-earth-quest.seed.md: each sentence of the Japanese summary, its rule and its test; middle-earth-quest.rules.md: each rule and its place. */

const table = seedTable('middle-earth-quest', { title: 'Middle-Earth Quest', prefix: 'MEQ' });

describe('The summary of Middle-Earth Quest, sentence by sentence', () =>
  heldBySeed(table, { prefix: 'MEQ', least: { rows: 85, departures: 0 }, alike: /\b(?:MEQ-\d+\.\d+|R-\d+)\b/g }));

describe('The list of rules', () => {
  test('names for each rule a place in the code that is there', () => {
    const rules = readRules(readFileSync('docs/games/middle-earth-quest.rules.md', 'utf8'));
    for (const { id, title } of rules)
      for (const [, file] of title.matchAll(/`([^`]+)`/g))
        expect([id, file, existsSync(`src/games/middle-earth-quest/${file}`)]).toEqual([id, file, true]);
    expect(rules.filter(({ title }) => title.includes('`')).length).toBeGreaterThan(140);
  });
  test('has each named by a test, or a reason why none does, and no test names one that is not there', () => {
    const { missing, unknown } = coverageOfGame('.', 'middle-earth-quest');
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(unknown).toEqual([]);
  });
});
