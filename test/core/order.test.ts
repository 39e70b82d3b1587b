import { describe, expect, test } from 'vitest';
import { chanceFrom, choose, playout } from '#chance/playout';
import { isRefusal, readArgs } from '#core/actions';
import { declare } from '#core/declare';
import { enumerate, pick, possible } from '#core/enumerate';
import { logOf } from '#core/history';
import { act, position, start } from '#core/match';
import type { Range } from '#core/types';
import { salted } from '../kit/salt.ts';
import { toy } from '../kit/toy-game.ts';

interface Cards {
  hand: readonly string[];
  size: Range;
}
const here = (hand: readonly string[], size: Range) => ({ g: { hand, size }, seat: 0, about: null });
const lead = declare<Cards>()({
  name: 'lead',
  fields: {
    cards: {
      kind: 'order',
      of: 'card',
      options: ({ g }) => g.hand,
      size: ({ g }) => g.size,
      label: (value) => ({ key: `card.${value}` }),
    },
  },
});
const listed = (hand: readonly string[], size: Range) =>
  [...enumerate(lead, here(hand, size))].map(({ cards }) => cards);
const read = (cards: unknown, size: Range = [1, 2]) => readArgs(lead, here(['a', 'b', 'c'], size), { cards });
const refused = (key: string, args: object) => ({ refused: { key, args: { ...args, field: 'lead.cards' } } });

describe('Cards in an order', () => {
  test('are another answer in another order, and are kept in the order in which they were named', () => {
    expect(read(['a', 'b'])).toEqual({ args: { cards: ['a', 'b'] } });
    expect(read(['b', 'a'])).toEqual({ args: { cards: ['b', 'a'] } });
  });

  test('are each named once', () => {
    expect(read(['a', 'a'])).toEqual(refused('refusal.not-available', { given: 'a' }));
    expect(read(['a', 'c'])).toEqual({ args: { cards: ['a', 'c'] } });
  });

  test('are among those that can be had', () => {
    expect(read(['a', 'd'])).toEqual(refused('refusal.not-available', { given: 'd' }));
    expect(read(['d'])).toEqual(refused('refusal.not-available', { given: 'd' }));
  });

  test('are no fewer and no more than are asked for', () => {
    expect(read([])).toEqual(refused('refusal.wrong-number', { given: 0, min: 1, max: 2 }));
    expect(read(['c'])).toHaveProperty('args');
    expect(read(['c', 'b'])).toHaveProperty('args');
    expect(read(['c', 'b', 'a'])).toEqual(refused('refusal.wrong-number', { given: 3, min: 1, max: 2 }));
    expect(read([], [0, 2])).toEqual({ args: { cards: [] } });
  });

  test('are a list of words and nothing else', () => {
    for (const odd of ['a', 1, null, { a: 1 }, [1], [['a']]]) {
      expect(read(odd)).toEqual(refused('refusal.bad-arguments', {}));
    }
    expect(read(undefined)).toEqual(refused('refusal.missing', {}));
  });
});

describe('All orders', () => {
  test('are listed once each, short ones first, each with its first card before its second', () => {
    expect(listed(['a', 'b', 'c'], [1, 2])).toEqual([
      ...[['a'], ['b'], ['c']],
      ...[
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'a'],
        ['b', 'c'],
        ['c', 'a'],
        ['c', 'b'],
      ],
    ]);
  });

  test('of nothing are the empty one, if that is allowed; without enough cards there is none', () => {
    expect(listed([], [0, 2])).toEqual([[]]);
    expect(listed(['a'], [0, 0])).toEqual([[]]);
    expect(listed(['a'], [2, 2])).toEqual([]);
    expect(possible(lead, here(['a'], [2, 2]))).toBe(false);
    expect(pick(lead, here(['a'], [2, 2]), chanceFrom(salted('x')))).toBeUndefined();
  });

  test('end with the cards, where more are asked for than there are', () => {
    expect(listed(['a', 'b'], [1, 9])).toEqual([['a'], ['b'], ['a', 'b'], ['b', 'a']]);
    expect(listed(['a', 'b', 'c', 'd'], [4, 4])).toHaveLength(24);
  });

  test('of many cards are never listed when one is wanted', () => {
    const many = Array.from({ length: 200 }, (_, i) => `card${i}`);
    const began = performance.now();
    expect(possible(lead, here(many, [50, 100]))).toBe(true);
    const args = pick(lead, here(many, [50, 100]), chanceFrom(salted('many')));
    expect(readArgs(lead, here(many, [50, 100]), args)).toEqual({ args });
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('In the toy market the first card leads', () => {
  const match = start(toy.game, { options: {}, seats: 2, seed: 'lead' });
  const { g, open } = position(toy.game, match);
  const [low, , high] = [...g.hands[0]!].sort((a, b) => Number(a.slice(4)) - Number(b.slice(4)));
  const led = (...cards: string[]) => {
    const acted = act(toy.game, match, { decision: open[0]!.id, seat: 0, action: 'lead', args: { cards } });
    if (isRefusal(acted)) throw new Error(acted.refused.key);
    const now = position(toy.game, acted.match);
    return { points: now.g.points[0], next: now.open.map(({ key, seat }) => [key, seat]) };
  };

  test('a higher one before a lower scores two, and the neighbour is asked next', () => {
    expect(led(high!, low!)).toEqual({ points: 2, next: [['turn', 1]] });
  });

  test('a lower one before a higher scores one, and so does one alone', () => {
    expect(led(low!, high!)).toEqual({ points: 1, next: [['turn', 1]] });
    expect(led(high!)).toEqual({ points: 1, next: [['turn', 1]] });
  });
});

describe('Play by chance', () => {
  test('comes to every order, about as often to each of the same length', () => {
    const chance = chanceFrom(salted('orders'));
    const seen = new Map<string, number>();
    for (let i = 0; i < 900; i++) {
      const { cards } = pick(lead, here(['a', 'b', 'c'], [2, 2]), chance) as { cards: string[] };
      seen.set(cards.join(), (seen.get(cards.join()) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['a,b', 'a,c', 'b,a', 'b,c', 'c,a', 'c,b']);
    for (const n of seen.values()) expect(Math.abs(n - 150)).toBeLessThan(50);
  });

  test('leads cards in the toy market, and tells none of them', () => {
    let led = 0;
    for (const seed of ['lead/1', 'lead/2', 'lead/3']) {
      const { match } = playout(toy, salted(seed), { policy: 'random', options: { length: 'long' } });
      for (const { answer, events } of logOf(match)) {
        if (answer?.action !== 'lead') continue;
        led++;
        expect(events.map(({ type }) => type)).toEqual(['took-turn', 'led']);
        expect(JSON.stringify(events)).not.toContain('card');
      }
    }
    expect(led).toBeGreaterThan(0);
  });

  test('weighs some orders by chance and not all of them: there are too many', () => {
    const weighed: unknown[] = [];
    const judge = {
      player: {
        worth(_here: unknown, action: string, args: unknown) {
          if (action === 'lead') weighed.push(args);
          return action === 'lead' ? 9 : 0;
        },
      },
    };
    const g = toy.game.setup({
      options: { length: 'short', purse: 'light' },
      seats: [0, 1],
      roles: [],
      carried: null,
      rng: { die: () => 1, shuffle: (all) => [...all] },
    });
    const decision = { id: '1.1.turn', key: 'turn', seat: 0, actions: ['lead', 'rest'], about: null, secret: false };
    const asked = { ...toy, judge, g, decision };
    const { action, args } = choose({ ...asked, policy: 'competent', chance: chanceFrom(salted('weigh')) });
    expect(action).toBe('lead');
    expect(weighed).toContainEqual(args);
    expect(weighed.length).toBeGreaterThan(1);
    expect(weighed.length).toBeLessThan(9);
  });
});
