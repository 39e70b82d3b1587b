import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import type { BattleView, View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Scene } from '#renderers/scene';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { togetherIn } from '#renderers/tears-of-the-dragon/kinds-in-line';
import { rowsOnStage } from '#renderers/tears-of-the-dragon/ranks';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';
import { texts } from './legible.ts';
import * as fights from './sample-battles.ts';

/** What the picture of a battle has room for: how the match stands, however long the log is, and words that a phone shows. */

const HIGHEST = 1880;
/** Eight pixels on a phone. */
const LEAST = 24;

const tagsOf = (scene: Scene): Set<string> => new Set(flat(scene).flatMap(({ tags }) => tags));
const smallIn = (scene: Scene): string[] =>
  texts(scene)
    .filter(({ tags, size }) => !tags.includes('map') && size! < LEAST)
    .map(({ text, size, tags }) => `${text} ${size} ${tags}`);

const tears = complete.find(({ game }) => game.id === 'tears-of-the-dragon')!;
const BATTLES = plays({ sample: 12, whole: 400 });

test('Every battle by chance has both sides below it, is no higher than a board may be, and has no word smaller than a phone shows', () => {
  const wrong: string[] = [];
  let found = 0;
  let shared = 0;
  for (let n = 0; found < BATTLES && n < 60; n++) {
    const seed = `battle-room/${n}`;
    const chance = chanceFrom(salted(`${seed}/moments`));
    let left = 6;
    playedFresh(tears, seed, {
      most: 600,
      isLooked: () => left > 0 && chance() * 4 < 1,
      look: (fresh) => {
        const view = tears.game.view(fresh.g, 'spectator') as View;
        if (!view.battle) return;
        left--;
        found++;
        for (const locale of locales) {
          const now = nowOf(fresh, locale);
          const scene = pictures.board(view, { locale, now });
          const tags = tagsOf(scene);
          const where = `${fresh.name} ${locale}`;
          if (!tags.has('side:0') || !tags.has('side:1')) wrong.push(`${where}: no sides`);
          if (scene.height > HIGHEST) wrong.push(`${where}: ${scene.height} high`);
          wrong.push(...smallIn(scene).map((one) => `${where}: ${one}`));
          if (tags.has('told:points-set') || tags.has('told:fog-spread')) shared++;
        }
      },
    });
  }
  console.log(`${found} battles, ${shared} pictures tell what was shared out`);
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThanOrEqual(12);
}, 240_000);

const foggy = (fog: boolean): View => {
  const { battle } = fights.battle;
  const [attack, defend] = battle!.lines as [BattleView['lines'][number], BattleView['lines'][number]];
  const inside = { ...defend, ...(fog && { fog: { points: 4, shared: 0 } }) };
  return { ...fights.battle, battle: { ...battle!, at: 'glaginsdreg', lines: [attack, inside] } };
};

test.each(locales)(
  'TD-28.10, TD-12.1: walls and fog of one line both have words that a phone shows, in %s',
  (locale) => {
    const scene = pictures.board(foggy(true), { locale });
    const said = texts(scene).map(({ text }) => text);
    expect(smallIn(scene)).toEqual([]);
    expect(said).toContain(locale === 'en' ? '−4 a round' : '毎ラウンド−4');
    expect(said).toContain(
      locale === 'en' ? 'inside: two dice, strength +2, max 7' : '城内：ダイス2個、戦闘力+2、最大7',
    );
    expect(tagsOf(scene).has('fog')).toBe(true);
    expect(tagsOf(pictures.board(foggy(false), { locale })).has('fog')).toBe(false);
  },
);

test('The frame of those who may be chosen is as high as their row, whose dice may lie below their name', () => {
  const frames = (n: number) => {
    const [attack, defend] = fights.battle.battle!.lines as [BattleView['lines'][number], BattleView['lines'][number]];
    const knight = (k: number) => ({ ...attack.pieces[0]!, slot: `warsteed.${k}`, modified: 5 });
    const many = { ...attack, pieces: Array.from({ length: n }, (_, k) => knight(k + 1)) };
    const battle = { ...fights.battle.battle!, lines: [many, defend] };
    return { frame: rowsOnStage(battle, true)[0]!.frame, high: togetherIn(many.pieces)[0]!.high };
  };
  const [one, four] = [frames(1), frames(4)];
  expect([one.high, four.high]).toEqual([1, 2]);
  // From one row to the next is a gap.
  expect(four.frame.h).toBe(2 * one.frame.h + 8);
});
