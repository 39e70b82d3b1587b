import { describe, expect, test } from 'vitest';
import { gloomhaven } from '#games/gloomhaven/game';
import { sit } from '../../kit/table.ts';
import { atEnd } from './at-home.ts';
import { figureOf, formulaOf, G, guard, hero, table } from './board.ts';
import { BOX } from './in-the-box.ts';

/** What scenarios bring, what outlasts them, and the ambiguities that tests pin down: GH-13.8 to GH-13.10, GH-14.1, GH-18.2, GH-20. */

const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const far = guard('-3,6', { standee: 6, hp: 20 });

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
    expect(modifiers.draw).toHaveLength(BOX.modifiers);
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
      return formulaOf(t.heard('attack')[0]!.sum);
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
