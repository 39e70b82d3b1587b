import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import { locations } from '#games/middle-earth-quest/printed/map/map';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { placeName } from '#renderers/middle-earth-quest/names';
import { subjectOf } from '#renderers/middle-earth-quest/subjects';
import { say } from '#renderers/middle-earth-quest/text';
import { lanesOf } from '#renderers/middle-earth-quest/track';
import type { Now } from '#renderers/pictures';
import { saltedNumber } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import { texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** A chip tells of one subject: readers took what stood in one chip for the cause of the rest. */

type Told = readonly [type: string, shown?: Record<string, Json>];
const now = (told: readonly Told[], events: readonly Told[] = []): Now => ({
  said: told.map(([type]) => `Somebody did: ${type}.`),
  deeds: told.map(([type, shown = {}]) => ({ type, shown })),
  times: told.map((_, n) => n),
  events: events.map(([type, shown = {}]) => ({ type, shown })),
  asked: [],
});
const drawn = (news: Now) => mapPictures.board(middle, { locale: 'en', now: news });
const inBand = (news: Now) => texts(drawn(news)).filter(({ tags }) => tags.includes('effects'));
const said = (news: Now) => inBand(news).map(({ text }) => text);
const [one, two] = middle.heroes as [(typeof middle.heroes)[number], (typeof middle.heroes)[number]];
const LAST: Told = ['hero-draws', { seat: one.seat, n: 1 }];
const came = (...parts: readonly Told[]): Json =>
  parts.map(([key, args]) => ({ key: `came.${key}`, args: { who: null, ...args } })) as unknown as Json;

describe('A subject', () => {
  const of = (type: string, args: Record<string, Json> = {}, seat?: number) => subjectOf({ type, args }, seat);
  test('is each marker, each piece and each hero of its own', () => {
    expect(of('marker-moves', { marker: 'green' })).not.toBe(of('marker-moves', { marker: 'black' }));
    expect(of('influence-falls')).not.toBe(of('marker-moves', { marker: 'green' }));
    expect(of('character-placed', { character: 'dain' })).not.toBe(of('character-placed', { character: 'gandalf' }));
    expect(of('favor-lost', { seat: 1 })).not.toBe(of('favor-lost', { seat: 2 }));
    expect(of('favor-on-card', { seat: 1 })).not.toBe(of('character-placed', { character: 'dain' }));
  });
  test('is one for all that came to one hero, whether it names him or his deed does', () => {
    expect(of('favor-gained', {}, 1)).toBe(of('corruption-received', { seat: 1 }));
    expect(of('favor-gained', { seat: 2 }, 1)).not.toBe(of('corruption-received', {}, 1));
  });
  test('of a card that goes to a hero is not what he gave before', () => {
    expect(of('event-given', { seat: 1 })).not.toBe(of('favor-on-card', { seat: 1 }));
  });
});

describe('Chips', () => {
  const event = (...parts: readonly Told[]): Told => [
    'event-drawn',
    { event: 'dark_news_from_erebor', others: null, came: came(...parts) },
  ];
  /** Which plate of the band has a text, by the plate's left edge. */
  const plateOf = (news: Now, text: string) => {
    const word = inBand(news).find((some) => some.text === text)!;
    const plates = flat(drawn(news)).filter(
      ({ kind, tags, box }) => kind === 'rect' && tags.includes('effects') && box.w < 1100,
    );
    const at = plates.find(
      ({ box }) => box.x <= word.box.x && box.x + box.w >= word.box.x + word.box.w && Math.abs(box.y - word.box.y) < 40,
    );
    return at && Math.round(at.box.x);
  };
  test('join what came to one hero, and never two subjects', () => {
    const news = now([
      event(
        ['character-placed', { character: 'gandalf', place: 'bree' }],
        ['favor-lost', { seat: one.seat, n: 1 }],
        ['corruption-received', { seat: one.seat, corruption: 'weak' }],
        ['favor-lost', { seat: two.seat, n: 2 }],
      ),
    ]);
    expect(plateOf(news, '−1')).toBe(plateOf(news, 'Weak'));
    expect(plateOf(news, '−1')).not.toBe(plateOf(news, '−2'));
    expect(plateOf(news, '−1')).not.toBe(plateOf(news, 'Bree'));
  });
  test('have the Story step over markers that a Hero Rally is told with, and none over a Rally without', () => {
    const places = [{ key: 'label.place-n', args: { place: 'bree', n: 2 } }] as unknown as Json;
    const rally = (...parts: readonly Told[]): Told => ['rallied', { places, came: came(...parts) }];
    const story = say('effects.story', 'en');
    const with2 = said(now([rally(['marker-moves', { marker: 'green', n: 2, space: 6 }]), LAST]));
    expect(with2.indexOf(story)).toBeGreaterThan(with2.indexOf('−2 Bree'));
    expect(with2.indexOf(story)).toBeLessThan(with2.indexOf('+2'));
    expect(said(now([rally(), LAST]))).not.toContain(story);
  });
  test('say favor that was put on a card with the card, and not as lost', () => {
    const news = now([event(['favor-on-card', { seat: one.seat, n: 1, event: 'trust_in_friendship' }])]);
    expect(said(news)).toContain('1');
    expect(said(news)).not.toContain('−1');
  });
  test('say of each place its own number', () => {
    const ids = [...locations.keys()].slice(0, 2);
    const places = ids.map((place) => ({ key: 'label.place-n', args: { place, n: 1 } })) as unknown as Json;
    const text = said(now([event(['influence-placed', { places }])])).join(' ');
    for (const id of ids) expect(text).toContain(`+1 ${placeName(id, 'en')}`);
  });
  test('name up to three cards that were paid and all stops of a way, where there is room', () => {
    const walk = (cards: string[]): Told => ['hero-moves', { seat: one.seat, from: 'bree', to: 'tharbad', cards }];
    const paidBy = (cards: string[]) => said(now([walk(cards), LAST], [walk(cards)])).join(' ');
    expect(paidBy(['parry', 'smash', 'smash'])).toContain('Parry, Smash ×2');
    expect(paidBy(['parry', 'smash', 'rush', 'charge'])).not.toContain('Parry');
  });
  test('of a walk of many stops are read on a phone: only its end is named where all have no room', () => {
    const stops = [
      'bree',
      'old_forest',
      'bree',
      'weathertop',
      'the_trollshaws',
      'weathertop',
      'bree',
      'old_forest',
      'bree',
    ];
    const ways = stops
      .slice(1)
      .map((to, n): Told => ['hero-moves', { seat: one.seat, from: stops[n]!, to, cards: ['parry'] }]);
    const walked = (n: number): Now => {
      const via = stops.slice(1, n).map((id) => ({ key: `location.${id}` }));
      const cards = Array.from({ length: n }, () => 'parry');
      const deed: Told = ['hero-travels', { seat: one.seat, from: stops[0]!, to: stops[n]!, via, cards }];
      return now([deed], ways.slice(0, n));
    };
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const band = inBand(walked(n));
      expect(band.map(({ text }) => text).join(' ')).toContain(placeName(stops[n]!, 'en'));
      expect(Math.min(...band.map(({ size }) => size!)), `${n} stops`).toBeGreaterThanOrEqual(24);
    }
  });
  test('do not say of what was not gained that it was lost', () => {
    const text = said(now([['item-missed', { seat: one.seat, item: 'horse' }], LAST]));
    expect(text.join(' ')).toMatch(/no .* gained/);
    expect(text).not.toContain('Horse');
  });
});

test('Lines of markers that share a space of the track lie in lanes of their own, however they move', () => {
  const COLOURS = ['green', 'yellow', 'red', 'black'] as const;
  let seed = saltedNumber('track/lanes');
  const upTo = (n: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % n;
  };
  let shared = 0;
  for (let n = 0; n < 300; n++) {
    const gone = COLOURS.map((colour) => {
      const from = upTo(16);
      const far = 1 + upTo(3);
      return { colour, n: far, to: from + far, isLoud: upTo(2) === 0 };
    });
    const laid = lanesOf(gone);
    expect(laid.map(({ one: { colour } }) => colour).toSorted()).toEqual(COLOURS.toSorted());
    for (const [k, a] of laid.entries())
      for (const b of laid.slice(k + 1)) {
        const over = Math.min(a.one.to, b.one.to) - Math.max(a.one.to - a.one.n, b.one.to - b.one.n);
        if (over < 0) continue;
        shared++;
        expect(a.y, JSON.stringify([a, b])).not.toBe(b.y);
      }
  }
  expect(shared).toBeGreaterThan(50);
});

describe('A marker that came where another left', () => {
  const moves = (...all: readonly (readonly [string, number, number])[]) =>
    now(
      [],
      all.map(([marker, n, space]): Told => ['marker-moves', { marker, n, space }]),
    );
  const ghosts = (markers: typeof middle.markers, news: Now) =>
    new Set(
      flat(mapPictures.board({ ...middle, markers }, { locale: 'en', now: news }))
        .filter(({ tags }) => tags.includes('ghost') && tags.includes('foot'))
        .flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('marker:'))),
    );
  test('leaves its ghost to be seen, as each other has one', () => {
    const markers = { green: 6, yellow: 0, red: 0, black: 4 };
    const seen = ghosts(markers, moves(['green', 2, 6], ['black', 1, 4]));
    expect([...seen].toSorted()).toEqual(['marker:black', 'marker:green']);
    expect(ghosts(markers, moves())).toEqual(new Set());
  });
});
