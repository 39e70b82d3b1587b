import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { LOCATIONS, paths } from '#games/middle-earth-quest/printed/map/map';
import { SIGN, spotOf, WHOLE } from '#renderers/middle-earth-quest/geography';
import { keptBoxes } from '#renderers/middle-earth-quest/labels';
import { LARGEST, nameOf } from '#renderers/middle-earth-quest/name-spots';
import { namesAside } from '#renderers/middle-earth-quest/names-aside';
import { drawnWays, lineFrames, waysOf } from '#renderers/middle-earth-quest/ways';
import type { Now } from '#renderers/pictures';
import type { Frame, Point } from '#renderers/scene';
import { overlap } from './boxes.ts';

/** The ways that were gone on the map of Middle-Earth Quest. */

const moved = (...steps: readonly (readonly [from: string, to: string])[]): Now => ({
  said: [],
  asked: [],
  events: steps.map(([from, to], n) => ({ type: 'figure-moves', shown: { figure: { key: `foe.${n}` }, from, to } })),
});
const names = (locale: (typeof locales)[number]) => LOCATIONS.map((id) => nameOf(id, locale, LARGEST).box);

const around = ([x, y]: Point, r: number): Frame => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

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
  test('has its head free of names, on most roads: those step aside, and hide neither one another nor signs', () => {
    for (const locale of locales) {
      const plain = { locale, seen: WHOLE, places: LOCATIONS, plates: new Map(), size: LARGEST };
      const signs = LOCATIONS.map((id) => around(spotOf(id), SIGN));
      const all = names(locale);
      const heads = (isMoved: boolean) =>
        paths.filter(({ a, b }) => {
          const look = { locale, now: moved([a, b]) };
          const boxes = isMoved
            ? keptBoxes({ ...plain, aside: namesAside(plain, { ways: lineFrames(look), rings: [] }, signs) })
            : all;
          const gone = boxes.filter((box, n) => box.x !== all[n]!.x || box.y !== all[n]!.y);
          for (const box of gone)
            for (const other of [...signs, ...boxes.filter((one) => one !== box)])
              expect(overlap(box, other, 0), `${a} ${b}`).toBe(false);
          const [x, y] = waysOf(look, isMoved ? boxes : [])[0]!.points.at(-1)!;
          return boxes.some((name) => overlap(name, { x: x - 8, y: y - 8, w: 16, h: 16 }, 0));
        }).length;
      expect(heads(true), locale).toBeLessThan(heads(false) / 2);
    }
  });
  test('keeps to its path: its middle is hardly beside it', () => {
    for (const { a, b } of paths)
      for (const locale of locales) {
        const { points } = waysOf({ locale, now: moved([a, b]) }, names(locale))[0]!;
        const [[ax, ay], [bx, by]] = [spotOf(a), spotOf(b)];
        const far = Math.hypot(bx - ax, by - ay);
        for (const [x, y] of points)
          expect(Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / far, `${a} ${b}`).toBeLessThan(far / 8);
      }
  });
  test('has its number where it arrives, if there are more, on each road there and back', () => {
    const far = ({ x, y, w, h }: Frame, [px, py]: Point) => Math.hypot(x + w / 2 - px, y + h / 2 - py);
    for (const locale of locales)
      for (const { a, b } of paths) {
        const ways = waysOf({ locale, now: moved([a, b], [b, a]) }, names(locale));
        for (const { step, mark } of ways) {
          expect(mark, `${a} ${b}`).toBeDefined();
          expect(far(mark!, spotOf(step.to)), `${a} ${b}`).toBeLessThan(far(mark!, spotOf(step.from)));
        }
        expect(overlap(ways[0]!.mark!, ways[1]!.mark!, 0), `${a} ${b}`).toBe(false);
      }
  });
  test('lies once over a path that was gone again: with a head at each end that was reached, and a number for each step', () => {
    const [there, back] = [['dol_guldur', 'rhosgobel'] as const, ['rhosgobel', 'dol_guldur'] as const];
    for (const locale of locales) {
      const ways = waysOf({ locale, now: moved(there, back, there) }, names(locale));
      expect(ways.map(({ isAgain }) => isAgain)).toEqual([undefined, 'back', 'on']);
      const [first, second] = ways.map(({ points }) => points);
      // It bends one way, from whichever end it is seen.
      const apart = (point: Point) => Math.min(...first!.map(([x, y]) => Math.hypot(x - point[0], y - point[1])));
      expect(Math.max(...second!.slice(4, -4).map(apart))).toBeLessThan(7);
      expect(drawnWays(ways, 'loud')).toHaveLength(2);
      expect(new Set(ways.map(({ mark }) => JSON.stringify(mark))).size).toBe(3);
    }
    expect(
      waysOf({ locale: 'en', now: moved(there, ['rhosgobel', 'the_bight']) }, []).map(({ isAgain }) => isAgain),
    ).toEqual([undefined, undefined]);
  });
});
