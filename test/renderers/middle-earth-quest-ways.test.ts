import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { LOCATIONS, paths } from '#games/middle-earth-quest/printed/map/map';
import { spotOf } from '#renderers/middle-earth-quest/geography';
import { LARGEST, nameOf } from '#renderers/middle-earth-quest/name-spots';
import { waysOf } from '#renderers/middle-earth-quest/ways';
import type { Now } from '#renderers/pictures';
import { overlap } from './boxes.ts';

/** The ways that were gone on the map of Middle-Earth Quest. */

const moved = (...steps: readonly (readonly [from: string, to: string])[]): Now => ({
  said: [],
  asked: [],
  events: steps.map(([from, to], n) => ({ type: 'figure-moves', shown: { figure: { key: `foe.${n}` }, from, to } })),
});
const names = (locale: (typeof locales)[number]) => LOCATIONS.map((id) => nameOf(id, locale, LARGEST).box);

describe('A way', () => {
  test('goes straight over each road where nothing lies, and ends before the place, whichever way it bends', () => {
    for (const { a, b } of paths) {
      const [straight] = waysOf({ locale: 'en', now: moved([a, b]) }, []);
      for (const locale of locales) {
        const [way] = waysOf({ locale, now: moved([a, b]) }, names(locale));
        for (const { points } of [straight!, way!]) {
          const [[x, y], [tx, ty]] = [points.at(-1)!, spotOf(b)];
          expect(points.length, `${a} ${b}`).toBeGreaterThan(1);
          expect(Math.hypot(x - tx, y - ty), `${a} ${b}`).toBeLessThan(56);
        }
      }
    }
  });
  test('has its head free of names, on most roads', () => {
    for (const locale of locales) {
      const all = names(locale);
      const heads = (some: typeof all) =>
        paths.filter(({ a, b }) => {
          const [x, y] = waysOf({ locale, now: moved([a, b]) }, some)[0]!.points.at(-1)!;
          return all.some((name) => overlap(name, { x: x - 8, y: y - 8, w: 16, h: 16 }, 0));
        }).length;
      expect(heads(all), locale).toBeLessThan(heads([]) / 2);
    }
  });
  test('lies beside one that leads back', () => {
    const [there, back] = waysOf(
      { locale: 'en', now: moved(['dol_guldur', 'rhosgobel'], ['rhosgobel', 'dol_guldur']) },
      [],
    );
    const middle = (points: readonly (readonly [number, number])[]) => points[Math.floor(points.length / 2)]!;
    const [[ax, ay], [bx, by]] = [middle(there!.points), middle(back!.points)];
    expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(25);
  });
});
