import { describe, expect, test } from 'vitest';
import { adds, figureOf, G, guard, hero, isThere, table } from './board.ts';
import { BOX } from './in-the-box.ts';

/** GH-7: attacks of characters. Brute: 1 Attack 3 Pierce 2, 4 Attack 2 Disarm, 7 Attack 3 Push 2, 10 Attack 3 Range 3. */

const brute = { class: 'brute', at: '2,2', plays: [1, 10] } as const;
const far = guard('1,6', { standee: 6 });

describe('GH-7.6: the sum of an attack', () => {
  test('is the value, the modifier card, less the shield', () => {
    const t = table({ heroes: [brute], monsters: [guard('1,2', { hp: 6 }), far], falls: { brute: ['plus1'] } });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('2 + 1'), damage: 3, cards: ['plus1'] }]);
    expect(figureOf(t, G(1)).hp).toBe(3);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('an elite guard of level 1 has shield 1; pierce takes of it what there is', () => {
    const scene = { monsters: [guard('1,2', { rank: 'elite' as const }), far], falls: { brute: ['plus0'] } };
    const plain = table({ heroes: [brute], ...scene });
    plain
      .seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1, 'elite')] });
    expect(plain.heard('attack')).toMatchObject([{ sum: adds('2 + 0 − 1'), damage: 1 }]);
    const pierced = table({ heroes: [brute], ...scene });
    pierced
      .seat(0)
      .does('act', { half: '1:top' })
      .does('attack', { targets: [G(1, 'elite')] });
    expect(pierced.heard('attack')).toMatchObject([{ sum: adds('3 + 0 − 1 + 1'), damage: 3 }]);
  });
  test('poison on the target is one more, before a 2x card (GH-7.10, GH-11.3)', () => {
    const t = table({
      heroes: [brute],
      monsters: [guard('1,2', { hp: 20, conditions: { poison: 'before' } }), far],
      falls: { brute: ['x2'] },
    });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('(2 + 1) × 2'), damage: 6 }]);
  });
  test('a result below 0 is 0, and nobody suffers', () => {
    const t = table({
      heroes: [brute],
      monsters: [guard('1,2', { rank: 'elite' }), far],
      falls: { brute: ['minus2'] },
    });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1, 'elite')] });
    expect(t.heard('attack')).toMatchObject([{ damage: 0 }]);
    expect(t.heard('suffers')).toEqual([]);
  });
});

describe('GH-7.7 to GH-7.9: what an attack does besides', () => {
  test('a null card does not cancel its condition', () => {
    const t = table({
      heroes: [{ ...brute, plays: [4, 10] }],
      monsters: [guard('1,2'), far],
      falls: { brute: ['null'] },
    });
    t.seat(0)
      .does('act', { half: '4:top' })
      .does('attack', { targets: [G(1)] });
    expect(figureOf(t, G(1)).conditions).toEqual({ disarm: 'before' });
  });
  test('whoever dies gains no condition and is not pushed, and leaves its money (GH-7.8, GH-12.1)', () => {
    const t = table({ heroes: [{ ...brute, plays: [7, 10] }], monsters: [guard('1,2', { hp: 3 }), far] });
    t.seat(0)
      .does('act', { half: '7:top' })
      .does('attack', { targets: [G(1)] });
    expect(isThere(t, G(1))).toBe(false);
    expect(t.g.money).toEqual([{ at: '1,2', n: 1 }]);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('a push leads away step by step, and may be left out (GH-6.9)', () => {
    const t = table({ heroes: [{ ...brute, plays: [7, 10] }], monsters: [guard('1,2', { hp: 9 }), far] });
    t.seat(0)
      .does('act', { half: '7:top' })
      .does('attack', { targets: [G(1)] });
    t.nobodyIsAskedExcept(0, 'push');
    expect(t.seat(0).refusal('drive', { way: ['2,1'] })).toBe('refusal.no-way');
    expect(t.seat(0).refusal('drive', { way: [] })).toBeUndefined();
    t.seat(0).does('drive', { way: ['0,2', '-1,2'] });
    expect(figureOf(t, G(1)).at).toBe('-1,2');
  });
  test('a summoned monster leaves no money (GH-12.1)', () => {
    const t = table({ heroes: [brute], monsters: [guard('1,2', { hp: 1, dropsMoney: false }), far] });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.g.money).toEqual([]);
  });
});

describe('GH-7.1, GH-7.3: whom an attack reaches', () => {
  test('melee only those beside; range 3 those in three hexes', () => {
    const t = table({
      heroes: [{ ...brute, plays: [10, 1] }],
      monsters: [guard('1,2'), guard('0,2'), guard('-2,6'), far],
    });
    t.seat(0).does('act', { half: '10:top' });
    expect(t.seat(0).lists('attack', 'targets')).toEqual([G(1), G(2)]);
  });
  test('who is invisible cannot be targeted by enemies (GH-11.6)', () => {
    const t = table({
      heroes: [brute],
      monsters: [guard('1,2', { conditions: { invisible: 'before' } }), guard('2,3')],
    });
    t.seat(0).does('act', { half: '1:attack' });
    expect(t.seat(0).lists('attack', 'targets')).toEqual([G(2)]);
  });
  test('a ranged attack on one who is beside has disadvantage (GH-7.12)', () => {
    const t = table({
      heroes: [{ ...brute, plays: [10, 1] }],
      monsters: [guard('1,2'), far],
      falls: { brute: ['plus1', 'minus1'] },
    });
    t.seat(0)
      .does('act', { half: '10:top' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ damage: 2, cards: ['minus1'], dropped: ['plus1'] }]);
  });
  test('with nobody in reach nothing is asked, and the card is discarded though it bears the lost icon (GH-5.7)', () => {
    const t = table({ heroes: [{ ...brute, plays: [5, 10] }], monsters: [far] });
    t.seat(0).does('act', { half: '5:top' });
    expect(t.g.characters[0]!.discard).toContain(5);
    expect(t.g.characters[0]!.xp).toBe(0);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('an area strikes each in it with a card of its own (GH-7.4)', () => {
    const t = table({
      heroes: [{ ...brute, plays: [3, 10] }],
      monsters: [guard('1,2'), guard('1,3'), far],
      falls: { brute: ['plus1', 'minus1'] },
    });
    t.seat(0).does('act', { half: '3:top' });
    const both = t.open[0]!.about as { areas: { hits: string[] }[] };
    const area = both.areas.findIndex(({ hits }) => hits.length === 2);
    t.seat(0).does('lay-area', { area: String(area) });
    expect(t.heard('attack').map(({ damage }) => damage)).toEqual([3, 1]);
  });
});

describe('GH-7.31: retaliation', () => {
  const scene = { cards: { guard: 'guard-1' } };
  const retaliating = (g: { figures: { id: string; bonuses: unknown[] }[] }) =>
    void g.figures
      .find(({ id }) => id === G(1))!
      .bonuses.push({ kind: 'retaliate', n: 2, range: 1, card: null, xp: 0 });
  test('strikes back at who is beside, if it still lives', () => {
    const t = table({ heroes: [brute], monsters: [guard('1,2', { hp: 6 }), far], ...scene, also: retaliating });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1)] });
    t.nobodyIsAskedExcept(0, 'damage');
    t.seat(0).does('suffer');
    expect(figureOf(t, hero(0)).hp).toBe(8);
  });
  test('not when it dies', () => {
    const t = table({ heroes: [brute], monsters: [guard('1,2', { hp: 2 }), far], ...scene, also: retaliating });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1)] });
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('not at who has pushed it away or stands further than it reaches', () => {
    const t = table({
      heroes: [{ ...brute, plays: [10, 1], at: '3,2' }],
      monsters: [guard('1,2', { hp: 6 }), far],
      ...scene,
      also: retaliating,
    });
    t.seat(0)
      .does('act', { half: '10:top' })
      .does('attack', { targets: [G(1)] });
    t.nobodyIsAskedExcept(0, 'turn');
  });
});

describe('GH-7.26, GH-11.5: the deck', () => {
  test('a curse makes nothing of an attack and leaves the deck', () => {
    const t = table({
      heroes: [brute],
      monsters: [guard('1,2'), far],
      also: (g) => void g.characters[0]!.modifiers.draw.unshift('curse'),
    });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ damage: 0, cards: ['curse'] }]);
    const { draw, discard } = t.g.characters[0]!.modifiers;
    expect([...draw, ...discard]).not.toContain('curse');
  });
  test('an empty pile is made of the discarded cards', () => {
    const t = table({
      heroes: [brute],
      monsters: [guard('1,2'), far],
      also: (g) => Object.assign(g.characters[0]!.modifiers, { draw: [], discard: g.characters[0]!.modifiers.draw }),
    });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toHaveLength(1);
    expect(t.g.characters[0]!.modifiers.draw).toHaveLength(BOX.modifiers - 1);
  });
});
