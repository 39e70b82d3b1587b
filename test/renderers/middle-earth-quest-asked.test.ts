import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import type { SeenHero, View } from '#games/middle-earth-quest/seen/view.types';
import { newTurn } from '#games/middle-earth-quest/state/turns';
import { choosable } from '#renderers/middle-earth-quest/eligible';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { atMoment } from '#renderers/middle-earth-quest/moment';
import { stepsOf } from '#renderers/middle-earth-quest/news';
import type { Now } from '#renderers/pictures';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';
import { texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** Every question of Middle-Earth Quest as its board shows it: what may be chosen is to be seen, and the headline leads to it. */

const part = complete.find(({ game }) => game.id === 'middle-earth-quest')!;
const MATCHES = plays({ sample: 3, whole: 40 });
/** So often in a match a question of one kind is looked at. */
const OF_A_KIND = plays({ sample: 1, whole: 3 });
/** What is marked on the map and its foot, and buttons in the bar. */
const MARKED = /^(?:eligible|leaves|leaving|free|offer):/;
/** Options that stand in the words of the question. */
const QUOTED = /[“「]/u;

test('no question is without what may be chosen: on the map, on its foot, on buttons or in words', {
  timeout: 600_000,
}, () => {
  const bare = new Map<string, string>();
  const kinds = new Set<string>();
  const offMap = new Set<string>();
  for (let n = 0; n < MATCHES; n++) {
    const seen = new Map<string, number>();
    playedFresh(part, `asked/${n}`, {
      most: 1_500,
      isLooked: () => true,
      look: (fresh) => {
        const now = nowOf(fresh, 'en');
        const keys = [...new Set(now.asked.map(({ key }) => String(key)))];
        if (fresh.isOver || keys.every((key) => (seen.get(key) ?? 0) >= OF_A_KIND)) return;
        for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
        const view = fresh.part.game.view(fresh.g, 'spectator') as View;
        const scene = fresh.part.pictures.board(view, { locale: 'en', now });
        const tags = new Set(flat(scene).flatMap((one) => one.tags));
        const isMarked = [...tags].some((tag) => MARKED.test(tag));
        const { places } = choosable(view, { locale: 'en', now });
        if (!places.every((id) => tags.has(`eligible:${id}`))) offMap.add(`${keys} ${fresh.name}`);
        const isQuoted = texts(scene).some(({ tags, text }) => tags.includes('asked') && QUOTED.test(text ?? ''));
        for (const key of keys) {
          kinds.add(key);
          if (!isMarked && !isQuoted) bare.set(key, fresh.name);
        }
      },
    });
  }
  expect(kinds.size).toBeGreaterThan(20);
  expect(Object.fromEntries(bare)).toEqual({});
  // Also amid a fight, whose picture has no map.
  expect([...offMap]).toEqual([]);
});

test('MEQ-6.6: whoever has no card left is offered no further way, neither on the map nor as a button', () => {
  const [hero] = middle.heroes as [SeenHero, ...SeenHero[]];
  const asked = [{ seat: hero.seat, words: 'Move on?', key: 'travel', about: { place: hero.at } }];
  const offered = (hand: number) => {
    const view: View = {
      ...middle,
      turn: newTurn({ no: 1, seat: hero.seat, lap: 1 }),
      heroes: middle.heroes.map((one) => (one === hero ? { ...one, piles: { ...one.piles, hand } } : one)),
    };
    const scene = mapPictures.board(view, { locale: 'en', now: { said: [], events: [], asked } });
    const tags = flat(scene).flatMap((one) => one.tags);
    return [tags.some((tag) => tag.startsWith('eligible:')), new Set(tags.filter((tag) => /^offer:/.test(tag))).size];
  };
  expect(offered(0)).toEqual([false, 2]);
  expect(offered(1)).toEqual([true, 3]);
});

describe('The headline', () => {
  const told = (type: string, shown: object) => ({ type, shown: shown as Record<string, Json> });
  const [first, second] = [
    { seat: 1, from: 'the_shire', to: 'bree', cards: ['rest'] },
    { seat: 1, from: 'bree', to: 'weathertop', cards: ['rest'] },
  ];
  const travels = told('hero-moves', second);
  const nowOfDeeds = (heavy: ReturnType<typeof told>): Now => ({
    said: ['It weighed more.'],
    deeds: [told('hero-moves', first), travels, heavy],
    times: [1, 3, 2],
    events: [told('hero-moves', first), heavy, travels],
    asked: [],
  });
  test('tells the last thing of weight that leads to the question, not the weightiest', () => {
    const now = nowOfDeeds(told('rested', { seat: 1, n: 5 }));
    const scene = mapPictures.board(middle, { locale: 'en', now });
    const words = (tag: string) => texts(scene).flatMap(({ tags, text }) => (tags.includes(tag) ? [text] : []));
    expect(words('said').join(' ')).toMatch(/moved from Bree to Weathertop/);
    expect(atMoment(middle, { locale: 'en', now }).now?.deeds?.at(-1)).toBe(travels);
  });
  test('stays with what decides a hero’s fate, whatever he does after it', () => {
    const now = nowOfDeeds(told('hero-defeated', { seat: 1 }));
    expect(atMoment(middle, { locale: 'en', now }).now?.deeds?.at(-1)?.type).toBe('hero-defeated');
  });
  test('has the ways of its own journey alone in full colour', () => {
    const steps = stepsOf(atMoment(middle, { locale: 'en', now: nowOfDeeds(told('rested', { seat: 1, n: 5 })) }));
    expect(steps.map(({ to, isBefore }) => [to, isBefore])).toEqual([
      ['bree', true],
      ['weathertop', false],
    ]);
  });
});
