import { describe, expect, test } from 'vitest';
import { coveredBy } from '#renderers/boxes';
import { WHOLE } from '#renderers/tears-of-the-dragon/fixed-names';
import { trailOf } from '#renderers/tears-of-the-dragon/trails';
import { placeNumbers, wayNumbers } from '#renderers/tears-of-the-dragon/way-tags';

describe('Numbers of rows', () => {
  const leg = (from: string, to: string) => ({ type: 'moved', shown: { seat: 1, pieces: ['shelnor'], from, to } });
  const legs = [leg('brannoch', 'old-tarn'), leg('old-tarn', 'brannoch'), leg('brannoch', 'old-tarn')] as never[];
  const march = {
    seat: 1,
    pieces: ['shelnor'],
    way: ['brannoch', 'old-tarn', 'brannoch', 'old-tarn'],
    afloat: false,
    legs,
  };
  const lying = { seen: WHOLE, rooms: [], steps: [], pieces: [], targets: [] };
  const pairsOf = (frames: readonly (typeof WHOLE)[]) =>
    frames.flatMap((one, n) => frames.slice(n + 1).map((other) => coveredBy(one, [other])));

  test('of legs that go to and fro on one way never lie over one another', () => {
    const trail = trailOf(march);
    const numbers = new Map(legs.map((told, n) => [told, n + 3] as const)) as never;
    const counted = wayNumbers([{ march, trail }], numbers, lying);
    expect(counted.length).toBeGreaterThan(0);
    expect(Math.max(0, ...pairsOf(counted.map(({ frame }) => frame)))).toBe(0);
    const targets = counted.map(({ frame }) => frame);
    const moved = wayNumbers([{ march, trail }], numbers, { ...lying, targets });
    for (const { frame } of moved) expect(coveredBy(frame, targets)).toBe(0);
  });

  test('of neighbours touch a piece at most, and never another number', () => {
    const left = ['westmere', 'middenford', 'old-tarn'].map((at, n) => ({ n, at, seat: 1, isNew: false }));
    const placed = placeNumbers(left, lying).map(({ frame }) => frame);
    expect(placed).toHaveLength(3);
    expect(Math.max(...pairsOf(placed))).toBe(0);
    const again = placeNumbers(left, { ...lying, targets: placed }).map(({ frame }) => frame);
    for (const frame of again) expect(coveredBy(frame, placed)).toBe(0);
  });
});
