import { describe, expect, test } from 'vitest';
import { adds, figureOf, G, guard, hero, table } from './board.ts';

/** Cards of the classes that need more than an attack and a move. */

const far = guard('-3,6', { standee: 6, hp: 20 });
const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;

describe('the Brute', () => {
  test('attacks all whom he has jumped over (card 1)', () => {
    const t = table({ heroes: [brute], monsters: [guard('1,3', { hp: 9 }), guard('0,3', { hp: 9 }), far] });
    t.seat(0)
      .does('act', { half: '1:bottom' })
      .does('go-along', { way: ['1,3', '0,4'] });
    expect(t.seat(0).lists('attack', 'targets')).toEqual([G(1)]);
  });
  test('draws the attack on an ally beside him upon himself (card 4)', () => {
    const t = table({
      heroes: [
        { class: 'brute', at: '2,2', plays: [6, 4] },
        { class: 'spellweaver', at: '2,1', plays: [65, 68] },
      ],
      monsters: [guard('2,0', { standee: 1 })],
      cards: { guard: 'guard-4' },
    });
    t.seat(0).does('act', { half: '4:bottom' }).does('end-turn');
    t.seat(1).does('end-turn');
    expect(t.heard('redirected')).toMatchObject([{ actor: hero(0), target: hero(1) }]);
    t.nobodyIsAskedExcept(0, 'damage');
  });
  test('X is the hexes he has moved in this turn (card 12)', () => {
    const t = table({
      heroes: [{ ...brute, plays: [12, 6] }],
      monsters: [guard('-1,4', { hp: 9 }), far],
      falls: { brute: ['plus0'] },
    });
    t.seat(0).does('act', { half: '6:bottom' }).does('move', { to: '0,3' }).does('act', { half: '12:top' });
    t.seat(0).does('attack', { targets: [G(1)] });
    expect(t.heard('attack')[0]).toMatchObject({ actor: hero(0), sum: adds('2 + 0') });
  });
});

describe('the Scoundrel', () => {
  const scoundrel = { class: 'scoundrel', at: '2,2', plays: [88, 90] } as const;
  test('strikes harder at one who is alone, with experience (card 88)', () => {
    const t = table({ heroes: [scoundrel], monsters: [guard('1,2', { hp: 9 }), far], falls: { scoundrel: ['plus0'] } });
    t.seat(0)
      .does('act', { half: '88:top' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('3 + 2 + 0') }]);
    expect(t.g.characters[0]!.xp).toBe(1);
  });
  test('not at one with an ally beside', () => {
    const t = table({
      heroes: [scoundrel],
      monsters: [guard('1,2', { hp: 9 }), guard('0,2'), far],
      falls: { scoundrel: ['plus0'] },
    });
    t.seat(0)
      .does('act', { half: '88:top' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('3 + 0') }]);
  });
  test('pulls one nearer, step by step, and only nearer (card 90)', () => {
    const t = table({ heroes: [scoundrel], monsters: [guard('-1,3'), far] });
    t.seat(0)
      .does('act', { half: '90:bottom' })
      .does('choose', { targets: [G(1)] });
    expect(t.seat(0).refusal('drive', { way: ['-1,4'] })).toBe('refusal.no-way');
    t.seat(0).does('drive', { way: ['0,3', '1,2'] });
    expect(figureOf(t, G(1)).at).toBe('1,2');
  });
  test('removes a trap beside her unsprung, with experience (card 92)', () => {
    const t = table({ heroes: [{ ...scoundrel, plays: [92, 90] }], monsters: [far], overlays: [{ hexes: ['1,2'] }] });
    t.seat(0).does('act', { half: '92:top' }).does('place', { hex: '1,2' });
    expect(t.g.overlays).toEqual([]);
    expect(t.g.characters[0]!.xp).toBe(2);
  });
  test('moves an enemy who must end beside her (card 97)', () => {
    const t = table({ heroes: [{ ...scoundrel, plays: [88, 97] }], monsters: [guard('1,2'), far] });
    t.seat(0)
      .does('act', { half: '97:bottom' })
      .does('stay')
      .does('choose', { targets: [G(1)] });
    expect([...t.seat(0).lists('move', 'to')].sort()).toEqual(['1,3', '2,1']);
    t.seat(0).does('move', { to: '2,1' });
    expect(figureOf(t, G(1)).at).toBe('2,1');
  });
});

describe('the Mindthief', () => {
  const mindthief = { class: 'mindthief', at: '2,2', plays: [151, 150] } as const;
  test('an augment works on the attack of its own card, and a new one ends it (card 151, 149)', () => {
    const t = table({
      heroes: [{ ...mindthief, plays: [151, 150], active: [{ card: 149, half: 'top', used: 0 }] }],
      monsters: [guard('1,2', { hp: 9 }), far],
      falls: { mindthief: ['plus0'] },
    });
    t.seat(0)
      .does('act', { half: '151:top' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('1 + 2 + 0') }]);
    expect(t.g.characters[0]).toMatchObject({ active: [{ card: 151 }], discard: [149] });
  });
  test('R-229: a shield that an augment has given ends with the round', () => {
    const t = table({
      heroes: [{ ...mindthief, plays: [149, 150] }],
      monsters: [guard('1,2', { hp: 9 }), far],
      cards: { guard: 'guard-1' },
    });
    t.seat(0)
      .does('act', { half: '149:top' })
      .does('attack', { targets: [G(1)] });
    expect(
      t
        .seat(0)
        .sees()
        .figures.find(({ id }) => id === hero(0))!.shield,
    ).toBe(1);
    t.seat(0).does('end-turn');
    expect(figureOf(t, hero(0)).bonuses).toEqual([]);
    expect(t.g.characters[0]!.active).toHaveLength(1);
  });
  test('commands an enemy to attack another, with the monsters’ deck and that enemy’s range (card 146)', () => {
    const t = table({
      heroes: [{ ...mindthief, plays: [151, 146] }],
      monsters: [guard('1,2', { hp: 9 }), guard('0,2', { hp: 9 }), far],
      falls: { monsters: ['plus1'] },
    });
    t.seat(0)
      .does('act', { half: '146:bottom' })
      .does('choose', { targets: [G(1)] })
      .does('attack', { targets: [G(2)] });
    expect(t.heard('attack')).toMatchObject([{ actor: G(1), target: G(2), sum: adds('2 + 1') }]);
  });
  test('grants an ally an attack, which the ally decides (card 157)', () => {
    const t = table({
      heroes: [
        { ...mindthief, plays: [157, 150] },
        { class: 'brute', at: '2,1', plays: [1, 6] },
      ],
      monsters: [guard('1,2', { hp: 9 }), far],
      falls: { brute: ['plus0'] },
    });
    t.seat(0).does('act', { half: '157:top' });
    if (t.asked()[0]!.key === 'aim') t.seat(0).does('choose', { targets: [hero(1)] });
    t.nobodyIsAskedExcept(1, 'attack');
    t.seat(1).does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ actor: hero(1), sum: adds('6 + 0') }]);
    t.nobodyIsAskedExcept(0, 'turn');
  });
});

describe('the Cragheart', () => {
  const cragheart = { class: 'cragheart', at: '2,2', plays: [127, 118] } as const;
  test('puts obstacles where they cut nothing off (GH-6.11, card 118)', () => {
    const t = table({ heroes: [{ ...cragheart, at: '3,1' }], monsters: [far] });
    t.seat(0).does('act', { half: '118:bottom' });
    // 4,0 has 3,0 and 3,1 beside it: with an obstacle in 3,0 it can still be left by 3,1.
    expect(t.seat(0).lists('place', 'hex')).toContain('3,0');
    t.seat(0).does('place', { hex: '3,0' }).does('skip');
    expect(t.g.overlays).toMatchObject([{ type: 'obstacle', hexes: ['3,0'] }]);
    const cut = table({
      heroes: [{ ...cragheart, at: '2,1' }],
      monsters: [far],
      overlays: [{ type: 'obstacle', kind: 'table', hexes: ['3,0'] }],
    });
    cut.seat(0).does('act', { half: '118:bottom' });
    expect(cut.seat(0).lists('place', 'hex')).not.toContain('3,1');
  });
  test('pushes an enemy into an obstacle, which is destroyed, for 2 damage (card 127)', () => {
    const t = table({
      heroes: [cragheart],
      monsters: [guard('1,2', { hp: 20 }), far],
      overlays: [{ type: 'obstacle', kind: 'table', hexes: ['0,2'] }],
      falls: { cragheart: ['plus0'] },
    });
    t.seat(0)
      .does('act', { half: '127:top' })
      .does('attack', { targets: [G(1)] })
      .does('drive', { way: [] });
    t.seat(0).does('place', { hex: '0,2' });
    expect(t.g.overlays).toEqual([]);
    expect(figureOf(t, G(1)).hp).toBe(15);
    expect(t.g.characters[0]!.xp).toBe(1);
  });
  test('R-223: damage on all beside him spares nobody and asks nothing, allies decide for themselves (card 119)', () => {
    const t = table({
      heroes: [
        { ...cragheart, plays: [127, 119] },
        { class: 'brute', at: '2,1', plays: [1, 6] },
      ],
      monsters: [guard('1,2', { hp: 9 }), far],
    });
    t.seat(0).does('act', { half: '119:bottom' }).does('stay');
    t.nobodyIsAskedExcept(1, 'damage');
    t.seat(1).does('suffer');
    expect(figureOf(t, hero(1)).hp).toBe(9);
    expect(figureOf(t, G(1)).hp).toBe(8);
  });
});

describe('the Tinkerer and the Spellweaver', () => {
  test('a trap that an enemy springs brings its maker experience, one that a hero springs does not (card 30)', () => {
    const made = { damage: 6, conditions: [], by: hero(1), xp: 2 };
    const t = table({
      heroes: [
        { ...brute, plays: [7, 6] },
        { class: 'tinkerer', at: '3,1', plays: [30, 34] },
      ],
      monsters: [guard('1,2', { hp: 20 }), far],
      overlays: [
        { hexes: ['0,2'], kind: 'made', made },
        { hexes: ['2,3'], kind: 'made', made },
      ],
      falls: { brute: ['plus0'] },
    });
    t.seat(0)
      .does('act', { half: '7:top' })
      .does('attack', { targets: [G(1)] })
      .does('drive', { way: ['0,2', '-1,2'] });
    expect(figureOf(t, G(1)).hp).toBe(11);
    expect(t.g.characters[1]!.xp).toBe(2);
    t.seat(0).does('act', { half: '6:bottom' }).does('move', { to: '2,3' }).does('suffer');
    expect(t.g.characters[1]!.xp).toBe(2);
  });
  test('a trap is made in an empty hex beside (card 30)', () => {
    const t = table({ heroes: [{ class: 'tinkerer', at: '3,1', plays: [30, 34] }], monsters: [guard('2,1'), far] });
    t.seat(0).does('act', { half: '30:top' });
    expect(t.seat(0).lists('place', 'hex')).not.toContain('2,1');
    t.seat(0).does('place', { hex: '2,2' });
    expect(t.g.overlays).toMatchObject([{ type: 'trap', hexes: ['2,2'], made: { damage: 6, by: hero(0), xp: 2 } }]);
    expect(t.g.characters[0]!.lost).toContain(30);
  });
  test('lost cards come back but for the one that brings them (card 63)', () => {
    const t = table({
      heroes: [{ class: 'spellweaver', at: '3,1', plays: [63, 65], lost: [61, 62] }],
      monsters: [far],
    });
    t.seat(0).does('act', { half: '63:top' });
    expect(t.g.characters[0]!.hand).toEqual(expect.arrayContaining([61, 62]));
    expect(t.g.characters[0]!.lost).toEqual([63]);
  });
  test('R-230: an active card is not recovered as long as it lies there', () => {
    const active = [{ card: 69, half: 'top' as const, used: 0 }];
    const t = table({
      heroes: [{ class: 'spellweaver', at: '3,1', plays: [63, 65], lost: [61], active }],
      monsters: [far],
    });
    t.seat(0).does('act', { half: '63:top' });
    expect(t.g.characters[0]!.active).toHaveLength(1);
  });
  test('R-224: elements are consumed before the targets are chosen (card 65)', () => {
    const t = table({
      heroes: [{ class: 'spellweaver', at: '3,1', plays: [65, 68] }],
      monsters: [guard('1,2', { hp: 9 }), far],
      elements: { fire: 'waning' },
    });
    t.seat(0).does('act', { half: '65:top' });
    t.nobodyIsAskedExcept(0, 'consume');
    t.seat(0).does('consume', { with: [] });
    expect(t.g.elements.fire).toBe('waning');
    t.nobodyIsAskedExcept(0, 'attack');
  });
});
