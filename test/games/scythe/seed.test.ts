import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRules } from '../../../scripts/citations.ts';

/** docs/games/scythe.seed.md: each sentence of the rules document, its rule and its test. */

const rows = readFileSync('docs/games/scythe.seed.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const found = /^\| (\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/.exec(line);
    return found ? [{ no: Number(found[1]), says: found[2]!, rule: found[3]!, held: found[4]! }] : [];
  });
const rules = new Set(readRules(readFileSync('docs/games/scythe.rules.md', 'utf8')).map(({ id }) => id));
const tests = new Map(
  readdirSync('test/games/scythe')
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => [name.slice(0, -'.test.ts'.length), readFileSync(`test/games/scythe/${name}`, 'utf8')]),
);
const cited = (words: string): string[] => words.match(/\b(?:SC-\d+\.\d+|R-\d+|T-\d+)\b/g) ?? [];
/** The tests a line names, as file and words. */
const named = (held: string) =>
  [...held.matchAll(/`([a-z-]+)` “([^”]+)”/g)].map(([, file, words]) => ({ file: file!, words: words! }));

describe('The rules document of Scythe, sentence by sentence', () => {
  test('has no gap', () => {
    expect(rows.length).toBeGreaterThan(90);
    expect(rows.map(({ no }) => no)).toEqual(rows.map((_, i) => i + 1));
  });
  test('names for each sentence a rule that exists', () => {
    for (const { no, rule, held } of rows) {
      expect(cited(rule), `line ${no}`).not.toEqual([]);
      for (const id of [...cited(rule), ...cited(held)]) expect(rules, `line ${no}`).toContain(id);
    }
  });
  test('and a test that is there, in that file and in those words', () => {
    for (const { no, held } of rows) {
      const found = named(held);
      expect(found, `line ${no}`).not.toEqual([]);
      for (const { file, words } of found)
        expect(titled(tests.get(file) ?? '', words), `line ${no}: ${file} “${words}”`).toBe(true);
    }
  });
});

/** Whether the words stand in the title of a test. */
const titled = (source: string, words: string): boolean =>
  source.split('\n').some((line) => /^\s*((test|describe)(\.each\(.*\))?\(|\]\)\()/.test(line) && line.includes(words));
