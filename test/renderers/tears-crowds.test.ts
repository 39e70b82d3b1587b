import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { bandsOf } from '#renderers/tears-of-the-dragon/band';
import { crowdCards } from '#renderers/tears-of-the-dragon/crowds';
import { WHOLE } from '#renderers/tears-of-the-dragon/fixed-names';
import { faceName } from '#renderers/tears-of-the-dragon/names';
import { eyesOf, placePieces } from '#renderers/tears-of-the-dragon/places';
import * as sample from './samples.ts';

/** People whom the map has no room to draw one by one are named in a row, if the picture is about their place. */

const { leader, many, place, stack, wizard } = sample;
const PEOPLE = ['kendrel', 'algeron', 'shelnor', 'neko'];
const host = [...many(2, 'cavalry'), ...many(2, 'foot-soldier'), ...many(1, 'elite-guard')];
/** So many of them in a town, among others, and a deed there or in the other place. */
const cardsOf = (n: number, { at = 'skarn', more = {} }: { at?: string; more?: Partial<View> } = {}) => {
  const there = stack(1, [...PEOPLE.slice(0, n).map((face) => leader(face)), wizard('vilkie'), ...host]);
  const view = { ...sample.empty, turn: 3, places: [place('skarn', [there])], ...more };
  const shown = { seat: 1, pieces: ['cavalry'], from: 'wolfden', to: at, via: null };
  const deeds = [{ type: 'moved', shown }];
  const now = { said: [''], events: deeds, deeds, asked: [] };
  return locales.map(crowdCards(view, now));
};
const saidOn = (cards: unknown) => [...JSON.stringify(cards).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text!);

test('Everybody who stands in a crowd where something was done is named, in every language', () => {
  const [en, ja] = cardsOf(4);
  expect(en!.map(({ tag }) => tag)).toEqual(['crowd:skarn']);
  expect(ja).toHaveLength(1);
  const said = saidOn(en).join(' ');
  for (const name of ['Skarn:', 'Kendrel', 'Algeron', 'Shelnor', 'Neko', 'Vilkie']) expect(said).toContain(name);
  expect(saidOn(ja).join(' ')).toContain('ヴィルキー');
});

test('Who is drawn by himself on the map has no row, and a crowd where nothing was done and nothing is asked one for spare room', () => {
  const alone = { places: [place('skarn', [stack(1, [leader('kendrel')])])] };
  expect(cardsOf(1, { more: alone })[0]).toEqual([]);
  expect(cardsOf(4, { at: 'morvane' })[0]!.map(({ tag, isExtra }) => [tag, isExtra])).toEqual([['crowd:skarn', true]]);
  expect(cardsOf(4)[0]!.map(({ isExtra }) => isExtra)).toEqual([false]);
});

test('Units of several kinds that the map draws as one are told as well, after people, and those of one kind are not', () => {
  const units = (...pieces: ReturnType<typeof many>[]) => stack(0, pieces.flat());
  const host = place('kimrin', [units(many(3, 'wargroup'), many(2, 'warsteed'), many(2, 'cadmin'))]);
  const alike = place('wolfden', [units(many(6, 'wargroup'))]);
  const people = place('skarn', [stack(1, [...PEOPLE.map((face) => leader(face)), ...many(2, 'cavalry')])]);
  const tags = (...places: (typeof host)[]) =>
    cardsOf(0, { at: 'morvane', more: { places } })[0]!.map(({ tag }) => tag);
  expect(tags(host, alike)).toEqual(['crowd:kimrin']);
  expect(tags(host, people, alike)).toEqual(['crowd:skarn', 'crowd:kimrin']);
});

describe('Every crowd has its row where there is room', () => {
  const TOWNS = ['skarn', 'wolfden', 'larkhill', 'riverton', 'fairholm', 'lowmere'];
  const crowded = (n: number, spent: readonly string[] = []) =>
    TOWNS.slice(0, n).map((id, k) => {
      const units = [...many(2, 'cavalry'), ...many(2 + k, 'foot-soldier'), ...many(2, 'elite-guard')];
      return place(id, [stack(1, [...units, ...many(1, 'cavalry', { spent: spent.includes(id) })])]);
    });
  const bandOf = (n: number, room: number) => {
    const view = { ...sample.empty, turn: 3, places: crowded(n) };
    const now = { said: [''], events: [], deeds: [], asked: [] };
    return bandsOf(view, { locale: 'en', now })(room);
  };
  const rowsIn = (nodes: unknown) => [...JSON.stringify(nodes).matchAll(/"tag":"crowd:([^"]*)"/g)].length;

  test('of more than four places too, side by side where they are short, and none where there is none', () => {
    for (let n = 1; n <= TOWNS.length; n++) {
      const { nodes, untold, h } = bandOf(n, 1_000);
      expect([rowsIn(nodes), untold]).toEqual([n, 0]);
      // Two in a line.
      expect(h).toBeLessThanOrEqual(10 + Math.ceil(n / 2) * 70);
    }
    expect(bandOf(6, 1)).toMatchObject({ untold: 6 });
  });
  test('smaller before one is left out, and of those that are left out it is known how many', () => {
    const { h } = bandOf(6, 1_000);
    const less = Array.from({ length: h }, (_, n) => h - n).map((room) => bandOf(6, room));
    for (const { nodes, untold } of less) expect(rowsIn(nodes) + untold).toBe(6);
    expect(less.some((one) => one.untold === 0 && one.h < h)).toBe(true);
    expect(less.findIndex(({ untold }) => untold > 0)).toBeGreaterThan(10);
  });
  test('those of who has acted before the largest, and the largest before smaller ones', () => {
    const tags = (spent: readonly string[]) =>
      cardsOf(0, { at: 'morvane', more: { places: crowded(3, spent) } })[0]!.map(({ tag }) => tag);
    expect(tags([])).toEqual(['crowd:larkhill', 'crowd:wolfden', 'crowd:skarn']);
    expect(tags(['skarn'])).toEqual(['crowd:skarn', 'crowd:larkhill', 'crowd:wolfden']);
  });
});

test('The crowd in a castle that is besieged is named whatever was done elsewhere, both sides of it', () => {
  const inside = stack(1, [...PEOPLE.map((face) => leader(face)), ...many(1, 'elite-guard')], { inside: true });
  const before = stack(0, [wizard('kishmin'), ...many(2, 'warsteed')]);
  const kimrin = place('kimrin', [before, inside], { controller: 1, besieged: true });
  const [cards] = cardsOf(0, { at: 'morvane', more: { places: [kimrin] } });
  expect(cards!.map(({ tag }) => tag)).toEqual(['crowd:kimrin']);
  expect(saidOn(cards)).toEqual(expect.arrayContaining([...PEOPLE.map(lastName), 'Kishmin']));
  const free = place('kimrin', [before, inside], { controller: 1 });
  expect(cards!.map(({ isExtra }) => isExtra)).toEqual([false]);
  expect(cardsOf(0, { at: 'morvane', more: { places: [free] } })[0]!.map(({ isExtra }) => isExtra)).toEqual([true]);
});
const lastName = (face: string) => faceName(face, 'en').split(' ').at(-1)!;

test('Beside the lines of a battle, which have everybody, no crowd is named', () => {
  const battle = { at: 'skarn', lines: [] } as never;
  expect(cardsOf(4, { more: { battle } })[0]).toEqual([]);
});

test('A crowd of units of which one may be chosen is what the picture is about, before others, and where none may be it is spare', () => {
  const host = (id: string) =>
    place(id, [stack(1, [...many(2, 'cavalry'), ...many(2, 'foot-soldier'), ...many(2, 'elite-guard')])]);
  const cards = (units: number) => {
    const allowance = { seat: 1, units, wizard: true, byEnemyRoll: false };
    const view = { ...sample.empty, turn: 3, places: [host('kimrin')], allowance };
    const now = { said: [''], events: [], deeds: [], asked: [{ seat: 1, words: '?', key: 'choose' }] };
    return crowdCards(view as never, now)('en').map(({ tag, isExtra }) => [tag, isExtra]);
  };
  expect(cards(2)).toEqual([['crowd:kimrin', false]]);
  expect(cards(0)).toEqual([['crowd:kimrin', true]]);
});

test('Who is caught in a trap is named in the row of his place, behind bars', () => {
  const there = stack(1, [...PEOPLE.map((face) => leader(face)), ...host]);
  const places = [place('skarn', [there], { trapped: [leader('shale')] })];
  expect(saidOn(cardsOf(4, { more: { places } })[0])).toContain('Shale');
  expect(saidOn(cardsOf(4)[0])).not.toContain('Shale');
});

test('Who alone is asked is drawn by himself, however little room his place has', () => {
  const own = stack(0, [leader('kestrel'), ...many(1, 'wargroup', { spent: true }), ...many(1, 'wargroup')]);
  const places = [place('hollow-spire', [own], { trapped: [leader('shale')] })];
  const drawn = (head: string) => {
    const now = { said: [''], events: [], deeds: [], asked: [{ seat: 0, words: '?', key: 'act', about: { head } }] };
    const view = { ...sample.empty, turn: 3, places } as View;
    const eyes = eyesOf(view, 'en', 1, now as never);
    // The second rank is Kestrel's.
    return JSON.stringify(placePieces(places[0]!, eyes, WHOLE)).includes('"tag":"rank:2"');
  };
  expect(drawn('kestrel')).toBe(true);
  expect(drawn('nobody')).toBe(false);
});
