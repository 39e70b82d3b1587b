import { describe, expect, test } from 'vitest';
import { far, mine, offered, sits, uses } from './bearer.ts';
import { figureOf, guard, hero, table } from './board.ts';

/** GH-5.8: items in one's own turn. */

describe('potions that heal', () => {
  test.each([
    [12, 3, 'Minor Healing Potion', 'consumed'],
    [27, 5, 'Major Healing Potion', 'consumed'],
    [55, 7, 'Super Healing Potion', 'consumed'],
    [24, 1, 'Amulet of Life', 'spent'],
  ])('%i heals %i (%s), and is %s', (id, n, _, after) => {
    const t = sits([id], { hp: 2 });
    uses(t, id);
    expect(figureOf(t, hero(0)).hp).toBe(2 + n);
    expect(mine(t, id)).toBe(after);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('no higher than the maximum, and poison takes its place (12)', () => {
    const t = sits([12], { hp: 9 });
    uses(t, 12);
    expect(figureOf(t, hero(0)).hp).toBe(10);
    const poisoned = sits([12], { hp: 3, conditions: { poison: 'before' } });
    uses(poisoned, 12);
    expect(figureOf(poisoned, hero(0))).toMatchObject({ hp: 3, conditions: {} });
  });
  test('R-302: one that would do nothing is not offered; a wound is reason enough', () => {
    expect(offered(sits([12]))).toEqual([]);
    const wounded = sits([12], { conditions: { wound: 'before' }, hp: 10 });
    expect(wounded.asked()).toEqual([{ seat: 0, key: 'damage' }]);
    expect(offered(wounded)).toEqual([]);
    wounded.seat(0).does('suffer');
    expect(offered(wounded)).toEqual(['12']);
  });
  test('after both halves the turn goes on as long as an item can be used (R-231)', () => {
    const t = sits([12], { hp: 2 });
    t.seat(0).does('act', { half: '6:bottom' }).does('stay').does('act', { half: '1:attack' });
    t.nobodyIsAskedExcept(0, 'turn');
    uses(t, 12);
    t.nobodyIsAskedExcept(0, 'choose');
  });
  test('in the midst of a move, and of an attack', () => {
    const t = sits([12, 24], { hp: 2 }, { monsters: [guard('1,2', { hp: 20 })] });
    t.seat(0).does('act', { half: '6:bottom' });
    uses(t, 12);
    t.nobodyIsAskedExcept(0, 'move');
    t.seat(0).does('stay').does('act', { half: '1:attack' });
    uses(t, 24);
    t.nobodyIsAskedExcept(0, 'attack');
    expect(figureOf(t, hero(0)).hp).toBe(6);
  });
  test('not in the turn of somebody else', () => {
    const t = table({
      heroes: [
        { class: 'spellweaver', at: '3,1', plays: [65, 68] },
        { class: 'brute', at: '2,2', plays: [1, 6], items: [12], hp: 2 },
      ],
      monsters: [far],
    });
    t.nobodyIsAskedExcept(0, 'turn');
    t.seat(0).does('end-turn');
    expect(t.seat(1).lists('use-item', 'item')).toEqual(['item:12']);
  });
});

describe('stamina potions', () => {
  test.each([
    [13, 2],
    [34, 3],
  ])('%i takes back up to %i discarded cards', (id, n) => {
    const t = sits([id], { discard: [2, 3, 4, 5] });
    uses(t, id);
    t.nobodyIsAskedExcept(0, 'recover');
    const cards = ['2', '3', '4', '5'].slice(0, n);
    expect(t.seat(0).refusal('recover', { cards: ['2', '3', '4', '5'] })).toBeDefined();
    t.seat(0).does('recover', { cards });
    expect(t.g.characters[0]!.hand).toEqual(expect.arrayContaining(cards.map(Number)));
  });
  test('13 is not offered without a discarded card', () => {
    expect(offered(sits([13]))).toEqual([]);
  });
  test('R-305: in a long rest it comes after the rest, other items before it too', () => {
    const t = sits([13, 12], { rests: true, discard: [2, 3], hp: 2 });
    t.nobodyIsAskedExcept(0, 'long-rest');
    expect(offered(t)).toEqual(['12']);
    uses(t, 12);
    t.seat(0).does('give-up', { card: '2' });
    expect(figureOf(t, hero(0)).hp).toBe(7);
    expect(t.asked()).not.toContainEqual({ seat: 0, key: 'after-rest' });
    const spent = sits([{ id: 24, state: 'spent' }], { rests: true, discard: [2, 3], hp: 2 });
    spent.seat(0).does('give-up', { card: '2' });
    // The amulet is refreshed by the rest, and can be used in the same turn.
    spent.nobodyIsAskedExcept(0, 'after-rest');
    uses(spent, 24);
    expect(figureOf(spent, hero(0)).hp).toBe(5);
  });
});

describe('other things to do in a turn', () => {
  test.each([
    [20, 1],
    [48, 2],
  ])('%i infuses %i elements, which are strong at the end of the turn (Mana Potions)', (id, n) => {
    const t = sits([id]);
    uses(t, id);
    const chosen = ['fire', 'ice'].slice(0, n);
    for (const element of chosen) t.seat(0).does('choose-element', { element });
    expect(t.g.turn!.infused).toEqual(chosen);
    t.seat(0).does('end-turn');
    expect(t.heard('become-strong')).toEqual([{ elements: chosen }]);
  });
  test('Cloak of Invisibility (5)', () => {
    const t = sits([5]);
    uses(t, 5);
    expect(figureOf(t, hero(0)).conditions).toEqual({ invisible: 'turn' });
    expect(mine(t, 5)).toBe('consumed');
  });
  test('Lucky Eye strengthens its owner and adjacent allies, no others (63)', () => {
    const t = table({
      heroes: [
        { class: 'brute', at: '2,2', plays: [1, 6], items: [63] },
        { class: 'spellweaver', at: '3,1', plays: [65, 68] },
        { class: 'tinkerer', at: '0,3', plays: [30, 31] },
      ],
      monsters: [far],
    });
    t.seat(0).does('use-item', { item: 'item:63' });
    expect([0, 1, 2].map((seat) => Object.keys(figureOf(t, hero(seat)).conditions))).toEqual([
      ['strengthen'],
      ['strengthen'],
      [],
    ]);
  });
  test('Falcon Figurine calls a falcon, which no card keeps there (35)', () => {
    const t = sits([35]);
    uses(t, 35).does('place', { hex: '1,2' });
    const falcon = t.g.figures.find(({ kind }) => kind === 'summon')!;
    expect(falcon).toMatchObject({ creature: 'jade-falcon', owner: 0, card: null, at: '1,2', hp: 2 });
    expect(t.g.acted).toContain(falcon.id);
    expect(t.g.characters[0]!.active).toEqual([]);
  });
  test('a falcon that dies takes no card with it', () => {
    const t = sits([35], {}, { cards: { guard: 'guard-4' }, monsters: [guard('0,2', { standee: 1 })] });
    uses(t, 35).does('place', { hex: '1,2' });
    t.seat(0).does('end-turn');
    expect(t.heard('dies')).toHaveLength(1);
    expect(t.g.characters[0]!.lost).toEqual([]);
  });
});

describe('items that refresh others', () => {
  const consumed = (...ids: number[]) => ids.map((id) => ({ id, state: 'consumed' as const }));
  const spent = (...ids: number[]) => ids.map((id) => ({ id, state: 'spent' as const }));
  test('Empowering Talisman: one consumed small item (17)', () => {
    const t = sits([17, ...consumed(12, 13, 9), ...spent(1)]);
    uses(t, 17);
    t.nobodyIsAskedExcept(0, 'refresh');
    expect(t.seat(0).lists('refresh', 'items')).toEqual(['12', '13']);
    t.seat(0).does('refresh', { items: ['13'] });
    expect([12, 13, 9, 1, 17].map((id) => mine(t, id))).toEqual(['consumed', 'ready', 'consumed', 'spent', 'consumed']);
  });
  test('with one there is nothing to choose, and with none it is not offered', () => {
    const t = sits([17, ...consumed(12)]);
    uses(t, 17);
    expect(mine(t, 12)).toBe('ready');
    expect(offered(sits([17, ...consumed(9), ...spent(1)]))).toEqual([]);
  });
  test('Pendant of Dark Pacts: two of them, for a curse (45)', () => {
    const t = sits([45, ...consumed(12, 13)]);
    uses(t, 45);
    expect([12, 13].map((id) => mine(t, id))).toEqual(['ready', 'ready']);
    expect(t.g.characters[0]!.modifiers.draw).toContain('curse');
    // A curse alone is no reason to use it.
    expect(offered(sits([45]))).toEqual([]);
  });
  test.each([28, 49, 69])('%i refreshes all that is spent, and nothing that is consumed (Earrings)', (id) => {
    const t = sits([id, ...spent(1, 6), ...consumed(12)], { hp: 10 });
    uses(t, id);
    expect([1, 6, 12].map((one) => mine(t, one))).toEqual(['ready', 'ready', 'consumed']);
    expect(mine(t, id)).toBe('consumed');
  });
  test('Sun Earring heals 3 besides (49), Star Earring takes back two cards too (69)', () => {
    const sun = sits([49], { hp: 2 });
    uses(sun, 49);
    expect(figureOf(sun, hero(0)).hp).toBe(5);
    const star = sits([69], { hp: 2, discard: [2, 3, 4] });
    uses(star, 69).does('recover', { cards: ['2', '3'] });
    expect(figureOf(star, hero(0)).hp).toBe(5);
    expect(star.g.characters[0]!.discard).toEqual([4]);
  });
});
