import { expect, test } from 'vitest';
import { gloomhaven } from '#games/gloomhaven/game';
import { placesMarked } from '../../kit/places-marked.ts';
import { G, guard, table } from './board.ts';

/** What the board of all marks. */

const far = guard('1,6', { standee: 6, hp: 20 });
const marked = (t: ReturnType<typeof table>) => placesMarked(gloomhaven.id, t);

test('GH-6.1: of a move each hex where it can end, which is what the seat can answer', () => {
  const t = table({ heroes: [{ class: 'brute', at: '2,2', plays: [1, 6] }], monsters: [far] });
  expect(marked(t)).toBeUndefined();
  t.seat(0).does('act', { half: '6:bottom' });
  expect(new Set(marked(t))).toEqual(new Set(t.seat(0).lists('move', 'to')));
});

test('GH-6.9: of a push each hex on a way that it can take', () => {
  const t = table({
    heroes: [{ class: 'brute', at: '2,2', plays: [7, 10] }],
    monsters: [guard('1,2', { hp: 20 }), far],
    falls: { brute: ['plus0'] },
  });
  t.seat(0)
    .does('act', { half: '7:top' })
    .does('attack', { targets: [G(1)] });
  const ways = t
    .seat(0)
    .may('drive')
    .flatMap(({ way }) => way as string[]);
  expect(ways.length).toBeGreaterThan(0);
  expect(new Set(marked(t))).toEqual(new Set(ways));
});
