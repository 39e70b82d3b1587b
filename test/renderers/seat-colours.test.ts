import { expect, test } from 'vitest';
import type { View } from '#games/scythe/seen/view.types';
import { pictures as scythe } from '#renderers/scythe/index';
import { pictures as tears } from '#renderers/tears-of-the-dragon/index';
import * as sample from './scythe-samples.ts';

/** The colours that messages have at their edge. */

const ofFaction = (view: View) =>
  view.players.map(({ seat, faction }) => [faction, scythe.colour!(seat, () => view)] as const);

test('a lord has the colour of his counters, whatever the position', () => {
  const unseen = () => expect.unreachable('no view is needed');
  expect([0, 1].map((seat) => tears.colour!(seat, unseen))).toEqual([0x7d1420, 0x1f7d58]);
});

test('a player of Scythe has the colour of the faction, which differ', () => {
  const colours = ofFaction(sample.late);
  expect(colours.length).toBeGreaterThan(4);
  expect(new Set(colours.map(([, colour]) => colour)).size).toBe(colours.length);
  for (const [, colour] of colours) expect(colour).toBeGreaterThan(0);
});

test('who has chosen a faction has its colour at once, who has not yet has none', () => {
  const { assigning } = sample;
  expect(assigning.picks).toHaveLength(1);
  expect(scythe.colour!(0, () => assigning)).toBe(0x2f6db3);
  expect(scythe.colour!(1, () => assigning)).toBeUndefined();
});
