import { describe, expect, test } from 'vitest';
import { docstrings, sentences } from '../../../scripts/house/docstrings.ts';
import { houseOf } from '../../../scripts/house/house.ts';

const one = (text: string, file: string) => houseOf({ [file]: text });

describe('A docstring', () => {
  const long = (n: number) => `Word ${'word '.repeat(n - 1).trim()}.`;
  const told = (text: string, file = 'src/core/a.ts') =>
    sentences.find(one(text, file)).map(({ line, says }) => `${line} ${/of (\d+) words/.exec(says)![1]}`);

  test('has no sentence of more than thirty words, wherever it stands', () => {
    expect(told(`/** ${long(30)} ${long(30)} */`)).toEqual([]);
    for (const file of ['src/games/x/turn.ts', 'test/a.test.ts', 'src/local/page/a.js'])
      expect(told(`const a = 1;\n/**\n * Short.\n * ${long(31)}\n */\nconst b = 1;`, file)).toEqual(['4 31']);
    expect(told(`/** ${long(31)} */\n/** It goes on over\n * two lines ${long(31)} */`)).toEqual(['1 31', '2 37']);
  });
  test('ends a sentence at a line of a list and at a tag; code is one word, a type and another comment are none', () => {
    expect(told(`/**\n * ${long(20).slice(0, -1)}\n * - ${long(20)}\n * @param {A} a ${long(20)}\n */`)).toEqual([]);
    expect(told(`/** ${long(20)} \`${'a b '.repeat(20)}\` */`)).toEqual([]);
    expect(told(`/**\n * @typedef {{\n *   ${'a: string, '.repeat(40)}\n * }} A\n */`)).toEqual([]);
    expect(told(`// ${long(40)}\n/* ${long(40)} */`)).toEqual([]);
  });

  const bare = (text: string, file = 'src/core/a.ts') =>
    docstrings.find(one(text, file)).map(({ line, says }) => [line, says.split(' ')[0]]);
  test.each([
    'export function found(a: A): B {}',
    'export async function* found() {}',
    'export const found = (a: A): B =>\n  a.b;',
    'export const found = (a: A): B => {};',
    'export const found = (a: A) => a.b;',
    'export const found = (a: A, b: B, c: C): D => a.b;',
    'export const found = function () {};',
    '/** What the file is about. */\n\nexport function found() {}',
    '// Why.\nexport function found() {}',
  ])('is missing: %j', (text) => {
    const line = text.split('\n').findIndex((each) => each.startsWith('export')) + 1;
    for (const file of ['src/core/a.ts', 'src/bot/serve/a.ts', 'renderers/a.ts', 'commands/match/a.ts'])
      expect(bare(text, file)).toEqual([[line, 'found']]);
    for (const file of ['src/games/x/a.ts', 'renderers/x/a.ts', 'src/local/a.ts', 'scripts/a.ts'])
      expect(bare(text, file)).toEqual([]);
  });
  test.each([
    '/** What it gives. */\nexport function found() {}',
    'function own() {}',
    'export const found = 1;',
    'export type Found = () => void;',
    'export const found = ({ a }: A): B => a;',
  ])('is there, or none is asked for: %j', (text) => expect(bare(text)).toEqual([]));
});
