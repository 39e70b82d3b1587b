import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import { coveredBy, framing } from '#renderers/boxes';
import { spotOf, WHOLE } from '#renderers/middle-earth-quest/geography';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { keptBoxes, type Naming, placeNames } from '#renderers/middle-earth-quest/labels';
import { LARGEST } from '#renderers/middle-earth-quest/name-spots';
import { namesAside } from '#renderers/middle-earth-quest/names-aside';
import { heroPiece, shieldParts } from '#renderers/middle-earth-quest/pieces';
import type { Scene } from '#renderers/scene';
import { done } from '#renderers/theme';
import { flat } from './boxes.ts';
import { middle, withInfluence } from './middle-earth-quest-samples.ts';

/** Where much stands together on the map: what gives way to what. */

const sceneOf = (nodes: Scene['nodes']): Scene => ({ width: 1200, height: 1200, ground: '#000000', lang: 'en', nodes });

describe('A hero', () => {
  test('who is asked covers his outline and his pointer as well: no more of either is inked than his parts say', () => {
    for (const isAsked of [false, true]) {
      const { w, h, nodes } = heroPiece(1, 'argalad', isAsked);
      const inked = framing(flat(sceneOf(nodes)).map(({ box }) => box));
      const parts = framing(shieldParts({ x: 0, y: 0, w, h }));
      const reach = isAsked ? 8 : 1;
      expect(parts.x, 'left').toBeLessThanOrEqual(inked.x + 2 - (reach - 1));
      expect(parts.x + parts.w, 'right').toBeGreaterThanOrEqual(inked.x + inked.w - 2 + (reach - 1));
      expect(parts.y, 'above').toBeLessThanOrEqual(inked.y + 2);
    }
  });
  test('leaves the number of influence of his place to be read, asked or not, wherever he stands', () => {
    for (const at of LOCATIONS.filter((_, n) => n % 5 === 0)) {
      const view = withInfluence(
        { ...middle, heroes: middle.heroes.slice(1, 2).map((one) => ({ ...one, at })), tokens: [], characters: {} },
        { [at]: 3 },
      );
      for (const asked of [[], [{ seat: 2, words: 'Eleanor: rest?' }]]) {
        const scene = mapPictures.board(view, { locale: 'en', now: { said: [], events: [], asked } });
        const all = flat(scene);
        const number = all.find(({ text, tags }) => text === '3' && tags.includes(`place:${at}`));
        if (!number) continue;
        const top = all.find(({ tags }) => tags.includes('map'))!.box.y;
        const inked = all.filter(({ tags, kind }) => tags.includes(`face:eleanor`) && tags.includes('map') && kind);
        const shield = framing(inked.map(({ box }) => box));
        const [x, y] = spotOf(at);
        // The digit itself, a little within its line.
        const digit = { x: x - 8, y: y + top - 9, w: 16, h: 18 };
        expect(coveredBy(digit, [shield]) / (16 * 18), `${at} ${asked.length}`).toBeLessThan(0.5);
      }
    }
  });
});

describe('A name', () => {
  const naming = (locale: 'en' | 'ja'): Naming => ({
    ...{ locale, seen: WHOLE, places: LOCATIONS, plates: new Map(), size: LARGEST },
  });
  test.each(locales)(
    'in %s steps aside for a ring that covers much of it, to where it hides nothing, and for no ring far away',
    (locale) => {
      const plain = naming(locale);
      const before = keptBoxes(plain);
      let moved = 0;
      for (const [n, id] of LOCATIONS.entries()) {
        const { x, y, w, h } = before[n]!;
        const rings = [{ x: x + w / 2, y: y + h / 2, r: 20 }];
        const aside = namesAside(plain, { ways: [], rings }, []);
        const after = keptBoxes({ ...plain, aside });
        const gone = after.flatMap((box, k) => (box.x === before[k]!.x && box.y === before[k]!.y ? [] : [k]));
        for (const k of gone) {
          moved++;
          const others = after.filter((_, other) => other !== k);
          expect(coveredBy(after[k]!, others), `${id} moves ${LOCATIONS[k]}`).toBe(0);
        }
      }
      expect(moved).toBeGreaterThan(0);
      expect(namesAside(plain, { ways: [], rings: [{ x: 40, y: 1_260, r: 20 }] }, []).size).toBe(0);
    },
  );
  test('of where the headline happened is amber where it has no plate, and no other name is', () => {
    const drawn = placeNames({ ...naming('en'), loud: new Set(['bree']) });
    const amber = drawn.flatMap((one) => (one.kind === 'text' && one.outline?.colour === done ? [one.tag] : []));
    expect(amber).toEqual(['name:bree']);
  });
});
