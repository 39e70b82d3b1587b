import { expect, test } from 'vitest';
import { inset, shared } from '#renderers/boxes';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import type { Now } from '#renderers/pictures';
import { saltedNumber } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** The story track: where each marker stands, whence it came, and by which line. */

const COLOURS = ['green', 'yellow', 'red', 'black'] as const;
type Markers = typeof middle.markers;

const drawn = (markers: Markers, gone: readonly (readonly [string, number])[]) => {
  const events = gone.map(([marker, n]) => ({
    type: 'marker-moves',
    shown: { marker, n, space: markers[marker as keyof Markers] },
  }));
  const now: Now = { said: [], events, asked: [] };
  return flat(mapPictures.board({ ...middle, markers }, { locale: 'en', now })).filter(({ tags }) =>
    tags.includes('foot'),
  );
};
/** A line of letters is so much higher than its figures, above and below them. */
const LINE = 3;
type Drawn = ReturnType<typeof drawn>;
/** All that stands above the track, by whose it is. */
const above = (all: Drawn): { whose: string; box: Drawn[number]['box'] }[] => {
  const floor = Math.min(...all.filter(({ text }) => text === '0').map(({ box }) => box.y));
  return all.flatMap(({ tags, box }, n) => {
    const marker = tags.find((tag) => tag.startsWith('marker:'));
    const come = tags.find((tag) => tag.startsWith('changed:'));
    if (box.y + box.h > floor || !(marker || come)) return [];
    return [
      { whose: marker ? `${marker} ${tags.includes('ghost')}` : `${come} ${n}`, box: marker ? box : inset(box, LINE) },
    ];
  });
};

test('shows no marker and no number over another, wherever two of them have come', () => {
  let seed = saltedNumber('track/crowds');
  const upTo = (n: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % n;
  };
  for (let n = 0; n < 60; n++) {
    const markers = Object.fromEntries(COLOURS.map((one) => [one, 3 + upTo(14)])) as Markers;
    const gone = COLOURS.filter(() => upTo(2) === 0).map((one) => [one, 1 + upTo(3)] as const);
    const all = above(drawn(markers, gone));
    expect(all.length).toBeGreaterThanOrEqual(4);
    for (const [k, a] of all.entries())
      for (const b of all.slice(k + 1))
        if (a.whose !== b.whose)
          expect(shared(a.box, b.box), `${n} ${JSON.stringify({ markers, gone, a, b })}`).toBeLessThan(12);
  }
});

test('leads a line of its own colour from where each marker was to where it is, with a head there', () => {
  const markers = { green: 6, yellow: 5, red: 1, black: 2 };
  const all = drawn(markers, [
    ['green', 2],
    ['yellow', 3],
    ['black', 1],
  ]);
  const wayOf = (colour: string) => all.filter(({ tags }) => tags.includes(`marker-way:${colour}`));
  const middleOf = (space: number) => {
    const { box } = all.find(({ text }) => text === String(space))!;
    return box.x + box.w / 2;
  };
  for (const [colour, from, to] of [
    ['green', 4, 6],
    ['yellow', 2, 5],
    ['black', 1, 2],
  ] as const) {
    const boxes = wayOf(colour).map(({ box }) => box);
    expect(Math.abs(Math.min(...boxes.map(({ x }) => x)) - middleOf(from))).toBeLessThan(9);
    expect(Math.abs(Math.max(...boxes.map(({ x, w }) => x + w)) - middleOf(to))).toBeLessThan(9);
    expect(boxes.some(({ h }) => h > 9)).toBe(true);
  }
  expect(wayOf('red')).toEqual([]);
});

test('has who has left smaller than who stands alone', () => {
  const size = (markers: Markers, gone: readonly (readonly [string, number])[], isGhost: boolean) =>
    above(drawn(markers, gone)).find(({ whose }) => whose === `marker:green ${isGhost}`)!.box.w;
  const markers = { green: 9, yellow: 0, red: 0, black: 0 };
  expect(size(markers, [['green', 4]], true)).toBeLessThan(size(markers, [], false) * 0.75);
});
