import { expect, test } from 'vitest';
import type { Locale } from '#core/text';
import type { View } from '#games/scythe/seen/view.types';
import { headlines } from '#renderers/scythe/headlines';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** A headline tells the same deeds in both languages: no sentence of it is left out for want of room, and least of all a star. What is too long for both ends with dots in both. */

const part = games.find((one) => one.game.id === 'scythe')!;

const ASIDE = /\s*[（(][^（()）]*[）)]/gu;
/** What is told without words: places, stars, and how many of what came; what is in brackets may be left out. */
const toldBy = (text: string): string[] =>
  (
    text
      .replace(ASIDE, '')
      .replace(ASIDE, '')
      .match(/[A-H]\d|★|\d+/gu) ?? []
  ).toSorted();

test('on boards of matches by chance a headline has all places, amounts and stars in both languages', () => {
  const wrong: string[] = [];
  let stars = 0;
  let seen = 0;
  for (let n = 0; n < plays({ sample: 3, whole: 30 }); n++) {
    let looks = 0;
    playedFresh(part, `headlines/${n}`, {
      most: 400,
      isLooked: () => ++looks % 14 === 0,
      look: (fresh) => {
        const view = part.game.view(fresh.g, 'spectator') as View;
        if (view.phase !== 'play') return;
        const shown = (['en', 'ja'] as const).map((locale: Locale) => {
          const now = nowOf(fresh, locale);
          const meant = headlines(view, { locale, now }).at(-1) ?? '';
          const all = flat(part.pictures.board(view as never, { locale, now }));
          const said = all.filter(({ tags, text }) => text && tags.includes('said')).map(({ text }) => text);
          return { meant: toldBy(meant), said: toldBy(said.join(' ')), words: said.join(' ') };
        });
        if (shown[0]!.meant.length === 0) return;
        seen++;
        if (shown[0]!.meant.includes('★')) stars++;
        else if (shown.every(({ words }) => words.endsWith('…'))) return;
        for (const { meant, said, words } of shown)
          if (JSON.stringify(meant) !== JSON.stringify(said)) wrong.push(`${fresh.name}: ${words}`);
      },
    });
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(30);
  expect(stars).toBeGreaterThan(0);
});
