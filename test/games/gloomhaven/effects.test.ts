import { describe, expect, test } from 'vitest';
import type { Message } from '#core/types';
import { text } from '#games/gloomhaven/printed/text';
import { figureOf, G, guard, hero, isThere, monsterId, type Standing, table } from './board.ts';
import { BOX } from './in-the-box.ts';

/** What attacks, damage and conditions do: GH-7.11 to GH-7.34, GH-11, GH-12.2, GH-15.6, GH-16. */

const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const far = guard('-3,6', { standee: 6, hp: 20 });
/** A guard that attacks with Attack +0 before the character acts; 2 at level 1. */
const attacked = (more: Partial<Standing> = {}, falls = ['plus0']) =>
  table({
    heroes: [{ ...brute, ...more }],
    monsters: [guard('1,2', { standee: 1, hp: 20 })],
    cards: { guard: 'guard-4' },
    falls: { monsters: falls },
  });

describe('Attacks', () => {
  test('GH-7.11: experience is gained also where nothing was hit', () => {
    const t = table({
      heroes: [{ ...brute, plays: [10, 6] }],
      monsters: [guard('1,2'), far],
      falls: { brute: ['null', 'null'] },
    });
    t.seat(0)
      .does('act', { half: '10:top' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')[0]).toMatchObject({ damage: 0 });
    expect(t.g.characters[0]!.xp).toBe(1);
  });
  test('GH-7.21, GH-7.22: of two cards it is told which counted and which did not, by their names', () => {
    const t = table({
      heroes: [{ ...brute, conditions: { strengthen: 'before' } }],
      monsters: [guard('1,2', { hp: 20 }), far],
      falls: { brute: ['minus1', 'plus2'] },
    });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1)] });
    const { cards, without } = t.heard('attack')[0]!;
    expect(cards).toEqual(['plus2']);
    expect(text.say(without as unknown as Message, 'en')).toBe('−1');
  });
  test('GH-7.25: a blessing that was drawn is gone, also where the other card counted', () => {
    for (const [falls, conditions] of [
      [['bless', 'plus1'], { strengthen: 'before' }],
      [['bless', 'minus1'], { muddle: 'before' }],
    ] as const) {
      const t = table({
        heroes: [{ ...brute, conditions: { ...conditions } }],
        monsters: [guard('1,2', { hp: 20 }), far],
        falls: { brute: falls },
      });
      t.seat(0)
        .does('act', { half: '1:attack' })
        .does('attack', { targets: [G(1)] });
      const { draw, discard } = t.g.characters[0]!.modifiers;
      expect([...draw, ...discard]).not.toContain('bless');
      expect(draw.length + discard.length).toBe(BOX.modifiers);
    }
  });
  test('GH-7.30: shields add up against an attack, and do nothing else', () => {
    const t = attacked({ active: [{ card: 7, half: 'bottom', used: 0 }], plays: [8, 6] });
    t.seat(0).does('act', { half: '8:bottom' }).does('end-turn');
    // 2 − 1, and of that 1 the space of the card takes 1.
    expect(t.heard('attack')).toMatchObject([{ shield: 1, damage: 1 }]);
    expect(t.heard('wards')).toMatchObject([{ seat: 0, card: 7, n: 1, shield: 1, left: 0 }]);
    expect(t.heard('suffers')).toEqual([]);
    const onto = table({
      heroes: [{ ...brute, plays: [10, 6], active: [{ card: 7, half: 'bottom', used: 0 }] }],
      monsters: [far],
      overlays: [{ hexes: ['1,3'] }],
    });
    onto.seat(0).does('act', { half: '6:bottom' }).does('move', { to: '1,3' }).does('suffer');
    expect(figureOf(onto, hero(0)).hp).toBe(7);
  });
  test('GH-7.32: shield and retaliation of stat card and ability card are one, each part within its own reach', () => {
    // An elite Inox Guard has Retaliate of its own, and its card gives Shield 1, Retaliate 2.
    const t = table({
      heroes: [{ ...brute, plays: [10, 6] }],
      monsters: [{ type: 'inox-guard', at: '1,2', rank: 'elite', hp: 30, max: 30 }],
      cards: { guard: 'guard-1' },
      also: (g) => void g.order.reverse(),
    });
    const id = monsterId('inox-guard', 1, 'elite');
    t.seat(0)
      .does('act', { half: '10:attack' })
      .does('attack', { targets: [id] });
    expect(t.heard('retaliates')).toMatchObject([{ actor: id, n: 4 }]);
    expect(
      t
        .seat(0)
        .sees()
        .figures.find((one) => one.id === id),
    ).toMatchObject({ shield: 1, retaliate: 4 });
  });
  test('GH-7.34: damage that is no attack knows neither shield nor modifier card', () => {
    const t = table({
      heroes: [{ class: 'cragheart', at: '2,2', plays: [119, 120] }],
      monsters: [guard('1,2', { rank: 'elite' }), far],
    });
    t.seat(0).does('act', { half: '119:bottom' }).does('stay');
    expect(figureOf(t, G(1, 'elite')).hp).toBe(8);
    expect(t.heard('attack')).toEqual([]);
  });
});

describe('GH-11: how long conditions last', () => {
  test('GH-11.1: one of a kind; gained anew it lasts from then on', () => {
    const t = table({
      heroes: [{ class: 'mindthief', at: '2,2', plays: [147, 150], conditions: { invisible: 'before' } }],
      monsters: [far],
    });
    t.seat(0).does('act', { half: '147:bottom' });
    expect(figureOf(t, hero(0)).conditions).toEqual({ invisible: 'turn' });
    t.seat(0).does('end-turn');
    expect(figureOf(t, hero(0)).conditions).toEqual({ invisible: 'before' });
  });
  test('GH-11.7: healing takes away what is bad and leaves what is good', () => {
    const t = table({
      heroes: [
        { ...brute, plays: [2, 6], hp: 5, conditions: { strengthen: 'turn', wound: 'before', invisible: 'turn' } },
      ],
      monsters: [far],
    });
    t.seat(0).does('suffer').does('act', { half: '2:bottom' });
    t.seat(0).does('choose', { targets: [hero(0)] });
    expect(figureOf(t, hero(0)).conditions).toEqual({ strengthen: 'turn', invisible: 'turn' });
  });
  test('GH-11.8: a monster’s goes at the end of its own next turn', () => {
    const t = table({
      heroes: [{ ...brute, plays: [4, 6] }],
      monsters: [guard('1,2', { hp: 20 })],
      cards: { guard: 'guard-4' },
    });
    t.seat(0)
      .does('act', { half: '4:top' })
      .does('attack', { targets: [G(1)] });
    expect(figureOf(t, G(1)).conditions).toEqual({ disarm: 'before' });
    t.seat(0).does('end-turn');
    expect(t.heard('attack').map(({ actor }) => actor)).toEqual([hero(0)]);
    expect(figureOf(t, G(1)).conditions).toEqual({});
  });
  test('GH-11.9: who does not act any more in this round keeps it for the next', () => {
    const t = table({
      heroes: [{ ...brute, plays: [4, 6] }],
      monsters: [guard('1,2', { hp: 20 })],
      cards: { guard: 'guard-1' },
      also: (g) => void g.order.reverse(),
    });
    t.seat(0)
      .does('act', { half: '4:top' })
      .does('attack', { targets: [G(1)] })
      .does('suffer')
      .does('end-turn');
    expect(figureOf(t, G(1)).conditions).toEqual({ disarm: 'before' });
    t.nobodyIsAskedExcept(0, 'choose');
  });
});

describe('What is left behind', () => {
  test('GH-12.2: money of several lies in one hex', () => {
    const t = table({
      heroes: [brute],
      monsters: [guard('1,2', { hp: 1 }), far],
      also: (g) => void g.money.push({ at: '1,2', n: 2 }),
    });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.g.money).toContainEqual({ at: '1,2', n: 3 });
  });
  test('GH-12.4: who takes it has it, and nobody else', () => {
    const t = table({
      heroes: [brute, { class: 'spellweaver', at: '3,1', plays: [65, 68] }],
      monsters: [far],
      also: (g) => void g.money.push({ at: '2,2', n: 2 }),
    });
    t.seat(0).does('end-turn');
    expect(t.g.characters.map(({ money }) => money)).toEqual([2, 0]);
  });
});

describe('GH-15.6: recovering', () => {
  test('takes lost cards to the hand, but not one that says it stays, nor one that still lies active', () => {
    const t = table({
      heroes: [
        {
          class: 'spellweaver',
          at: '2,2',
          plays: [63, 65],
          lost: [61, 62],
          active: [{ card: 69, half: 'top', used: 0 }],
        },
      ],
      monsters: [far],
    });
    t.seat(0).does('act', { half: '63:top' });
    expect(t.g.characters[0]).toMatchObject({ lost: [63], active: [{ card: 69 }] });
    expect(t.g.characters[0]!.hand).toEqual(expect.arrayContaining([61, 62]));
  });
});

describe('GH-16.3, GH-16.4: summons of characters', () => {
  const rats = (more: Partial<Standing> & { at?: string } = {}, at = '1,3') =>
    table({
      heroes: [
        { class: 'mindthief', at: '2,2', plays: [146, 147], active: [{ card: 150, half: 'top', used: 0 }], ...more },
      ],
      monsters: [guard('0,4', { hp: 20 })],
      cards: { guard: 'guard-4' },
      ties: 'by-the-rules',
      also(g) {
        g.acted.push('summon:rat-swarm:0:9');
        g.figures.push({
          kind: 'summon',
          id: 'summon:rat-swarm:0:9',
          at,
          hp: 1,
          max: 6,
          conditions: {},
          bonuses: [],
          owner: 0,
          card: 150,
          creature: 'rat-swarm',
        });
      },
    });
  test('it goes when its hit points run out, and its card is lost', () => {
    const t = rats();
    t.seat(0).does('end-turn');
    expect(isThere(t, 'summon:rat-swarm:0:9')).toBe(false);
    expect(t.g.characters[0]).toMatchObject({ active: [], lost: [150] });
  });
  test('when its owner is exhausted', () => {
    const t = table({
      heroes: [
        { class: 'mindthief', at: '1,3', plays: [146, 147], hp: 1, active: [{ card: 150, half: 'top', used: 0 }] },
        { class: 'spellweaver', at: '3,1', plays: [65, 68] },
      ],
      monsters: [guard('0,4', { hp: 20 })],
      cards: { guard: 'guard-4' },
      ties: 'by-the-rules',
      also(g) {
        g.order.reverse();
        g.acted.push('summon:rat-swarm:0:9', hero(1));
        g.figures.push({
          kind: 'summon',
          id: 'summon:rat-swarm:0:9',
          at: '3,2',
          hp: 6,
          max: 6,
          conditions: {},
          bonuses: [],
          owner: 0,
          card: 150,
          creature: 'rat-swarm',
        });
      },
    });
    t.seat(0).does('suffer');
    expect(isThere(t, 'summon:rat-swarm:0:9')).toBe(false);
    expect(t.g.characters[0]!.lost).toContain(150);
  });
  test('when its card leaves the active area', () => {
    const t = rats({}, '3,2');
    t.seat(0).does('end-active', { card: '150' });
    expect(isThere(t, 'summon:rat-swarm:0:9')).toBe(false);
    t.nobodyIsAskedExcept(0, 'turn');
  });
});
