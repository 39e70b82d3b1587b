import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { areas, seas } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Scene } from '#renderers/scene';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import type { Inked } from './boxes.ts';
import { clashes, covered, outside, texts, wrong } from './legible.ts';
import * as fights from './sample-battles.ts';
import { news } from './sample-news.ts';
import * as variant from './sample-variants.ts';
import * as sample from './samples.ts';

const ids = [...areas.keys(), ...seas.keys()];
const named = Object.entries<View>({ ...fights.samples, ...variant });
/** Both seats look at what is open; what only one of them can see, only he looks at. */
const viewersOf = ({ viewer, placement }: View) => (placement && viewer !== 'spectator' ? [viewer] : [0, 1]);
const finished = named.filter(([, view]) => view.chronicle.length > 0);
/** Every picture that the samples give, in both languages. */
const scenes: [string, Scene][] = locales.flatMap((locale) => [
  ...named.map(([name, view]): [string, Scene] => [`${name}, ${locale}`, pictures.board(view, { locale })]),
  ...named.map(([name, view]): [string, Scene] => [
    `${name} with news, ${locale}`,
    pictures.board(view, { locale, now: news[locale] }),
  ]),
  ...named.flatMap(([name, view]) =>
    pictures.pages!(view, { locale }).map((page): [string, Scene] => [`${page.name} of ${name}`, page.scene]),
  ),
  ...ids.flatMap((focus): [string, Scene][] => [
    [`middle at ${focus}, ${locale}`, pictures.board(sample.middle, { locale, focus })],
    [`crowded at ${focus}, ${locale}`, pictures.board(sample.crowded, { locale, focus })],
  ]),
  ...['asten', 'brightsea', 'ossum', 'salt-sound', 'long-water'].flatMap((focus): [string, Scene][] => [
    [`penguins at ${focus}, ${locale}`, pictures.board(variant.penguins, { locale, focus })],
    [`fleets at ${focus}, ${locale}`, pictures.board(variant.fleets, { locale, focus })],
  ]),
  ...named.flatMap(([name, view]): [string, Scene][] =>
    viewersOf(view).map((viewer) => [
      `hand of ${viewer} in ${name}, ${locale}`,
      pictures.hand({ ...view, viewer }, { locale })!,
    ]),
  ),
  ...finished.map(([name, view]): [string, Scene] => [`end of ${name}, ${locale}`, pictures.end!(view, { locale })]),
]);

describe('Every picture', () => {
  test('there are pictures of every place, moment and hand', () => expect(scenes.length).toBeGreaterThan(270));

  test('is 1200 wide and at most 1880 high', () => {
    for (const [name, scene] of scenes) {
      expect(scene.width, name).toBe(1200);
      expect(scene.height, name).toBeLessThanOrEqual(1880);
      expect(scene.height, name).toBeGreaterThan(400);
    }
  });

  test('has all its words inside the frame', () => {
    expect(wrong(scenes, outside)).toEqual([]);
  });

  test('has no words over other words', () => {
    expect(wrong(scenes, clashes)).toEqual([]);
  });

  test('draws nothing solid over words', () => {
    expect(wrong(scenes, covered)).toEqual([]);
  });

  test('has no words smaller than eleven pixels, but on pieces in a heap', () => {
    const onPiece = ({ tags }: Inked) => tags.some((tag) => /^(stack|trapped|line|plan):/.test(tag));
    const small = scenes.flatMap(([name, scene]) =>
      texts(scene).flatMap((one) => (one.size! < 11 && !onPiece(one) ? [`${name}: ${one.text} ${one.size}`] : [])),
    );
    expect(small).toEqual([]);
  });

  /** Sizes at a third of the picture, 400 pixels wide, as a phone shows it. */
  const onPhone = (scene: Scene, tag: RegExp) =>
    texts(scene)
      .filter(({ tags }) => tags.some((one) => tag.test(one)))
      .map((one) => ({ ...one, size: one.size! / 3 }));

  test('has figures of four and a half pixels and more on a phone for whatever stands in the open, most of them nine, if it is no heap', () => {
    for (const locale of locales)
      for (const [name, view] of named.filter(([one]) => one !== 'heap' && one !== 'crowded' && !one.endsWith('Own'))) {
        const sizes = onPhone(pictures.board(view, { locale }), /^(stack|garrison|unexplored|trapped):/).map(
          ({ size }) => size,
        );
        expect(Math.min(...sizes, 9), `${name} ${locale}`).toBeGreaterThanOrEqual(4.5);
        expect(sizes.filter((size) => size < 7).length / (sizes.length + 1), `${name} ${locale}`).toBeLessThan(0.34);
      }
  });

  test('names nine pixels high on a phone where somebody stands, as far as neighbours leave room', () => {
    for (const locale of locales) {
      const names = ['start', 'middle'].flatMap((moment) => {
        const view = fights.samples[moment as 'start'] ?? sample.middle;
        const peopled = view.places.filter(({ stacks, controller }) => stacks.length > 0 || controller !== undefined);
        const scene = pictures.board(view, { locale });
        return peopled.flatMap(({ id }) => onPhone(scene, new RegExp(`^name:${id}$`)));
      });
      expect(names.length).toBeGreaterThan(10);
      for (const { size, text } of names) expect(size, `${text}`).toBeGreaterThanOrEqual(6.5);
      expect(names.filter(({ size }) => size >= 8.9).length / names.length, locale).toBeGreaterThan(0.8);
    }
  });

  test.each(locales)(
    'of a battle has no word below seven and a half pixels on a phone, but on the map, in %s',
    (locale) => {
      const scene = pictures.board(fights.battle, { locale });
      const small = texts(scene).filter(
        ({ size, tags }) => size! / 3 < 7.5 && !tags.includes('map') && !tags.some((tag) => tag.startsWith('line:')),
      );
      expect(small.map(({ text }) => text)).toEqual([]);
    },
  );

  test.each(locales)('has hands and pages whose words are eight pixels and more on a phone, in %s', (locale) => {
    const hand = pictures.hand({ ...sample.middle, viewer: 1 }, { locale })!;
    const scenes = [hand, ...pictures.pages!(sample.middle, { locale }).map(({ scene }) => scene)];
    const small = scenes.flatMap((scene) => texts(scene).filter(({ size }) => size! / 3 < 7.6));
    expect(small.map(({ text, size }) => `${text} ${size}`)).toEqual([]);
  });

  test('is the same for the same view', () => {
    for (const view of [sample.middle, fights.battle]) {
      const again = JSON.parse(JSON.stringify(view)) as View;
      expect(pictures.board(again, { locale: 'ja' })).toEqual(pictures.board(view, { locale: 'ja' }));
    }
  });

  test('is plain data', () => {
    const scene = pictures.board(sample.middle, { locale: 'en' });
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  });
});

describe('The description', () => {
  const alts = named.flatMap(([name, view]) =>
    locales.flatMap((locale) => [
      [`board ${name} ${locale}`, pictures.alt.board(view, { locale, now: news[locale] })],
      ...['caer-sillius', 'ursh', 'salt-sound'].map((focus) => [
        `${focus} ${name} ${locale}`,
        pictures.alt.board(view, { locale, focus }),
      ]),
      ...viewersOf(view).map((viewer) => [
        `hand ${viewer} ${name} ${locale}`,
        pictures.alt.hand({ ...view, viewer }, { locale }),
      ]),
      [`end ${name} ${locale}`, pictures.alt.end!(view, { locale })],
    ]),
  ) as [string, string][];

  test.each(alts)('%s has at most 1,000 characters and is not empty', (_, alt) => {
    expect(alt.length).toBeLessThanOrEqual(1000);
    expect(alt.length).toBeGreaterThan(25);
  });
  test('begins with what matters most', () => {
    expect(pictures.alt.board(sample.middle, { locale: 'en' })).toMatch(
      /^Tears of the Dragon, turn 9: Lord Gorganun – action phase\. May activate 2/,
    );
    expect(pictures.alt.board(sample.middle, { locale: 'ja' })).toMatch(
      /^ドラゴンの涙、第9ターン。ゴルガナン卿：アクションフェイズ。/,
    );
  });
  test('begins with what just happened and who is asked, the newest first', () => {
    const alt = pictures.alt.board(sample.middle, { locale: 'en', now: news.en });
    expect(alt).toMatch(
      /^Warmaster Shale moves from Vel Karad to Skarn\. Warmaster Shale is activated\. Lord Forseti: who takes the hit\? Tears of the Dragon, turn 9/,
    );
    expect(alt).toContain('Just changed: Skarn');
  });
  test('says what the picture of a battle says', () => {
    const alt = pictures.alt.board(fights.battle, { locale: 'en' });
    expect(alt).toContain('Assault on Caer Clavell, Round 2.');
    expect(alt).toContain('2 hits scored');
  });
  test('says how much it leaves out', () => {
    expect(pictures.alt.board(sample.middle, { locale: 'en' })).toMatch(/and (one more place|\d+ more places)\.$/);
    expect(pictures.alt.board({ ...sample.middle, places: [] }, { locale: 'en' })).not.toContain('more');
  });
  test('begins its places with sieges, and closes every sentence once', () => {
    expect(pictures.alt.board(sample.middle, { locale: 'en' })).toMatch(
      /Hollow Spire\. Caer Clavell \(Lord Forseti, besieged\)/,
    );
    for (const [name, alt] of alts) expect(alt, name).not.toMatch(/[!?.！？。][.。]|\s\.|undefined|null/);
  });
});

describe('Places to look at', () => {
  test.each(locales)('are all areas and seas by name, in %s', (locale) => {
    const found = pictures.places(sample.start, locale);
    expect(found.map((one) => one.id).sort()).toEqual([...ids].sort());
    expect(found.map((one) => one.name)).toEqual(
      [...found.map((one) => one.name)].sort((a, b) => a.localeCompare(b, locale)),
    );
  });
});
