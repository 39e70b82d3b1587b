import { expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Thing } from '#core/types';
import { pictures } from '#renderers/gloomhaven/index';
import type { QuestionPicture } from '#renderers/pictures';
import { guard, table } from '../games/gloomhaven/board.ts';
import { flat } from './boxes.ts';
import { questionsOf } from './gloomhaven-asked.ts';
import { nowOf, seen } from './gloomhaven-samples.ts';
import { outside, texts } from './legible.ts';

/** Where the pattern of an attack is laid: asked with a picture, in which each hex has the numbers of the patterns on it. */

/** Two guards beside a hero whose pattern is two hexes, and one far away. */
function asked() {
  const t = table({
    heroes: [{ class: 'brute', at: '0,3', plays: [3, 10] }],
    monsters: [guard('1,2'), guard('1,3'), guard('0,0')],
  });
  t.seat(0).does('act', { half: '3:top' });
  const { areas } = t.open[0]!.about as { areas: { hexes: string[]; hits: string[] }[] };
  return { t, areas };
}
const numbersAt = (picture: QuestionPicture): string[] => [
  ...new Set(flat(picture.scene).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('choice:')))),
];

test('every hex of every pattern is marked with the numbers of the patterns that lie on it', () => {
  const { t, areas } = asked();
  const covered = [...new Set(areas.flatMap(({ hexes }) => hexes))];
  const wanted = covered.map(
    (at) => `choice:${areas.flatMap(({ hexes }, n) => (hexes.includes(at) ? [n + 1] : [])).join()}`,
  );
  expect(areas.length).toBeGreaterThan(1);
  for (const locale of locales) {
    const laid = questionsOf(t, locale).find(({ asked }) => asked.progress.action === 'lay-area')!;
    const picture = laid.drawn!;
    expect(numbersAt(picture).sort()).toEqual([...new Set(wanted)].sort());
    const tags = new Set(flat(picture.scene).flatMap((one) => one.tags));
    expect([...tags].filter((tag) => tag.startsWith('choose:')).sort()).toEqual(
      covered.map((at) => `choose:${at}`).sort(),
    );
    expect([...tags].filter((tag) => tag.startsWith('key:'))).toHaveLength(areas.length);
    expect(outside(picture.scene)).toEqual([]);
    expect(texts(picture.scene).filter(({ size = 0 }) => size < 26.99)).toEqual([]);
  }
});

test('a pattern is no card, and what is not drawn has no picture: numbers of patterns are not those of cards', () => {
  const { t } = asked();
  const [decision] = t.open;
  expect(decision!.actions).toEqual(['lay-area', 'use-item', 'skip']);
  const pattern = { of: 'pattern', id: '1' } as const;
  const card = { of: 'card', id: '1' } as const;
  const drawn = (means: Thing) =>
    [
      { actions: [...decision!.actions], action: 'lay-area', choices: [], chosen: [means] },
      {
        actions: [...decision!.actions],
        choices: [{ means: [means], label: 'Guard', action: 'lay-area' }],
        chosen: [],
      },
    ].map((progress) => pictures.question!(seen(t.g, 0), { ...decision!, progress }, { locale: 'en' }) !== undefined);
  expect(drawn(pattern)).toEqual([false, false]);
  expect(drawn(card)).toEqual([true, true]);
});

test('GH-7.3: a pattern that begins at whoever attacks is asked without a range, and the board shows it', () => {
  const { t, areas } = asked();
  const boards = locales.map((locale) => {
    const now = nowOf({ name: 'area', g: t.g, told: [], open: t.open }, locale);
    expect(now.asked[0]!.words).not.toMatch(/range|射程/);
    return flat(pictures.board(seen(t.g), { locale, now }));
  });
  const most = Math.max(...areas.map(({ hexes }) => hexes.length));
  for (const all of boards) {
    const drawn = all.filter(({ tags, kind }) => tags.includes('chip:area') && kind === 'polygon');
    // The hex of whoever attacks is a part of it.
    expect(drawn).toHaveLength(most + 1);
  }
});

test('nobody else sees it', () => {
  const { t } = asked();
  for (const { other } of questionsOf(t, 'en')) expect(other).toBeUndefined();
});
