import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { boardLines } from '#renderers/middle-earth-quest/alt';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { texts } from './legible.ts';
import { crowded, middle, start } from './middle-earth-quest-samples.ts';

/** What the map of Middle-Earth Quest says in words. */

const samples = { start, middle, crowded };
const now = {
  said: ['Eleanor goes from Minas Tirith to Osgiliath.'],
  events: [],
  asked: [{ seat: 2, words: 'Combat or explore?' }],
};
const listed = (view: typeof middle, focus: string) =>
  texts(mapPictures.board(view, { locale: 'en', focus })).flatMap((one) =>
    one.tags.includes('list') ? [one.text] : [],
  );

describe('The board in words', () => {
  test('keeps to 1,000 characters, the news and who is asked first', () => {
    for (const locale of locales)
      for (const view of Object.values(samples))
        for (const focus of [undefined, 'mordor', 'bree', 'legend']) {
          const said = mapPictures.alt.board(view, { locale, now, ...(focus !== undefined && { focus }) });
          expect(said.length).toBeLessThanOrEqual(1000);
          if (focus !== 'legend') expect(said.startsWith('Eleanor goes from Minas Tirith to Osgiliath.')).toBe(true);
        }
  });
  test('says where everybody is and how it stands', () => {
    const said = boardLines(middle, 'en').join(' ');
    expect(said).toContain('heroes 8; Sauron yellow 4, red 6, black 8. Stage II.');
    expect(said).toContain('Eleanor in Osgiliath (favor 2, life 18, hand 5)');
    expect(said).toContain('Barad-dûr 5 of 6');
    expect(said).toContain('The Ringwraiths in Weathertop (5 of 9)');
    expect(said).toContain('7 in Osgiliath');
    expect(said).toContain('Shadow Pool 5 of 8; Sauron holds 4 Shadow and 3 Plot cards.');
    expect(said).toContain('Gandalf in Bree');
  });
  test('leaves out what there is none of', () => {
    const said = boardLines({ ...start, tokens: [] }, 'en').join(' ');
    expect(said).not.toMatch(/Monster tokens|Favor|Characters|Event|Action tokens/);
  });
  test('says in a window how much a place may hold, and that the shadow reaches it', () => {
    expect(listed(middle, 'mordor')).toEqual(
      expect.arrayContaining([
        'Barad-dûr: influence 5 of at most 6, perilous.',
        'Minas Morgul: in the shadow, at most 5.',
        'Mount Doom: influence 4 of at most 5.',
      ]),
    );
    expect(listed(start, 'harlindon')).toEqual(['Nobody is here, and nothing lies here.']);
  });
});
