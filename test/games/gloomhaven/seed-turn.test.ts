import { describe, expect, test } from 'vitest';
import { adds, figureOf, G, guard, hero, isThere, table } from './board.ts';

/** The project’s Japanese summary, ③ the turn of a character, sentence by sentence (docs/games/gloomhaven.seed.md). */

const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
const spellweaver = { class: 'spellweaver', at: '3,1', plays: [65, 68] } as const;
const far = guard('-3,6', { standee: 6, hp: 20 });

describe('GH-5.2: two halves', () => {
  test('turns come in the order of initiative (GH-4.2)', () => {
    const t = table({ heroes: [brute, spellweaver], monsters: [far], cards: { guard: 'guard-1' } });
    t.nobodyIsAskedExcept(0, 'turn');
    t.seat(0).does('end-turn');
    t.nobodyIsAskedExcept(1, 'turn');
    t.seat(1).does('end-turn');
    expect(t.heard('monster-turn')).toHaveLength(1);
  });
  test('the top of one card and the bottom of the other', () => {
    const t = table({ heroes: [brute], monsters: [far] });
    t.seat(0).does('act', { half: '6:bottom' }).does('stay');
    expect(t.seat(0).lists('act', 'half')).toEqual(['1:top', '1:attack']);
  });
  test('whichever of them led', () => {
    const t = table({ heroes: [brute], monsters: [far] });
    expect(t.seat(0).lists('act', 'half')).toEqual([
      '1:top',
      '1:bottom',
      '1:attack',
      '1:move',
      '6:top',
      '6:bottom',
      '6:attack',
      '6:move',
    ]);
    t.seat(0).does('act', { half: '1:bottom' }).does('stay');
    expect(t.seat(0).lists('act', 'half')).toEqual(['6:top', '6:attack']);
  });
  test('in either order', () => {
    for (const first of ['bottom', 'top'] as const) {
      const t = table({ heroes: [{ ...brute, plays: [10, 5] }], monsters: [guard('1,2', { hp: 20 }), far] });
      if (first === 'bottom') t.seat(0).does('act', { half: '5:bottom' }).does('stay').does('skip');
      t.seat(0)
        .does('act', { half: '10:top' })
        .does('attack', { targets: [G(1)] });
      if (first === 'top') t.seat(0).does('act', { half: '5:bottom' }).does('stay').does('skip');
      expect(t.heard('uses').map(({ card }) => card)).toEqual(first === 'top' ? [10, 5] : [5, 10]);
    }
  });
});

describe('GH-5.3, GH-5.5 to GH-5.7: one half', () => {
  test('from top to bottom, and nothing of the other card between', () => {
    // Move 3, then Push 2 on one who is adjacent.
    const t = table({ heroes: [{ ...brute, at: '3,2', plays: [5, 1] }], monsters: [guard('1,2', { hp: 20 }), far] });
    t.seat(0).does('act', { half: '5:bottom' });
    expect(t.seat(0).offered()).toEqual(['move', 'go-along', 'stay']);
    t.seat(0).does('move', { to: '2,2' });
    t.seat(0).does('choose', { targets: [G(1)] });
    t.nobodyIsAskedExcept(0, 'push');
    t.seat(0).does('drive', { way: ['0,2', '-1,2'] });
    expect(t.told().filter((type) => type === 'moves' || type === 'forced')).toEqual(['moves', 'forced']);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('the card goes at once to the discard pile, the lost pile or the active area', () => {
    const discarded = table({ heroes: [brute], monsters: [far] });
    discarded.seat(0).does('act', { half: '6:bottom' }).does('stay');
    expect(discarded.g.characters[0]).toMatchObject({ discard: [6], played: [1] });
    const lost = table({ heroes: [{ ...brute, plays: [5, 6] }], monsters: [guard('1,2', { hp: 20 }), far] });
    lost
      .seat(0)
      .does('act', { half: '5:top' })
      .does('attack', { targets: [G(1)] });
    expect(lost.g.characters[0]).toMatchObject({ lost: [5], played: [6] });
    const active = table({ heroes: [{ ...brute, plays: [8, 6] }], monsters: [far] });
    active.seat(0).does('act', { half: '8:bottom' });
    expect(active.g.characters[0]).toMatchObject({ active: [{ card: 8 }], played: [6] });
  });
  test('a part of it may be left out', () => {
    const t = table({ heroes: [{ ...brute, plays: [5, 1] }], monsters: [guard('1,2', { hp: 20 }), far] });
    t.seat(0).does('act', { half: '5:bottom' }).does('stay');
    expect(t.seat(0).offered()).toContain('skip');
    t.seat(0).does('skip');
    expect(t.heard('forced')).toEqual([]);
    expect(t.g.characters[0]!.discard).toEqual([5]);
  });
  test('what is bad for oneself or an ally may not', () => {
    // 1 damage to all allies, and Shield 2 for them: nobody asks whether.
    const t = table({
      heroes: [{ class: 'cragheart', at: '2,2', plays: [123, 120] }, spellweaver],
      monsters: [far],
    });
    t.seat(0).does('act', { half: '123:bottom' });
    t.nobodyIsAskedExcept(1, 'damage');
    t.seat(1).does('suffer');
    expect(figureOf(t, hero(1)).hp).toBe(5);
  });
  test('nor its element and its experience, if anything of it was done', () => {
    const t = table({ heroes: [{ ...spellweaver, plays: [67, 66] }], monsters: [far] });
    t.seat(0).does('act', { half: '66:bottom' });
    expect(t.seat(0).offered()).not.toContain('skip');
    t.seat(0).does('end-turn');
    expect(t.heard('become-strong')).toEqual([{ elements: ['ice'] }]);
  });
});

describe('GH-5.4: the default actions', () => {
  test('Attack 2 for a top, Move 2 for a bottom', () => {
    const t = table({ heroes: [{ ...brute, plays: [5, 11] }], monsters: [guard('1,2', { hp: 20 }), far] });
    t.seat(0)
      .does('act', { half: '5:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('2 + 0') }]);
    t.seat(0).does('act', { half: '11:move' });
    expect(t.open[0]!.about).toMatchObject({ points: 2 });
  });
  test('and the card is discarded, whatever is printed on it', () => {
    const t = table({ heroes: [{ ...brute, plays: [5, 11] }], monsters: [guard('1,2', { hp: 20 }), far] });
    t.seat(0)
      .does('act', { half: '5:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.g.characters[0]).toMatchObject({ discard: [5], lost: [], xp: 0 });
  });
});

test('GH-5.8: any number of items, before, between and after the boxes', () => {
  // Healing potions before and after, the Cloak of Invisibility between.
  const t = table({ heroes: [{ ...brute, hp: 3, items: [12, 5, 27] }], monsters: [far] });
  t.seat(0).does('use-item', { item: 'item:12' });
  t.seat(0).does('act', { half: '6:bottom' }).does('stay').does('use-item', { item: 'item:5' });
  t.seat(0).does('act', { half: '1:top' }).does('use-item', { item: 'item:27' });
  expect(t.heard('uses-item').map(({ item }) => item)).toEqual([12, 5, 27]);
  expect(figureOf(t, hero(0)).hp).toBe(10);
});

describe('The beginning and the end of a turn', () => {
  test('GH-5.1: the wound comes before what begins a turn, and so is healed only after it has hurt', () => {
    const t = table({
      heroes: [
        {
          class: 'cragheart',
          at: '2,2',
          plays: [120, 119],
          hp: 5,
          conditions: { wound: 'before' },
          active: [{ card: 143, half: 'bottom', used: 0 }],
        },
      ],
      monsters: [far],
    });
    t.nobodyIsAskedExcept(0, 'damage');
    t.seat(0).does('suffer');
    t.nobodyIsAskedExcept(0, 'aim');
    t.seat(0).does('choose', { targets: [hero(0)] });
    expect(figureOf(t, hero(0))).toMatchObject({ hp: 6, conditions: {} });
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('GH-20.5: conditions go, then the hex is looted, then elements are strong', () => {
    const t = table({
      heroes: [{ ...spellweaver, plays: [66, 67], conditions: { muddle: 'before' } }],
      monsters: [far],
      also: (g) => void g.money.push({ at: '3,1', n: 1 }),
    });
    t.seat(0).does('act', { half: '66:bottom' }).does('end-turn');
    const told = t.told().filter((type) => ['loses-condition', 'loots', 'become-strong'].includes(type));
    expect(told).toEqual(['loses-condition', 'loots', 'become-strong']);
  });
  test('GH-8.5: damage is asked about in the turn of somebody else', () => {
    const t = table({
      heroes: [{ class: 'cragheart', at: '2,2', plays: [119, 120] }, spellweaver],
      monsters: [far],
      also: (g) => Object.assign(g.figures.find(({ id }) => id === hero(1))!, { at: '2,1' }),
    });
    t.seat(0).does('act', { half: '119:bottom' }).does('stay');
    expect(t.g.turn!.seat).toBe(0);
    t.nobodyIsAskedExcept(1, 'damage');
    t.seat(1).does('suffer');
    t.nobodyIsAskedExcept(0, 'turn');
    expect(isThere(t, hero(1))).toBe(true);
  });
});
