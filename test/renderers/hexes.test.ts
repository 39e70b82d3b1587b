import { describe, expect, test } from 'vitest';
import { around, DIRECTIONS, directionTo, sideBetween } from '#renderers/hexes';

describe('Hexes', () => {
  test('have a neighbour in each of six directions, which lies there', () => {
    const middle = { q: 2, r: -1 };
    expect(around(middle).map((next) => directionTo(middle, next))).toEqual(DIRECTIONS);
    expect(directionTo(middle, { q: 4, r: -1 })).toBeUndefined();
  });
  test('share a side with their neighbours, the same from both, and none with others', () => {
    const [a, b] = [
      { q: 0, r: 0 },
      { q: 0, r: 1 },
    ];
    const side = sideBetween(a, b, 84)!;
    expect(sideBetween(b, a, 84)).toEqual([side[1], side[0]]);
    expect(sideBetween(a, { q: 2, r: 0 }, 84)).toBeUndefined();
    expect(Math.hypot(side[0][0] - side[1][0], side[0][1] - side[1][1])).toBeCloseTo(84, 0);
  });
});
