import { expect, test } from 'vitest';
import type { Point } from '#renderers/scene';
import { cells } from '#renderers/tears-of-the-dragon/geography';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { headOf, trailOf } from '#renderers/tears-of-the-dragon/trails';
import { flat } from './boxes.ts';
import * as sample from './samples.ts';

/** Ways out of castles: they begin at the wall, and nobody is said to have stood below it. */

const march = (from: string, to: string) => ({
  type: 'moved',
  shown: { seat: 0, pieces: ['shale'], from, to, via: null },
});

test('Out of the own castle nobody leaves a ghost below the wall; out of a castle of others and out of other places he does', () => {
  const isGhost = (from: string, to: string) => {
    const now = { said: [], events: [march(from, to)] as never[], asked: [] };
    return flat(pictures.board(sample.middle, { locale: 'en', now })).some(({ tags }) => tags.includes('ghost'));
  };
  expect(isGhost('glaginsdreg', 'skarn')).toBe(false);
  expect(isGhost('caer-navell', 'highfield')).toBe(true);
  expect(isGhost('blackfen', 'skarn')).toBe(true);
});

test('A way out of a castle to a place above begins beyond its wall, where somebody left a ghost below it too', () => {
  const { at } = cells.get('caer-navell')!;
  const farOf = (ghost?: Point) => {
    const way = ['caer-navell', 'wintermoor'];
    const [[x, y]] = trailOf({ seat: 0, pieces: ['shale'], way, afloat: false }, { ghost }) as [Point];
    return Math.hypot(x - at[0], y - at[1]);
  };
  expect(farOf()).toBeGreaterThan(60);
  expect(farOf([at[0], at[1] + 90])).toBe(farOf());
});

test('The room of the head of an arrow lies on its way, before the piece that went; of no way there is none', () => {
  const [head] = headOf([
    [0, 0],
    [100, 0],
    [200, 0],
  ]);
  expect([head!.x + head!.w / 2, head!.y + head!.h / 2]).toEqual([142, 0]);
  expect(headOf([])).toEqual([]);
  expect(headOf([[5, 5]])).toEqual([]);
});
