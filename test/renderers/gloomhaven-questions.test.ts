import { expect, test } from 'vitest';
import { locales } from '#core/text';
import type { QuestionPicture } from '#renderers/pictures';
import { goingOn } from '../kit/lengths.ts';
import { flat } from './boxes.ts';
import { questionsOf } from './gloomhaven-asked.ts';
import { moments } from './gloomhaven-samples.ts';
import { outside, texts } from './legible.ts';

/** The picture that belongs to a question: of its first field, for the seat that is asked. */

interface DrawnOf {
  asked: ReturnType<typeof questionsOf>[number]['asked'];
  picture: QuestionPicture;
}
const all: ReturnType<typeof questionsOf> = [];
const drawnOf = (): DrawnOf[] => all.flatMap(({ asked, drawn: one }) => (one ? [{ asked, picture: one }] : []));
/** The hexes among which one is chosen; none where anything else is. */
const hexesOf = ({ asked }: DrawnOf): string[] => {
  const hexes = asked.progress.choices.flatMap(({ means: [first] }) => (first?.of === 'place' ? [first.id] : []));
  return hexes.length === asked.progress.choices.length ? hexes : [];
};
/** Questions in whose pictures hexes are chosen. */
const MARKED = 4;
for (const n of goingOn(1, () => drawnOf().filter((one) => hexesOf(one).length > 0).length >= MARKED))
  for (const one of moments(`asked/${n + 3}`, { seats: 3, every: 2 }))
    for (const locale of locales) all.push(...questionsOf(one, locale));
const drawn = drawnOf();

test('where hexes, figures or halves of cards are chosen there is a picture, for its seat alone', () => {
  expect(drawn.length).toBeGreaterThan(10);
  for (const { other } of all) expect(other).toBeUndefined();
});

test('each hex that can be chosen is marked, and no other', () => {
  let marked = 0;
  for (const one of drawn) {
    const hexes = hexesOf(one);
    if (hexes.length === 0) continue;
    const { picture } = one;
    const tags = new Set(flat(picture.scene).flatMap((one) => one.tags));
    const found = [...tags].filter((tag) => tag.startsWith('choose:')).map((tag) => tag.slice('choose:'.length));
    expect(new Set(found)).toEqual(new Set(hexes));
    marked++;
  }
  expect(marked).toBeGreaterThanOrEqual(MARKED);
});

test('what they say can be read on a phone, lies within them, and has at most 1,000 characters in words', () => {
  for (const { picture } of drawn) {
    expect(picture.alt.length).toBeLessThanOrEqual(1000);
    expect(picture.scene.height).toBeLessThanOrEqual(1800);
    expect(outside(picture.scene)).toEqual([]);
    expect(
      texts(picture.scene)
        .filter(({ size = 0 }) => size < 26.99)
        .map((one) => one.text),
    ).toEqual([]);
  }
});
