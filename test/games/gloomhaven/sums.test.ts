import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { inNumbers, strike, type Term } from '#games/gloomhaven/printed/sum/attack';
import { text } from '#games/gloomhaven/printed/text';
import { sumWords } from '#games/gloomhaven/printed/words/sum';
import { figureOf, G, guard, type Scene, table } from './board.ts';

/** GH-7.6: the sum of an attack is told with the names of its terms, and in brackets where it is multiplied. */

const told = (terms: readonly Term[], locale: Locale) => text.say(sumWords(terms), locale);

describe('a sum in words', () => {
  const whole: Term[] = [
    { what: 'base', n: 3 },
    { what: 'poison', n: 1 },
    { what: 'double', n: 2 },
    { what: 'shield', n: -1 },
    { what: 'pierce', n: 1 },
  ];
  test('names what is added and taken away, and puts what is multiplied in brackets', () => {
    expect(told(whole, 'en')).toBe('(3 + poison 1) × 2 − shield 1 + pierce 1');
    expect(told(whole, 'ja')).toBe('(3 + 毒1) × 2 − 装甲1 + 貫通1');
    expect(inNumbers(whole)).toBe('(3 + 1) × 2 − 1 + 1');
  });
  test('has no brackets where one number is multiplied, and new ones where a product was added to', () => {
    const [base, , double] = whole as [Term, Term, Term];
    expect(told([base, double, double], 'en')).toBe('3 × 2 × 2');
    expect(told([base, double, { what: 'card', n: 1 }, { what: 'null', n: 0 }], 'en')).toBe('(3 × 2 + 1) × 0');
  });
  test('tells what is below 0, which is 0', () => {
    const terms: Term[] = [
      { what: 'base', n: 1 },
      { what: 'bonus', n: 0 },
      { what: 'card', n: -2 },
    ];
    expect(told(terms, 'en')).toBe('1 + 0 − 2 (at least 0)');
    expect(told(terms, 'ja')).toBe('1 + 0 − 2（最低0）');
  });
  test('is that of the damage, whatever falls', () => {
    const card = (does: number | 'x2' | 'null') => ({ does, rolling: false, effects: [], pierce: 0 });
    for (const does of [-2, 0, 2, 'x2', 'null'] as const) {
      const attack = { base: 3, bonuses: [1, 'poison', { times: 2 }] as const, pierce: 1, shield: 2 };
      const { terms, damage } = strike({ ...attack, advantage: false, disadvantage: false }, () => card(does));
      const sum = inNumbers(terms).replaceAll('×', '*').replaceAll('−', '-');
      expect(sum).toMatch(/^[\d+\-*() ]+$/);
      expect(Math.max(0, Function(`return ${sum}`)())).toBe(damage);
    }
  });
});

describe('what is told of an attack', () => {
  const scene: Scene = {
    heroes: [{ class: 'brute', at: '2,2', plays: [1, 10] }],
    monsters: [
      guard('1,2', { rank: 'elite', hp: 20, max: 20, conditions: { poison: 'before' } }),
      guard('1,6', { standee: 6 }),
    ],
    falls: { brute: ['x2'] },
  };
  const struck = () => {
    const t = table(scene);
    t.seat(0)
      .does('act', { half: '1:top' })
      .does('attack', { targets: [G(1, 'elite')] });
    return { hp: figureOf(t, G(1, 'elite')).hp, event: t.heard('attack')[0]! };
  };
  const named = text.renamed((key) => (key.startsWith('actor.') ? { key: 'role.brute' } : undefined));
  const says = (shown: Record<string, Json>, locale: Locale) => named.say({ key: 'event.attack', args: shown }, locale);
  test('is the list of its terms by name, and the sentence in both languages', () => {
    const { event, hp } = struck();
    expect(hp).toBe(12);
    expect(event.terms).toEqual([
      { what: 'base', n: 3 },
      { what: 'poison', n: 1 },
      { what: 'double', n: 2 },
      { what: 'shield', n: -1 },
      { what: 'pierce', n: 1 },
    ]);
    expect(says(event, 'en')).toContain('(3 + poison 1) × 2 − shield 1 + pierce 1 = 8');
    expect(says(event, 'ja')).toContain('(3 + 毒1) × 2 − 装甲1 + 貫通1 = 8');
  });
  test('is still told of matches whose events have the sum alone', () => {
    const { terms: _, ...event } = struck().event;
    const before = { ...event, sum: '3 + 1 × 2 − 1 + 1' };
    expect(says(before, 'en')).toContain('3 + 1 × 2 − 1 + 1 = 8');
  });
});
