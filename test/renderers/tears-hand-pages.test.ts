import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import { spells } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Page } from '#renderers/pictures';
import type { Scene } from '#renderers/scene';
import { handPages } from '#renderers/tears-of-the-dragon/hand';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { clashes, outside, texts } from './legible.ts';
import { battle } from './sample-battles.ts';
import * as sample from './samples.ts';

/** Every wizard of the seat knows as many spells as he can hold. */
const learned = (n: number): View => ({
  ...sample.middle,
  viewer: 1,
  wizards: sample.middle.wizards.map((one) => ({ ...one, seat: 1, spells: [...spells.keys()].slice(0, n) })),
});
const scenesOf = (view: View, locale: Locale): Scene[] => handPages(view, { locale }).map(({ scene }) => scene);
const said = (scenes: readonly Scene[]) => scenes.flatMap((scene) => texts(scene).map(({ text }) => text));
const pagesOf = (view: View, locale: Locale): readonly Page[] => pictures.pages!(view, { locale });
/** Letters on pieces belong to the piece. */
const isLoose = (size: number, text: string | undefined) => !/^(?:.|\d+)$/u.test(text!) && size > 0;

describe('The hand of Tears of the Dragon', () => {
  test.each(locales)('is read on a phone without being drawn smaller, whatever is in it, in %s', (locale) => {
    const least = locale === 'ja' ? 33 : 27;
    for (const view of [{ ...sample.middle, viewer: 1 } as View, learned(2), learned(9), learned(spells.size)])
      for (const scene of scenesOf(view, locale)) {
        expect(scene.width).toBe(1200);
        expect(scene.height).toBeLessThanOrEqual(1780);
        expect(outside(scene)).toEqual([]);
        expect(clashes(scene)).toEqual([]);
        for (const { size, text } of texts(scene))
          if (isLoose(size!, text)) expect(size, text).toBeGreaterThanOrEqual(least - 0.01);
      }
  });
  test('has one page where all has room, and further ones below it where not', () => {
    const further = (view: View) => pagesOf(view, 'ja').filter(({ name }) => name.startsWith('手元'));
    const bare = { ...sample.middle, viewer: 1, wizards: [] } as View;
    expect(scenesOf(bare, 'en')).toHaveLength(1);
    expect(further(bare)).toHaveLength(scenesOf(bare, 'ja').length - 1);
    const many = scenesOf(learned(9), 'ja');
    expect(many.length).toBeGreaterThan(1);
    expect(further(learned(9)).map(({ scene }) => scene)).toEqual(many.slice(1));
    expect(pictures.hand(learned(9), { locale: 'ja' })).toEqual(many[0]);
  });
  test('has each spell that is known once for each who knows it, though a book goes on over several pages', () => {
    const all = said(scenesOf(learned(spells.size), 'ja'));
    const { wizards } = learned(1);
    for (const { name } of spells.values())
      expect(
        all.filter((text) => text === name.ja),
        name.ja,
      ).toHaveLength(wizards.length);
  });
  test('begins with spells in a battle, and with boxes else', () => {
    const first = (view: View) => said(scenesOf(view, 'ja').slice(0, 1));
    const [spell] = [...spells.values()];
    expect(first(learned(9))).not.toContain(spell!.name.ja);
    expect(first({ ...learned(9), battle: battle.battle })).toContain(spell!.name.ja);
  });
  test('says in words what is on each page, and nothing to spectators', () => {
    for (const { alt, name } of pagesOf(learned(9), 'ja').filter((one) => one.name.startsWith('手元'))) {
      expect(alt.length, name).toBeLessThanOrEqual(1000);
      expect(alt, name).toContain([...spells.values()][0]!.name.ja);
    }
    expect(handPages({ ...learned(9), viewer: 'spectator' }, { locale: 'ja' })).toEqual([]);
    expect(pagesOf({ ...learned(9), viewer: 'spectator' }, 'ja').some(({ name }) => name.startsWith('手元'))).toBe(
      false,
    );
  });
});
