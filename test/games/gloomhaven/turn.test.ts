import { describe, expect, test } from 'vitest';
import { adds, figureOf, formulaOf, G, guard, hero, isThere, table } from './board.ts';

/** GH-5, GH-11, GH-12, GH-14: a character's turn. */

const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const spellweaver = { class: 'spellweaver', at: '3,1', plays: [65, 68] } as const;
const far = guard('-3,6', { standee: 6 });

describe('GH-5.2 to GH-5.7: two halves', () => {
  test('the top of one card and the bottom of the other, in either order', () => {
    const t = table({ heroes: [brute], monsters: [far] });
    expect(t.seat(0).lists('act', 'half')).toHaveLength(8);
    t.seat(0).does('act', { half: '6:bottom' }).does('stay');
    expect(t.seat(0).lists('act', 'half')).toEqual(['1:top', '1:attack']);
  });
  test('a default action discards the card whatever is printed on it (GH-5.4), and infuses nothing (GH-20.7)', () => {
    const t = table({ heroes: [{ ...brute, plays: [2, 6] }], monsters: [far] });
    t.seat(0).does('act', { half: '2:move' }).does('stay').does('end-turn');
    expect(t.g.characters[0]!.discard).toEqual([2, 6]);
    expect(t.g.elements.earth).toBe('inert');
  });
  test('a lost card that was performed goes to the lost pile, with its experience (GH-5.5)', () => {
    const t = table({ heroes: [{ ...brute, plays: [5, 6] }], monsters: [guard('1,2', { hp: 9 }), far] });
    t.seat(0)
      .does('act', { half: '5:top' })
      .does('attack', { targets: [G(1)] });
    expect(t.g.characters[0]).toMatchObject({ lost: [5], xp: 2 });
  });
  test('what is skipped was not performed: no experience, no lost icon (GH-5.7)', () => {
    const t = table({ heroes: [{ ...brute, plays: [5, 6] }], monsters: [guard('1,2'), far] });
    t.seat(0).does('act', { half: '5:top' }).does('skip');
    expect(t.g.characters[0]).toMatchObject({ lost: [], discard: [5], xp: 0 });
    expect(t.heard('in-vain')).toHaveLength(1);
  });
  test('a move of none is not told as in vain', () => {
    const t = table({ heroes: [brute], monsters: [far] });
    t.seat(0).does('act', { half: '6:bottom' }).does('stay');
    expect(t.heard('in-vain')).toEqual([]);
  });
  test('a move of no hexes is performed (GH-5.11)', () => {
    const t = table({ heroes: [{ ...brute, plays: [11, 6] }], monsters: [far] });
    t.seat(0).does('act', { half: '11:bottom' }).does('stay');
    expect(t.g.characters[0]).toMatchObject({ lost: [11], xp: 1 });
  });
});

describe('GH-5.9, GH-12.7: the end of the turn', () => {
  test('money on the hex is taken, that beside is not', () => {
    const money = [
      { at: '2,2', n: 2 },
      { at: '1,2', n: 1 },
    ];
    const t = table({ heroes: [brute], monsters: [far], also: (g) => void Object.assign(g, { money }) });
    t.seat(0).does('end-turn');
    expect(t.g.characters[0]!.money).toBe(2);
    expect(t.g.money).toEqual([{ at: '1,2', n: 1 }]);
  });
  test('Loot 1 takes what is in sight within a hex (GH-12.3)', () => {
    const money = [
      { at: '1,2', n: 1 },
      { at: '0,2', n: 1 },
    ];
    const t = table({ heroes: [brute], monsters: [far], also: (g) => void Object.assign(g, { money }) });
    t.seat(0).does('act', { half: '6:top' });
    expect(t.g.characters[0]!.money).toBe(1);
  });
  test('what was infused is strong only then, also when it was consumed in this turn (GH-14.2, GH-14.3, GH-14.6)', () => {
    const t = table({
      heroes: [{ ...spellweaver, plays: [68, 65] }],
      monsters: [guard('2,1', { hp: 9 }), far],
      elements: { air: 'strong' },
    });
    t.seat(0).does('act', { half: '68:bottom' }).does('stay');
    expect(t.g.elements.air).toBe('strong');
    t.seat(0).does('act', { half: '65:top' });
    t.nobodyIsAskedExcept(0, 'consume');
    t.seat(0).does('consume', { with: ['0:air'] });
    expect(t.g.elements.air).toBe('inert');
    t.seat(0).does('attack', { targets: [G(1)] });
    // Another card may be drawn by disadvantage, the sum has the element's 1 in it.
    expect(formulaOf(t.heard('attack')[0]!.sum)).toMatch(/^2 \+ 1/);
    expect(t.g.elements.air).toBe('strong');
  });
  test('an element of this turn cannot be consumed in it (GH-14.3)', () => {
    const t = table({ heroes: [{ ...spellweaver, plays: [68, 65] }], monsters: [guard('2,1', { hp: 9 }), far] });
    t.seat(0).does('act', { half: '68:bottom' }).does('stay').does('act', { half: '65:top' });
    t.nobodyIsAskedExcept(0, 'attack');
  });
});

describe('GH-11: conditions in a turn', () => {
  test('a wound does 1 damage at its start, and healing ends it (GH-11.3, GH-7.33)', () => {
    const t = table({ heroes: [{ ...brute, plays: [2, 6], hp: 5, conditions: { wound: 'before' } }], monsters: [far] });
    t.nobodyIsAskedExcept(0, 'damage');
    t.seat(0)
      .does('suffer')
      .does('act', { half: '2:bottom' })
      .does('choose', { targets: [hero(0)] });
    expect(figureOf(t, hero(0))).toMatchObject({ hp: 6, conditions: {} });
  });
  test('poison takes the place of the healing (GH-7.33)', () => {
    const t = table({
      heroes: [{ ...brute, plays: [2, 6], hp: 5, conditions: { poison: 'before' } }],
      monsters: [far],
    });
    t.seat(0)
      .does('act', { half: '2:bottom' })
      .does('choose', { targets: [hero(0)] });
    expect(figureOf(t, hero(0))).toMatchObject({ hp: 5, conditions: {} });
  });
  test('whoever is stunned does nothing, and the cards are discarded (GH-11.4)', () => {
    const t = table({ heroes: [{ ...brute, conditions: { stun: 'before' } }, spellweaver], monsters: [far] });
    expect(t.g.characters[0]!.discard).toEqual([1, 6]);
    expect(figureOf(t, hero(0)).conditions).toEqual({});
    t.nobodyIsAskedExcept(1, 'turn');
  });
  test('who is disarmed makes no attack, who is immobilized no move', () => {
    const conditions = { disarm: 'before', immobilize: 'before' } as const;
    const t = table({ heroes: [{ ...brute, conditions }], monsters: [guard('1,2'), far] });
    t.seat(0).does('act', { half: '1:top' });
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.heard('attack')).toEqual([]);
    // With both halves used there is nothing left to ask, and the guard attacks.
    t.seat(0).does('act', { half: '6:bottom' });
    expect(t.heard('moves')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'damage');
  });
  test('a condition of one’s own turn outlives its end, and goes with the next one (GH-11.2)', () => {
    const t = table({ heroes: [{ class: 'mindthief', at: '2,2', plays: [147, 150] }, spellweaver], monsters: [far] });
    t.seat(0).does('act', { half: '147:bottom' }).does('end-turn');
    expect(figureOf(t, hero(0)).conditions).toEqual({ invisible: 'before' });
  });
});

describe('GH-5.10: a long rest', () => {
  test('loses one discarded card, takes back the others, heals 2', () => {
    const t = table({
      heroes: [{ class: 'brute', at: '2,2', rests: true, discard: [1, 2, 3], hp: 5 }],
      monsters: [far],
    });
    t.nobodyIsAskedExcept(0, 'long-rest');
    t.seat(0).does('give-up', { card: '2' });
    expect(t.g.characters[0]).toMatchObject({ discard: [], lost: [2] });
    expect(t.g.characters[0]!.hand).toEqual(expect.arrayContaining([1, 3]));
    expect(t.g.figures.find(({ id }) => id === hero(0))!.hp).toBeGreaterThanOrEqual(5);
  });
});

describe('GH-15.4, GH-15.5: active cards', () => {
  test('a shield for the round lies in the active area, and reduces attacks', () => {
    const t = table({ heroes: [{ ...brute, plays: [8, 6] }], monsters: [far] });
    t.seat(0).does('act', { half: '8:bottom' });
    expect(t.g.characters[0]!.active).toEqual([{ card: 8, half: 'bottom', used: 0 }]);
    expect(
      t
        .seat(0)
        .sees()
        .figures.find(({ id }) => id === hero(0))!.shield,
    ).toBe(1);
    t.seat(0).does('end-active', { card: '8' });
    expect(t.g.characters[0]).toMatchObject({ active: [], discard: [8] });
    expect(
      t
        .seat(0)
        .sees()
        .figures.find(({ id }) => id === hero(0))!.shield,
    ).toBe(0);
  });
  test('a bonus with charges works on each attack, and the last space sends it to the lost pile with its experience', () => {
    const active = [{ card: 69, half: 'top' as const, used: 3 }];
    const t = table({
      heroes: [{ ...spellweaver, plays: [65, 68], active }],
      monsters: [guard('1,2', { hp: 9 }), far],
    });
    t.seat(0)
      .does('act', { half: '65:top' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('2 + 1 + 0') }]);
    expect(t.g.characters[0]).toMatchObject({ active: [], lost: expect.arrayContaining([69]), xp: 1 });
  });
});

describe('GH-16: summons', () => {
  test('stand in an empty hex beside, do not act in this round, and go with their card', () => {
    const t = table({ heroes: [{ ...spellweaver, plays: [71, 65] }], monsters: [far] });
    t.seat(0).does('act', { half: '71:bottom' });
    t.nobodyIsAskedExcept(0, 'place');
    t.seat(0).does('place', { hex: '2,1' });
    const summon = t.g.figures.find(({ kind }) => kind === 'summon')!;
    expect(summon).toMatchObject({ at: '2,1', hp: 2, owner: 0, creature: 'mystic-ally' });
    expect(t.g.acted).toContain(summon.id);
    t.seat(0).does('end-active', { card: '71' });
    expect(isThere(t, summon.id)).toBe(false);
    expect(t.g.characters[0]!.lost).toContain(71);
  });
});
