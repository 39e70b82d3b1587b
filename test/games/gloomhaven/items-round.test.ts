import { describe, expect, test } from 'vitest';
import type { State } from '#games/gloomhaven/state/state';
import { turnsOf } from '#renderers/gloomhaven/figures-of';
import { far, mine, offered, sits, uses } from './bearer.ts';
import { adds, figureOf, G, guard, hero, table } from './board.ts';

/** Items of default actions, at the end of the turn and after the reveal (GH-5.4, GH-5.9, GH-4.2). */

describe('default actions (GH-5.4)', () => {
  test.each([
    [40, 3],
    [67, 4],
  ])('%i: Attack %i instead of Attack 2 (Versatile Dagger, Balanced Blade)', (id, n) => {
    const t = sits([id], {}, { monsters: [guard('1,2', { hp: 20, standee: 1 })], falls: { brute: ['plus0'] } });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ sum: adds(`${n} + 0`) }]);
  });
  test('40 changes no printed attack', () => {
    const t = sits([40], {}, { monsters: [guard('1,2', { hp: 20, standee: 1 })], falls: { brute: ['plus0'] } });
    t.seat(0)
      .does('act', { half: '1:top' })
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('3 + 0') }]);
  });
  test.each([
    [29, 3],
    [57, 4],
  ])('%i: Move %i instead of Move 2 (Comfortable Shoes, Serene Sandals)', (id, n) => {
    const t = sits([id]);
    t.seat(0).does('act', { half: '6:move' });
    expect(t.open[0]!.about).toMatchObject({ points: n });
  });
});

describe('Steel Sabatons (50)', () => {
  test('who entered one hex at most has a shield of 1 until the end of the round', () => {
    const t = sits(
      [50],
      {},
      { monsters: [guard('1,3', { standee: 1 })], cards: { guard: 'guard-4' }, falls: { monsters: ['plus0'] } },
    );
    t.seat(0)
      .does('act', { half: '6:bottom' })
      .does('go-along', { way: ['2,3'] });
    t.seat(0).does('end-turn');
    expect(t.heard('attack')).toMatchObject([{ sum: adds('2 + 0 − 1') }]);
    t.seat(0).does('suffer');
    expect(figureOf(t, hero(0)).bonuses).toEqual([]);
  });
  test('not who entered two', () => {
    const t = sits(
      [50],
      {},
      { monsters: [guard('1,3', { standee: 1 })], cards: { guard: 'guard-4' }, falls: { monsters: ['plus0'] } },
    );
    t.seat(0)
      .does('act', { half: '6:bottom' })
      .does('go-along', { way: ['3,2', '2,3'] });
    t.seat(0).does('end-turn');
    expect(t.heard('attack')).toMatchObject([{ sum: adds('2 + 0') }]);
  });
});

describe('rings: cards of the hand at the end of the turn', () => {
  test('Ring of Haste: one more card for its bottom half (42)', () => {
    const t = sits([42]);
    expect(offered(t)).toEqual([]);
    t.seat(0).does('end-turn');
    t.nobodyIsAskedExcept(0, 'turn-end');
    uses(t, 42);
    const halves = t.seat(0).lists('play-more', 'half');
    expect(halves).toContain('9:bottom');
    expect(halves).toContain('9:move');
    expect(halves).not.toContain('9:top');
    t.seat(0).does('play-more', { half: '9:bottom' }).does('stay');
    expect(t.g.characters[0]).toMatchObject({ discard: [1, 6, 9], hand: expect.not.arrayContaining([9]) });
    expect(mine(t, 42)).toBe('consumed');
  });
  test('Ring of Brutality: for its top half, with what is lost and earned by it (56)', () => {
    const t = sits([56], {}, { monsters: [guard('1,2', { hp: 20, standee: 1 })] });
    t.seat(0).does('end-turn');
    uses(t, 56)
      .does('play-more', { half: '5:top' })
      .does('attack', { targets: [G(1)] });
    expect(t.g.characters[0]).toMatchObject({ lost: [5], xp: 2 });
  });
  test('without a card in hand it is not offered, and who does not want it keeps it', () => {
    const none = sits([42], { hand: 0 });
    none.seat(0).does('end-turn');
    expect(none.asked()).not.toContainEqual({ seat: 0, key: 'turn-end' });
    const t = sits([42]);
    t.seat(0).does('end-turn').does('no-item');
    expect(mine(t, 42)).toBe('ready');
  });
});

describe('Second Chance Ring (70, R-214)', () => {
  const two = (items: number[], also?: (g: State) => void) =>
    table({
      heroes: [
        { class: 'brute', at: '2,2', plays: [2, 6], items },
        { class: 'spellweaver', at: '3,1', plays: [65, 68] },
      ],
      monsters: [far],
      // The brute at 18, the spellweaver at 50, guards at 55.
      cards: { guard: 'guard-7' },
      ties: 'by-the-rules',
      also(g) {
        also?.(g);
        g.order = [
          { who: 'character', seat: 0, initiative: 18 },
          { who: 'character', seat: 1, initiative: 50 },
          { who: 'monsters', type: 'bandit-guard', initiative: 55 },
        ];
      },
    });
  test('another turn, in the place of its leading card', () => {
    const t = two([70]);
    t.seat(0).does('end-turn').does('use-item', { item: 'item:70' });
    expect(t.seat(0).isRefused('play-again', { cards: ['4', '9'] })).toBe('refusal.not-later');
    t.seat(0).does('play-again', { cards: ['9', '4'] });
    t.nobodyIsAskedExcept(1, 'turn');
    expect(t.g.order.map(({ initiative }) => initiative)).toEqual([18, 50, 54, 55]);
    expect(t.spectator.sees().order.map(({ done }) => done)).toEqual([true, false, false, false]);
    expect(turnsOf(t.spectator.sees()).map(({ isNow }) => isNow)).toEqual([false, true, false, false]);
    t.seat(1).does('end-turn');
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.seat(0).lists('act', 'half')).toContain('9:top');
    expect(turnsOf(t.spectator.sees()).map(({ isNow }) => isNow)).toEqual([false, false, true, false]);
    t.seat(0).does('act', { half: '9:bottom' }).does('stay').does('end-turn');
    // The guard acts after it, and the round ends.
    expect(t.heard('monster-turn')).toHaveLength(1);
    expect(t.g.characters[0]!.discard).toEqual([2, 6, 9, 4]);
  });
  test('a summon of the character acts once, before its first turn (R-304)', () => {
    const falcon = 'summon:jade-falcon:0:9';
    const t = two([70], (g) => {
      const body = { at: '1,5', hp: 2, max: 2, conditions: {}, bonuses: [] };
      g.figures.push({ ...body, id: falcon, kind: 'summon', owner: 0, card: null, creature: 'jade-falcon' });
    });
    t.seat(0)
      .does('end-turn')
      .does('use-item', { item: 'item:70' })
      .does('play-again', { cards: ['9', '4'] });
    t.seat(1).does('end-turn');
    t.seat(0).does('act', { half: '9:bottom' }).does('stay').does('end-turn');
    expect(t.heard('intends').filter(({ actor }) => actor === falcon)).toHaveLength(1);
  });
  test('without a card of a higher number it cannot be used: after a long rest for instance', () => {
    const also = (g: State) => {
      g.order[0]!.initiative = 99;
    };
    const t = sits([70], { rests: true, discard: [2, 3] }, { also });
    t.seat(0).does('give-up', { card: '2' });
    expect(t.asked()).not.toContainEqual({ seat: 0, key: 'turn-end' });
  });
});

describe('boots after the reveal (R-204)', () => {
  const chooses = (items: number[], lead = '2') => {
    const t = table({
      heroes: [
        { class: 'brute', at: '2,2', items },
        { class: 'spellweaver', at: '3,1' },
      ],
      monsters: [far],
      phase: 'choose',
    });
    t.seat(1).does('play-cards', { cards: ['64', '65'] });
    t.seat(0).does('play-cards', { cards: [lead, '1'] });
    return t;
  };
  test.each([
    [15, 8, 28],
    [43, 1, 38],
  ])('%i: from 18 to %i or to %i', (id, sooner, later) => {
    const t = chooses([id]);
    t.nobodyIsAskedExcept(0, 'hasten');
    expect(t.seat(0).lists('hasten', 'to')).toEqual([String(sooner), String(later)]);
    t.seat(0).does('hasten', { to: String(later) });
    expect(t.g.order.find((one) => one.who === 'character' && one.seat === 0)!.initiative).toBe(later);
    expect(mine(t, id)).toBe('spent');
    expect(t.heard('hastens')).toEqual([{ seat: 0, from: 18, to: later }]);
  });
  test('who keeps them acts at the number of the card', () => {
    const t = chooses([15]);
    t.seat(0).does('no-item');
    expect(t.g.order.find((one) => one.who === 'character' && one.seat === 0)!.initiative).toBe(18);
    expect(mine(t, 15)).toBe('ready');
  });
  test('no higher than 99', () => {
    const t = chooses([43], '6');
    expect(t.seat(0).lists('hasten', 'to')).toEqual(['67', '99']);
  });
  test('who takes a long rest is not asked (GH-4.3)', () => {
    const t = table({
      heroes: [{ class: 'brute', at: '2,2', items: [15], discard: [2, 3] }],
      monsters: [far],
      phase: 'choose',
    });
    t.seat(0).does('long-rest');
    expect(t.asked()).not.toContainEqual({ seat: 0, key: 'hasten' });
  });
});
