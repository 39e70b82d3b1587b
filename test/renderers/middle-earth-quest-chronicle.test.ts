import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { heroName } from '#renderers/middle-earth-quest/names';
import type { Now } from '#renderers/pictures';
import { flat } from './boxes.ts';
import { texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** What was done before the headline is told below the bar, deed by deed. */

type Told = readonly [type: string, words: string, shown?: Record<string, Json>];
/** The headline last, as the bot sorts them; `times` as given, else in this order. */
const now = (told: readonly Told[], times = told.map((_, n) => n)): Now => ({
  said: told.map(([, words]) => words),
  deeds: told.map(([type, , shown = {}]) => ({ type, shown })),
  times,
  events: [],
  asked: [],
});
const drawn = (news: Now, locale: 'en' | 'ja' = 'en') => mapPictures.board(middle, { locale, now: news });
const told = (news: Now) => texts(drawn(news)).flatMap(({ tags, text }) => (tags.includes('before') ? [text] : []));
const [{ seat, id }] = middle.heroes as [(typeof middle.heroes)[number]];

const RESTED: Told = ['rested', 'Eleanor rested.', { seat, n: 2 }];
const MET: Told = ['encounter', 'Eleanor met nobody.', { seat }];
const PLAYED: Told = ['shadow-played', 'Sauron played a card.'];

describe('Below the bar', () => {
  test('stands each deed before the headline, the newest first, whatever it weighs; the headline stands there not again', () => {
    expect(told(now([RESTED, MET, PLAYED], [2, 0, 1]))).toEqual(['Eleanor rested.', 'Eleanor met nobody.']);
    expect(told(now([RESTED, MET, PLAYED], [0, 2, 1]))).toEqual(['Eleanor met nobody.', 'Eleanor rested.']);
    expect(told(now([PLAYED]))).toEqual([]);
  });
  test('stand the arms of who did it', () => {
    const arms = (news: Now) => [
      ...new Set(flat(drawn(news)).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('doer:')))),
    ];
    expect(arms(now([RESTED, PLAYED]))).toEqual([`doer:${id}`]);
    expect(arms(now([PLAYED, RESTED]))).toEqual(['doer:sauron']);
    expect(arms(now([PLAYED]))).toEqual([]);
  });
  test('stand neither turns, which the bar says, nor the texts of cards', () => {
    expect(told(now([['hero-turn', 'Eleanor took the turn.'], ['card-read', '> Text.'], RESTED]))).toEqual([]);
  });
  test('stand few words where whole sentences have no room, and then how many more there are', () => {
    const moved = (to: string): Told => ['hero-moves', `Eleanor moved ${'far and wide '.repeat(4)}.`, { seat, to }];
    const who = heroName(id, 'en');
    expect(told(now([moved('bree'), moved('rhun'), moved('moria'), RESTED]))).toEqual([
      `${who} → Moria`,
      `${who} → Rhûn`,
      `${who} → Bree`,
    ]);
    const many = Array.from({ length: 30 }, () => MET);
    const some = told(now([...many, RESTED]));
    expect(some.at(-1)).toBe(`+${30 - (some.length - 1)}`);
  });
  test('makes the picture no higher than it may be', () => {
    const many = Array.from({ length: 30 }, () => MET);
    for (const locale of ['en', 'ja'] as const) expect(drawn(now([...many, RESTED]), locale).height).toBe(1820);
    expect(drawn(now([PLAYED])).height).toBe(1740);
  });
  test('is kept what Japanese news say in brackets, where that is the news', () => {
    const placed: Told = ['influence-placed', '脅威を置きました（ブリー村）。'];
    const words = texts(drawn(now([placed]), 'ja')).flatMap(({ tags, text }) => (tags.includes('said') ? [text] : []));
    expect(words).toEqual(['脅威を置きました（ブリー村）。']);
  });
});
