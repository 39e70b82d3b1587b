import { expect, test } from 'vitest';
import { pictures } from '#renderers/gloomhaven/index';
import { floorOf } from '#renderers/gloomhaven/lie';
import { changeOf } from '#renderers/gloomhaven/seat-changes';
import { wornOutAt } from '#renderers/gloomhaven/worn-out';
import { flat } from './boxes.ts';
import { opened, seen } from './gloomhaven-samples.ts';
import { lookAt, tell } from './gloomhaven-tellings.ts';

/** GH-15.1: whoever is exhausted for want of cards has a stone where they stood, as those have whom a blow struck down. */

const whole = seen(opened(2));
const [hero] = whole.figures.filter(({ kind }) => kind === 'character');
const figures = whole.figures.filter(({ id }) => id !== hero!.id);
const view = { ...whole, figures };
const free = floorOf(whole).find((at) => whole.figures.every((one) => one.at !== at))!;
const went = tell('moves', { actor: hero!.id, from: hero!.at, way: [free] });
const gone = tell('exhausted', { seat: hero!.seat!, chose: false });
const foe = whole.figures.find(({ kind }) => kind === 'monster');
const blow = (target: string) =>
  tell('attack', {
    actor: figures[0]!.id,
    target,
    from: figures[0]!.at,
    at: free,
    sum: '9',
    damage: 9,
    cards: [],
    dropped: [],
  });
const stones = (of: typeof view, ...events: Parameters<typeof lookAt>) =>
  flat(pictures.board(of, lookAt(...events))).filter(({ tags }) => tags.includes('grave'));

test('A way that an exhausted character went ends at a stone', () => {
  expect(wornOutAt(view, lookAt(went, gone))).toEqual([free]);
  expect(stones(view, went, gone).length).toBeGreaterThan(0);
});

test('There is none where they did not go, where they are not exhausted, or where somebody stands now', () => {
  expect(wornOutAt(view, lookAt(gone))).toEqual([]);
  expect(stones(view, gone)).toEqual([]);
  expect(wornOutAt(view, lookAt(went))).toEqual([]);
  const other = { ...view, figures: view.figures.map((one, n) => (n === 0 ? { ...one, at: free } : one)) };
  expect(wornOutAt(other, lookAt(went, gone))).toEqual([]);
});

test('Who was struck down has one stone, not two', () => {
  const died = [blow(hero!.id), tell('suffers', { actor: hero!.id, n: 9, by: 'attack', hp: 0 })];
  expect(wornOutAt(view, lookAt(went, ...died, gone))).toEqual([]);
  expect(stones(view, went, ...died, gone).length).toBe(stones(view, ...died, gone).length);
});

test('A stone lies also where somebody else had fallen before', () => {
  const other = { ...view, figures: view.figures.filter(({ id }) => id !== foe!.id) };
  expect(stones(other, blow(foe!.id), went, gone).length).toBeGreaterThan(stones(other, blow(foe!.id), went).length);
});

test('Their cards are all lost: no pile says by how much it was before', () => {
  const moved = tell('discards', { seat: hero!.seat!, cards: [1] });
  const piles = (...events: Parameters<typeof lookAt>) => [...changeOf(view, hero!.seat!, lookAt(...events)).counters];
  expect(piles(moved)).toEqual([['discard', 1]]);
  expect(piles(moved, gone)).toEqual([['lost', 0]]);
});
