import { describe, expect, test } from 'vitest';
import { figureOf, G, guard, hero, type Standing, table } from './board.ts';

/** when a space of an active card, or a circle of an item, is used: what it asks for has come. */

/** A guard attacks the Brute with 2 before he acts. Warding Strength (7 bottom) and Hide Armor (3) ask for damage of an attack. */
const warding = { card: 7, half: 'bottom', used: 0 } as const;
const attacked = (more: Partial<Standing>, falls = 'plus0', card = 'guard-4') => {
  const t = table({
    heroes: [{ class: 'brute', at: '2,2', plays: [1, 6], ...more }],
    monsters: [guard('1,2', { standee: 1, hp: 20 })],
    cards: { guard: card },
    falls: { monsters: [falls] },
  });
  t.seat(0).does('end-turn');
  return t;
};
const hp = (t: ReturnType<typeof attacked>) => figureOf(t, hero(0)).hp;
const used = (t: ReturnType<typeof attacked>) => [
  ...t.g.characters[0]!.active.map((one) => one.used),
  ...t.g.characters[0]!.items.map((one) => one.used),
];

describe('R-535: a shield against damage of an attack', () => {
  test.each([
    ['a card', { active: [warding] }],
    ['an item', { items: [3] }],
  ])('is not used by %s where the attack does none', (_, more) => {
    const t = attacked(more, 'null');
    expect(t.heard('attack')).toMatchObject([{ damage: 0 }]);
    expect(used(t)).toEqual([0]);
  });
  test.each([
    ['a card', { active: [warding] }],
    ['an item', { items: [3] }],
  ])('is used by %s where it does, and takes 1 of it', (_, more) => {
    const t = attacked(more);
    expect(used(t)).toEqual([1]);
    t.seat(0).does('suffer');
    expect(hp(t)).toBe(9);
  });
  test('a card works first, and an item only on what is left', () => {
    const both = { active: [warding], items: [3] };
    const one = attacked(both, 'minus1');
    expect(used(one)).toEqual([1, 0]);
    expect(one.heard('suffers')).toEqual([]);
    const two = attacked(both);
    expect(used(two)).toEqual([1, 1]);
    expect(two.heard('wards')).toMatchObject([{ card: 7, n: 2, shield: 1, left: 1 }]);
    expect(two.heard('guards')).toMatchObject([{ item: 3, n: 1, shield: 1, left: 0 }]);
  });
  test('what asks for the attack alone is used by every attack (Opposing Strike, 116)', () => {
    const t = table({
      heroes: [{ class: 'cragheart', at: '2,2', plays: [119, 127], active: [{ card: 116, half: 'bottom', used: 0 }] }],
      monsters: [guard('1,2', { standee: 1, hp: 20 })],
      cards: { guard: 'guard-4' },
      falls: { monsters: ['null'] },
    });
    t.seat(0).does('end-turn');
    expect(t.g.characters[0]!.active).toMatchObject([{ card: 116, used: 1 }]);
    expect(figureOf(t, G(1)).hp).toBe(18);
  });
});

describe('R-535: one’s own abilities', () => {
  const far = guard('-3,6', { standee: 6, hp: 20 });
  test('a heal that nobody gets uses no space, one that somebody gets does (Potent Potables, 44)', () => {
    const heals = (who: 'skip' | 'choose') => {
      const t = table({
        heroes: [
          { class: 'tinkerer', at: '3,1', plays: [37, 34], active: [{ card: 44, half: 'top', used: 0 }] },
          { class: 'brute', at: '2,2', plays: [1, 6], hp: 3 },
        ],
        monsters: [far],
      });
      t.seat(0).does('act', { half: '37:top' });
      if (who === 'skip') t.seat(0).does('skip');
      else t.seat(0).does('choose', { targets: [hero(1)] });
      return t.g.characters[0]!.active.map((one) => one.used);
    };
    expect(heals('skip')).toEqual([0]);
    expect(heals('choose')).toEqual([1]);
  });
  test('an attack that is not made uses no space, one that is made does (Backup Ammunition, 121)', () => {
    const shoots = (does: 'skip' | 'attack') => {
      const t = table({
        heroes: [{ class: 'cragheart', at: '2,2', plays: [120, 127], active: [{ card: 121, half: 'top', used: 0 }] }],
        monsters: [guard('0,3', { hp: 20 }), guard('0,4', { hp: 20 }), far],
      });
      t.seat(0).does('act', { half: '120:top' });
      if (does === 'skip') t.seat(0).does('skip');
      else t.seat(0).does('attack', { targets: [G(1), G(2)] });
      return { used: t.g.characters[0]!.active.map((one) => one.used), attacks: t.heard('attack').length };
    };
    expect(shoots('skip')).toEqual({ used: [0], attacks: 0 });
    expect(shoots('attack')).toEqual({ used: [1], attacks: 2 });
  });
});
