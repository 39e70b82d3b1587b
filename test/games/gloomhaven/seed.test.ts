import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRules } from '../../../scripts/citations.ts';
import { heldBySeed } from '../held-by-seed.ts';
import { seedTable } from '../seed-table.ts';

/** docs/games/gloomhaven.seed.md: each sentence of the Japanese summary, its rule and its test; gloomhaven.rules.md: each rule and its place. */

const table = seedTable('gloomhaven', { title: 'Gloomhaven', prefix: 'GH' });

describe('The summary of Gloomhaven, sentence by sentence', () =>
  heldBySeed(table, { prefix: 'GH', least: { rows: 110, departures: 4 }, alike: /\b(?:GH-\d+\.\d+|R-\d+)\b/g }));

describe('The list of rules', () => {
  test('names for each rule a place in the code that is there', () => {
    const rules = readRules(readFileSync('docs/games/gloomhaven.rules.md', 'utf8'));
    for (const { id, title } of rules)
      for (const [, file] of title.matchAll(/`([^`]+)`/g))
        expect([id, file, existsSync(`src/games/gloomhaven/${file}`)]).toEqual([id, file, true]);
    expect(rules.filter(({ title }) => title.includes('`')).length).toBeGreaterThan(150);
  });
});
