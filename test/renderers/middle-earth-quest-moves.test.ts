import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { ringAt } from '#renderers/middle-earth-quest/eligible';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { say } from '#renderers/middle-earth-quest/text';
import { flat } from './boxes.ts';
import { texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** What a hero who is asked where to go may choose: how many moves he has, and what each costs. */

const [first] = middle.heroes as [(typeof middle.heroes)[number]];
type HerosTurn = Extract<View['turn'], { who: 'hero' }>;
const TURN = { who: 'hero', seat: first.seat, lap: 1, moves: 0, mostMoves: null } as unknown as HerosTurn;
/** Of the hero on his way at a place, with so many cards in hand. */
const onWay = (given: { at?: string; hand?: number; corruption?: string[]; turn?: Partial<HerosTurn> }): View => {
  const { at = first.at, hand = 5, corruption = [], turn = {} } = given;
  const piles = { ...first.piles, hand };
  return {
    ...middle,
    turn: { ...TURN, ...turn },
    heroes: middle.heroes.map((one) => (one.seat === first.seat ? { ...one, at, piles, corruption } : one)),
  };
};
const asked = (view: View) => {
  const { at } = view.heroes.find(({ seat }) => seat === first.seat)!;
  const now = {
    ...{ said: [], events: [] },
    asked: [{ seat: first.seat, key: 'travel', words: 'What next?', about: { place: at } }],
  };
  return mapPictures.board(view, { locale: 'en', now });
};

describe('Who is asked where to go', () => {
  const offered = (given: Parameters<typeof onWay>[0]) => {
    const scene = asked(onWay(given));
    return {
      buttons: texts(scene).flatMap(({ tags, text }) => (tags.some((tag) => /^offer:travel/.test(tag)) ? [text] : [])),
      rings: flat(scene).filter(({ tags }) => tags.some((tag) => tag.startsWith('eligible:'))).length,
    };
  };
  const of = (n: number, most: number) => say('offer.travel-of', 'en', { n, most });
  test('sees which move it would be of how many, where a corruption card or a Shadow card says how many', () => {
    expect(offered({ corruption: ['hopeless'], turn: { moves: 1 } }).buttons).toContain(of(2, 3));
    expect(offered({ turn: { moves: 0, mostMoves: 2 } }).buttons).toContain(of(1, 2));
    // The least of both holds.
    expect(offered({ corruption: ['hopeless'], turn: { moves: 1, mostMoves: 2 } }).buttons).toContain(of(2, 2));
    expect(offered({ corruption: ['weak'], turn: { moves: 1 } }).buttons).toContain(say('offer.travel', 'en'));
  });
  test('is offered no move and no place to go when they are used up, or without a card', () => {
    for (const given of [{ corruption: ['hopeless'], turn: { moves: 3 } }, { hand: 0 }]) {
      const { buttons, rings } = offered(given);
      expect(buttons).toEqual([say('offer.explore', 'en'), say('offer.end', 'en')]);
      expect(rings).toBe(0);
    }
    expect(offered({ corruption: ['hopeless'], turn: { moves: 2 } }).rings).toBeGreaterThan(0);
  });
});

test('The cost of a way lies under no ring of another place, wherever names leave it any room', () => {
  const wrong: string[] = [];
  let costs = 0;
  for (const at of LOCATIONS) {
    const all = flat(asked(onWay({ at })));
    const to = new Set(all.flatMap(({ tags }) => tags.flatMap((tag) => /^eligible:(.+)$/.exec(tag)?.[1] ?? [])));
    const map = all.find(({ tags }) => tags.includes(`eligible:${[...to][0]}`))!;
    expect(map).toBeDefined();
    for (const { tags, box, text } of all) {
      const path = tags.flatMap((tag) => /^path:(.+)-(.+)$/.exec(tag)?.slice(1, 3) ?? []);
      if (path.length < 2 || text === undefined) continue;
      costs++;
      const goal = path.find((id) => id !== at)!;
      for (const id of to) {
        if (id === goal) continue;
        const ring = all.filter((one) => one.tags.includes(`eligible:${id}`)).map((one) => one.box);
        const [x, y] = [Math.min(...ring.map((one) => one.x)), Math.min(...ring.map((one) => one.y))];
        const w = Math.max(...ring.map((one) => one.x + one.w)) - x;
        const far = Math.hypot(box.x + box.w / 2 - (x + w / 2), box.y + box.h / 2 - (y + w / 2));
        if (Math.abs(far - ringAt(id).r) < 12) wrong.push(`${at} → ${goal} at ${id}`);
      }
    }
  }
  expect(costs).toBeGreaterThan(100);
  // Where names take all the room, it lies there rather than over a name.
  expect(wrong.length, wrong.join()).toBeLessThan(costs / 50);
});
