import { expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Json } from '#core/types';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { flat, overlap } from './boxes.ts';
import { outside, texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** The board as a frame of a film: whatever was told, the map stands where it stood in the frame before. */

const [hero] = middle.heroes as [(typeof middle.heroes)[number]];
type Told = [type: string, shown: Record<string, Json>];
const MOVED: Told = ['hero-is-moved', { seat: hero.seat, from: 'moria', to: hero.at }];
const now = (...all: Told[]) => {
  const events = all.map(([type, shown]) => ({ type, shown }));
  return { said: ['It was so.'], events, deeds: events, times: events.map((_, n) => n), asked: [] };
};
const filmed = (locale: (typeof locales)[number], ...told: Told[]) =>
  mapPictures.board(middle, { locale, map: true, frame: true, now: now(...told) });
/** Where the map begins: below all that is told. */
const topOf = (scene: ReturnType<typeof filmed>) => {
  const map = scene.nodes.find(
    (node) => node.kind === 'group' && node.nodes.some((one) => 'tag' in one && one.tag === 'map'),
  );
  return map?.kind === 'group' ? map.y : undefined;
};
const MANY: Told[] = Array.from({ length: 12 }, (_, n) => ['rested', { seat: middle.heroes[n % 3]!.seat, n: 1 }]);

test('the map stands at one height at whole pixels of the film: with no strip, one row and three', () => {
  for (const locale of locales) {
    const tops = [filmed(locale), filmed(locale, MOVED), filmed(locale, ...MANY, MOVED)].map(topOf);
    expect(new Set(tops).size).toBe(1);
    // 480 and 360 pixels wide.
    for (const k of [0.4, 0.3]) expect(Number.isInteger(Math.round(tops[0]! * k * 1e6) / 1e6)).toBe(true);
  }
});

test('no room is kept for a question, and the strip lies over nothing', () => {
  for (const locale of locales) {
    const scene = filmed(locale, ...MANY, MOVED);
    const other = mapPictures.board(middle, { locale, map: true, now: now(...MANY, MOVED) });
    expect(scene.height).toBeLessThan(other.height);
    expect(outside(scene)).toEqual([]);
    const all = flat(scene);
    const strip = all.find(({ tags }) => tags.includes('effects'))!.box;
    const under = all.filter(({ tags }) => tags.some((tag) => /^(pieces|name|place):/.test(tag)));
    expect(under.filter(({ box }) => overlap(box, strip, 1))).toEqual([]);
    expect(texts(scene).some(({ tags }) => tags.includes('said'))).toBe(true);
  }
});
