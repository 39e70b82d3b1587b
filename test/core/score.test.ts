import { describe, expect, test } from 'vitest';
import { scorePosition } from '../../scripts/score-position.ts';
import { bazaar } from '../kit/bazaar.ts';
import { runHere, runProgram } from '../kit/programs.ts';
import { toy } from '../kit/toy-game.ts';

const score = (text: string, { game = 'bazaar', locale = 'en' as const as 'en' | 'ja' } = {}) =>
  scorePosition([toy, bazaar], { game, text, locale });

describe('A position', () => {
  test('is scored in the words of the game', () => {
    expect(score('{"coins":[3,5]}')).toEqual({ table: 'Stall 1: 3\nStall 2: 5' });
    expect(score('{"coins":[3,5]}', { locale: 'ja' })).toEqual({ table: '1番の店：3\n2番の店：5' });
  });

  test('of a wrong shape is refused in one line with the place of each mistake', () => {
    const wrong = (text: string) => {
      const scored = score(text);
      if (!('problem' in scored)) throw new Error('it was scored');
      expect(scored.problem).not.toContain('\n');
      return scored.problem;
    };
    expect(wrong('{"coins":[3,"x"]}')).toMatch(/^not a final position: coins\.1: .*number/);
    expect(wrong('{"coins":[-1,2.5]}')).toMatch(/coins\.0: .*; coins\.1: /);
    expect(wrong('{"coins":[3]}')).toMatch(/^not a final position: coins: /);
    expect(wrong('7')).toMatch(/^not a final position: the position: /);
    expect(wrong(JSON.stringify({ coins: Array(7).fill('x') }))).toMatch(/coins\.4: [^;]*; and 2 more$/);
    expect(wrong('{"coins":\n[3,')).toMatch(/^not JSON: /);
  });

  test('of an unknown game, or one without scoring, is refused', () => {
    expect(score('{}', { game: 'chess' })).toEqual({ problem: 'no game "chess"; there are toy, bazaar' });
    expect(score('{}', { game: 'toy' })).toEqual({ problem: 'toy has no scoring of a position' });
  });

  test('that the game itself stumbles over is an error, not a refusal', () => {
    const broken = { ...bazaar, score: () => JSON.parse('{') as string };
    expect(() => scorePosition([broken], { game: 'bazaar', text: '{}', locale: 'en' })).toThrow(SyntaxError);
  });
});

describe('The script', { timeout: 60_000 }, () => {
  const says = async (words: readonly string[], input = '', run: typeof runProgram = runHere) => {
    const { status, stdout, stderr } = await run('score', words, input);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.match(/\n/g)).toHaveLength(1);
    return stderr;
  };

  test('ends with 1 and one clear line when it cannot score', async () => {
    expect(await says([])).toBe('score: name one position: npm run score -- --game <id> position.json\n');
    expect(await says(['no-such-file.json'])).toMatch(/^score: cannot read no-such-file\.json: ENOENT/);
    expect(await says(['--locale', 'fr', '-'])).toBe('score: no language "fr"\n');
    expect(await says(['--game', 'tears-of-the-dragon', '-'], '{}', runProgram)).toBe(
      'score: tears-of-the-dragon has no scoring of a position\n',
    );
    expect(await says(['--game', 'chess', '-'], '{}')).toMatch(
      /^score: no game "chess"; there are tears-of-the-dragon/,
    );
  });
});
