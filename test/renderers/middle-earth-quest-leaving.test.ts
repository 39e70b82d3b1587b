import { expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { flat, overlap } from './boxes.ts';
import { texts } from './legible.ts';
import { middle, withInfluence } from './middle-earth-quest-samples.ts';

/** What may leave the board, told by the picture of whoever is asked for it. */

const DOL_GULDUR = withInfluence({ ...middle, tokens: [] }, { dol_guldur: 3, bree: 2 });
function asked(room: Readonly<Record<string, number>>, most: number, locale: Locale, view = DOL_GULDUR) {
  const one = { seat: 3, words: 'Thálin: what?', key: 'remove', about: { room, least: 0, most } };
  const board = mapPictures.board(view, { locale, now: { said: [], events: [], asked: [one] } });
  const tagged = (tag: string) => flat(board).filter(({ tags }) => tags.some((one) => one.startsWith(tag)));
  const said = texts(board).flatMap(({ tags, text }) => (tags.includes('asked') ? [text] : []));
  return { board, tagged, said: said.join(locale === 'en' ? ' ' : '') };
}

test.each([
  ['en', 'Thálin: which influence leaves The Brown Lands? At most 3.'],
  ['ja', 'Thálin: 褐色の国からどの脅威トークンを取り除きますか？（3つまで）'],
] as const)('the question says what may leave, of which region, and how much of it (%s)', (locale, words) => {
  expect(asked({ 'influence:dol_guldur': 3 }, 3, locale).said).toBe(words);
});

test('a region is lighter where all of its influence may leave, and no other one is', () => {
  const { tagged } = asked({ 'influence:dol_guldur': 3 }, 3, 'en');
  expect(new Set(tagged('leaving:').flatMap(({ tags }) => tags.filter((one) => one.startsWith('leaving:'))))).toEqual(
    new Set(['leaving:brown_lands']),
  );
});

test('where other influence of the region stays the place is named, and the region is not lighter', () => {
  const view = withInfluence(DOL_GULDUR, { dol_guldur: 3, emyn_muil: 2 });
  const { said, tagged } = asked({ 'influence:dol_guldur': 3 }, 3, 'en', view);
  expect(said).toContain('Dol Guldur');
  expect(tagged('leaving:')).toEqual([]);
});

test('things of two regions leave the board, and each kind is named', () => {
  const room = { 'influence:dol_guldur': 3, 'influence:bree': 2, 'monster:1': 1 };
  const { said } = asked(room, 4, 'en', { ...DOL_GULDUR, tokens: middle.tokens });
  expect(said).toBe('Thálin: which influence or monster token leaves the board? At most 4.');
});

test.each(locales)('beside each place stands how much may leave it, over no other word (%s)', (locale) => {
  const { board, tagged } = asked({ 'influence:dol_guldur': 3, 'influence:bree': 2 }, 2, locale);
  const plates = tagged('leaves:').filter(({ kind }) => kind === 'rect');
  expect(plates).toHaveLength(2);
  const words = texts(board).filter(({ tags }) => !tags.some((one) => one.startsWith('leaves:')));
  const own = texts(board).filter(({ tags }) => tags.some((one) => one.startsWith('leaves:')));
  expect(own.map(({ text }) => text)).toEqual([0, 1].map(() => (locale === 'en' ? 'up to −2' : '最大−2')));
  for (const plate of plates)
    expect(words.filter(({ box }) => overlap(plate.box, box)).map(({ text }) => text)).toEqual([]);
});
