import { describe, expect, test } from 'vitest';
import { paths, seaPath } from '../../../src/games/middle-earth-quest/printed/map/map.ts';
import {
  barOfPaying,
  canPay,
  type Price,
  pays,
  priceOf,
} from '../../../src/games/middle-earth-quest/state/travel/price.ts';

/** MEQ-6.6 and 6.7, with the examples T-13 and T-14. */

const cost = (from: string, to: string, ...items: string[]) => {
  const price = priceOf(from, to, items);
  return price && [price.terrain, price.cards];
};

describe('MEQ-6.6 a move', () => {
  test('T-13: costs one card of the terrain, or as many of any kind as the number', () => {
    expect(cost('edoras', 'the_nindalf')).toEqual(['swamp', 4]);
    const price = priceOf('edoras', 'the_nindalf', [])!;
    expect(pays(price, ['swamp'])).toBe(true);
    expect(pays(price, ['hill', 'hill', 'woods', 'plains'])).toBe(true);
    expect(pays(price, ['swamp', 'swamp', 'swamp', 'swamp'])).toBe(true);
  });
  test('A-23: is paid exactly: not with less, not with more, and not with two cards where one of them would do', () => {
    const price = priceOf('edoras', 'the_nindalf', [])!;
    expect(pays(price, [])).toBe(false);
    expect(pays(price, ['hill'])).toBe(false);
    expect(pays(price, ['swamp', 'hill'])).toBe(false);
    expect(pays(price, ['hill', 'hill', 'hill'])).toBe(false);
    expect(pays(price, ['hill', 'hill', 'hill', 'hill', 'hill'])).toBe(false);
  });
  test('on a path of 1 without a sign costs any one card', () => {
    expect(cost('bree', 'fornost')).toEqual([null, 1]);
    expect(pays(priceOf('bree', 'fornost', [])!, ['swamp'])).toBe(true);
    expect(pays(priceOf('bree', 'fornost', [])!, ['swamp', 'swamp'])).toBe(false);
  });
  test('costs the same in both directions', () => {
    for (const { a, b } of paths) expect(priceOf(a, b, ['boat'])).toEqual(priceOf(b, a, ['boat']));
  });
  test('does not go where no path is, nor where one stands', () => {
    expect(cost('bree', 'barad_dur', 'horse', 'boat')).toBeUndefined();
    expect(cost('bree', 'bree', 'horse', 'boat')).toBeUndefined();
  });
});

describe('MEQ-6.7 a Horse', () => {
  test('T-13: takes one off the number, and the terrain still does', () => {
    expect(cost('edoras', 'the_nindalf', 'horse')).toEqual(['swamp', 3]);
    expect(pays(priceOf('edoras', 'the_nindalf', ['horse'])!, ['hill', 'hill', 'hill', 'hill'])).toBe(false);
  });
  test('leaves at least one card', () => {
    expect(cost('bree', 'tharbad', 'horse')).toEqual(['hill', 1]);
    expect(cost('bree', 'fornost', 'horse')).toEqual([null, 1]);
  });
  test('is worth no more when it is named twice', () => {
    expect(cost('edoras', 'the_nindalf', 'horse', 'horse')).toEqual(['swamp', 3]);
  });
});

describe('MEQ-6.7 a Boat', () => {
  test('T-14: makes water cost any one card, and no other price is left (R-430)', () => {
    expect(cost('minas_tirith', 'pelargir')).toEqual(['hill', 2]);
    expect(cost('minas_tirith', 'pelargir', 'boat')).toEqual([null, 1]);
    expect(pays(priceOf('minas_tirith', 'pelargir', ['boat'])!, ['woods'])).toBe(true);
    expect(pays(priceOf('minas_tirith', 'pelargir', ['boat'])!, ['woods', 'woods'])).toBe(false);
  });
  test('does nothing on a path that is no water', () => {
    expect(cost('bree', 'tharbad', 'boat')).toEqual(['hill', 2]);
  });
  test('opens the way by sea in both directions, for three cards of any kind', () => {
    expect(cost('the_grey_havens', 'belfalas')).toBeUndefined();
    expect(cost('the_grey_havens', 'belfalas', 'horse')).toBeUndefined();
    expect(cost('the_grey_havens', 'belfalas', 'boat')).toEqual([null, 3]);
    expect(cost(seaPath.b, seaPath.a, 'boat')).toEqual([null, 3]);
  });
  test('A-22: costs two by sea with a Horse, and water stays at one', () => {
    expect(cost('the_grey_havens', 'belfalas', 'horse', 'boat')).toEqual([null, 2]);
    expect(cost('minas_tirith', 'pelargir', 'horse', 'boat')).toEqual([null, 1]);
  });
  test('no other item changes a price', () => {
    expect(cost('minas_tirith', 'pelargir', 'elven_cloak')).toEqual(['hill', 2]);
  });
});

describe('a payment names places in the hand', () => {
  const hill: Price = priceOf('bree', 'tharbad', [])!;
  const hand = ['hill', 'woods', 'woods'];
  test('each once, and each where a card is', () => {
    expect(barOfPaying(hill, hand, [0])).toBeUndefined();
    expect(barOfPaying(hill, hand, [2, 1])).toBeUndefined();
    expect(barOfPaying(hill, hand, [1, 1])).toBe('card-twice');
    for (const at of [3, -1, 0.5, Number.NaN]) expect(barOfPaying(hill, hand, [at])).toBe('no-such-card');
    expect(barOfPaying(hill, hand, [0, 3])).toBe('no-such-card');
  });
  test('and must be right in number', () => {
    expect(barOfPaying(hill, hand, [])).toBe('too-little');
    expect(barOfPaying(hill, hand, [1])).toBe('too-little');
    expect(barOfPaying(hill, hand, [0, 1, 2])).toBe('too-much');
  });
  test('is nothing where there is no way', () => {
    expect(barOfPaying(undefined, hand, [0])).toBe('not-linked');
  });
  test('can be made if the terrain is in the hand, or cards enough', () => {
    expect(canPay(hill, ['hill'])).toBe(true);
    expect(canPay(hill, ['woods', 'swamp'])).toBe(true);
    expect(canPay(hill, ['woods'])).toBe(false);
    expect(canPay(priceOf('bree', 'fornost', [])!, [])).toBe(false);
  });
});
