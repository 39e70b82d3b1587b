import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runHere, runProgram } from '../kit/programs.ts';

/** `npm run monster`, `sight` and `attack`, with the examples of docs/games/gloomhaven.md. */

const page = readFileSync('docs/games/gloomhaven.md', 'utf8');
/** The blocks of JSON below a heading. */
function examples(script: string): unknown[] {
  const section = page.split(/^### /m).find((one) => one.startsWith(`\`npm run ${script} `))!;
  return [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text!));
}

const run = (script: string, input: unknown, ...words: string[]) =>
  runHere(script, [...words, '-'], typeof input === 'string' ? input : JSON.stringify(input));

describe.each(['monster', 'sight', 'attack'] as const)('npm run %s', (script) => {
  const [given, answer] = examples(script);
  test('answers what the page says, in one line', async () => {
    const { status, stdout } = await runProgram(script, ['-'], JSON.stringify(given));
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(stdout)).toEqual(answer);
  });
  test('says with --help what it does and how it is called', async () => {
    const { status, stdout } = await run(script, '', '--help');
    expect(status).toBe(0);
    expect(stdout).toContain(`npm run ${script} -- case.json`);
  });
  test('answers an array with an array, and says what it took beside it', async () => {
    const { stdout, stderr } = await run(script, [given, given]);
    expect(JSON.parse(stdout)).toEqual([answer, answer]);
    expect(stderr).toMatch(new RegExp(`^${script}: 2 cases in \\d+ ms`));
  });
  test('names a case that it cannot read, and ends with 1', async () => {
    const { status, stdout, stderr } = await run(script, [given, { ...(given as object), gird: 1 }]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^${script}: case 2: .*gird`));
    expect((await run(script, '{')).stderr).toContain('not JSON');
  });
});

describe('npm run monster -- --all', () => {
  const [given] = examples('monster');
  test('adds the ways, the hexes it makes for and the rules, in the language that is asked', async () => {
    const { stdout } = await run('monster', given, '--all', '--locale', 'ja');
    expect(JSON.parse(stdout).outcomes).toEqual([
      {
        moveTo: [2, 1],
        targets: [[3, 0]],
        focus: [[3, 0]],
        why: expect.arrayContaining(['狙いのC1を攻撃します。']),
        goals: [[2, 1]],
        ways: [
          [
            [1, 0],
            [1, 1],
            [2, 1],
          ],
        ],
        rules: ['GH-9.14', 'GH-9.20a', 'GH-9.20g', 'GH-9.30'].map((rule) => expect.objectContaining({ rule })),
      },
    ]);
  });
  test('refuses who stands where there is no floor, and two of one name', async () => {
    const one = given as { enemies: object[] };
    expect((await run('monster', { ...one, active: { hex: [9, 9] } })).stderr).toContain('the monster stands at 9,9');
    const twice = { ...one, enemies: [one.enemies[0], one.enemies[0]] };
    expect((await run('monster', twice)).stderr).toContain('two enemies are called C1');
  });
});

describe('npm run attack', () => {
  test('says what stands before a multiplication in brackets, and that one more card would fall', async () => {
    const { stdout } = await run('attack', { base: 3, bonuses: [1, { times: 2 }], cards: ['null'], shield: 1 });
    expect(JSON.parse(stdout)).toMatchObject({ damage: 0, sum: '(3 + 1) x 2 x 0 - shield 1 = -1, so 0' });
    expect((await run('attack', { base: 3, cards: ['rolling +1'] })).stderr).toContain(
      '1 are given, and one more falls',
    );
  });
});
