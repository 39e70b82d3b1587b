import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { LOCATIONS, locationAt, paths, regions } from '#games/middle-earth-quest/printed/map/map';
import { SIGN, spotOf } from '#renderers/middle-earth-quest/geography';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { farFrom } from '#renderers/middle-earth-quest/labels';
import { jointOf, LARGEST, nameOf } from '#renderers/middle-earth-quest/name-spots';
import { placeName } from '#renderers/middle-earth-quest/names';
import type { NowAsked } from '#renderers/pictures';
import type { Frame, Point, Scene } from '#renderers/scene';
import { flat, overlap } from './boxes.ts';
import { clashes, texts } from './legible.ts';
import { crowded, middle, start } from './middle-earth-quest-samples.ts';

/** Names on the map of Middle-Earth Quest: where they stand, and in which letters. */

const { board } = mapPictures;
/** How wide the frame of the map is, and so far a plate reaches beyond its name. */
const EDGE = 14;
/** All words drawn below a tag. */
const wordsAt = (scene: Scene, tag: string) => texts(scene).filter(({ tags }) => tags.includes(tag));

/** The names whose letters have an outline. */
const outlined = ({ nodes }: Pick<Scene, 'nodes'>): string[] =>
  nodes.flatMap((node) =>
    node.kind === 'group'
      ? outlined(node)
      : node.kind === 'text' && node.outline && node.tag?.startsWith('name:')
        ? [node.tag]
        : [],
  );
/** The names that a piece reaches. */
const reachedByPieces = (scene: Scene): string[] => {
  const pieces = flat(scene).filter(({ tags }) => tags.some((tag) => tag.startsWith('pieces:')));
  return LOCATIONS.map((id) => `name:${id}`).filter((tag) =>
    wordsAt(scene, tag).some(({ box }) => pieces.some((one) => overlap(box, one.box, 0))),
  );
};
const travel = (seat: number, place: string): NowAsked => ({ seat, words: 'Where?', key: 'travel', about: { place } });

describe('The map', () => {
  test('gives every place a sign and always its name, of at least nine pixels on a phone', () => {
    for (const locale of locales) {
      const whole = board(start, { locale });
      for (const id of LOCATIONS)
        expect(
          flat(whole).some(({ tags }) => tags.includes(`place:${id}`)),
          id,
        ).toBe(true);
      for (const view of [start, middle, crowded]) {
        const named = texts(board(view, { locale }));
        for (const id of LOCATIONS)
          expect(named.find(({ tags }) => tags.includes(`name:${id}`))?.text, locale).toBe(placeName(id, locale));
      }
      for (const { text, size } of texts(whole).filter(({ tags }) => tags.some((tag) => tag.startsWith('name:'))))
        expect(size! / 3, `${text} ${locale}`).toBeGreaterThanOrEqual(9);
      for (const region of regions.keys()) {
        const window = board(middle, { locale, focus: region });
        const its = LOCATIONS.filter((id) => locationAt(id).region === region);
        for (const id of its)
          expect(wordsAt(window, `name:${id}`)[0]?.text, `${id} of ${region} ${locale}`).toBe(placeName(id, locale));
      }
      for (const view of [start, middle]) expect(clashes(board(view, { locale })), locale).toEqual([]);
    }
  });
  test('has one spot for each name, where even the largest letters lie over no other name, no sign and not over the frame', () => {
    const faults = locales.flatMap((locale) => {
      const named = LOCATIONS.map((id) => ({ id, box: nameOf(id, locale, LARGEST).box }));
      return named.flatMap(({ id, box }, n) => [
        ...named
          .slice(n + 1)
          .flatMap((other) => (overlap(box, other.box, 1) ? [`${id} over ${other.id} ${locale}`] : [])),
        ...LOCATIONS.flatMap((sign) => {
          const [x, y] = spotOf(sign);
          return overlap(box, { x: x - SIGN, y: y - SIGN, w: 2 * SIGN, h: 2 * SIGN }, 2) ? [`${id} over ${sign}`] : [];
        }),
        // With its plate a name stands within the frame of the map.
        ...(box.x < EDGE || box.y < EDGE || box.x + box.w > 1200 - EDGE || box.y + box.h > 1290 - EDGE
          ? [`${id} ${locale} over the frame`]
          : []),
      ]);
    });
    expect(faults).toEqual([]);
  });
  test('keeps a smaller name within the box of the largest', () => {
    for (const id of LOCATIONS) {
      const [large, small] = [LARGEST, 16].map((size) => nameOf(id, 'en', size).box) as [Frame, Frame];
      expect(small.x, id).toBeGreaterThanOrEqual(large.x - 2);
      expect(small.x + small.w, id).toBeLessThanOrEqual(large.x + large.w + 2);
      expect(small.y, id).toBeGreaterThanOrEqual(large.y - 2);
      expect(small.y + small.h, id).toBeLessThanOrEqual(large.y + large.h + 2);
    }
  });
  test('sets letters on a faint ground without an outline, which costs bytes, but for those that a way, a ring or a piece reaches', () => {
    for (const view of [start, middle, crowded]) {
      const scene = board(view, { locale: 'en' });
      const reached = reachedByPieces(scene);
      expect(reached.length).toBeLessThan(LOCATIONS.length / 2);
      expect(outlined(scene).filter((tag) => !reached.includes(tag))).toEqual([]);
    }
    const [from, to] = ['the_iron_hills', 'lake_esgaroth'];
    const went = { type: 'hero-moves', shown: { seat: 1, from, to, cards: [] } };
    const gone = board(middle, { locale: 'en', now: { said: [], events: [went], asked: [] } });
    // The way passes the one, and the ring of the news runs through the other.
    expect(outlined(gone)).toEqual(expect.arrayContaining(['name:erebor', 'name:lake_esgaroth']));
  });
  test('outlines the letters that a ring runs through, and those of no name further off', () => {
    const { seat, at } = middle.heroes[0]!;
    const look = { locale: 'en', now: { said: [], events: [], asked: [travel(seat, at)] } } as const;
    const scene = board(middle, look);
    const rings = flat(scene).flatMap(({ tags, box: { x, y, w, h } }) =>
      tags.some((tag) => tag.startsWith('eligible:')) ? [{ x: x + w / 2, y: y + h / 2, r: w / 2 }] : [],
    );
    expect(rings.length).toBeGreaterThan(0);
    const found = outlined(scene);
    expect(found.length).toBeGreaterThan(0);
    // Letters leave a little of the box of a name free.
    const reached = LOCATIONS.map((id) => `name:${id}`).filter((tag) =>
      wordsAt(scene, tag).some(({ box }) => rings.some(({ x, y, r }) => farFrom([x, y], box) < r + 16)),
    );
    expect(reached.length).toBeLessThan(LOCATIONS.length / 2);
    expect(found.filter((tag) => ![...reached, ...reachedByPieces(scene)].includes(tag))).toEqual([]);
  });
  test('shows a name at the same spot on every board', () => {
    for (const locale of locales) {
      const spots = [start, middle, crowded].map((view) => {
        const scene = board(view, { locale });
        return new Map(
          LOCATIONS.flatMap((id) =>
            wordsAt(scene, `name:${id}`).map(({ box, size }) => [`${id} ${size}`, `${box.x} ${box.y}`] as const),
          ),
        );
      });
      const [first, ...others] = spots as [Map<string, string>, ...Map<string, string>[]];
      const again = others.flatMap((some) => [...some].filter(([name]) => first.has(name)));
      expect(again.length).toBeGreaterThan(40);
      for (const [name, at] of again) expect(at, `${name} ${locale}`).toBe(first.get(name));
    }
  });
  test('breaks a name where its words join, and a single word nowhere', () => {
    const halves = (name: string) => [name.slice(0, jointOf(name)), name.slice(jointOf(name) ?? name.length)];
    expect(halves('Mouth of the Greyflood')).toEqual(['Mouth of ', 'the Greyflood']);
    expect(halves('ゴルゴロス高原')).toEqual(['ゴルゴロス', '高原']);
    expect(halves('アングマールの廃墟')).toEqual(['アングマールの', '廃墟']);
    expect(halves('ミナス・モルグル')).toEqual(['ミナス・', 'モルグル']);
    expect([jointOf('Tharbad'), jointOf('フォルノスト'), jointOf('裂け谷')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('A name', () => {
  test('has letters of one size and face, whatever stands there: dark ones on light ground, or on a plate', () => {
    for (const locale of locales)
      for (const view of [start, middle, crowded]) {
        const drawn = board(view, { locale });
        const sizes = LOCATIONS.flatMap((id) => wordsAt(drawn, `name:${id}`).map(({ size }) => size));
        expect(new Set(sizes), locale).toEqual(new Set([LARGEST]));
      }
  });
  test('is larger where the headline happened, ten and eleven pixels on a phone, and then lies over no other name', () => {
    const places = LOCATIONS.filter((_, n) => n % 3 === 0);
    let grown = 0;
    for (const locale of locales)
      for (const place of places) {
        const told = { type: 'token-placed', shown: { no: 1, place } };
        const drawn = board(middle, { locale, now: { said: ['A token.'], deeds: [told], events: [told], asked: [] } });
        const boxesOf = (id: string) => wordsAt(drawn, `name:${id}`).map(({ box }) => box);
        const size = wordsAt(drawn, `name:${place}`)[0]!.size!;
        // Where there is no room a name stays as large as all others.
        if (size === LARGEST) continue;
        grown++;
        expect(size).toBeGreaterThanOrEqual(31);
        const others = LOCATIONS.filter((id) => id !== place).flatMap(boxesOf);
        expect(
          others.filter((box) => overlap(boxesOf(place)[0]!, box, 1)),
          `${place} ${locale}`,
        ).toEqual([]);
      }
    expect(grown).toBeGreaterThan(places.length * 1.5);
  });
  test('has its plate on no way, ring, figure or other name; where it has no room it has none', () => {
    const [hero] = middle.heroes as [(typeof middle.heroes)[number]];
    let plates = 0;
    const wrong = paths
      .filter((_, n) => n % 5 === 0)
      .flatMap(({ a, b }, n) => {
        const locale = locales[n % 2]!;
        const view = { ...middle, heroes: middle.heroes.map((one, k) => (k === 0 ? { ...one, at: b } : one)) };
        const told = { type: 'hero-moves', shown: { seat: hero.seat, from: a, to: b, cards: ['rush'] } };
        const asked = [{ seat: hero.seat, words: 'Where?', key: 'travel', about: { place: b } }];
        const all = flat(board(view, { locale, now: { said: ['X.'], deeds: [told], events: [told], asked } }));
        const plate = all.find(({ tags }) => tags.includes(`plate:${b}`))?.box;
        if (!plate) return [];
        plates++;
        const [left, right, top, low] = [plate.x, plate.x + plate.w, plate.y, plate.y + plate.h];
        return all.flatMap(({ kind, tags, box }) => {
          const tag = tags.at(-1)!;
          // The box of a bent line is more than the line; the soft shadow of steps is no step.
          const isWay = tags.includes('way') && kind === 'polygon';
          const isName = kind === 'text' && tags.some((one) => one.startsWith('name:') && one !== `name:${b}`);
          const isRing = kind === 'disc' && tags.some((one) => /^(changed|eligible):/.test(one));
          const isHero = tags.some((one) => one.startsWith('face:')) && tags.some((one) => one.startsWith('pieces:'));
          if (isRing) {
            const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
            const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - low));
            return away < box.w / 2 - 1 ? [`${a} ${b} ${locale}: on ${tag}`] : [];
          }
          return (isWay || isName || isHero) && overlap(plate, box, 7) ? [`${a} ${b} ${locale}: on ${tag}`] : [];
        });
      });
    expect(plates).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });
  test('has a line from a name to its place wherever another place is nearer to it', () => {
    const away = ([x, y]: Point, box: Frame) =>
      Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));
    for (const locale of locales) {
      const drawn = board(start, { locale });
      const led = LOCATIONS.filter((id) => flat(drawn).some(({ tags }) => tags.includes(`lead:${id}`)));
      expect(led.length).toBeGreaterThan(3);
      expect(led.length).toBeLessThan(LOCATIONS.length / 3);
      for (const id of LOCATIONS.filter((one) => !led.includes(one))) {
        const { box } = nameOf(id, locale, LARGEST);
        const nearer = LOCATIONS.filter((one) => one !== id && away(spotOf(one), box) < away(spotOf(id), box));
        expect(nearer, `${id} ${locale}`).toEqual([]);
      }
    }
  });
  test('has room at its eastern edge: whoever comes there hides neither the sign nor stands nearer to another', () => {
    for (const [from, to] of [
      ['sea_of_udun', 'mount_doom'],
      ['barad_dur', 'plains_of_gorgoroth'],
    ] as const) {
      const view = { ...start, heroes: [{ ...start.heroes[0]!, at: to }] };
      const came = { type: 'hero-moves', shown: { seat: 1, from, to, cards: ['rush'] } };
      const asked = [{ seat: 1, words: 'Where?', key: 'travel', about: { place: to } }];
      const drawn = board(view, { locale: 'en', now: { said: ['Moved.'], deeds: [came], events: [came], asked } });
      const figures = flat(drawn).filter(({ tags }) => tags.includes(`pieces:${to}`) && !tags.includes('ghost'));
      const [left, right] = [
        Math.min(...figures.map(({ box }) => box.x)),
        Math.max(...figures.map(({ box }) => box.x + box.w)),
      ];
      const sign = flat(drawn).find(({ tags, kind }) => tags.includes(`place:${to}`) && kind === 'disc')!.box;
      expect(left, to).toBeGreaterThan(sign.x + sign.w / 2);
      expect(right, to).toBeLessThanOrEqual(1200);
    }
  });
});
