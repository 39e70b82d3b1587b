import { describe, expect, test } from 'vitest';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { flat, overlap } from './boxes.ts';
import { texts } from './legible.ts';
import { middle, start } from './middle-earth-quest-samples.ts';

/** What stands below the map of Middle-Earth Quest: the story track, the rows of actions, the plots and the event. */

const { board } = mapPictures;
const spoken = (view: View, tag: string) =>
  texts(board(view, { locale: 'en' })).flatMap(({ tags, text }) => (tags.includes(tag) ? [text] : []));

describe('Below the map', () => {
  const middles = (view: View, tag: string) =>
    flat(board(view, { locale: 'en' })).flatMap(({ tags, box }) => (tags.includes(tag) ? [box.x + box.w / 2] : []));
  test('each story marker stands on its space, and four on one space do not hide each other', () => {
    const spaceAt = (x: number) => Math.floor((x - 22) / 60.8);
    const { markers } = middle;
    for (const colour of ['green', 'yellow', 'red', 'black'] as const)
      expect(spaceAt(middles(middle, `marker:${colour}`)[0]!), colour).toBe(markers[colour]);
    const boxes = flat(board(start, { locale: 'en' })).filter(
      ({ tags }) => tags.at(-1)?.startsWith('marker:') && tags.includes('foot'),
    );
    const onTrack = boxes.filter(({ box }) => box.x < 90);
    expect(onTrack).toHaveLength(4);
    onTrack.forEach((a, n) => {
      for (const b of onTrack.slice(n + 1)) expect(overlap(a.box, b.box, 4)).toBe(false);
    });
  });
  test('a marker stands above its space, larger where it is alone', () => {
    const widest = (view: View) =>
      Math.max(
        ...flat(board(view, { locale: 'en' })).flatMap(({ tags, box }) =>
          tags.at(-1) === 'marker:yellow' && tags.includes('foot') && box.y < 1590 ? [box.w] : [],
        ),
      );
    expect(widest({ ...start, markers: { green: 0, yellow: 4, red: 0, black: 0 } })).toBeGreaterThan(40);
    expect(widest(start)).toBeLessThan(30);
  });
  test('plots are named with their place and what they move, the event too, and what is empty says so', () => {
    const foot = (view: View) => spoken(view, 'foot');
    expect(foot(middle)).toEqual(
      expect.arrayContaining([
        'Denethor Falls into Madness (Minas Tirith)',
        '+3',
        'Messengers of the Stormcrow (Bree)',
      ]),
    );
    expect(foot(start)).toEqual(
      expect.arrayContaining(['no plot', 'no event in play', 'Saruman Hungry for Power (Isengard)']),
    );
  });
});
