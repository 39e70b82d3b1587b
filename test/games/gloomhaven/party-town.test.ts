import { describe, expect, test } from 'vitest';
import { items } from '#games/gloomhaven/printed/content/content';
import type { Member } from '#games/gloomhaven/state/party';
import { newMember } from '#games/gloomhaven/state/party/members';
import { priceOf, prosperityOf, worthOf } from '#games/gloomhaven/state/party/shop';
import type { State } from '#games/gloomhaven/state/state';
import { inTown } from './at-home.ts';
import { BOX } from './in-the-box.ts';

/** GH-18.3 to GH-18.7 in town, before a scenario. */

const first = (g: State): Member => g.party.members[0]!;
const has = (more: Partial<Member>) => (g: State) => void Object.assign(first(g), more);
/** The hand that is usual. */
const ready = (t: ReturnType<typeof inTown>, seat: number) => {
  const [cards] = t.seat(seat).may('take-cards', 1);
  t.seat(seat).does('take-cards', cards!);
};

describe('GH-18.5: who begins', () => {
  test('has 15 gold for its level and once more, and nothing else', () => {
    const t = inTown();
    expect(first(t.g)).toMatchObject({ level: 1, xp: 0, gold: 30, items: [], perks: [], cards: [] });
    expect(newMember('brute', 4)).toMatchObject({ level: 4, xp: 150, gold: 75 });
  });
  test('a table with nothing to do passes with one press each', () => {
    const t = inTown();
    ready(t, 0);
    ready(t, 1);
    t.nobodyIsAskedExcept(0, 'start');
    expect(t.g.party.members.map(({ gold }) => gold)).toEqual([30, 30]);
  });
  test('above level 1 the cards of its first hand are those that came with the levels, and perks are due', () => {
    const t = inTown({ options: { level: '2' } });
    expect(first(t.g)).toMatchObject({ level: 2, xp: 45, gold: 45 });
    const above = t
      .seat(0)
      .lists('take-cards', 'cards')
      .map(Number)
      .filter((no) => no > 13);
    expect(above).toHaveLength(2);
    const hand = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    expect(t.seat(0).isRefused('take-cards', { cards: [...hand.slice(0, 8), ...above.map(String)] })).toBe(
      'refusal.too-many-of-level',
    );
    t.seat(0).does('take-perk', { perk: '0' });
    expect(t.seat(0).isRefused('take-perk', { perk: '1' })).toBe('refusal.no-perk-due');
    t.seat(0).does('take-cards', { cards: [...hand, String(above[0])] });
    expect(t.g.characters[0]).toMatchObject({ cards: [above[0]] });
    // What is in a hand shows nowhere, not even in what the party knows.
    expect(t.g.party.members[0]!.cards).toEqual([]);
  });
  test('in a town of prosperity 2 a new one begins at level 1 or 2, an old one is not asked', () => {
    const t = inTown({
      also(g) {
        g.party.prosperity = 4;
        g.characters[1]!.isNew = false;
      },
    });
    expect(t.asked()).toEqual([{ seat: 0, key: 'begin-at' }]);
    expect(t.seat(0).lists('begin-at', 'level')).toEqual(['1', '2']);
    t.seat(0).does('begin-at', { level: '2' });
    expect(first(t.g)).toMatchObject({ level: 2, xp: 45, gold: 45 });
    expect(t.g.characters[0]!.level).toBe(2);
  });
});

describe('GH-18.3: levels', () => {
  test('44 experience are not enough for level 2', () => {
    const t = inTown({ also: has({ xp: 44 }) });
    expect(t.asked().map(({ key }) => key)).toEqual(['hand', 'hand']);
  });
  test('with 45 a card of level 2 and a perk are taken, and hit points rise', () => {
    const t = inTown({ also: has({ xp: 45 }) });
    t.nobodyIsAskedExcept(0, 'level-up');
    expect(t.seat(0).lists('level-up', 'card')).toEqual(['14', '15']);
    t.seat(0).does('level-up', { card: '14', perk: '3' });
    expect(first(t.g)).toMatchObject({ level: 2, xp: 45, cards: [14], perks: [3] });
    ready(t, 0);
    ready(t, 1);
    const start = t.seat(0).lists('start-at', 'hex')[0]!;
    t.seat(0).does('start-at', { hex: start });
    expect(t.g.figures.find((one) => one.kind === 'character')).toMatchObject({ hp: 12, max: 12 });
    expect([...t.g.characters[0]!.modifiers.draw].sort()).toContain('plus3');
    expect(t.g.characters[0]!.modifiers.draw).toHaveLength(BOX.modifiers + 1);
  });
  test('with 95 two levels are gained, one after the other; at level 3 the card may be one of level 2', () => {
    const t = inTown({ also: has({ xp: 95 }) });
    t.seat(0).does('level-up', { card: '14', perk: '3' });
    t.nobodyIsAskedExcept(0, 'level-up');
    expect(t.seat(0).lists('level-up', 'card')).toEqual(['15', '16', '17']);
    t.seat(0).does('level-up', { card: '15', perk: '0' });
    expect(first(t.g)).toMatchObject({ level: 3, cards: [14, 15], perks: [3, 0] });
    expect(t.seat(0).lists('take-cards', 'cards')).not.toContain('16');
  });
  test('the level of the scenario is half the mean of those who go, rounded up (GH-1.4)', () => {
    const t = inTown({ also: has({ xp: 95 }) });
    t.seat(0).does('level-up', { card: '14', perk: '3' }).does('level-up', { card: '15', perk: '0' });
    expect(t.g).toMatchObject({ level: 1, monsterLevel: 1 });
    const both = inTown({
      options: { difficulty: 'hard' },
      also: (g) => {
        for (const one of g.party.members) one.xp = 95;
      },
    });
    both.seat(0).does('level-up', { card: '14', perk: '3' }).does('level-up', { card: '15', perk: '0' });
    for (let i = 0; i < 2; i++) both.seat(1).does('level-up', both.seat(1).may('level-up', 1)[0]!);
    expect(both.g.level).toBe(3);
  });
});

describe('GH-18.6: the shop', () => {
  test('has items of the prosperity of the town, and says why it has not the others', () => {
    const t = inTown({ also: has({ gold: 500 }) });
    expect(t.seat(0).lists('buy', 'item').map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(t.seat(0).isRefused('buy', { item: '15' })).toBe('refusal.not-available');
  });
  test.each([
    [3, 1],
    [4, 2],
    [8, 2],
    [9, 3],
    [15, 4],
    [22, 5],
    [30, 6],
    [39, 7],
    [50, 8],
    [63, 8],
    [64, 9],
  ])('%i checks are prosperity %i', (checks, level) => {
    const t = inTown({
      also(g) {
        g.party.prosperity = checks;
        for (const one of g.characters) one.isNew = false;
        has({ gold: 500 })(g);
      },
    });
    expect(prosperityOf(t.g.party)).toBe(level);
    const sold = t.seat(0).lists('buy', 'item').map(Number);
    const ofTheTown = [...items.values()].filter(({ prosperity }) => prosperity !== null && prosperity <= level);
    expect(sold).toEqual(ofTheTown.map(({ id }) => id));
    expect(sold.length).toBeGreaterThanOrEqual(7 + 7 * level);
  });
  test.each([
    [20, -5],
    [19, -5],
    [18, -4],
    [15, -4],
    [14, -3],
    [11, -3],
    [10, -2],
    [7, -2],
    [6, -1],
    [3, -1],
    [2, 0],
    [0, 0],
    [-2, 0],
    [-3, 1],
    [-6, 1],
    [-7, 2],
    [-10, 2],
    [-11, 3],
    [-14, 3],
    [-15, 4],
    [-18, 4],
    [-19, 5],
    [-20, 5],
  ])('with reputation %i a price changes by %i', (reputation, step) => {
    const t = inTown({
      also(g) {
        g.party.reputation = reputation;
      },
    });
    expect(priceOf(t.g.party, 1)).toBe(20 + step);
    t.seat(0).does('buy', { item: '1' });
    expect(first(t.g)).toMatchObject({ gold: 10 - step, items: [1], worn: [1] });
  });
  test('gold decides: 20 buy what costs 20 and not what costs 30', () => {
    const t = inTown({ also: has({ gold: 20 }) });
    expect(t.seat(0).lists('buy', 'item')).toContain('1');
    expect(t.seat(0).lists('buy', 'item')).not.toContain('6');
  });
  test('a character owns one copy of an item at most', () => {
    const t = inTown({ also: has({ gold: 500 }) });
    t.seat(0).does('buy', { item: '1' });
    expect(t.seat(0).lists('buy', 'item')).not.toContain('1');
  });
  test('who buys first has the last copy', () => {
    const t = inTown({ classes: ['brute', 'tinkerer', 'spellweaver'] });
    t.seat(2).does('buy', { item: '1' });
    t.seat(1).does('buy', { item: '1' });
    expect(t.seat(0).isRefused('buy', { item: '1' })).toBe('refusal.not-available');
    t.seat(2).does('sell', { item: '1' });
    t.seat(0).does('buy', { item: '1' });
  });
  test('selling brings half the printed price, rounded down, whatever the reputation', () => {
    expect(worthOf(17)).toBe(22);
    for (const [id, { cost }] of items) expect(worthOf(id)).toBe(Math.floor(cost / 2));
    const t = inTown({
      also(g) {
        g.party.reputation = 20;
        has({ gold: 0, items: [17], worn: [17] })(g);
      },
    });
    t.seat(0).does('sell', { item: '17' });
    expect(first(t.g)).toMatchObject({ gold: 22, items: [], worn: [] });
  });
  test('what was sold to the shop above its prosperity is there once', () => {
    const t = inTown({
      also(g) {
        for (const one of g.party.members) one.gold = 200;
        first(g).items = [32];
      },
    });
    expect(t.seat(1).lists('buy', 'item')).not.toContain('32');
    t.seat(0).does('sell', { item: '32' });
    t.seat(1).does('buy', { item: '32' });
    expect(t.seat(0).lists('buy', 'item')).not.toContain('32');
    expect(t.g.party.sold).toEqual([]);
  });
});

describe('GH-1.6, GH-1.9: equipment', () => {
  test('what is bought is worn where there is room, and another choice is the player’s', () => {
    const t = inTown({ also: has({ gold: 100 }) });
    t.seat(0).does('buy', { item: '3' }).does('buy', { item: '4' }).does('buy', { item: '12' });
    expect(first(t.g).worn).toEqual([3, 12]);
    expect(t.seat(0).isRefused('equip', { items: ['3', '4'] })).toBe('refusal.one-of-slot');
    expect(t.seat(0).isRefused('equip', { items: ['3', '12'] })).toBe('refusal.worn-already');
    t.seat(0).does('equip', { items: ['4', '12'] });
    expect(first(t.g).worn).toEqual([4, 12]);
  });
  test('items are ready, and their -1 cards are in the deck', () => {
    const t = inTown();
    t.seat(0).does('buy', { item: '3' });
    ready(t, 0);
    ready(t, 1);
    expect(t.g.characters[0]!.items).toEqual([{ id: 3, state: 'ready', used: 0 }]);
    expect(t.g.characters[0]!.modifiers.draw).toHaveLength(BOX.modifiers + 2);
    expect(t.g.characters[1]!.modifiers.draw).toHaveLength(BOX.modifiers);
  });
});

describe('GH-18.7: the temple', () => {
  test('takes 10 gold once, for two blessings in this scenario', () => {
    const t = inTown();
    t.seat(0).does('donate');
    expect(first(t.g).gold).toBe(20);
    expect(t.g.party.donated).toBe(10);
    expect(t.seat(0).isRefused('donate')).toBe('refusal.has-donated');
    ready(t, 0);
    ready(t, 1);
    expect(t.g.characters[0]!.modifiers.draw.filter((id) => id === 'bless')).toHaveLength(2);
    expect(t.g.characters[0]!.modifiers.draw).toHaveLength(BOX.modifiers + 2);
    expect(t.g.characters[1]!.modifiers.draw).not.toContain('bless');
  });
  test('not from who has 9', () => {
    const t = inTown({ also: has({ gold: 9 }) });
    expect(t.seat(0).isRefused('donate')).toBe('refusal.too-poor');
  });
});
