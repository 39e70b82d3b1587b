import { describe, expect, test } from 'vitest';
import { classes, sheets } from '#games/gloomhaven/printed/content/content';
import type { ClassId } from '#games/gloomhaven/printed/schema/terms/base';
import { cardsOfDeck, STANDARD } from '#games/gloomhaven/rules/party/decks';
import type { Member } from '#games/gloomhaven/state/party';
import { gearWrong, usualGear } from '#games/gloomhaven/state/party/gear';
import { newMember, openPerks, perksDue } from '#games/gloomhaven/state/party/members';
import { figureOf, G, guard, hero, table } from './board.ts';
import { BOX } from './in-the-box.ts';

/** GH-1.1, GH-1.3, GH-1.6, GH-18.3: perks and items, and the deck of attack modifier cards. */

const member = (id: ClassId, more: Partial<Member> = {}): Member => ({ ...newMember(id, 1), ...more });
const counted = (cards: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};

describe('GH-1.1: a deck of 20 that perks alter', () => {
  test('without perks it is the standard one (GH-1.3)', () => {
    expect(counted(cardsOfDeck(member('brute'), []))).toEqual({
      plus0: 6,
      plus1: 5,
      minus1: 5,
      plus2: 1,
      minus2: 1,
      null: 1,
      x2: 1,
    });
  });
  test('two -1 less, three +0 that roll and push, a +3 more', () => {
    const deck = counted(cardsOfDeck(member('brute', { perks: [0, 4, 3] }), []));
    expect(deck).toEqual({
      plus0: 6,
      plus1: 5,
      minus1: 3,
      plus2: 1,
      minus2: 1,
      null: 1,
      x2: 1,
      plus3: 1,
      'plus0-rolling-push-1': 3,
    });
  });
  test('a card takes the place of another', () => {
    const deck = counted(cardsOfDeck(member('tinkerer', { perks: [1] }), []));
    expect(deck).toMatchObject({ plus0: 7 });
    expect(deck).not.toHaveProperty('minus2');
  });
  test.each([...classes.keys()])('all boxes of the %s give exactly what its sheet says', (id) => {
    const { perks } = classes.get(id)!;
    const boxes = perks.flatMap(({ boxes }, i) => Array<number>(boxes).fill(i));
    expect(boxes).toHaveLength(BOX.perkBoxes);
    const size = boxes.reduce((sum, i) => {
      const { add = [], remove = [] } = perks[i]!;
      const n = (cards: readonly { count: number }[]) => cards.reduce((all, { count }) => all + count, 0);
      return sum + n(add) - n(remove);
    }, 20);
    const deck = cardsOfDeck(member(id, { perks: boxes }), []);
    expect(deck).toHaveLength(size);
    const left = counted(deck);
    for (const [card, count] of Object.entries(counted(STANDARD))) {
      const removed = boxes.flatMap((i) => perks[i]!.remove ?? []).filter((one) => one.card === card);
      const added = boxes
        .flatMap((i) => perks[i]!.add ?? [])
        .filter((one) => one.card === card && !one.rolling && !one.gain);
      const sum = (of: readonly { count: number }[]) => of.reduce((all, one) => all + one.count, 0);
      expect(left[card] ?? 0, card).toBe(count - sum(removed) + sum(added));
    }
  });
  test('a perk with one box is taken once, one with two boxes twice', () => {
    expect(openPerks(member('brute', { perks: [0, 2] }))).not.toContain(0);
    expect(openPerks(member('brute', { perks: [0, 2] }))).toContain(2);
    expect(openPerks(member('brute', { perks: [2, 2] }))).not.toContain(2);
  });
});

describe('GH-18.3, GH-18.4: perks that are due', () => {
  test('one for each level gained', () => {
    expect(perksDue(member('brute'))).toBe(0);
    expect(perksDue(member('brute', { level: 4, perks: [0] }))).toBe(2);
  });
  test('one for three checks, and not for two', () => {
    expect(perksDue(member('brute', { checks: 2 }))).toBe(0);
    expect(perksDue(member('brute', { checks: 3 }))).toBe(1);
  });
  test('six for checks at most', () => {
    expect(perksDue(member('brute', { checks: 18 }))).toBe(6);
    expect(perksDue(member('brute', { checks: 30 }))).toBe(6);
  });
});

describe('GH-1.6: what is worn', () => {
  test.each([
    ['one head', [6, 7], 'refusal.one-of-slot'],
    ['one body', [3, 4], 'refusal.one-of-slot'],
    ['one pair of boots', [1, 2], 'refusal.one-of-slot'],
    ['three hands', [8, 9], 'refusal.hands-full'],
    ['three one-handed', [8, 11, 18], 'refusal.hands-full'],
    ['two small items at level 1', [12, 13], 'refusal.small-items'],
  ])('not: %s', (_, items, key) => {
    expect(gearWrong(member('brute'), items)?.key).toBe(key);
  });
  test('one of each, two one-handed items or a two-handed one, one small item at level 1 and 2, two at level 3', () => {
    expect(gearWrong(member('brute'), [1, 3, 6, 8, 11, 12])).toBeUndefined();
    expect(gearWrong(member('brute'), [1, 3, 6, 9, 12])).toBeUndefined();
    expect(gearWrong(member('brute', { level: 2 }), [12, 13])?.key).toBe('refusal.small-items');
    expect(gearWrong(member('brute', { level: 3 }), [12, 13])).toBeUndefined();
  });
  test('item 16 makes room for two small items more', () => {
    expect(gearWrong(member('brute'), [16, 12, 13, 14])).toBeUndefined();
    expect(gearWrong(member('brute'), [16, 12, 13, 14, 20])?.key).toBe('refusal.small-items');
  });
  test('what was worn last stays on, and what is new is put on where there is room', () => {
    expect(usualGear(member('brute', { items: [6, 7, 1], worn: [7] }))).toEqual([7, 1]);
  });
  test('-1 cards of what is worn join the deck, of what stays at home they do not', () => {
    expect(cardsOfDeck(member('brute', { items: [3] }), [3])).toHaveLength(BOX.modifiers + 2);
    expect(counted(cardsOfDeck(member('brute', { items: [3] }), [3]))).toMatchObject({ minus1: 7 });
    expect(cardsOfDeck(member('brute', { items: [3] }), [])).toHaveLength(BOX.modifiers);
  });
  test('a perk of the Cragheart keeps them out', () => {
    expect(cardsOfDeck(member('cragheart', { items: [3], perks: [8] }), [3])).toHaveLength(BOX.modifiers);
  });
});

describe('GH-7.20: cards of perks in an attack', () => {
  const brute = { class: 'brute', at: '2,2', plays: [1, 6] as const };
  const strikes = (falls: readonly string[], more: Parameters<typeof guard>[1] = {}) => {
    const t = table({
      heroes: [brute],
      monsters: [guard('1,2', { standee: 1, hp: 9, ...more }), guard('3,2', { standee: 2 })],
      falls: { brute: falls },
    });
    t.seat(0).does('act', { half: '6:attack' });
    return t;
  };
  test('one that rolls is added and the next one drawn', () => {
    const t = strikes(['plus1-rolling', 'plus1']);
    t.seat(0).does('attack', { targets: [G(1)] });
    expect(figureOf(t, G(1)).hp).toBe(5);
  });
  test('its condition comes to the target', () => {
    const t = strikes(['plus0-rolling-muddle', 'plus0']);
    t.seat(0).does('attack', { targets: [G(1)] });
    expect(figureOf(t, G(1)).conditions).toHaveProperty('muddle');
    expect(figureOf(t, G(1)).hp).toBe(7);
  });
  test('invisible comes to whoever attacks', () => {
    const t = strikes(['plus0-rolling-invisible', 'plus0']);
    t.seat(0).does('attack', { targets: [G(1)] });
    expect(figureOf(t, hero(0)).conditions).toHaveProperty('invisible');
    expect(figureOf(t, G(1)).conditions).toEqual({});
  });
  test('it pierces', () => {
    const t = table({
      heroes: [brute],
      monsters: [guard('1,2', { rank: 'elite', standee: 1, hp: 9 })],
      falls: { brute: ['plus0-rolling-pierce-3', 'plus0'] },
    });
    t.seat(0)
      .does('act', { half: '6:attack' })
      .does('attack', { targets: [G(1, 'elite')] });
    expect(figureOf(t, G(1, 'elite')).hp).toBe(7);
  });
  test('it heals and shields whoever attacks, alone', () => {
    const t = strikes(['plus1-shield-1']);
    t.seat(0).does('attack', { targets: [G(1)] });
    expect(figureOf(t, hero(0)).bonuses).toMatchObject([{ kind: 'shield', n: 1 }]);
  });
  test('it infuses at the end of the turn (GH-14.5)', () => {
    const t = strikes(['plus0-rolling-infuse-fire', 'plus0']);
    t.seat(0).does('attack', { targets: [G(1)] });
    expect(t.g.elements.fire).toBe('inert');
    expect(t.g.turn?.infused).toEqual(['fire']);
  });
  test('it pushes, as far as the attacker says', () => {
    const t = strikes(['plus0-rolling-push-1', 'plus0']);
    t.seat(0).does('attack', { targets: [G(1)] });
    t.nobodyIsAskedExcept(0, 'push');
  });
  test('it adds one target that was not attacked yet (GH-7.5), and none when nobody else is near', () => {
    const t = strikes(['plus0-rolling-targets-1', 'plus0']);
    t.seat(0).does('attack', { targets: [G(1)] });
    t.nobodyIsAskedExcept(0, 'attack-more');
    expect(t.seat(0).lists('attack', 'targets')).toEqual([G(2)]);
    t.seat(0).does('attack', { targets: [G(2)] });
    expect(figureOf(t, G(2)).hp).toBeLessThan(figureOf(t, G(2)).max);
  });
});

test('the sheets: prosperity from 0 to 64 checks, prices from -5 to 5', () => {
  expect(sheets.prosperity).toEqual([0, 4, 9, 15, 22, 30, 39, 50, 64]);
  expect(sheets.reputation.prices.map(({ price }) => price)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]);
});
