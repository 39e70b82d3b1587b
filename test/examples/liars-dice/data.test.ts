import { expect, test } from 'vitest';
import type { Json } from '#core/types';
import { faces, read } from '#examples/liars-dice/printed/content';
import { text } from '#examples/liars-dice/printed/text';
import { dataFiles, dataOf, unsaid, withStranger } from '../../kit/data-files.ts';

/** What lies in the data is read to the last field, and nothing else is let in. */

const GAME = 'liars-dice';
const rules = dataOf(GAME, 'rules.json');
const refusal = (data: Json): string => {
  try {
    read(data);
  } catch (error) {
    return (error as Error).message;
  }
  return 'was read';
};

test('the data are the numbers of the rules, and words in two languages', () => {
  expect(dataFiles(GAME)).toEqual(['rules.json']);
  expect(unsaid(GAME, text)).toEqual([]);
  expect(read(rules)).toStrictEqual(rules);
});

test('a field that none has, one that is missing and a bad number are named, with the file and the path', () => {
  for (const { path, planted } of withStranger(rules)) {
    const [field] = path.split('.').slice(-1);
    expect(refusal(planted)).toMatch(/^rules\.json: /);
    expect(refusal(planted)).toContain(field);
  }
  const { dice: _, ...rest } = rules as Record<string, Json>;
  expect(refusal(rest)).toMatch(/^rules\.json: dice: /);
  expect(refusal({ ...rest, dice: 0 })).toMatch(/^rules\.json: dice: /);
});

test('LD-1.1, LD-3.3: a die has six faces, of which one is the lowest', () => {
  expect(faces).toEqual([1, 2, 3, 4, 5, 6]);
});
