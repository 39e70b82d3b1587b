import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { historyOf, logOf } from '#core/history';
import { order, position, undo } from '#core/match';
import { type NewOrder, orderedWindows, ordersOf } from '#core/orders';
import { recover, replay } from '#core/recover';
import type { Game, Match } from '#core/types';
import { caravanGame as game } from '../kit/caravan/game.ts';
import { caravan } from '../kit/caravan/part.ts';
import type { Caravan } from '../kit/caravan/state.ts';
import { goingOn } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { seedFor } from '../kit/table.ts';
import { asked, type Mini, mini, no, onTheRoad, orders, refusalOf, says, yes } from './mini.ts';

/** The evening: the guide, seat 0, has the last turn of the day, and then two beasts strike seat 1. */
const beasts = [
  { id: 'wolf-1', strength: 1, health: 2 },
  { id: 'lion-2', strength: 2, health: 2 },
];
const seed = seedFor({ blows: [2, 2] }, 2);
const evening = (arrange: (g: Caravan) => void = () => {}): Match<Caravan> =>
  onTheRoad(
    (g) => {
      Object.assign(g, { phase: 'turns', queue: [0], beasts, water: 5, born: 2 });
      g.shown = [g.hands[0]!.splice(0, 2), g.hands[1]!.splice(0, 2)];
      arrange(g);
    },
    { seed },
  );
const bear = (keep: number, until: 'always' | 'turn' | 'round' = 'always'): NewOrder => ({
  seat: 1,
  window: 'blow',
  order: { id: 'bear', args: { keep }, until },
});

describe('A standing order', () => {
  test('answers the questions of its window as if they were asked: same entries, same events, same state', () => {
    let byHand = says(game, evening(), [0, 'rest']).match;
    expect(asked(game, byHand)).toEqual([[1, 'blow']]);
    byHand = says(game, byHand, [1, 'bear']).match;
    byHand = says(game, byHand, [1, 'bear']).match;
    const { match, events, ordered } = says(game, orders(game, evening(), bear(0)).match, [0, 'rest']);
    expect(asked(game, match)).toEqual(asked(game, byHand));
    expect(logOf(match)).toEqual(logOf(byHand));
    expect(match.base).toEqual(byHand.base);
    expect(events).toEqual(
      logOf(byHand)
        .slice(1)
        .flatMap((entry) => entry.events),
    );
    expect(ordered.map(({ seat, action }) => [seat, action])).toEqual([
      [1, 'bear'],
      [1, 'bear'],
    ]);
  });

  test('with a condition asks after all when that is not met', () => {
    // Four health: the wolf leaves three, the lion would leave one.
    const { match, ordered } = says(game, orders(game, evening(), bear(2)).match, [0, 'rest']);
    expect(ordered).toHaveLength(1);
    expect(position(game, match).g.health[1]).toBe(3);
    expect(asked(game, match)).toEqual([[1, 'blow']]);
    expect(position(game, match).open[0]!.about).toMatchObject({ actor: 'lion-2' });
  });

  test('answers for its own seat and window only', () => {
    const other = { ...bear(0), seat: 0 };
    expect(asked(game, says(game, orders(game, evening(), other).match, [0, 'rest']).match)).toEqual([[1, 'blow']]);
    const guides: NewOrder = { seat: 0, window: 'fork', order: { id: 'pass', args: {}, until: 'always' } };
    expect(asked(game, says(game, orders(game, evening(), guides).match, [0, 'rest']).match)).toEqual([[1, 'blow']]);
  });

  test('that says what is not legal, or not offered, lets the seat be asked', () => {
    const said = (answer: { action: string; args: object }): Game<Caravan, never> =>
      ({ ...game, windows: { blow: { orders: { bear: { answer: () => answer } } } } }) as never;
    for (const answer of [
      { action: 'sing', args: {} },
      { action: 'nonsense', args: {} },
    ]) {
      const odd = said(answer);
      const given = orders(odd, evening(), { ...bear(0), order: { id: 'bear', args: {}, until: 'always' } });
      expect(asked(odd, says(odd, given.match, [0, 'rest']).match)).toEqual([[1, 'blow']]);
    }
    // Loads are dropped as long as there are any: then the blow must be borne, which is not asked.
    const drop: NewOrder = { seat: 1, window: 'blow', order: { id: 'drop', args: {}, until: 'always' } };
    const poor = evening((g) => {
      g.loads[1] = 1;
    });
    const { match, ordered } = says(game, orders(game, poor, drop).match, [0, 'rest']);
    expect(ordered.map(({ action }) => action)).toEqual(['drop']);
    expect(match.base.health[1]).toBe(2);
  });

  test('given while the question is open answers it at once', () => {
    const open = says(game, evening(), [0, 'rest']).match;
    const { match, ordered, events } = orders(game, open, bear(0));
    expect(ordered).toHaveLength(2);
    expect(events.filter(({ type }) => type === 'hurt')).toHaveLength(2);
    expect(asked(game, match)).toEqual([
      [0, 'pick'],
      [1, 'pick'],
    ]);
  });

  test('given by the guide alone answers the question that all share', () => {
    const atFork = onTheRoad((g) => Object.assign(g, { phase: 'fork', queue: [0, 1] }));
    expect(asked(game, atFork)).toEqual([
      [0, 'fork'],
      [1, 'fork'],
    ]);
    const valley: NewOrder = { seat: 0, window: 'fork', order: { id: 'valley', args: {}, until: 'always' } };
    const { match, events } = orders(game, atFork, valley);
    expect(events[0]).toEqual({ type: 'went', shown: { seat: 0, way: 'valley' } });
    expect(asked(game, match)).toEqual([[0, 'turn']]);
    expect(refusalOf(order(game, atFork, { ...valley, seat: 1 }))).toBe('refusal.not-your-window');
  });

  test('is replaced by the next one for the same window, and taken back by none', () => {
    let { match } = orders(game, evening(), bear(1));
    match = orders(game, match, bear(3)).match;
    expect(match.orders).toEqual([{ seat: 1, window: 'blow', order: 'bear', args: { keep: 3 }, until: 'always' }]);
    match = orders(game, match, { seat: 1, window: 'blow', order: null }).match;
    expect(match).not.toHaveProperty('orders');
    expect(asked(game, says(game, match, [0, 'rest']).match)).toEqual([[1, 'blow']]);
  });

  test('of a window, a name, a value or an end that is not known is refused, and so is any after the end', () => {
    const refused = (match: Match<Caravan>, given: object) => refusalOf(order(game, match, { ...bear(0), ...given }));
    expect(refused(evening(), { window: 'door' })).toBe('refusal.no-such-window');
    expect(refused(evening(), { window: 'constructor' })).toBe('refusal.no-such-window');
    expect(refused(evening(), { order: { id: 'flee', args: {}, until: 'always' } })).toBe('refusal.no-such-order');
    expect(refused(evening(), { order: { id: 'bear', args: {}, until: 'always' } })).toBe('refusal.missing');
    expect(refused(evening(), bear(4))).toBe('refusal.out-of-range');
    expect(refused(evening(), { order: { id: 'bear', args: { keep: 0 }, until: 'noon' } })).toBe('refusal.no-such-end');
    // While cards are picked it is nobody's turn.
    const morning = onTheRoad(() => {});
    expect(refused(morning, bear(0, 'turn'))).toBe('refusal.no-such-end');
    expect(refused(morning, bear(0, 'round'))).toBeUndefined();
    expect(refused(playout(caravan, salted('to the end')).match, {})).toBe('refusal.match-is-over');
  });
});

describe('The end of an order', () => {
  const open = says(game, evening(), [0, 'rest']).match;
  test('for this turn comes with the turn of the beasts', () => {
    const { match, ordered } = orders(game, open, bear(0, 'turn'));
    expect(ordered).toHaveLength(2);
    expect(match).not.toHaveProperty('orders');
  });
  test('for this round comes with the next day, before its first question', () => {
    const { match } = says(game, orders(game, evening(), bear(0, 'round')).match, [0, 'rest']);
    expect(position(game, match).g.round).toBe(2);
    expect(match).not.toHaveProperty('orders');
  });
  test('does not come by itself when it is for always', () => {
    expect(ordersOf(orders(game, open, bear(0)).match, 1)).toHaveLength(1);
  });
});

describe('Undo', () => {
  /** Seat 0 is asked, then seat 1 in the window, then seat 0 again. */
  const game: Game<Mini, Mini> = mini(
    function* (t) {
      for (const seat of [0, 1, 0]) {
        const { name } = yield* t.askOneOf(seat, `q${seat}`, [yes, no], seat === 1 ? { window: 'w' } : {});
        t.g.heard.push(`${seat} ${name}`);
      }
    },
    { windows: { w: { orders: { no: { answer: () => ({ action: 'no', args: {} }) } } } } },
  );
  const ordered = orders(game, begin(), { seat: 1, window: 'w', order: { id: 'no', args: {}, until: 'always' } }).match;
  const after = says(game, ordered, [0, 'yes']).match;
  function begin(): Match<Mini> {
    const { match } = playout({ game }, salted('undo'), { most: 0 });
    return match;
  }
  const back = (match: Match<Mini>, seat: number): Match<Mini> => {
    const earlier = undo(game, match, seat);
    if ('refused' in earlier) throw new Error(earlier.refused.key);
    return JSON.parse(JSON.stringify(earlier));
  };

  test('of what an order has answered is the seat’s own, and an obstacle for the others, as if it had been asked', () => {
    expect(position(game, after).g.heard).toEqual(['0 yes', '1 no']);
    expect(refusalOf(undo(game, after, 0))).toBe('refusal.another-seat-acted');
    expect(asked(game, back(after, 1))).toEqual([[1, 'q1']]);
  });

  test('opens the question to the seat itself: the order does not answer it again, whatever others say meanwhile', () => {
    const again = says(game, back(after, 1), [0, 'hum']).match;
    expect(asked(game, again)).toEqual([[1, 'q1']]);
    expect(again.orders).toHaveLength(1);
    const { match } = says(game, again, [1, 'yes']);
    expect(position(game, match).g.heard).toEqual(['0 yes', 'hum 0', '1 yes']);
  });
});

describe('What others know of an order', () => {
  const { match } = orders(game, evening(), bear(2));
  test('is that somebody has one, and for which window', () => {
    expect(orderedWindows(match)).toEqual([{ seat: 1, window: 'blow' }]);
    expect(orderedWindows(evening())).toEqual([]);
    expect(ordersOf(match, 0)).toEqual([]);
  });
  test('is in no view, no question, no event and no entry of the log', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(game.view(position(game, match).g, viewer)).toEqual(game.view(position(game, evening()).g, viewer));
    }
    expect(position(game, match).open).toEqual(position(game, evening()).open);
    expect(logOf(match)).toEqual(logOf(evening()));
  });
});

describe('Orders of a saved match', () => {
  test('are given up when the changed rules do not know them, and the seat’s questions are asked; the others stay', () => {
    let { match } = orders(game, evening(), bear(0));
    match = orders(game, match, { ...bear(1), seat: 0 }).match;
    const changed: typeof game = {
      ...game,
      version: 2,
      migrations: { 1: (old) => old },
      windows: {
        ...game.windows,
        blow: {
          orders: {
            bear: {
              ...game.windows!.blow!.orders.bear!,
              fields: { keep: { kind: 'count', range: () => [1, 3] as const } },
            },
          },
        },
      },
    };
    const recovered = recover(changed, match);
    expect(recovered.orders!.gone).toEqual([expect.objectContaining({ seat: 1, args: { keep: 0 } })]);
    expect(ordersOf(recovered.match, 0)).toHaveLength(1);
    expect(asked(changed, says(changed, recovered.match, [0, 'rest']).match)).toEqual([[1, 'blow']]);
  });

  test('answer what is asked anew after a change of rules', () => {
    const open = says(game, evening(), [0, 'rest']).match;
    const half = says(game, open, [1, 'bear']).match;
    expect(asked(game, half)).toEqual([[1, 'blow']]);
    const kept: Match<Caravan> = {
      ...half,
      orders: [{ seat: 1, window: 'blow', order: 'drop', args: {}, until: 'always' }],
    };
    const noBearing = {
      ...game,
      version: 2,
      migrations: { 1: (old: never) => old },
      actions: { ...game.actions, bear: { ...game.actions.bear!, barred: () => ({ key: 'refusal.no-load' }) } },
    };
    const {
      match,
      dropped,
      orders: became,
    } = recover(noBearing as never, kept) as ReturnType<typeof recover<Caravan, never>>;
    expect(dropped.map(({ action }) => action)).toEqual(['bear']);
    expect(became!.answers.map(({ action }) => action)).toEqual(['drop', 'drop']);
    expect(became!.told.map(({ type }) => type)).toContain('dropped');
    expect(match.base.loads[1]).toBe(0);
  });

  test('are untouched when the rules have not changed', () => {
    const { match } = orders(game, evening(), bear(0));
    expect(recover(game, match)).toEqual({ match, dropped: [] });
  });

  test('do not matter to a replay: what they have answered is in the log', () => {
    const { match } = says(game, orders(game, evening(), bear(2)).match, [0, 'rest']);
    const history = historyOf(match.news);
    expect({ ...replay(game, match, history), news: [] }).toEqual({ ...match, news: [] });
    const { orders: _, ...without } = match;
    expect(replay(game, without as Match<Caravan>, history).base).toEqual(match.base);
  });
});

describe('Play by chance', () => {
  const withOrders = (policy: 'random' | 'progress' | 'competent') => {
    let n = 0;
    for (const i of goingOn(20, () => n > 0 || policy === 'competent')) {
      playout(caravan, salted(`orders/${i}`), {
        policy,
        each: (m) => {
          if (m.orders) n++;
        },
      });
    }
    return n;
  };
  test('leaves an order now and then, and never when it plays well', () => {
    expect(withOrders('random')).toBeGreaterThan(0);
    expect(withOrders('progress')).toBeGreaterThan(0);
    expect(withOrders('competent')).toBe(0);
  });
});
