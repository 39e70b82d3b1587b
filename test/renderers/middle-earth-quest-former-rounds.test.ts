import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { combatCards } from '#games/middle-earth-quest/printed/combat/combat-cards';
import type { Round } from '#renderers/middle-earth-quest/combat-bout';
import { formerMost, formerRounds } from '#renderers/middle-earth-quest/combat-former';
import { pictures } from '#renderers/middle-earth-quest/index';
import { combatCardName } from '#renderers/middle-earth-quest/names';
import type { Scene } from '#renderers/scene';
import { flat } from './boxes.ts';
import { clashes, texts } from './legible.ts';
import { moments, seen } from './middle-earth-quest-played.ts';

/** Rounds of a fight that are over: each has its line, and says what became of both cards. */

const none = { w: 0, h: 0, nodes: [] };
const whose = { seat: 1, arms: { hero: none, foe: none } };
const side = (card: string | null, damage: number, isCanceled = false) => ({
  ...{ card, damage, isCanceled },
  isExhausted: false,
  blow: undefined,
});
const sceneOf = (rounds: readonly Round[], locale: 'en' | 'ja'): Scene => ({
  ...{ width: 1200, height: 900, ground: '#000000', lang: locale },
  ...formerRounds(rounds, { ...whose, locale }),
});

describe('A round that is over', () => {
  test('says of each side its card, or that there was none, and what it lost, on a line of its own', () => {
    for (let n = 1; n <= 9; n++) {
      const rounds = Array.from({ length: n }, (_, k) => ({
        n: k + 1,
        sides: { hero: side(k % 2 === 0 ? 'parry' : null, k), foe: side('hack', 2 * k) },
        says: [],
      }));
      const all = texts(sceneOf(rounds, 'en'));
      for (let k = 0; k < n; k++) {
        const own = all.flatMap(({ tags, text }) => (tags.includes(`round:${k + 1}`) ? [text] : []));
        const lost = (damage: number) => (damage > 0 ? `−${damage}` : '0');
        const card = k % 2 === 0 ? 'Parry' : 'no card';
        expect(own).toEqual([`Round ${k + 1}`, card, lost(k), 'Hack', lost(2 * k)]);
      }
    }
  });
  test.each(locales)(
    'shows in %s that a card was canceled by a cross and a line through its name, and of no other card',
    (locale) => {
      for (const id of combatCards.keys())
        for (const isCanceled of [true, false]) {
          const scene = sceneOf(
            [{ n: 1, sides: { hero: side(id, 3, isCanceled), foe: side(id, 0) }, says: [] }],
            locale,
          );
          const all = flat(scene);
          expect(
            all.some(({ tags }) => tags.includes('canceled')),
            id,
          ).toBe(isCanceled);
          const [name] = texts(scene).filter(({ text }) => text === combatCardName(id, locale));
          expect(name, id).toBeDefined();
          const lines = all.filter(({ kind, box }) => kind === 'rect' && box.h <= 4 && box.y > name!.box.y);
          expect(lines.map(({ box }) => box.x <= name!.box.x && box.x + box.w >= name!.box.x + name!.box.w)).toEqual(
            isCanceled ? [true] : [],
          );
          expect([id, clashes(scene)]).toEqual([id, []]);
        }
    },
  );
});

test('As many lines have room as are said to, and no more', () => {
  for (const high of [0, 61, 62, 111, 112, 800]) {
    const most = formerMost(high);
    const rounds = Array.from({ length: most + 1 }, (_, k) => ({
      n: k + 1,
      sides: { hero: side('parry', 0), foe: side('hack', 0) },
      says: [],
    }));
    const highOf = (n: number) => formerRounds(rounds.slice(0, n), { ...whose, locale: 'en' }).h;
    expect(highOf(most)).toBeLessThanOrEqual(high);
    expect(highOf(most + 1)).toBeGreaterThan(high);
  }
});

test('Of a fight by chance every former round has its line, and those canceled are the ones that the rules canceled', () => {
  let [long, canceled] = [0, 0];
  for (const { g } of moments('former-rounds', { seats: 4, every: 1 })) {
    const view = seen(g, 'spectator');
    const rounds = view.combat?.rounds ?? [];
    if (rounds.length < 3) continue;
    long++;
    const all = flat(pictures.board(view, { locale: 'en' }));
    rounds.slice(0, -1).forEach(({ hero, foe }, n) => {
      const own = all.filter(({ tags }) => tags.includes(`round:${n + 1}`));
      expect(own.length).toBeGreaterThan(0);
      const crosses = own.filter(({ tags }) => tags.includes('canceled')).length;
      const off = [hero, foe].filter((one) => one.canceled && one.card !== null).length;
      expect(crosses).toBe(off);
      canceled += off;
    });
  }
  expect(long).toBeGreaterThan(3);
  expect(canceled).toBeGreaterThan(0);
});
