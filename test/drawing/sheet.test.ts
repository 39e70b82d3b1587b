import { describe, expect, test } from 'vitest';
import { sceneOf, sheetOf } from '#drawing/sheet';
import { left, plain, withLeft } from './samples.ts';

const png = { format: 'png' } as const;

describe('A sheet', () => {
  test('names layers and does not carry them, and is the scene again where they are known', () => {
    const scene = withLeft('half', '#ff0000');
    const { scene: text, layers } = sheetOf(scene, png);
    expect(text).not.toContain('#ff0000');
    expect(layers).toEqual([left('half', '#ff0000')]);
    expect(sceneOf(text, new Map(layers.map((layer) => [layer.key, layer])))).toEqual(scene);
  });

  test('a layer that is not known is named', () => {
    expect(() => sceneOf(sheetOf(withLeft('half', '#ff0000'), png).scene, new Map())).toThrow('half');
  });

  test('has one digest as often as the same is drawn, and another for another scene, layer, size or format', () => {
    const digestOf = (scene = withLeft('half', '#ff0000'), options = {}) =>
      sheetOf(scene, { ...png, ...options }).digest;
    expect(digestOf()).toBe(digestOf());
    const others = [
      digestOf(plain('#ffffff')),
      digestOf(plain('#fffffe')),
      digestOf({ ...withLeft('half', '#ff0000'), lang: 'ja' }),
      digestOf(withLeft('other half', '#ff0000')),
      digestOf(undefined, { scale: 0.9 }),
      digestOf(undefined, { format: 'webp', quality: 90 }),
      digestOf(undefined, { format: 'webp', quality: 80 }),
    ];
    expect(new Set([digestOf(), ...others]).size).toBe(8);
  });
});
