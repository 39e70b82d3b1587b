import { describe, expect, test } from 'vitest';
import { figureOf, G, guard, hero, isThere, type Scene, table } from './board.ts';

/** The project’s Japanese summary, ① choice of cards and ② initiative, sentence by sentence (docs/games/gloomhaven.seed.md). */

const brute = { class: 'brute', at: '2,2' } as const;
const spellweaver = { class: 'spellweaver', at: '3,1' } as const;
const mindthief = { class: 'mindthief', at: '3,1' } as const;
const far = guard('-3,6', { standee: 6, hp: 20 });
const choosing = (more: Partial<Scene> = {}) =>
  table({ heroes: [brute, spellweaver], monsters: [far], phase: 'choose', ...more });
/** The ability cards that are drawn first. */
const draws = (cards: Record<string, string>) => (g: Parameters<NonNullable<Scene['also']>>[0]) => {
  for (const [deck, card] of Object.entries(cards))
    g.abilities[deck]!.draw = [card, ...g.abilities[deck]!.draw.filter((id) => id !== card)];
};

describe('GH-2.1, GH-3.1: the choice of cards', () => {
  test('two cards of the hand, or a long rest', () => {
    const t = choosing({ heroes: [{ ...brute, discard: [1, 2] }, spellweaver] });
    expect(t.seat(0).offered()).toEqual(expect.arrayContaining(['play-cards', 'long-rest']));
    expect(t.seat(1).offered()).toEqual(['play-cards']);
  });
  test('they lie face down until all have chosen', () => {
    const t = choosing();
    t.seat(0).does('play-cards', { cards: ['5', '6'] });
    for (const seen of [t.seat(1).sees(), t.spectator.sees()])
      expect(seen.characters[0]).toMatchObject({ chosen: null, hasChosen: true, played: [] });
    expect(t.heard('reveals')).toEqual([]);
    t.nobodyIsAskedExcept(1, 'choose');
  });
  test('the first is the leading card, the other the second one', () => {
    const t = choosing();
    t.seat(0).does('play-cards', { cards: ['6', '5'] });
    t.seat(1).does('play-cards', { cards: ['65', '68'] });
    expect(t.heard('reveals')[0]).toEqual({ seat: 0, lead: 6, second: 5 });
  });
  test('the leading card alone says the initiative (GH-4.2)', () => {
    for (const [cards, initiative] of [
      [['6', '5'], 87],
      [['5', '6'], 61],
    ] as const) {
      const t = choosing();
      t.seat(0).does('play-cards', { cards: [...cards] });
      t.seat(1).does('play-cards', { cards: ['65', '68'] });
      expect(t.g.order).toContainEqual({ who: 'character', seat: 0, initiative });
    }
  });
  test('GH-3.4: who can do neither is out, and the others choose', () => {
    const t = choosing({ heroes: [{ ...brute, hand: 1, discard: [1] }, spellweaver] });
    expect(t.g.characters[0]!.exhausted).toBe(true);
    expect(isThere(t, hero(0))).toBe(false);
    t.nobodyIsAskedExcept(1, 'choose');
  });
  test('GH-3.2, GH-19.1: two cards in hand are enough, one is not', () => {
    const two = choosing({ heroes: [{ ...brute, hand: 2 }, spellweaver] });
    expect(two.seat(0).may('play-cards')).toHaveLength(2);
    const one = choosing({ heroes: [{ ...brute, hand: 1, discard: [1, 2] }, spellweaver] });
    expect(one.seat(0).may('play-cards')).toEqual([]);
  });
  test('GH-3.5: no name and no number of a hand reaches anybody else', () => {
    const seen = (hand: readonly number[]) => {
      const t = choosing({ also: (g) => void Object.assign(g.characters[0]!, { hand: [...hand] }) });
      return [t.seat(1).sees(), t.spectator.sees()];
    };
    const [some, others] = [seen([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), seen([4, 5, 6, 7, 8, 9, 10, 11, 12, 13])];
    expect(some).toEqual(others);
  });
  test('GH-3.6: cards that are chosen cannot be lost instead of damage, and lie in no pile', () => {
    const t = table({
      heroes: [{ ...brute, plays: [1, 6] }],
      monsters: [guard('1,2')],
      cards: { guard: 'guard-4' },
      also: (g) => void g.order.reverse(),
    });
    t.nobodyIsAskedExcept(0, 'damage');
    const { hand, discard, lost, played } = t.g.characters[0]!;
    expect(played).toEqual([1, 6]);
    for (const pile of [hand, discard, lost]) expect(pile).not.toEqual(expect.arrayContaining([1]));
    expect(t.seat(0).lists('lose-card', 'card')).not.toContain('1');
    expect(t.seat(0).offered()).toEqual(['suffer', 'lose-card']);
  });
  test('GH-3.7: who is stunned chooses two cards or a long rest like everybody', () => {
    const t = choosing({ heroes: [{ ...brute, discard: [1, 2], conditions: { stun: 'before' } }, spellweaver] });
    expect(t.seat(0).offered()).toEqual(expect.arrayContaining(['play-cards', 'long-rest']));
  });
  test('GH-3.8: whoever has chosen may choose otherwise until the last has', () => {
    const t = choosing();
    t.seat(0).does('play-cards', { cards: ['5', '6'] });
    expect(t.seat(0).undoes()).toBeUndefined();
    t.seat(0).does('play-cards', { cards: ['1', '2'] });
    t.seat(1).does('play-cards', { cards: ['65', '68'] });
    expect(t.heard('reveals')[0]).toMatchObject({ lead: 1 });
    expect(t.seat(0).undoes()).toBeDefined();
  });
});

describe('GH-5.10: the long rest', () => {
  const resting = (more: object = {}) =>
    table({
      heroes: [{ ...brute, rests: true, discard: [1, 2, 3], hp: 5, ...more }],
      monsters: [far],
      cards: { guard: 'guard-1' },
    });
  test('GH-4.3: has the initiative 99', () => {
    const t = choosing({ heroes: [{ ...brute, discard: [1, 2] }, spellweaver] });
    t.seat(0).does('long-rest');
    t.seat(1).does('play-cards', { cards: ['65', '68'] });
    expect(t.g.order.at(-1)).toEqual({ who: 'character', seat: 0, initiative: 99 });
  });
  test('one discarded card is chosen and lost, the rest comes to hand', () => {
    const t = resting();
    expect(t.seat(0).lists('give-up', 'card')).toEqual(['1', '2', '3']);
    t.seat(0).does('give-up', { card: '2' });
    expect(t.g.characters[0]).toMatchObject({ lost: [2], discard: [] });
    expect(t.g.characters[0]!.hand).toEqual(expect.arrayContaining([1, 3]));
  });
  test('Heal 2 on oneself', () => {
    const t = resting();
    t.seat(0).does('give-up', { card: '2' });
    expect(t.heard('healed')).toMatchObject([{ actor: hero(0), n: 2, hp: 7 }]);
  });
  test('all spent items are ready again, consumed ones are not (GH-19.3)', () => {
    const items = [
      { id: 3, state: 'spent', used: 2 },
      { id: 5, state: 'consumed', used: 0 },
    ] as const;
    const t = resting({ also: (one: { items: unknown[] }) => void one.items.push(...structuredClone(items)) });
    t.seat(0).does('give-up', { card: '2' });
    expect(t.g.characters[0]!.items).toEqual([
      { id: 3, state: 'ready', used: 0 },
      { id: 5, state: 'consumed', used: 0 },
    ]);
  });
  test('GH-3.3, GH-19.2: two discarded cards are enough, one is not', () => {
    const two = choosing({ heroes: [{ ...brute, discard: [1, 2] }, spellweaver] });
    expect(two.seat(0).refusal('long-rest')).toBeUndefined();
    const one = choosing({ heroes: [{ ...brute, discard: [1] }, spellweaver] });
    expect(one.seat(0).isRefused('long-rest')).toBe('refusal.too-few-discarded');
  });
});

describe('GH-4.1 to GH-4.7: initiative', () => {
  test('all cards are shown, and a card is drawn for every type on the map', () => {
    const t = choosing({
      heroes: [brute],
      monsters: [guard('-3,6'), guard('-2,6'), { type: 'bandit-archer', at: '-2,5' }],
    });
    t.seat(0).does('play-cards', { cards: ['1', '6'] });
    expect(t.heard('reveals')).toHaveLength(1);
    expect(t.heard('ability').map(({ type }) => type)).toEqual(['bandit-archer', 'bandit-guard']);
  });
  test('low numbers act first (GH-4.2, GH-19.4)', () => {
    const t = choosing({ also: draws({ guard: 'guard-3' }) });
    t.seat(0).does('play-cards', { cards: ['5', '6'] });
    t.seat(1).does('play-cards', { cards: ['65', '68'] });
    expect(t.g.order.map(({ initiative }) => initiative)).toEqual([7, 35, 61]);
    t.nobodyIsAskedExcept(1, 'turn');
  });
  const tied = (second: readonly [number, number]) => {
    const plays = second.map((no, seat): [number, number] => [seat === 0 ? 10 : 148, no]);
    const t = choosing({
      heroes: [
        { ...brute, plays: plays[0]! },
        { ...mindthief, plays: plays[1]! },
      ],
    });
    for (const [seat, cards] of plays.entries()) t.seat(seat).does('play-cards', { cards: cards.map(String) });
    return t;
  };
  const seats = (t: ReturnType<typeof tied>) => t.g.order.flatMap((one) => (one.who === 'character' ? one.seat : []));
  test('GH-4.4, GH-19.4: of two characters the lower second card', () => {
    // Both lead with 27; then 87 against 8.
    expect(seats(tied([6, 154]))).toEqual([1, 0]);
    expect(seats(tied([4, 156]))).toEqual([0, 1]);
  });
  test('GH-4.4: and if that is equal too the players agree', () => {
    // 27 and 77 both.
    const t = tied([12, 156]);
    expect(t.asked()).toEqual([
      { seat: 0, key: 'first-to-act' },
      { seat: 1, key: 'first-to-act' },
    ]);
    t.seat(0).does('settle', { choice: '1' });
    expect(seats(t)).toEqual([1, 0]);
  });
  test('GH-4.5, GH-19.4: the character before monsters of the same number', () => {
    const t = choosing({ heroes: [{ ...brute, plays: [11, 6] }], also: draws({ guard: 'guard-3' }) });
    t.seat(0).does('play-cards', { cards: ['11', '6'] });
    expect(t.g.order).toMatchObject([{ who: 'character' }, { who: 'monsters' }]);
    expect(t.g.order.map(({ initiative }) => initiative)).toEqual([35, 35]);
  });
  test('GH-4.6: of two types the players say which is first', () => {
    const t = choosing({
      heroes: [brute],
      monsters: [
        { type: 'bandit-archer', at: '-3,6' },
        { type: 'cultist', at: '-2,6' },
      ],
      also: draws({ archer: 'archer-2', cultist: 'cultist-8' }),
    });
    t.seat(0).does('play-cards', { cards: ['1', '6'] });
    t.nobodyIsAskedExcept(0, 'first-to-act');
    t.seat(0).does('settle', { choice: 'cultist' });
    expect(t.g.order.slice(0, 2)).toMatchObject([{ type: 'cultist' }, { type: 'bandit-archer' }]);
  });
  test('GH-1.10, GH-20.1: two types of one deck share the card, and so they are equal', () => {
    const t = choosing({ heroes: [brute], monsters: [guard('-3,6'), { type: 'city-guard', at: '-2,6' }] });
    t.seat(0).does('play-cards', { cards: ['1', '6'] });
    const [a, b] = t.heard('ability');
    expect([a!.type, b!.type]).toEqual(['bandit-guard', 'city-guard']);
    expect(a!.card).toBe(b!.card);
    expect(t.g.abilities.guard!.draw).toHaveLength(7);
    t.nobodyIsAskedExcept(0, 'first-to-act');
  });
  test('GH-4.7: elites first, then each by the number of its stand', () => {
    const t = table({
      heroes: [{ ...brute, at: '4,0', plays: [1, 6] }],
      monsters: [
        guard('-3,6', { standee: 4 }),
        guard('-2,6', { standee: 2 }),
        guard('-2,5', { standee: 5, rank: 'elite' }),
        guard('-1,5', { standee: 3, rank: 'elite' }),
      ],
      cards: { guard: 'guard-1' },
    });
    t.seat(0).does('end-turn');
    expect(t.heard('monster-turn').map(({ actor }) => actor)).toEqual([G(3, 'elite'), G(5, 'elite'), G(2), G(4)]);
  });
  test('GH-4.9: an empty ability deck is made of what was discarded', () => {
    const t = choosing({
      heroes: [brute],
      also(g) {
        const deck = g.abilities.guard!;
        Object.assign(deck, { discard: deck.draw, draw: [] });
      },
    });
    t.seat(0).does('play-cards', { cards: ['1', '6'] });
    expect(t.g.abilities.guard).toMatchObject({ discard: [] });
    expect(t.g.abilities.guard!.draw).toHaveLength(7);
  });
  test('GH-4.10: a type that is gone keeps its card to the end of the round', () => {
    const t = table({
      heroes: [{ ...brute, plays: [5, 6] }],
      monsters: [guard('1,2', { hp: 1 }), { type: 'bandit-archer', at: '-3,6', hp: 5 }],
      cards: { guard: 'guard-1', archer: 'archer-5' },
    });
    t.seat(0)
      .does('act', { half: '5:attack' })
      .does('attack', { targets: [G(1)] });
    expect(isThere(t, G(1))).toBe(false);
    expect(t.g.abilities.guard!.card).toBe('guard-1');
    t.seat(0).does('end-turn');
    expect(t.g.abilities.guard!.card).toBeNull();
    expect(figureOf(t, hero(0)).hp).toBe(10);
  });
});
