import { expect, test } from 'vitest';
import { locales } from '#core/text';
import { setText } from '#renderers/measure';
import { cells } from '#renderers/tears-of-the-dragon/geography';
import { placeNames } from '#renderers/tears-of-the-dragon/labels';
import { isMistaken, siteOf } from '#renderers/tears-of-the-dragon/name-spots';
import { nextTo } from '#renderers/tears-of-the-dragon/names';
import { seenIn, windowOn } from '#renderers/tears-of-the-dragon/window';
import * as sample from './samples.ts';

/** Names in a window, where pieces stand all round and each of the places there may be chosen. */

test('A name is smaller before it stands at the house of another place: three at most find no room of their own', () => {
  const astray: string[] = [];
  for (const locale of locales)
    for (const id of cells.keys()) {
      const window = windowOn(sample.middle, id, { x: 0, y: 0, w: 1180, h: 500 }, { least: 1.05, most: 1.5 });
      const taken = nextTo(id).flatMap((one) => cells.get(one)?.slot ?? []);
      const look = { locale, large: new Set([id]), firm: new Set(nextTo(id)), taken, avoided: [] };
      const names = placeNames({ ...look, seen: seenIn(window), scale: window.scale, strict: true, open: true });
      const sites = [...cells.values()].map((cell) => siteOf(cell, locale, taken)).filter(({ afloat }) => !afloat);
      for (const text of names) {
        const own = sites.find((one) => `name:${one.id}` === text.tag);
        const others = sites.filter((one) => one !== own).map(({ icon }) => icon);
        if (own && isMistaken(setText(text).box, others, [own.icon, ...(own.peopled ? [own.slot] : [])]))
          astray.push(`${locale} ${id}: ${own.id}`);
      }
    }
  expect(astray.length, astray.join()).toBeLessThanOrEqual(3);
});
