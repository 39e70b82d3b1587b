import { describe, expect, test } from 'vitest';
import type { Event } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import { boardLie } from '#renderers/gloomhaven/board';
import { frameOf } from '#renderers/gloomhaven/figures';
import { foot } from '#renderers/gloomhaven/foot';
import { HEAD } from '#renderers/gloomhaven/head';
import { pictures } from '#renderers/gloomhaven/index';
import { flat, overlap } from './boxes.ts';
import { madeUpNews, opened, seen } from './gloomhaven-samples.ts';

/** What a board shows of the last deed. */

const g = opened(3);
const view = seen(g);
const [went, struck] = madeUpNews(g) as [Event, Event];
const begins = { type: 'round-begins', shown: { round: 5 } } as unknown as Event;
const drawn = (of: View, events: readonly Event[]) =>
  flat(pictures.board(of, { locale: 'en', now: { said: [], events, asked: [] } }));
const tagged = (of: View, events: readonly Event[], start: string) =>
  drawn(of, events).filter(({ tags }) => tags.some((tag) => tag.startsWith(start)));

describe('The last deed', () => {
  test('a blow is an arrow, with the damage as a burst', () => {
    expect(tagged(view, [struck], 'blow:').length).toBeGreaterThan(0);
    const words = (damage: number) =>
      tagged(view, [{ ...struck, shown: { ...struck.shown, damage } }], 'burst:').flatMap(({ text }) => text ?? []);
    expect(words(2)).toEqual(['−2']);
    expect(words(0)).toEqual(['0']);
  });

  test('footprints and blows go with their round', () => {
    const left = (of: View, events: readonly Event[]) =>
      tagged(of, events, 'way:').length + tagged(of, events, 'blow:').length;
    expect(left(view, [went, struck])).toBeGreaterThan(0);
    expect(left(view, [went, struck, begins])).toBe(0);
    expect(left(view, [begins, went, struck])).toBeGreaterThan(0);
    expect(left({ ...view, phase: 'choose' }, [went, struck])).toBe(0);
  });

  test('of several sums the newest has its place, and none lies over a figure or its life', () => {
    const many = [5, 4, 3, 2, 1].map((damage): Event => ({ ...struck, shown: { ...struck.shown, damage } }));
    const sums = tagged(view, many, 'sum:');
    expect(sums.flatMap(({ text }) => text ?? [])[0]).toContain('= 1');
    const lie = boardLie(view, foot(view, 'en').h);
    for (const one of view.figures) {
      const { x, y, w, h } = frameOf(one, lie);
      for (const { box } of sums) expect(overlap({ x, y: y + HEAD, w, h }, box, 3), one.id).toBe(false);
    }
  });
});
