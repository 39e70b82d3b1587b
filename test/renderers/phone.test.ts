import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Scene } from '#renderers/scene';
import { pictures as scythe } from '#renderers/scythe/index';
import { cells } from '#renderers/tears-of-the-dragon/geography';
import { pictures as tears } from '#renderers/tears-of-the-dragon/index';
import { texts } from './legible.ts';
import * as fights from './sample-battles.ts';
import { news } from './sample-news.ts';
import * as variant from './sample-variants.ts';
import * as sample from './samples.ts';
import * as hexes from './scythe-samples.ts';

/**
 * A phone shows a picture 400 pixels wide. Every word that matters has nine of them and more; what is smaller is listed here, with why
 * nobody needs it there.
 */

const PHONE = 400;
const LEAST = 9;
/** The map of Tears of the Dragon is smaller where rows of what happened would have no room below it: there eight are enough. */
const ON_MAP = 8;
/** So have lists of who stands in a heap or is lost: with larger letters some of them would be left out. */
const LISTS = /^(crowd|out):/;
/** The largest battle there can be leaves room for how the match stands, and has eight too. */
const LARGEST = 'greatBattle';

/** By tag, or by the words themselves where they have none. */
type Decoration = readonly (readonly [which: RegExp, why: string])[];

const ON_THE_MAP: Decoration = [
  [/^load$/, 'how many lie in a box, in a crowd: only its owner sees it, and his own page has the box'],
  [/^(stack|trapped):ursh/, 'thirty counters, the dragon and a trap in one village: it can be looked at large'],
];
const DECORATION = {
  'a board of Tears of the Dragon': ON_THE_MAP,
  'a battle of Tears of the Dragon': [],
  'a hand of Tears of the Dragon': [],
  'the end of Tears of the Dragon': [],
  'a board of Scythe': [
    [/^pieces:E3$/, 'twenty units of six kinds on one hex when the match is over: nobody acts there any more'],
  ],
  'a place of Scythe': [[/^goods:/, 'four kinds in a fight: the list below counts each']],
  'a mat of Scythe': [],
  'the mats of Scythe': [],
  'the end of Scythe': [],
  'a hand of Scythe': [],
} as const satisfies Record<string, Decoration>;
type Kind = keyof typeof DECORATION;

const views = Object.entries({ ...fights.samples, ...variant });
const own = (view: (typeof views)[number][1]) => ({ ...view, viewer: view.viewer === 'spectator' ? 1 : view.viewer });
const scenes: [Kind, string, Scene][] = locales.flatMap((locale): [Kind, string, Scene][] => [
  ...views.flatMap(([name, view]): [Kind, string, Scene][] => [
    [
      view.battle ? 'a battle of Tears of the Dragon' : 'a board of Tears of the Dragon',
      `${name} ${locale}`,
      tears.board(view, { locale, now: news[locale] }),
    ],
    ['a hand of Tears of the Dragon', `${name} ${locale}`, tears.hand(own(view), { locale })!],
    ...(view.chronicle.length > 0
      ? [['the end of Tears of the Dragon', `${name} ${locale}`, tears.end!(view, { locale })] as [Kind, string, Scene]]
      : []),
  ]),
  ...Object.entries(hexes.samples).flatMap(([name, view]): [Kind, string, Scene][] => [
    ['a board of Scythe', `${name} ${locale}`, scythe.board(view, { locale })],
    ...view.players.map(({ seat }): [Kind, string, Scene] => [
      'a hand of Scythe',
      `${seat} in ${name} ${locale}`,
      scythe.hand(hexes.asSeat(view, seat), { locale })!,
    ]),
    ...view.players.map(({ seat }): [Kind, string, Scene] => [
      'a mat of Scythe',
      `${seat} in ${name} ${locale}`,
      scythe.board(view, { locale, focus: `mat-${seat}` }),
    ]),
    ['the mats of Scythe', `${name} ${locale}`, scythe.board(view, { locale, focus: 'mats' })],
    ...['E3', 'D4', 'G3', 'home-crimea'].map((focus): [Kind, string, Scene] => [
      'a place of Scythe',
      `${focus} in ${name} ${locale}`,
      scythe.board(view, { locale, focus }),
    ]),
  ]),
  ...[hexes.over, { ...hexes.middle, phase: 'over' as const, turn: null }].flatMap(
    (view, n): [Kind, string, Scene][] => [['the end of Scythe', `${n} ${locale}`, scythe.end!(view, { locale })]],
  ),
]);

/** Words of a scene too small for a phone, without those that are listed. */
const small = (scene: Scene, listed: Decoration, { onMap, least }: { onMap: number; least: number }) =>
  texts(scene)
    .filter(({ size, tags }) => {
      const isListed = tags.some((tag) => LISTS.test(tag));
      return (size! * PHONE) / scene.width < (tags.includes('map') ? onMap : isListed ? ON_MAP : least);
    })
    .filter(({ tags, text }) => !listed.some(([which]) => which.test(text!) || tags.some((tag) => which.test(tag))))
    .map(({ text, size, tags }) => `${text} ${size} ${tags.join(' ')}`);

describe('On a phone', () => {
  test.each(Object.entries(DECORATION) as [Kind, Decoration][])(
    '%s has every word that matters nine pixels high',
    (kind, listed) => {
      const these = scenes.filter(([one]) => one === kind);
      expect(these.length).toBeGreaterThan(3);
      const onMap = kind === 'a board of Tears of the Dragon' ? ON_MAP : LEAST;
      const faults = these.flatMap(([, name, scene]) => {
        const least = name.startsWith(LARGEST) ? ON_MAP : LEAST;
        return small(scene, listed, { onMap, least }).map((line) => `${name}: ${line}`);
      });
      expect([...new Set(faults)]).toEqual([]);
    },
  );

  test.each(locales)(
    'names of places are nine pixels high wherever armies stand, a third of one less between three, but for the cave beside one, in %s',
    (locale) => {
      const ids = [...cells.keys()];
      const small = Array.from({ length: 12 }, (_, n) => {
        const taken = Array.from({ length: 12 }, (_, k) => ids[(n * 29 + k * (7 + n)) % ids.length]!);
        const army = [sample.leader('neko'), ...sample.many(3, 'cadmin')];
        const view = taken.reduce((made, id) => {
          const known = made.places.find((place) => place.id === id);
          return sample.withPlaces(made, { trapped: [], ...known, id, stacks: [sample.stack(n % 2, army)] });
        }, sample.start);
        return texts(tears.board(view, { locale }))
          .filter(({ tags, size }) => tags.some((tag) => tag.startsWith('name:')) && size! / 3 < LEAST - 1 / 3)
          .filter(
            ({ tags }) => !(tags.includes('name:lair') && (taken.includes('asten') || taken.includes('alder-bay'))),
          )
          .map(({ text, size }) => `${n}: ${text} ${size}`);
      });
      expect(small.flat()).toEqual([]);
    },
  );

  test.each(locales)('the bar over a board has all its words nine pixels high, in %s', (locale) => {
    const bar = texts(tears.board(sample.middle, { locale, now: news[locale] })).filter(({ tags }) =>
      tags.some((tag) => ['said', 'said-before', 'turn', 'stands', 'asked'].includes(tag)),
    );
    expect(bar.length).toBeGreaterThan(2);
    expect(Math.min(...bar.map(({ size }) => size! / 3))).toBeGreaterThanOrEqual(LEAST);
  });
});
