import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Event, Json } from '#core/types';
import { deeds } from '#games/gloomhaven/seen/deeds/deeds';
import { bestBlow, defeatedBy } from '#renderers/gloomhaven/end-story';
import { pictures } from '#renderers/gloomhaven/index';
import type { Scene } from '#renderers/scene';
import { flat } from './boxes.ts';
import { opened, seen } from './gloomhaven-samples.ts';
import { outside, texts, wrong } from './legible.ts';

/** The end: the rooms that were opened, how many enemies fell and by whom, and the best blow of the party. */

const [GUARD, ARCHER] = ['monster:bandit-guard:normal:3:8', 'monster:bandit-archer:elite:2:9'];
const tell = (type: string, shown: Record<string, Json>): Event => ({ type, shown });
const blow = (actor: string, target: string, damage: number, ...more: Event[]): Event[] => [
  tell('attack', { actor, target, at: '0,0', from: '1,0', sum: '3', damage, cards: [], without: null }),
  ...more,
];
const round = (n: number) => tell('round-begins', { round: n });
const dies = (actor: string) => tell('dies', { actor });
const said = (scene: Scene): string =>
  texts(scene)
    .map(({ text }) => text)
    .join();
const told = (...events: Event[][]) => deeds(events.flat()).map((one) => one.told);

const story = told(
  [round(1)],
  blow('hero:0', GUARD, 4, dies(GUARD)),
  [round(2)],
  blow(GUARD, 'hero:0', 9),
  blow('hero:1', ARCHER, 7, dies(ARCHER)),
  blow('hero:0', ARCHER, 7),
  blow('summon:decoy:1:5', GUARD, 2, dies(GUARD)),
);

describe('the best blow', () => {
  test('is the one with the most damage of the party, the first of equals, with its round', () => {
    expect(bestBlow(story)).toMatchObject({ damage: 7, round: 2, falls: true, doer: { id: 'hero:1' } });
    expect(bestBlow(story.slice(0, 3))).toMatchObject({ damage: 4, round: 1, target: { id: GUARD, standee: 3 } });
  });
  test('is nobody’s where only monsters struck, or none did damage', () => {
    expect(bestBlow(told(blow(GUARD, 'hero:0', 9), blow('hero:0', GUARD, 0)))).toBeUndefined();
  });
  test('stands in the picture with the arms of both and in its words; without a log there is neither', () => {
    const view = { ...seen(opened(1)), ends: 'won' as const };
    for (const locale of locales) {
      const scene = pictures.end!(view, { locale, story });
      expect(flat(scene).some(({ tags }) => tags.includes(`arms:hero:1>${ARCHER}`))).toBe(true);
      expect(said(scene)).toContain(locale === 'en' ? 'for 7 damage in round 2' : '第2ラウンド、');
      expect(pictures.alt.end!(view, { locale, story })).toMatch(/Best blow: .+ Elite Bandit Archer #2|最大の一撃：/);
      expect(wrong([[locale, scene]], outside)).toEqual([]);
      const quiet = pictures.end!(view, { locale });
      expect(flat(quiet).some(({ tags }) => tags.includes('best-blow'))).toBe(false);
      expect(pictures.alt.end!(view, { locale })).not.toMatch(/Best blow|最大の一撃/);
    }
  });
});

test('whoever fells somebody has defeated one, and a summon does it for its owner', () => {
  expect([defeatedBy(story, 0), defeatedBy(story, 1), defeatedBy(story, 2)]).toEqual([1, 2, 0]);
});

test('rooms are counted as they were opened', () => {
  for (const rooms of [[1], [1, 2]]) {
    const view = { ...seen(opened(1, { rooms })), ends: 'lost' as const };
    const words = said(pictures.end!(view, { locale: 'en' }));
    expect(words).toContain(`${view.rooms.length} of 3 rooms`);
  }
});
