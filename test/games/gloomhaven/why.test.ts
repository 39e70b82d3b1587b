import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import { REASONS, type ReasonId } from '#games/gloomhaven/rules/monsters/reasons';
import { whyIn, whyText } from '#games/gloomhaven/seen/inquiries/reasons';
import { faultsOf, readings } from '../../kit/style.ts';
import { type Drawing, monster } from './maps.ts';

/** The reasons a monster gives: the right ones, and in the words of both languages. */

const reasons = (rows: string[], drawing: Drawing): ReasonId[][] =>
  monster(rows, drawing).map(({ why }) => why.map(({ id }) => id));

describe('Why this focus', () => {
  test('GH-9.11: the only one', () => {
    expect(reasons(['A * 1'], { move: 1, hits: '1' })).toEqual([['focus.only', 'move.least', 'attack.focus']]);
  });
  test('GH-9.13: the fewest traps', () => {
    expect(reasons(['1 . T A . * . . 2'], { move: 2, focus: '2' })[0]).toContain('focus.negative');
  });
  test('GH-9.14: the fewest hexes', () => {
    expect(reasons(['1 . . A * 2'], { move: 1, hits: '2' })[0]).toContain('focus.path');
  });
  test('GH-9.15: nearness', () => {
    expect(reasons(['1 . a . . 2'], { range: 3, hits: '1' })[0]).toContain('focus.near');
  });
  test('GH-9.16: initiative', () => {
    expect(reasons(['1 a 2'], { hits: '1' })[0]).toContain('focus.order');
  });
  test('GH-9.17: the players', () => {
    const found = monster(['1 a 2'], { initiative: { 2: 10 }, hits: ['1', '2'], focus: '12' });
    expect(found.map(({ why }) => why[1])).toEqual([
      { id: 'focus.choice', args: { focus: '1', n: 0, others: ['2'] } },
      { id: 'focus.choice', args: { focus: '2', n: 0, others: ['1'] } },
    ]);
  });
  test('GH-9.18: none', () => {
    expect(reasons(['a O 1'], { focus: '' })).toEqual([['focus.none']]);
  });
});

describe('Why this hex', () => {
  test('GH-9.20a, GH-9.22: round traps, and whether it gets there', () => {
    expect(reasons(['A T * 1', ' . . * .'], { move: 3, hits: '1' })[0]).toContain('move.negative');
    expect(reasons(['A T . 1', ' . * . .'], { move: 2, focus: '1' })[0]).toContain('move.detour');
  });
  test('GH-9.20c: to keep away', () => {
    expect(reasons(['* A 1'], { move: 1, range: 2, hits: '1' })[0]).toContain('move.disadvantage');
    expect(reasons(['A * . 1'], { move: 1, range: 2, hits: '1' })[0]).not.toContain('move.disadvantage');
  });
  test('GH-9.20d: for more targets', () => {
    const rows = ['A . 1 . .', ' . . * 2 .'];
    expect(reasons(rows, { move: 3, targets: 2, hits: '12', focus: '1' })[0]).toContain('move.targets');
    expect(reasons(['A * 1 . .', ' . . . 2 .'], { move: 3, hits: '1' })[0]).not.toContain('move.targets');
  });
  test('GH-9.20e: for better targets', () => {
    const rest = { range: 3, targets: 2, muddled: true, move: 1, focus: '1' } as const;
    const found = reasons(['. . . . 1 . . . .', ' 2 . . * A . . . 3'], { ...rest, hits: '12' });
    expect(found[0]).toContain('move.ranks');
  });
  test('GH-9.20f: for less disadvantage', () => {
    const safe = ['. . . . . . .', ' A . . . 1 . .', '  . . O . . * .', '   . . . 2 . . .'];
    expect(reasons(safe, { range: 2, targets: 2, move: 6, hits: '12', focus: '1' })[0]).toContain('move.risks');
  });
  test('GH-9.20g: no further than it must, or not at all', () => {
    expect(reasons(['A . * 1'], { move: 3, hits: '1' })[0]).toContain('move.least');
    expect(reasons(['a 1'], { move: 3, hits: '1' })[0]).toContain('move.stays');
  });
  test('GH-9.21: closer, stuck, or without a move', () => {
    const [found] = monster(['A * . . 1'], { move: 1, focus: '1' });
    expect(found!.why.find(({ id }) => id === 'move.closer')!.args).toEqual({ n: 2 });
    expect(found!.goals).toEqual([[3, 0]]);
    const [jumping] = monster(['A * . D 1'], { move: 1, jump: true, focus: '1' });
    expect(jumping!.why.find(({ id }) => id === 'move.closer')!.args).toEqual({ n: 3 });
    expect(reasons(['a M . 1'], { move: 1, focus: '1' })[0]).toContain('move.stuck');
    expect(reasons(['a . . 1'], { move: 0, focus: '1' })[0]).toContain('move.cannot');
  });
  test('GH-9.23, GH-9.24: without an attack, or after it', () => {
    expect(reasons(['A * 1'], { move: 1, attack: false, focus: '1' })[0]).toContain('move.melee');
    const found = reasons(['A * . 1'], { move: 1, range: 3, attackFirst: true, hits: '1' });
    expect(found[0]).toEqual(['focus.only', 'attack.first', 'attack.focus', 'move.melee', 'move.closer']);
  });
  test('GH-9.27: the players', () => {
    for (const why of reasons(['. * 1', ' A * .'], { move: 1, hits: '1' })) expect(why).toContain('move.choice');
  });
  test('GH-9.30: and why it attacks nobody', () => {
    expect(reasons(['A * . 1'], { move: 1, focus: '1' })[0]!.at(-1)).toBe('attack.none');
  });
});

describe('The words', () => {
  const ids = Object.keys(REASONS) as ReasonId[];
  test.each(locales)('every reason has words in the style of the others, in %s', (locale: Locale) => {
    const keys = whyText.keys(locale);
    expect(keys.sort()).toEqual(ids.map((id) => `why.${id}`).sort());
    const found = keys.flatMap((key) =>
      readings(whyText.template(key, locale), locale).flatMap((words) =>
        faultsOf(words, locale).map((fault) => `${key}: ${fault}`),
      ),
    );
    expect(found).toEqual([]);
  });
  test('both languages say the same things of a reason', () => {
    const named = (key: string, locale: Locale) =>
      [...new Set([...whyText.template(key, locale).matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    for (const id of ids) expect(named(`why.${id}`, 'ja'), id).toEqual(named(`why.${id}`, 'en'));
  });
  test('an enemy is called what the game calls it', () => {
    const [one] = monster(['A * . 1'], { move: 1, range: 2, hits: '1' });
    const called = (id: string) => `Brute ${id}`;
    expect(whyIn('en', one!.why[0]!, called)).toBe('Focus Brute 1: the only enemy it can get to.');
    expect(whyIn('ja', one!.why[0]!)).toBe('狙いは1です。攻撃できる位置へ行ける敵は、ほかにいません。');
  });
});
