import { expect, test } from 'vitest';
import { strengthOf } from '#renderers/tears-of-the-dragon/strengths';
import { seatLook } from '#renderers/theme';

test('A strength that was raised or lowered reads as a sum from left to right, and nothing stands beside one that was not', () => {
  const said = (bonus: number, mirrored: boolean, isSum = true) =>
    strengthOf({ at: 100, middle: 30, bonus, modified: 5, mirrored, isSum }, seatLook(0)).flatMap((one) =>
      one.kind === 'text' ? [one.text] : [],
    );
  expect(said(2, false)).toEqual(['3+2 =', '5']);
  expect(said(2, true)).toEqual(['= 3+2', '5']);
  expect(said(-1, false)).toEqual(['6−1 =', '5']);
  expect(said(2, false, false)).toEqual(['+2', '5']);
  expect(said(0, false)).toEqual(['5']);
});
