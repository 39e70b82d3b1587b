import { expect, test } from 'vitest';
import { lead } from '#renderers/tears-of-the-dragon/beside';
import { cells } from '#renderers/tears-of-the-dragon/geography';
import { goalRoom, leftBehind } from '#renderers/tears-of-the-dragon/goals';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { marksOf } from '#renderers/tears-of-the-dragon/meant';
import { flat } from './boxes.ts';
import * as sample from './samples.ts';

/** What whoever is active may do now: words in the bar, targets on the map. */

const asks = (key: string, acts: Record<string, string[]>) => [
  {
    seat: 0,
    words: 'Kestrel is active. What next?',
    key,
    about: { head: 'kestrel' },
    acts: Object.entries(acts).map(([name, places]) => ({ name, places })),
  },
];
const seen = (key: string, acts: Record<string, string[]>) => {
  const scene = pictures.board(sample.middle, { locale: 'en', now: { said: [], events: [], asked: asks(key, acts) } });
  const inked = flat(scene);
  return {
    texts: inked.flatMap(({ text }) => text ?? []),
    goals: inked.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('goal:'))),
  };
};

test('The bar says what may be done, each act once, and that all may be ended', () => {
  const { texts } = seen('act', {
    move: ['skarn'],
    search: ['ursh'],
    'search-spell': ['ursh'],
    embark: ['ember-water'],
  });
  for (const word of ['move', 'sail', 'search', 'end']) expect(texts.filter((one) => one === word)).toHaveLength(1);
  for (const word of ['attack', 'cast', 'recruit']) expect(texts).not.toContain(word);
  expect(seen('choose', { move: ['skarn'] }).texts).not.toContain('move');
});
test('Each place in reach has a target, an attack swords at those whom it would strike, and the place of a search none', () => {
  const { goals } = seen('act', { move: ['skarn', 'wolfden'], attack: ['kimrin'], search: ['ursh'] });
  expect(new Set(goals)).toEqual(new Set(['goal:skarn', 'goal:wolfden', 'goal:kimrin']));
  const marks = marksOf(sample.middle, { said: [], events: [], asked: asks('act', { attack: ['kimrin'] }) });
  const piece = { face: 'cavalry', kind: 'unit', spent: false } as const;
  expect(marks({ ...piece, seat: 1 }, 'kimrin')).toBe('foe');
  expect(marks({ ...piece, seat: 1, obfuscated: true }, 'kimrin')).toBeUndefined();
  expect(marks({ ...piece, seat: 1 }, 'skarn')).toBeUndefined();
  expect(marks({ ...piece, seat: 0 }, 'kimrin')).toBeUndefined();
  expect(seen('act', {}).goals).toEqual([]);
});

test('The place that a question is about has the lime ring, and not that of what was told before', () => {
  const told = {
    type: 'ruin-known',
    shown: { seat: 0, ruin: 'draugmere', finder: 'kestrel', n: 1, roll: 10, danger: false },
  };
  const rings = (about: Record<string, string>) => {
    const asked = [{ seat: 0, words: 'Who takes the hit?', key: 'suffer', about }];
    const now = { said: ['Found.'], deeds: [told], events: [told], asked };
    return new Set(
      flat(pictures.board(sample.middle, { locale: 'en', now })).flatMap(({ tags }) =>
        tags.filter((tag) => /^(asks|lit|earlier):/.test(tag)),
      ),
    );
  };
  expect(rings({ ruin: 'vel-karad' })).toEqual(new Set(['lit:draugmere', 'asks:vel-karad']));
  expect(rings({ ruin: 'draugmere' })).toEqual(new Set(['asks:draugmere']));
});
test('A sign at the corner of a place, where its ring is not, is led to it', () => {
  const { frame } = cells.get('vel-karad')!;
  const size = { w: 116, h: 62 };
  expect(lead({ x: frame.x - size.w, y: frame.y + frame.h, ...size }, 'vel-karad')).not.toEqual([]);
  expect(lead({ x: frame.x - size.w, y: frame.y + frame.h / 2 - size.h / 2, ...size }, 'vel-karad')).toEqual([]);
});

test('A target on a besieged castle lies beside the sign of the siege, and on another in the middle', () => {
  const [free, besieged] = [
    goalRoom({ id: 'kimrin', isMet: true }),
    goalRoom({ id: 'kimrin', isMet: true, isBesieged: true }),
  ];
  const [x] = cells.get('kimrin')!.at;
  expect(free.x + free.w / 2).toBe(x);
  expect(besieged.x).toBeGreaterThan(x + 22);
});

test('Where those stand who may still go is lit while their leader stands elsewhere, and not when he may go himself', () => {
  const went = { type: 'moved', shown: { seat: 0, pieces: ['kestrel'], from: 'glaginsdreg', to: 'gorse-end' } };
  const view = (at: string) => ({
    ...sample.empty,
    places: [
      sample.place('glaginsdreg', [sample.stack(0, sample.many(3, 'cadmin'))]),
      sample.place(at, [sample.stack(0, [sample.leader('kestrel')])]),
    ],
  });
  const leftOf = (at: string, places: string[], events = [went]) =>
    leftBehind(view(at), { said: [], events, asked: asks('act', { move: places }) });
  expect(leftOf('gorse-end', ['skarn', 'morvane'])).toEqual(['glaginsdreg']);
  expect(leftOf('gorse-end', ['drakesfoot', 'skarn'])).toEqual([]);
  expect(leftOf('gorse-end', ['skarn'], [])).toEqual([]);
  expect(leftOf('gorse-end', [])).toEqual([]);
});
