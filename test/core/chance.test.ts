import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitment, makeRng } from '#core/rng';

const rng = (seed: string, onDraw?: () => void) => makeRng({ seed, drawn: {} }, onDraw);

describe('Chance with a name', () => {
  test('a stream depends on seed, stream and count alone: other streams never move it', () => {
    const plain = rng('a');
    const mixed = rng('a');
    const dice = Array.from({ length: 20 }, () => plain.die(10, 'battle'));
    const again = Array.from({ length: 20 }, (_, i) => {
      if (i % 3 === 0) mixed.shuffle([1, 2, 3, 4], 'deck');
      return mixed.die(10, 'battle');
    });
    expect(again).toEqual(dice);
    expect(Array.from({ length: 20 }, () => rng('b').die(10, 'battle'))).not.toEqual(dice);
  });

  test('these are the first dice of a known seed: a change of the generator would change running matches', () => {
    const known = rng('castellan');
    expect(Array.from({ length: 12 }, () => known.die(10, 'battle'))).toEqual(GOLDEN);
  });

  test('dice are fair: chi-squared of 20,000 dice of ten sides is below the 0.1 % bound', () => {
    const fair = rng('fair');
    const seen = new Array(10).fill(0);
    for (let i = 0; i < 20_000; i++) seen[fair.die(10, 'x') - 1]++;
    const chi = seen.reduce((sum, n) => sum + (n - 2_000) ** 2 / 2_000, 0);
    expect(chi).toBeLessThan(27.9);
  });

  test('a shuffle loses nothing, draws are counted, and each draw is announced', () => {
    let drawn = 0;
    const state = { seed: 's', drawn: {} as Record<string, number> };
    const mixed = makeRng(state, () => drawn++).shuffle([1, 2, 3, 4, 5], 'deck');
    expect([...mixed].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(drawn).toBe(4);
    expect(state.drawn.deck).toBe(4);
  });

  test('the promise is the SHA-256 of the seed', () => {
    expect(commitment('abc')).toBe(createHash('sha256').update('abc').digest('hex'));
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
const GOLDEN = [7, 7, 2, 10, 5, 10, 3, 6, 8, 10, 2, 10];
