import { expect, test } from 'vitest';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { flat } from './boxes.ts';
import * as sample from './samples.ts';

/** What was put into leaders' boxes before everybody's eyes has a sign on the map. */

test('TD-26: units that were put to a place and lie in a box there are one counter with a question mark, after the set-up none', () => {
  const put = (piece: string) => ({ type: 'counter-placed', shown: { seat: 1, piece, area: 'skarn' } });
  const deeds = [put('cavalry'), put('cavalry'), put('elite-guard'), put('kendrel')];
  const shown = (turn: number, more: Parameters<typeof sample.stack>[1] = []) => {
    const places = [sample.place('skarn', [sample.stack(1, [sample.leader('kendrel'), ...more])])];
    const now = { said: [], events: deeds as never[], deeds: deeds as never[], asked: [] };
    return flat(pictures.board({ ...sample.empty, turn, places }, { locale: 'en', now })).flatMap(({ tags, text }) =>
      text && tags.includes('stack:skarn:1') ? [text] : [],
    );
  };
  expect(shown(0)).toEqual(expect.arrayContaining(['?', '×3']));
  // Beside one that is seen they are a host of three.
  expect(shown(0, [sample.unit('cavalry')])).toEqual(['×3']);
  expect(shown(0, [...sample.many(2, 'cavalry'), sample.unit('elite-guard')])).not.toContain('?');
  expect(shown(1)).not.toContain('?');
});
