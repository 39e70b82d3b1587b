import { expect, test } from 'vitest';
import { locales } from '#core/text';
import { headlines } from '#renderers/scythe/headlines';
import { pictures } from '#renderers/scythe/index';
import { inWords } from '#renderers/scythe/open-sections';
import { flat, type Inked } from './boxes.ts';
import { way } from './scythe-news.ts';
import { middle } from './scythe-samples.ts';
import { lying, viewOf } from './scythe-sketches.ts';

/** Lines of the list of deeds that could be taken for something else. */

const n = (what: string, many: number) => ({ key: `counter.${what}`, args: { n: many } });
const table = viewOf(
  [
    { faction: 'crimea', mat: 'industrial', on: { character: 'C2', workers: ['H1', 'B2'] } },
    { faction: 'saxony', mat: 'patriotic', on: { character: 'D3', workers: ['home-saxony'] } },
  ],
  { goods: lying({}), encounters: [] },
);
const listed = (deeds: readonly object[], locale: 'en' | 'ja' = 'en'): readonly Inked[] =>
  flat(
    pictures.board(table, { locale, map: true, now: { said: ['.'], deeds, events: deeds, asked: [] } as never }),
  ).filter(({ tags }) => tags.some((tag) => tag.startsWith('deed:')));
const words = (all: readonly Inked[]): string[] => all.flatMap(({ text }) => text ?? []);
const emblems = (all: readonly Inked[]): string[] => {
  const found = all.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('emblem:')));
  return found.filter((one, at) => one !== found[at - 1]);
};

const moved = { type: 'moved', shown: { seat: 0, unit: 'character', from: 'C1', to: 'C2', load: [] } };
const drove = { enemy: 1, workers: 1, place: 'C2', loss: [n('popularity', 1)] };
const declines = { type: 'declines', shown: { seat: 1, declined: [{ key: 'declined.armory' }] } };

test('Workers who are driven off go home under their own emblem, and who drove them off pays', () => {
  const came = [{ key: 'came.drove-off', args: { seat: 0, who: null, ...drove } }];
  const all = listed([{ ...moved, shown: { ...moved.shown, came } }]);
  // Crimea moved; Saxony’s worker goes from C2 to Saxony’s home; Crimea has less popularity.
  expect(emblems(all)).toEqual(['emblem:crimea', 'emblem:saxony', 'emblem:crimea']);
  expect(words(all)).toEqual(['C1', 'C2', '−1', 'C2', '−1']);
});

test('What an upgrade gave now stands before what it gives later', () => {
  const shown = { seat: 0, loss: [n('oil', 2)], gain: [n('coins', 1)], box: 'produce.territories', to: 'enlist' };
  const came = [{ key: 'came.recruit-bonus', args: { seat: 0, who: null, gain: [n('power', 1)] } }];
  const all = words(listed([{ type: 'upgraded', shown: { ...shown, came } }]));
  expect(all.lastIndexOf('from now on')).toBeGreaterThan(all.lastIndexOf('+1', all.indexOf('from now on')));
  expect(all.slice(0, all.indexOf('from now on'))).toEqual(['Upgrade', '−2', '+1', '+1']);
  expect(all.slice(all.indexOf('from now on') + 1)).toEqual(['Produce', '+1', 'Enlist', 'cost −1']);
});

test('A standing choice has no number, as it is no deed of the turn; two deeds have theirs', () => {
  expect(words(listed([moved, declines]))).toContain('1');
  expect(words(listed([moved, declines]))).not.toContain('2');
  const bolstered = { type: 'bolstered', shown: { seat: 0, gain: [n('power', 3)] } };
  expect(words(listed([moved, bolstered]))).toContain('2');
});

test('An entry that goes on in the next row has its emblem once', () => {
  const gains = ['B2', 'C1', 'D3', 'D5', 'E2', 'F1', 'G3', 'A4', 'B6', 'C6'].map((at) => [at, { food: 1, oil: 2 }]);
  const at = Object.fromEntries(gains);
  const produced = {
    type: 'produced',
    shown: { seat: 0, hexes: Object.keys(at), at, workers: [], gain: [n('food', 10)] },
  };
  const all = listed([moved, produced]);
  const rows = new Set(all.filter(({ text }) => text).map(({ box }) => Math.round(box.y / 40)));
  expect(rows.size).toBeGreaterThan(2);
  const middles = all.filter(({ tags }) => tags.includes('emblem:crimea')).map(({ box }) => box.y + box.h / 2);
  // Two deeds begin in two rows below one another.
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(80);
});

test('The Factory card that was used last stands among the actions struck through; else it does not', () => {
  const tags = (last: string) =>
    locales.map((locale) => {
      const about = { last: { key: last }, open: [] };
      const found = inWords(middle, { seat: 0, key: 'turn', about, words: '' } as never, locale)!;
      return flat({ nodes: found.signs.nodes } as never).flatMap((one) => one.tags);
    });
  for (const all of tags('section.factory')) expect(all).toContain('section-shut:factory');
  for (const all of tags('section.trade')) {
    expect(all).toContain('section-shut:trade');
    expect(all).not.toContain('section-shut:factory');
  }
});

test('What was taken along hides no goods where it came to, however full the hex is', () => {
  const polania = { character: 'D1', workers: ['D1', 'D1', 'C1', 'C1', 'D2'], mechs: ['D1'] };
  const view = viewOf([{ faction: 'polania', mat: 'mechanical', on: polania }], {
    goods: lying({ D1: { food: 1, metal: 1, wood: 2 } }),
  });
  const took = (from: string, good: string) => ({
    type: 'moved',
    shown: { seat: 0, unit: 'worker', from, to: 'D1', load: [n(good, 1)] },
  });
  const deeds = [took('D2', 'metal'), took('C1', 'oil')];
  const now = { said: ['.'], deeds, events: deeds, asked: [] } as never;
  const all = flat(pictures.board(view, { locale: 'en', map: true, now }));
  const under = (head: string) => all.filter(({ tags }) => tags.some((tag) => tag.startsWith(head)));
  const goods = under('goods:D1').map(({ box }) => box);
  expect(goods.length).toBeGreaterThan(5);
  for (const { box } of under('cargo:'))
    for (const one of goods)
      expect(
        Math.min(box.x + box.w, one.x + one.w) - Math.max(box.x, one.x) > 2 &&
          Math.min(box.y + box.h, one.y + one.h) - Math.max(box.y, one.y) > 2,
      ).toBe(false);
});

test('Workers who went the same way are one number in the headline, with all that they took along', () => {
  const moved = (unit: string, from: string, to: string, load: readonly object[]) => ({
    key: 'came.moved',
    args: { seat: 0, unit, number: 1, way: way(from, to), load },
  });
  const came = [
    moved('worker', 'B2', 'C2', [n('wood', 2)]),
    moved('worker', 'B2', 'C2', [n('wood', 1)]),
    moved('character', 'D3', 'C2', []),
  ];
  const deeds = [{ type: 'moved-units', shown: { seat: 0, came } }];
  const now = { said: ['.'], deeds, events: deeds, asked: [] } as never;
  const said = locales.map((locale) => headlines(table, { locale, now }).join(''));
  expect(said[0]).toContain('2 workers with 3 wood');
  expect(said[1]).toContain('ワーカー2体（木材3）');
});

test('After a combat the workers of who lost go home under their own emblem, and who won pays for them', () => {
  const routed = { key: 'came.workers-routed', args: { seat: 1, workers: 2, loss: [n('popularity', 2)] } };
  const strength = (dial: number) => ({ key: 'came.strength', args: { dial, cards: [], total: 0 } });
  const shown = { seat: 1, loser: 0, place: 'C2', won: 7, lost: 5, by: strength(7), against: strength(5) };
  const fought = (came: readonly object[]) => emblems(listed([{ type: 'combat-fought', shown: { ...shown, came } }]));
  // Saxony won; Crimea’s workers go to Crimea’s home; Saxony has less popularity.
  expect(fought([routed]).slice(-2)).toEqual(['emblem:crimea', 'emblem:saxony']);
  expect(fought([routed]).length).toBeGreaterThan(fought([]).length);
});
