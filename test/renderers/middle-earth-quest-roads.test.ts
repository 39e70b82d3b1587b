import { expect, test } from 'vitest';
import { locales } from '#core/text';
import { LOCATIONS, neighbours } from '#games/middle-earth-quest/printed/map/map';
import { openPaths } from '#renderers/middle-earth-quest/costs';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import type { NowAsked } from '#renderers/pictures';
import { flat, overlap } from './boxes.ts';
import { middle } from './middle-earth-quest-samples.ts';
import { shareOf } from './shares.ts';

/** Roads of the map of Middle-Earth Quest, and what they cost whoever may go on. */

const [ARGALAD] = middle.heroes;
const AT = ARGALAD!.at;
const travel: NowAsked = { seat: 1, words: 'Argalad: where?', key: 'travel', about: { place: AT } };
const drawn = (asked: readonly NowAsked[], locale: (typeof locales)[number] = 'en') =>
  mapPictures.board(middle, { locale, now: { said: [], events: [], asked } });
const tagged = (scene: ReturnType<typeof drawn>, tag: string) => [
  ...new Set(flat(scene).flatMap(({ tags }) => tags.filter((one) => one.startsWith(tag)))),
];
const leadsOn = (tag: string) =>
  neighbours(AT).some((to) => tag.endsWith(`:${AT}-${to}`) || tag.endsWith(`:${to}-${AT}`));

test('while a hero is asked where to go the roads before him stand out, and no others', () => {
  const open = tagged(drawn([travel]), 'open:');
  expect(open).toHaveLength(neighbours(AT).length);
  expect(open.filter((one) => !leadsOn(one))).toEqual([]);
  expect(tagged(drawn([{ ...travel, key: 'shadow' }]), 'open:')).toEqual([]);
});

test.each(locales)(
  'and only what his own roads cost is told then; whoever is asked something else, or nobody, has no costs (%s)',
  (locale) => {
    const costs = (asked: readonly NowAsked[]) => tagged(drawn(asked, locale), 'path:');
    expect(new Set(costs([travel]))).toEqual(
      new Set(tagged(drawn([travel], locale), 'open:').map((one) => `path:${one.slice(5)}`)),
    );
    expect(costs([])).toEqual([]);
    expect(costs([{ ...travel, key: 'hand' }])).toEqual([]);
    expect(costs([{ ...travel, key: 'shadow', seat: 0 }])).toEqual([]);
  },
);

test.each(locales)('and each place he may go to has its cost seen, wherever he has come to (%s)', (locale) => {
  const unseen = shareOf(LOCATIONS, locale).flatMap((at) => {
    const view = { ...middle, heroes: middle.heroes.map((one, n) => (n === 0 ? { ...one, at } : one)) };
    const events = [
      { type: 'hero-moves', shown: { seat: ARGALAD!.seat, from: neighbours(at)[0]!, to: at, cards: [] } },
    ];
    const asked = [{ ...travel, about: { place: at } }];
    const all = flat(mapPictures.board(view, { locale, now: { said: [], events, asked } }));
    return neighbours(at).flatMap((to) => {
      const isCost = (tag: string) => tag === `path:${at}-${to}` || tag === `path:${to}-${at}`;
      const n = all.findLastIndex(({ kind, tags }) => kind === 'text' && tags.some(isCost));
      if (n < 0) return [`${at} ${to}: no cost`];
      const over = all
        .slice(n + 1)
        .filter(({ kind, filled, tags }) => tags.includes('map') && (filled || kind === 'text'));
      return over.flatMap(({ box, tags }) =>
        overlap(box, all[n]!.box, 7) ? [`${at} ${to}: ${tags.at(-1)} over it`] : [],
      );
    });
  });
  expect(unseen).toEqual([]);
});

test('each of his roads leads on from him, though another hero stands at its other end', () => {
  const near = neighbours(AT);
  const view = { ...middle, heroes: middle.heroes.map((one, n) => (n === 0 ? one : { ...one, at: near[n - 1]! })) };
  const look = { locale: 'en' as const, now: { said: [], events: [], asked: [travel] } };
  expect(
    openPaths(view, look, { places: near, pieces: new Set() })
      .map(({ to }) => to)
      .sort(),
  ).toEqual([...near].sort());
});
