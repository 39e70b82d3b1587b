import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Json } from '#core/types';
import { plotInPlay } from '#games/middle-earth-quest/printed/cards/decks';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { eventName } from '#renderers/middle-earth-quest/names';
import type { Now } from '#renderers/pictures';
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
    // Below the track the plots show the markers that they move.
    const onTrack = boxes.filter(({ box }) => box.x < 90 && box.y < 1592);
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
  test('the space of Sauron’s rearmost markers has a frame of lime while one of them is chosen, and at no other time', () => {
    const frames = (key: string) =>
      flat(
        board(
          { ...start, markers: { green: 2, yellow: 4, red: 4, black: 7 } },
          { locale: 'en', now: { said: [], events: [], asked: [{ seat: 0, words: 'Which?', key }] } },
        ),
      ).flatMap(({ tags, box }) =>
        tags.includes('eligible:rearmost') ? [Math.floor((box.x + box.w / 2 - 22) / 60.8)] : [],
      );
    expect([...new Set(frames('rearmost'))]).toEqual([4]);
    expect(frames('plot')).toEqual([]);
  });
  test('what a plot promises has the arrow of each round, there and where it is played; what moved has none', () => {
    const arrows = (view: View, tag: string, deed?: { type: string; shown: Record<string, Json> }) => {
      const now = deed && {
        said: ['X.', 'Y.'],
        deeds: [deed, { type: 'action-taken', shown: {} }],
        events: [],
        asked: [],
      };
      const all = flat(board(view, { locale: 'en', ...(now && { now }) }));
      return new Set(
        all.filter(({ tags }) => tags.includes(tag) && tags.includes('each-round')).map(({ box }) => box.y),
      ).size;
    };
    const card = start.slots[0]!.card;
    expect(arrows(start, 'foot')).toBeGreaterThan(0);
    expect(arrows({ ...start, slots: [null, null, null] }, 'foot')).toBe(0);
    expect(arrows(start, 'effects', { type: 'plot-played', shown: { plot: card, place: 'isengard' } })).toBeGreaterThan(
      0,
    );
    const moves = [{ key: 'came.marker-moves', args: { marker: 'black', n: 2, space: 4 } }] as unknown as Json;
    expect(arrows(start, 'effects', { type: 'markers-move', shown: { moves } })).toBe(0);
  });
  test('plots and the event are never left out, however much is told over the map', () => {
    const met = { type: 'encounter', shown: { seat: 1, encounter: 'lost_in_the_shadows' } };
    const said = Array.from({ length: 20 }, () => 'X.');
    const now = { said, deeds: said.map(() => met), events: [], asked: [] };
    const { slots, event } = middle;
    for (const locale of locales) {
      const scene = board(middle, { locale, now });
      const all = flat(scene).filter(({ tags }) => tags.includes('foot'));
      expect(scene.height).toBeLessThanOrEqual(1880);
      for (const slot of slots) {
        if (!slot) continue;
        const { marker, advance } = plotInPlay(slot.card);
        expect(
          all.some(({ tags, box }) => tags.includes(`marker:${marker}`) && box.y > 1770),
          marker,
        ).toBe(true);
        const said = texts(scene).filter(({ tags, text }) => tags.includes('foot') && text === `+${advance}`);
        expect(said.length).toBeGreaterThan(0);
      }
      const name = eventName(event!.card, locale);
      expect(texts(scene).some(({ tags, text }) => tags.includes('foot') && text === name)).toBe(true);
    }
  });
  test('plots are named with what they move, the event too; what is empty has no line, and the picture none for it', () => {
    const foot = (view: View) => spoken(view, 'foot');
    expect(foot(middle)).toEqual(
      expect.arrayContaining(['Denethor Falls into Madness', '+3', 'Messengers of the Stormcrow']),
    );
    expect(foot(start)).toEqual(expect.arrayContaining(['Saruman Hungry for Power']));
    const heights = [0, 1, 3].map((n) => {
      const [slot] = start.slots;
      const view = { ...start, slots: [0, 1, 2].map((k) => (k < n ? slot! : null)), event: null };
      const names = foot(view).filter((one) => one === 'Saruman Hungry for Power');
      expect(names).toHaveLength(n);
      return board(view, { locale: 'en' }).height;
    });
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBe(3);
  });
  test('numbers are of eleven pixels on a phone and more, names of ten', () => {
    const below = texts(board(middle, { locale: 'en' })).filter(
      ({ tags, box }) => tags.includes('foot') && box.y > 1590,
    );
    const numbers = below.filter(({ text }) => /^\d$/.test(text ?? ''));
    // Of the actions, and of the plots.
    expect(numbers).toHaveLength(9 + middle.slots.filter((one) => one).length);
    for (const { size, text } of numbers) expect(size! / 3, text).toBeGreaterThanOrEqual(11);
    const [name] = below.filter(({ text }) => text?.startsWith('Denethor'));
    expect(name!.size! / 3).toBeGreaterThanOrEqual(10);
  });
});

describe('Sauron’s action rows', () => {
  const rims = (view: View, events: Now['events'], asked: Now['asked'] = []) =>
    [
      ...new Set(
        flat(board(view, { locale: 'en', now: { said: [], events, asked } })).flatMap(({ tags }) =>
          tags.filter((tag) => /^(laid|free):/.test(tag)),
        ),
      ),
    ].sort();
  const took = (row: string, cleared = false) => ({ type: 'action-taken', shown: { row, x: 2, cleared } });
  const view = (place_influence: number, draw_cards: number, command: number): View => ({
    ...start,
    actionTokens: { place_influence, draw_cards, command },
  });
  test('have a rim round each token just laid, and none round one that was taken off again', () => {
    expect(rims(view(0, 1, 0), [took('draw_cards')])).toEqual(['laid:draw_cards']);
    expect(rims(view(0, 1, 0), [])).toEqual([]);
    expect(rims(view(1, 0, 0), [took('draw_cards'), took('place_influence', true)])).toEqual(['laid:place_influence']);
  });
  test('have a rim round the space that each action would take, only while an action is asked', () => {
    const asked = (key: string) => [{ seat: 0, words: 'Which?', key }];
    expect(rims(view(1, 1, 0), [], asked('action'))).toEqual([
      'free:command',
      'free:draw_cards',
      'free:place_influence',
    ]);
    expect(rims(view(1, 1, 0), [], asked('shadow'))).toEqual([]);
  });
});
