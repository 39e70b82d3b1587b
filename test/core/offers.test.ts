import { describe, expect, test } from 'vitest';
import { allStanding, counter, lapse, propose, settled, standingOffer, withdraw } from '#core/offers';
import type { Match } from '#core/types';
import { caravanGame as game } from '../kit/caravan/game.ts';
import type { Caravan } from '../kit/caravan/state.ts';
import { asked, onTheRoad, says } from './mini.ts';

interface Offer {
  by: number;
  to: number;
  coins: number;
}
const of = (by: number, to: number, coins: number): Offer => ({ by, to, coins });

describe('An offer', () => {
  const first = propose<Offer>([], of(0, 1, 2));
  test('stands until the same seat offers the same seat something else', () => {
    const both = propose(first, of(0, 1, 3));
    expect(standingOffer(both, { by: 0, to: 1 })).toEqual(of(0, 1, 3));
    expect(both).toHaveLength(2);
    expect(allStanding(propose(both, of(0, 2, 1)))).toEqual([of(0, 1, 3), of(0, 2, 1)]);
  });
  test('of one seat is not that of another', () => {
    expect(standingOffer(first, { by: 1, to: 0 })).toBeUndefined();
    expect(standingOffer(first, { by: 0 })).toEqual(of(0, 1, 2));
    expect(standingOffer(first, { by: 0, to: 2 })).toBeUndefined();
  });
  test('countered is one of the other side, and the first one stands no more', () => {
    const back = counter(first, of(0, 1, 2), { coins: 5 });
    expect(back).toEqual([of(1, 0, 5)]);
  });
  test('withdrawn is gone with all that was offered before, to that seat or to all', () => {
    const three = [of(0, 1, 1), of(0, 2, 1), of(1, 0, 1)];
    expect(withdraw(three, { by: 0, to: 1 })).toEqual([of(0, 2, 1), of(1, 0, 1)]);
    expect(withdraw(three, { by: 0 })).toEqual([of(1, 0, 1)]);
  });
  test('accepted or refused leaves nothing between the two, and what stands between others', () => {
    const three = [of(0, 1, 1), of(1, 0, 2), of(0, 2, 1)];
    expect(settled(three, of(0, 1, 1))).toEqual([of(0, 2, 1)]);
  });
  test('lapses when its terms can no longer be kept', () => {
    const three = [of(0, 1, 9), of(0, 1, 5), of(1, 2, 2)];
    expect(lapse(three, ({ coins }) => coins < 4)).toEqual({ kept: [of(1, 2, 2)], lapsed: [of(0, 1, 5)] });
    expect(lapse(three, () => true)).toEqual({ kept: three, lapsed: [] });
  });
  test('is never changed in place', () => {
    const frozen = Object.freeze([of(0, 1, 2)]);
    propose(frozen, of(1, 0, 1));
    counter(frozen, of(0, 1, 2), { coins: 3 });
    withdraw(frozen, { by: 0 });
    expect(frozen).toEqual([of(0, 1, 2)]);
  });
});

describe('On the road', () => {
  /** Seat 0 bids two coins for a load of seat 1, and the evening comes. */
  const bid = (arrange: (g: Caravan) => void = () => {}): Match<Caravan> =>
    says(
      game,
      onTheRoad((g) => {
        Object.assign(g, { phase: 'turns', queue: [0] });
        arrange(g);
      }),
      [0, 'bid', { to: '1', coins: 2 }],
    ).match;
  const purses = ({ base: { coins, loads } }: Match<Caravan>) => ({ coins, loads });

  test('an offer is answered in the evening: accepted, coins and load change hands', () => {
    expect(asked(game, bid())).toEqual([[1, 'bid']]);
    const { match } = says(game, bid(), [1, 'accept']);
    expect(purses(match)).toEqual({ coins: [1, 5], loads: [1, 1] });
    expect(match.base.offers).toEqual([]);
  });
  test('refused, nothing does', () => {
    expect(purses(says(game, bid(), [1, 'refuse']).match)).toEqual({ coins: [3, 3], loads: [0, 2] });
  });
  test('a counter-offer is answered by who made the first, and by nobody else', () => {
    const { match } = says(game, bid(), [1, 'counter', { coins: 3 }]);
    expect(asked(game, match)).toEqual([[0, 'price']]);
    expect(purses(says(game, match, [0, 'accept']).match)).toEqual({ coins: [0, 6], loads: [1, 1] });
    expect(purses(says(game, match, [0, 'refuse']).match)).toEqual({ coins: [3, 3], loads: [0, 2] });
  });
  test('an offer withdrawn while it is thought about comes to nothing, whatever is answered', () => {
    const { match } = says(game, bid(), [0, 'withdraw']);
    expect(asked(game, match)).toEqual([[1, 'bid']]);
    expect(purses(says(game, match, [1, 'accept']).match)).toEqual({ coins: [3, 3], loads: [0, 2] });
  });
  test('an offer that can no longer be kept lapses, and is not asked about', () => {
    const twice = onTheRoad(
      (g) => {
        Object.assign(g, { phase: 'market', loads: [0, 1, 0] });
        g.offers = [
          { by: 0, to: 1, coins: 2, buyer: 0 },
          { by: 2, to: 1, coins: 1, buyer: 2 },
        ];
      },
      { seats: 3 },
    );
    const { match, events } = says(game, twice, [1, 'accept']);
    expect(events).toContainEqual({ type: 'lapsed', shown: { seat: 2 } });
    expect(asked(game, match).map(([, key]) => key)).toEqual(['pick', 'pick', 'pick']);
  });
});
