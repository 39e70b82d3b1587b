import { expect, test } from 'vitest';
import { tagOf } from '#renderers/tears-of-the-dragon/who-went';

test('The tag of a way tells who went along in English words, and not as a bonus of the first', () => {
  const wordsOn = (...pieces: string[]) => {
    const tag = tagOf({ seat: 1, pieces, way: ['caer-navell', 'mistwood'], afloat: false }, 'en')!;
    return [...JSON.stringify(tag.nodes).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join();
  };
  expect(wordsOn('cavalry', 'foot-soldier', 'foot-soldier')).toBe('Cavalry, 2 more');
  expect(wordsOn('shelnor', 'torin', 'cavalry', 'cavalry')).toBe('Shelnor, 3 more');
  expect(wordsOn('torin')).toBe('Torin');
});
