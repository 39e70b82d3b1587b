import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import { pictures } from '#renderers/gloomhaven/index';
import { flat } from './boxes.ts';
import { opened, seen } from './gloomhaven-samples.ts';

/** What may be chosen is ringed on the board of all, as far as the question says it to all. */

const view = seen(opened(3));
const tagged = (of: View, about: Json, start: string): Set<string> => {
  const now = { said: [], events: [], asked: [{ seat: 1, words: 'Which?', about }] };
  const found = flat(pictures.board(of, { locale: 'en', now })).flatMap(({ tags }) => tags);
  return new Set(found.filter((tag) => tag.startsWith(start)));
};
const ringed = (about: Json) => tagged(view, about, 'choose:');
const [one, two, three] = view.figures as [View['figures'][0], View['figures'][0], View['figures'][0]];
const rings = (...at: string[]) => new Set(at.map((hex) => `choose:${hex}`));

describe('Ringed are', () => {
  test('the hexes that a tie leaves open, and those of who is tied', () => {
    expect(ringed({ kind: 'hex', options: [one.at, two.at] })).toEqual(rings(one.at, two.at));
    expect(ringed({ kind: 'figure', options: [one.id, 'gone'] })).toEqual(rings(one.at));
    expect(ringed({ kind: 'targets', options: [`${one.id} ${two.id}`, three.id] })).toEqual(
      rings(one.at, two.at, three.at),
    );
  });

  test('whom an area can be laid on, and nobody else in it', () => {
    const areas = [
      { hexes: [two.at], hits: [one.id] },
      { hexes: [three.at], hits: [] },
    ];
    expect(ringed({ targets: [], areas })).toEqual(rings(one.at));
  });

  test('with the names of their hexes who has no number and is not alone of a kind: nothing else tells them apart', () => {
    const monsters = view.figures.filter(({ kind }) => kind === 'monster').slice(0, 2);
    const named = (rank: 'boss' | 'normal', targets: readonly string[]) => {
      const of = {
        ...view,
        figures: view.figures.map((figure) =>
          monsters.includes(figure) ? { ...figure, what: monsters[0]!.what, rank } : figure,
        ),
      };
      const hexes = monsters.map(({ at }) => `hex:${at}`);
      return [...tagged(of, { kind: 'figure', options: [...targets] }, 'hex:')]
        .filter((tag) => hexes.includes(tag))
        .sort();
    };
    const ids = monsters.map(({ id }) => id);
    expect(named('boss', ids)).toEqual(monsters.map(({ at }) => `hex:${at}`).sort());
    expect(named('normal', ids)).toEqual([]);
    expect(named('boss', ids.slice(0, 1))).toEqual([]);
  });

  test('no hexes for what is no place: an element, a type, a seat', () => {
    for (const kind of ['element', 'type', 'seat'])
      expect(ringed({ kind, options: ['0', one.id, one.at] })).toEqual(new Set());
  });
});

test('of the elements those that may be infused or consumed, and no others', () => {
  const offered = (about: Json) => [...tagged(view, about, 'choose:')].map((tag) => tag.slice('choose:'.length)).sort();
  expect(offered({ elements: ['fire', 'air'] })).toEqual(['air', 'fire']);
  expect(offered({ offers: [{ id: '0:ice', elements: ['ice'], what: '' }] })).toEqual(['ice']);
  expect(offered({ kind: 'element', options: ['dark'], actor: one.id })).toEqual(['dark']);
  expect(offered({ kind: 'type', options: ['dark'], actor: one.id })).toEqual([]);
});

test('of those who tie for the first turn each stands once beside the others, however many are asked', () => {
  const tie = { kind: 'seat', options: ['0', '1'], actor: '' };
  const before: View = { ...view, order: [], phase: 'reveal' };
  expect(tagged(before, tie, 'tied:')).toEqual(new Set(['tied:0', 'tied:1']));
  const now = { said: [], events: [], asked: [0, 1].map((seat) => ({ seat, words: 'Who?', about: tie })) };
  const signs = flat(pictures.board(before, { locale: 'en', now })).filter(({ text }) => text === '=');
  expect(signs).toHaveLength(1);
  expect(tagged(view, tie, 'tied:')).toEqual(new Set());
});
