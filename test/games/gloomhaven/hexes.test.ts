import { describe, expect, test } from 'vitest';
import {
  apart,
  DIRECTIONS,
  FAR,
  groundOf,
  type Hex,
  layings,
  mirrored,
  rangeFrom,
  sum,
  turned,
} from '#games/gloomhaven/printed/map/hexes';

const rectangle = (columns: number, rows: number): Hex[] =>
  Array.from({ length: columns * rows }, (_, i): Hex => [i % columns, Math.floor(i / columns)]);

describe('GH-1.11: what is adjacent', () => {
  test('the six hexes around', () => {
    const ground = groundOf({ floor: rectangle(3, 3) });
    const around = ground.adjacent[ground.at([1, 1])!]!.map((at) => ground.hexes[at]);
    expect(new Set(around)).toEqual(
      new Set([
        [2, 1],
        [0, 1],
        [1, 2],
        [1, 0],
        [2, 0],
        [0, 2],
      ]),
    );
  });
  test('not what is divided by a wall line, on either side', () => {
    const ground = groundOf({
      floor: rectangle(2, 1),
      thinWalls: [
        [
          [1, 0],
          [0, 0],
        ],
      ],
    });
    expect(ground.adjacent).toEqual([[], []]);
  });
  test('a wall line for each of the six sides', () => {
    for (const step of DIRECTIONS) {
      const other = sum([1, 1], step);
      const ground = groundOf({ floor: rectangle(3, 3), thinWalls: [[[1, 1], other]] });
      const [here, there] = [ground.at([1, 1])!, ground.at(other)!];
      expect(ground.adjacent[here]).toHaveLength(5);
      expect(ground.adjacent[here]).not.toContain(there);
      expect(ground.adjacent[there]).not.toContain(here);
    }
  });
  test('a wall line between hexes that do not touch is refused', () => {
    expect(() =>
      groundOf({
        floor: rectangle(3, 1),
        thinWalls: [
          [
            [0, 0],
            [2, 0],
          ],
        ],
      }),
    ).toThrow('not neighbours');
  });
  test('a hex off every map is refused', () => {
    expect(() => groundOf({ floor: [[501, 0]] })).toThrow('off every map');
  });
});

describe('GH-1.11: range', () => {
  test('is counted hex by hex', () => {
    const ground = groundOf({ floor: rectangle(7, 7) });
    const steps = rangeFrom(ground, ground.at([3, 3])!);
    for (const [at, hex] of ground.hexes.entries()) expect(steps[at]).toBe(apart([3, 3], hex));
  });
  test('goes round walls, and nowhere through them', () => {
    const ground = groundOf({
      floor: [
        [0, 0],
        [2, 0],
        [0, 1],
        [1, 1],
      ],
      walls: [[1, 0]],
    });
    expect(rangeFrom(ground, ground.at([0, 0])!)[ground.at([2, 0])!]).toBe(3);
    const parted = groundOf({
      floor: [
        [0, 0],
        [2, 0],
      ],
      walls: [[1, 0]],
    });
    expect(rangeFrom(parted, 0)[1]).toBe(FAR);
  });
  test('goes round wall lines', () => {
    const ground = groundOf({
      floor: rectangle(2, 2),
      thinWalls: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    });
    expect(rangeFrom(ground, ground.at([0, 0])!)[ground.at([1, 0])!]).toBe(2);
  });
});

describe('GH-7.3: laying a pattern', () => {
  test('six turns lead back, two mirrors too', () => {
    const hex: Hex = [3, -1];
    let one: Hex = hex;
    for (let i = 0; i < 6; i++) {
      expect(apart([0, 0], one)).toBe(3);
      one = turned(one);
    }
    expect(one).toEqual(hex);
    expect(mirrored(mirrored(hex))).toEqual(hex);
  });
  test('a line of two lies in six ways, a bent one in twelve, a ring in one', () => {
    expect(
      layings([
        [1, 0],
        [2, 0],
      ]),
    ).toHaveLength(6);
    expect(
      layings([
        [1, 0],
        [1, 1],
      ]),
    ).toHaveLength(12);
    expect(layings(DIRECTIONS)).toHaveLength(1);
    expect(
      layings([
        [0, 0],
        [1, -1],
        [1, 0],
      ]),
    ).toHaveLength(6);
  });
});
