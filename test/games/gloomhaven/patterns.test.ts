import { expect, test } from 'vitest';
import { locales } from '#core/text';
import { cardsOf } from '#games/gloomhaven/printed/content/cards';
import { CLASSES } from '#games/gloomhaven/printed/schema/terms/base';
import { drawn } from '#games/gloomhaven/seen/rulebook/patterns';
import { rulebook } from '#games/gloomhaven/seen/rulebook/rulebook';

/** Patterns of hexes in the entries of cards: drawn in letters, as they are on the card. */

test('a pattern is drawn row by row, with its owner where it strikes from there', () => {
  // Before the owner: to the upper right, to the right, to the lower right.
  expect(
    drawn({
      origin: 'self',
      hexes: [
        [1, -1],
        [1, 0],
        [0, 1],
      ],
    }),
  ).toBe('·⬢\n◎ ⬢\n·⬢');
  expect(
    drawn({
      origin: 'target',
      hexes: [
        [0, 0],
        [1, 0],
        [1, -1],
      ],
    }),
  ).toBe('·⬢\n⬢ ⬢');
});

test('the entry of every card with a pattern has it, as many hexes as it strikes, and no other entry has one', () => {
  for (const locale of locales) {
    const entries = new Map(rulebook(locale).map((one) => [one.id, one.text]));
    let n = 0;
    for (const { no, top, bottom } of CLASSES.flatMap((id) => [...cardsOf(id)])) {
      const text = entries.get(`card-${no}`)!;
      const sizes = [...JSON.stringify([top.effects, bottom.effects]).matchAll(/"hexes":(\[\[.*?\]\])/g)].map(
        ([, hexes]) => (JSON.parse(hexes!) as unknown[]).length,
      );
      const struck = [...text.matchAll(/⬢/g)].length;
      expect([no, struck]).toEqual([no, sizes.reduce((a, b) => a + b, 0)]);
      expect(text.length).toBeLessThanOrEqual(900);
      n += sizes.length;
    }
    expect(n).toBeGreaterThan(15);
  }
});
