import { describe, expect, test } from 'vitest';
import { gloomhaven } from '#games/gloomhaven/game';
import { handSize, pool } from '#games/gloomhaven/setup';
import type { State } from '#games/gloomhaven/state';
import { isImmune } from '#games/gloomhaven/stats';
import { sit } from '../../kit/table.ts';
import { figureOf, G, guard, hero, table } from './board.ts';
import { withParty } from './parties.ts';

/** Cards of the classes that need more than an attack and a move, and the rulings R-220 on. */

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
    expect(t.heard('attack')[0]).toMatchObject({ actor: hero(0), sum: '2 + 0' });
  });
});

describe('the Scoundrel', () => {
  const scoundrel = { class: 'scoundrel', at: '2,2', plays: [88, 90] } as const;
  test('strikes harder at one who is alone, with experience (card 88)', () => {
    const t = table({ heroes: [scoundrel], monsters: [guard('1,2', { hp: 9 }), far], falls: { scoundrel: ['plus0'] } });
    t.seat(0)
      .does('act', { half: '88:top' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ sum: '3 + 2 + 0' }]);
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
    expect(t.heard('attack')).toMatchObject([{ sum: '3 + 0' }]);
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
    expect(t.heard('attack')).toMatchObject([{ sum: '1 + 2 + 0' }]);
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
    expect(t.heard('attack')).toMatchObject([{ actor: G(1), target: G(2), sum: '2 + 1' }]);
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
    expect(t.heard('attack')).toMatchObject([{ actor: hero(1), sum: '6 + 0' }]);
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
      .does('drive', { way: ['0,2'] });
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

describe('rulings at the table', () => {
  test('R-220: a card that is lost from a hand is seen by all', () => {
    const t = table({ heroes: [brute], monsters: [guard('1,2', { standee: 1 })], cards: { guard: 'guard-4' } });
    t.seat(0).does('end-turn');
    const [card] = t.seat(0).lists('lose-card', 'card');
    t.seat(0).does('lose-card', { card: card! });
    expect(t.spectator.sees().characters[0]!.lost).toEqual([Number(card)]);
  });
  test('R-221: a long rest with nothing left to lose heals all the same', () => {
    const t = table({
      heroes: [
        { class: 'brute', at: '2,2', rests: true, discard: [1, 2], hp: 5 },
        { class: 'spellweaver', at: '3,1', plays: [65, 68] },
      ],
      monsters: [guard('1,2', { standee: 1 })],
      cards: { guard: 'guard-4' },
      also: (g) => Object.assign(g, { order: [g.order[2]!, g.order[0]!, g.order[1]!] }),
    });
    t.seat(0).does('lose-discarded', { cards: ['1', '2'] });
    expect(figureOf(t, hero(0)).hp).toBe(7);
    t.nobodyIsAskedExcept(1, 'turn');
  });
  test('R-222: cards lost instead of the damage of a short rest are gone, and with none left nothing comes back', () => {
    const t = table({ heroes: [brute], monsters: [far], cards: { guard: 'guard-1' } });
    t.seat(0)
      .does('end-turn')
      .does('short-rest')
      .does('another')
      .does('lose-discarded', { cards: ['1', '6'] });
    expect(t.g.characters[0]).toMatchObject({ discard: [], lost: [1, 6] });
    expect(figureOf(t, hero(0)).hp).toBe(10);
    t.nobodyIsAskedExcept(0, 'choose');
  });
  test('R-228: at level 2 one card of level 2 may be in the hand, not two', () => {
    const t = sit(gloomhaven, { seats: 2, seed: 'level', options: { scenario: '1', level: '2' } });
    const all = t.seat(0).lists('take-cards', 'cards');
    expect(all).toEqual(expect.arrayContaining(['14', '15']));
    const hand = all.slice(0, 8);
    expect(t.seat(0).isRefused('take-cards', { cards: [...hand, '14', '15'] })).toBe('refusal.too-many-of-level');
    expect(t.seat(0).refusal('take-cards', { cards: [...hand, all[8]!, '14'] })).toBeUndefined();
  });
});

describe('GH-10: the Bandit Commander of scenario 2', () => {
  const commander = 'monster.bandit-commander.boss.1.0';
  /** Two characters in the second room, and the boss in its turn with a card. */
  function barrow(card: string, more: (g: State) => void = () => {}) {
    const party = withParty(['brute', 'spellweaver']);
    return sit(party, {
      seats: 2,
      seed: 'boss',
      options: { scenario: '2', ties: 'by-the-rules' },
      arrange: (g) => {
        const body = { conditions: {}, bonuses: [], dropsMoney: true, isTurned: false };
        Object.assign(g, { phase: 'turns', round: 1, rooms: [1, 2] });
        Object.assign(g.doors, { d1: 'locked', d2: 'locked', d3: 'locked', d4: 'locked', d5: 'open' });
        for (const [seat, at] of ['0,-3', '1,-3'].entries()) {
          g.figures.push({ kind: 'character', id: hero(seat), seat, at, hp: 6, max: 6, conditions: {}, bonuses: [] });
          const all = pool(g.characters[seat]!);
          Object.assign(g.characters[seat]!, {
            hand: all.slice(0, handSize(g.characters[seat]!)),
            chosen: { what: 'rest' },
          });
        }
        const boss = { kind: 'monster', type: 'bandit-commander', rank: 'boss', standee: 1 } as const;
        g.figures.push({ ...body, ...boss, id: commander, at: '-4,5', hp: 20, max: 20 });
        const deck = g.abilities.boss!;
        deck.draw = deck.draw.filter((id) => id !== card);
        deck.card = card;
        g.order = [{ who: 'monsters', type: 'bandit-commander', initiative: 5 }];
        more(g);
      },
    });
  }
  test('R-232: its first special opens the locked doors from a to d, wherever it stands', () => {
    const t = barrow('boss-4');
    // Door d3 has the letter a, and room 5 behind it.
    expect(t.g.doors).toMatchObject({ d3: 'open', d1: 'locked' });
    expect(t.g.rooms).toEqual([1, 2, 5]);
    expect(figureOf(t, commander).at).toBe('-1,5');
    const next = barrow('boss-4', (g) => Object.assign(g.doors, { d3: 'open' }) && g.rooms.push(5));
    expect(next.g.doors).toMatchObject({ d1: 'open', d2: 'locked' });
  });
  test('with no door left it does nothing', () => {
    const t = barrow('boss-4', (g) => {
      Object.assign(g.doors, { d1: 'open', d2: 'open', d3: 'open', d4: 'open' });
      g.rooms = [1, 2, 3, 4, 5, 6];
    });
    expect(figureOf(t, commander).at).toBe('-4,5');
  });
  test('its second special calls Living Bones beside it, which drop no money (GH-9.33)', () => {
    const t = barrow('boss-1');
    const bones = t.g.figures.filter((one) => one.kind === 'monster' && one.type === 'living-bones');
    expect(bones).toMatchObject([{ rank: 'normal', dropsMoney: false }]);
  });
  test('it is immune to stun, immobilize and curse (GH-10.4)', () => {
    const t = barrow('boss-7');
    expect(isImmune(figureOf(t, commander), 'stun')).toBe(true);
    expect(isImmune(figureOf(t, commander), 'poison')).toBe(false);
  });
});
