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

test('TD-6.4: whoever is called out of a box to act is seen where his leader stands, and marked, as long as he is asked', () => {
  const told = { type: 'activated', shown: { seat: 1, piece: { key: 'wizard.vilkie' }, place: { key: 'area.ursh' } } };
  const shown = (who: string, at: 'ursh' | 'skarn', about: object) => {
    const places = [sample.place(at, [sample.stack(1, [sample.leader('kendrel')])])];
    const asked = [{ seat: 1, words: '?', key: 'act', about: about as never }];
    const piece = { key: `wizard.${who}` };
    const deed = { ...told, shown: { ...told.shown, piece } } as never;
    const now = { said: ['x'], events: [deed], deeds: [deed], asked };
    return flat(pictures.board({ ...sample.empty, turn: 3, places }, { locale: 'en', now })).flatMap(
      ({ tags, text }) => (text && tags.some((tag) => tag.startsWith('stack:')) ? [text] : []),
    );
  };
  expect(shown('vilkie', 'ursh', { head: 'vilkie' })).toContain('Vi');
  // Another is asked, or nobody of his side's leaders is there.
  expect(shown('vilkie', 'ursh', { head: 'kendrel' })).not.toContain('Vi');
  expect(shown('vilkie', 'skarn', { head: 'vilkie' })).not.toContain('Vi');
});
