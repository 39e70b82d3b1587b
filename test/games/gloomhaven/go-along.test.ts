import { describe, expect, test } from 'vitest';
import { enumerate } from '#core/enumerate';
import { askedOf, asks, type Moving } from '#games/gloomhaven/rules/movement/asked';
import { goAlong } from '#games/gloomhaven/rules/movement/move';
import type { State } from '#games/gloomhaven/state/state';
import { guard, hero, table } from './board.ts';

/** GH-6.1: the ways of one's own that a move offers. */

const { next, mayEnd } = goAlong.fields.way;

/** A brute in the first room, beside an ally, with an obstacle at its edge and rubble on the way. */
const scene = () =>
  table({
    heroes: [
      { class: 'brute', at: '2,2', plays: [1, 6] },
      { class: 'spellweaver', at: '3,1', plays: [65, 68] },
    ],
    monsters: [guard('0,0')],
    overlays: [
      { type: 'obstacle', kind: 'table', hexes: ['0,4'] },
      { type: 'difficult', kind: 'rubble', hexes: ['2,3', '1,3'] },
    ],
  }).g;
const asked = (g: State, more: Partial<Moving>) => ({
  g,
  seat: 0,
  about: { actor: hero(0), points: 4, gait: 'walk' as const, items: [], ...more },
});

describe('GH-6.1: ways of one’s own', () => {
  test.each<Partial<Moving>>([
    {},
    { end: 'beside-obstacle' },
    { end: 'beside-you', beside: hero(1) },
    { gait: 'jump' },
  ])('every step that is offered comes to an end: %o', (more) => {
    const here = asked(scene(), more);
    const stuck: string[][] = [];
    let ends = 0;
    const walk = (way: string[]): void => {
      const on = next(here, {}, way);
      const isEnd = mayEnd(here, {}, way);
      if (isEnd) ends++;
      if (way.length > 0 && on.length === 0 && !isEnd) stuck.push(way);
      for (const at of on) walk([...way, at]);
    };
    walk([]);
    expect(stuck).toEqual([]);
    expect(ends).toBeGreaterThan(0);
  });
  test('where no end is in reach no step is offered', () => {
    const here = (points: number) => asked(scene(), { points, end: 'beside-obstacle' });
    expect(next(here(1), {}, [])).toEqual([]);
    // Rubble beside the obstacle costs two, as does the way round it.
    expect(next(here(2), {}, [])).toEqual(['1,3', '1,2']);
  });
  test('a way may come back to where it began, over an ally as well', () => {
    const here = asked(scene(), { points: 2 });
    expect(next(here, {}, ['3,1'])).toContain('2,2');
    expect(mayEnd(here, {}, ['3,1'])).toBe(false);
    expect(mayEnd(here, {}, ['3,1', '2,2'])).toBe(true);
  });
  test('the figures are looked over once for a question, however many ways it has, and again for the next one', () => {
    const g = scene();
    let looks = 0;
    const counting = new Proxy(g, {
      get(state, key, receiver) {
        if (key === 'figures') looks++;
        return Reflect.get(state, key, receiver);
      },
    });
    const ways = (points: number) => [...enumerate(goAlong, asked(counting, { points }))].length;
    expect(ways(2)).toBeGreaterThan(10);
    const few = looks;
    expect(ways(6)).toBeGreaterThan(3000);
    expect(looks).toBe(2 * few);
  });
  test('a question that is put again is worked out for the map as it is then; whoever is asked shares it', () => {
    const g = scene();
    const { about } = asked(g, { points: 2 });
    const first = asks(g, about);
    expect(askedOf(g, { ...about })).toBe(first);
    expect(first.ways().has('3,1')).toBe(false);
    g.figures.find(({ id }) => id === hero(1))!.at = '0,3';
    const second = asks(g, about);
    expect(second.ways().has('3,1')).toBe(true);
    expect(askedOf(g, { ...about })).toBe(second);
    expect(askedOf(g, { ...about, points: 1 })).not.toBe(second);
  });
});
