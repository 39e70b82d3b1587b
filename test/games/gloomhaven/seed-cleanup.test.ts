import { describe, expect, test } from 'vitest';
import { figureOf, G, guard, hero, type Scene, table } from './board.ts';

/** The project’s Japanese summary, ⑤ cleanup, sentence by sentence (docs/games/gloomhaven.seed.md). */

const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const spellweaver = { class: 'spellweaver', at: '3,1', plays: [65, 68] } as const;
const far = guard('-3,6', { standee: 6, hp: 20 });

describe('GH-17.1 to GH-17.3, GH-14.4, GH-15.3, GH-15.4: cleanup', () => {
  const round = (more: Partial<Scene> = {}) => {
    const t = table({ heroes: [brute], monsters: [far], cards: { guard: 'guard-1' }, ties: 'by-the-rules', ...more });
    t.seat(0).does('end-turn');
    return t;
  };
  test('comes when all have acted', () => {
    const t = table({ heroes: [brute, spellweaver], monsters: [far], cards: { guard: 'guard-1' } });
    t.seat(0).does('end-turn');
    expect([t.g.phase, t.g.round]).toEqual(['turns', 1]);
    t.seat(1).does('end-turn');
    expect([t.g.phase, t.g.round]).toEqual(['choose', 2]);
  });
  test('a modifier deck that showed a null or a 2x is shuffled, once, bless and curse do not count', () => {
    const shuffled = (falls: string[]) => {
      const t = table({
        heroes: [{ ...brute, plays: [3, 6] }],
        monsters: [guard('1,2', { hp: 30, max: 30 }), guard('2,1', { standee: 2, hp: 30, max: 30 }), far],
        cards: { guard: 'guard-2' },
        falls: { brute: falls },
        ties: 'by-the-rules',
      });
      t.seat(0)
        .does('act', { half: '3:attack' })
        .does('attack', { targets: [G(1)] })
        .does('end-turn');
      while (t.asked().some(({ key }) => key === 'damage')) t.seat(0).does('suffer');
      return t.heard('shuffled').length;
    };
    expect([['null'], ['x2'], ['plus1'], ['bless'], ['curse']].map(shuffled)).toEqual([1, 1, 0, 0, 0]);
  });
  test('an ability deck whose card has the symbol is shuffled', () => {
    expect(round().g.abilities.guard).toMatchObject({ discard: [], draw: { length: 8 } });
    expect(round({ cards: { guard: 'guard-7' } }).g.abilities.guard).toMatchObject({ discard: ['guard-7'] });
  });
  test('elements grow weaker', () => {
    expect(round({ elements: { fire: 'strong', ice: 'waning' } }).g.elements).toMatchObject({
      fire: 'waning',
      ice: 'inert',
    });
  });
  test('cards of a round bonus go to the discard pile, or are lost', () => {
    const of = (plays: readonly [number, number], half: string) => {
      const t = table({ heroes: [{ ...brute, plays }], monsters: [far], cards: { guard: 'guard-1' } });
      t.seat(0).does('act', { half }).does('end-turn');
      return t.g.characters[0]!;
    };
    expect(of([8, 6], '8:bottom').discard).toContain(8);
    expect(of([13, 6], '13:top').lost).toContain(13);
  });
  test('a short rest, for whoever wants: one discarded card by chance is lost, the others come to hand', () => {
    const t = round();
    t.nobodyIsAskedExcept(0, 'choose');
    t.seat(0).does('short-rest');
    const { card } = t.heard('rest-draws')[0]! as { card: number };
    t.seat(0).does('accept');
    const [other] = [1, 6].filter((no) => no !== card);
    expect(t.g.characters[0]).toMatchObject({ lost: [card], discard: [] });
    expect(t.g.characters[0]!.hand).toContain(other);
    const none = round();
    expect(none.g.characters[0]).toMatchObject({ lost: [], discard: [1, 6] });
  });
  test('for 1 damage another one is drawn, and only once', () => {
    const t = round();
    t.seat(0).does('short-rest').does('another');
    t.nobodyIsAskedExcept(0, 'damage');
    t.seat(0).does('suffer');
    const { card } = t.heard('rest-draws')[0]! as { card: number };
    expect(t.g.characters[0]!.lost).toEqual([1, 6].filter((no) => no !== card));
    t.nobodyIsAskedExcept(0, 'choose');
    expect(figureOf(t, hero(0)).hp).toBe(9);
  });
  test('the next round begins', () => {
    const t = round();
    expect(t.g.round).toBe(2);
    t.nobodyIsAskedExcept(0, 'choose');
  });
});
