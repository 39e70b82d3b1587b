import { expect, test } from 'vitest';
import { locales } from '#core/text';
import { cardsOf } from '#games/gloomhaven/printed/content/cards';
import { CLASSES } from '#games/gloomhaven/printed/schema/terms/base';
import { pictures } from '#renderers/gloomhaven/index';
import { opened, seen } from './gloomhaven-samples.ts';
import { faultsOf, layoutOf } from './layouts.ts';
import { texts } from './legible.ts';

/** Cards that are not in hand. */

test.each(CLASSES)('The names of all cards of the %s can be read where they are discarded or lost', (id) => {
  const g = opened(1, { level: '9' });
  const one = g.characters[0]!;
  const pool = cardsOf(id).map(({ no }) => no);
  for (const pile of ['discard', 'lost'] as const) {
    Object.assign(one, { hand: [], discard: [], lost: [], active: [], played: [], chosen: null });
    one[pile] = pool;
    for (const locale of locales) {
      const scene = pictures.hand(seen(g, 0), { locale })!;
      expect(texts(scene).length).toBeGreaterThan(pool.length);
      expect(faultsOf(scene, layoutOf('gloomhaven'))).toEqual([]);
    }
  }
});
