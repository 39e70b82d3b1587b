import { describe, expect, test } from 'vitest';
import type { Message } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { text } from '#games/gloomhaven/text';
import { sit } from '../../kit/table.ts';
import { atEnd } from './at-home.ts';
import { figureOf, G, guard, hero, isThere, monsterId, type Standing, table } from './board.ts';

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
      expect(draw.length + discard.length).toBe(20);
    }
  });
  test('GH-7.30: shields add up against an attack, and do nothing else', () => {
    const t = attacked({ active: [{ card: 7, half: 'bottom', used: 0 }], plays: [8, 6] });
    t.seat(0).does('act', { half: '8:bottom' }).does('end-turn');
    // 2 − 1 − 1.
    expect(t.heard('attack')).toMatchObject([{ shield: 2, damage: 0 }]);
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

describe('GH-6.10, GH-6.12: moves', () => {
  test('where a monster pushes a character two ways equally well, the players say which', () => {
    const t = table({
      heroes: [brute],
      monsters: [{ type: 'living-corpse', at: '1,2', hp: 20, max: 20 }],
      cards: { 'living-corpse': 'living-corpse-8' },
    });
    t.seat(0).does('end-turn').does('suffer');
    t.nobodyIsAskedExcept(0, 'forced-way');
    const ways = t.seat(0).lists('settle', 'choice');
    expect(ways.length).toBeGreaterThan(1);
    t.seat(0).does('settle', { choice: ways[0]! });
    expect(figureOf(t, hero(0)).at).toBe(ways[0]!.split(' ').at(-1));
  });
  test('boots add to one move, not to another of the same turn', () => {
    const t = table({ heroes: [{ class: 'scoundrel', at: '2,2', plays: [95, 93], items: [1] }], monsters: [far] });
    t.seat(0).does('act', { half: '95:top' }).does('use-item', { item: 'item:1' });
    expect(t.open[0]!.about).toMatchObject({ points: 4 });
    t.seat(0).does('stay').does('act', { half: '93:bottom' });
    expect(t.open[0]!.about).toMatchObject({ points: 5, items: [] });
  });
});

describe('GH-13.8 to GH-13.10: what a scenario brings', () => {
  test('monsters that come at the end of a round act from the next one on, and drop no money', () => {
    const t = table({
      scenario: 3,
      heroes: [
        { class: 'brute', at: '1,-2', plays: [1, 6] },
        { class: 'spellweaver', at: '0,-2', plays: [65, 68] },
      ],
      monsters: [],
      ties: 'by-the-rules',
    });
    t.seat(0).does('end-turn');
    t.seat(1).does('end-turn');
    expect(t.heard('monster-placed')).toHaveLength(1);
    expect(t.heard('monster-turn')).toEqual([]);
    expect(t.g.figures.filter((one) => one.kind === 'monster')).toMatchObject([
      { type: 'inox-guard', rank: 'normal', dropsMoney: false },
    ]);
  });
  test('a plate works when a character stands on it at the end of a turn', () => {
    const standing = (at: string) => {
      const t = table({
        scenario: 15,
        heroes: [
          { class: 'brute', at, plays: [1, 6] },
          { class: 'spellweaver', at: '0,0', plays: [65, 68] },
        ],
        rooms: [1, 2],
        monsters: [],
        also: (g) => void Object.assign(g.doors, { d2: 'locked', d3: 'locked', d4: 'locked', d5: 'locked' }),
      });
      expect(t.g.doors).toMatchObject({ d2: 'locked', d3: 'locked' });
      t.seat(0).does('end-turn');
      return t.g.doors;
    };
    expect(standing('-3,10')).toMatchObject({ d2: 'open', d3: 'open', d4: 'locked' });
    expect(standing('-3,9')).toMatchObject({ d2: 'locked', d3: 'locked' });
  });
  test('a thing with hit points is attacked like an enemy, and no condition does anything to it', () => {
    const t = table({
      heroes: [{ ...brute, plays: [8, 6] }],
      monsters: [far],
      also: (g) =>
        void g.figures.push({
          kind: 'objective',
          id: 'objective:altar:9',
          what: 'altar',
          standee: 0,
          isAlly: false,
          at: '1,2',
          hp: 9,
          max: 9,
          conditions: {},
          bonuses: [],
        }),
    });
    t.seat(0)
      .does('act', { half: '8:top' })
      .does('attack', { targets: ['objective:altar:9'] });
    expect(figureOf(t, 'objective:altar:9')).toMatchObject({ hp: 5, conditions: {} });
    expect(t.heard('immune')).toMatchObject([{ condition: 'stun' }]);
  });
});

test('GH-14.1: six elements, all of them inert when a scenario begins', () => {
  const { elements } = sit(gloomhaven, { seats: 2, seed: 'elements', options: { scenario: '1' } }).g;
  expect(elements).toEqual({
    fire: 'inert',
    ice: 'inert',
    air: 'inert',
    earth: 'inert',
    light: 'inert',
    dark: 'inert',
  });
});

test('GH-18.2: who goes again is whole: cards, hit points, items, and no curse in any deck', () => {
  const home = atEnd('lost', {
    also(g) {
      g.characters[0]!.modifiers.draw.push('curse');
      Object.assign(g.characters[0]!, { lost: [1, 2], discard: [3] });
      Object.assign(g.party.members[0]!, { items: [5], worn: [5] });
      g.characters[0]!.items = [{ id: 5, state: 'consumed', used: 0 }];
    },
  });
  const over = gloomhaven.next(home.g);
  if (!('outcome' in over)) throw new Error('the scenario is not over');
  const again = sit(gloomhaven, {
    seats: 2,
    seed: 'again',
    options: { scenario: '1' },
    arrange: (g) => void Object.assign(g, { party: over.outcome.carried }),
  });
  for (const seat of [0, 1]) again.seat(seat).does('take-cards', again.seat(seat).may('take-cards', 1)[0]!);
  for (const { lost, discard, modifiers } of again.g.characters) {
    expect([lost, discard]).toEqual([[], []]);
    expect(modifiers.draw).toHaveLength(20);
    expect(modifiers.draw).not.toContain('curse');
  }
  expect(again.g.characters[0]!.items).toEqual([{ id: 5, state: 'ready', used: 0 }]);
});

describe('GH-20: what tests pin down', () => {
  test('GH-20.8: a charge is used by each source of damage, however much it is', () => {
    const t = table({
      heroes: [{ class: 'spellweaver', at: '2,2', plays: [65, 68], active: [{ card: 66, half: 'bottom', used: 0 }] }],
      monsters: [guard('1,2', { rank: 'elite' }), guard('2,1', { standee: 2 })],
      cards: { guard: 'guard-6' },
      falls: { monsters: ['plus2', 'minus1'] },
    });
    t.seat(0).does('end-turn');
    // 6 damage, then 2: one charge each, and the second sends the card away.
    expect(t.heard('negates')).toHaveLength(2);
    expect(t.g.characters[0]).toMatchObject({ active: [], xp: 2 });
  });
  test('GH-20.9: what adjacent allies gain is asked when they attack, not when the card was played', () => {
    const ally = (at: string) => {
      const t = table({
        heroes: [
          { class: 'tinkerer', at: '3,1', plays: [40, 36] },
          { ...brute, at },
        ],
        monsters: [guard('1,2', { hp: 20 }), far],
        falls: { brute: ['plus0'] },
      });
      t.seat(0).does('act', { half: '40:bottom' }).does('end-turn');
      t.seat(1)
        .does('act', { half: '6:bottom' })
        .does('move', { to: at === '2,2' ? '0,2' : '2,2' });
      t.seat(1)
        .does('act', { half: '1:attack' })
        .does('attack', { targets: [G(1)] });
      return t.heard('attack')[0]!.sum;
    };
    // The Brute goes away from the Tinkerer, or comes.
    expect([ally('2,2'), ally('0,2')]).toEqual(['2 + 0', '2 + 1 + 0']);
  });
  test('GH-20.10: a goal that was met stands, though the last character falls in the same round', () => {
    const t = table({
      heroes: [{ ...brute, hp: 1 }],
      monsters: [guard('1,2', { hp: 1 })],
      rooms: [1, 2, 3],
      overlays: [{ hexes: ['1,3'] }],
    });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.g.ends).toBe('won');
    t.seat(0)
      .does('act', { half: '6:bottom' })
      .does('go-along', { way: ['1,3'] })
      .does('suffer');
    t.nobodyIsAsked();
    const over = gloomhaven.next(t.g);
    expect(over).toMatchObject({ outcome: { seats: [{ result: 'won' }] } });
  });
});
