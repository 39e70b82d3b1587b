import { expect, test } from 'vitest';
import type { View } from '#games/gloomhaven/seen/view.types';
import { pictures } from '#renderers/gloomhaven/index';
import type { Node } from '#renderers/scene';
import { flat } from './boxes.ts';
import { opened, seen } from './gloomhaven-samples.ts';

/** GH-13.10, GH-4.2: a thing of the scenario that acts has a place in the order, as long as it stands. */

const whole = seen(opened(19));
const view: View = {
  ...whole,
  // Words of a board are cut where they are many.
  figures: whole.figures.filter(({ kind }) => kind !== 'monster'),
  order: [...whole.order, { who: 'things', type: 'hail', initiative: 99, done: true }],
};
const without: View = { ...view, figures: view.figures.filter(({ what }) => what !== 'hail') };

/** What is painted in groups with this tag: pieces that are kept have the name of what they show. */
const paintedIn = (nodes: readonly Node[], tag: string, isIn = false): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'layer') return isIn ? [node.key] : [];
    return node.kind === 'group' ? paintedIn(node.nodes, tag, isIn || node.tag === tag) : [];
  });
const facesAt = (of: View, tag: string) =>
  paintedIn(pictures.board(of, { locale: 'en' }).nodes, tag).flatMap((key) => key.match(/stand\.objective\.\w+/) ?? []);

test('it has the face in the order that it has on the map', () => {
  const [{ id }] = view.figures.filter(({ what }) => what === 'hail') as [View['figures'][number]];
  expect(facesAt(view, `figure:${id}`)).toEqual(['stand.objective.hail']);
  expect(facesAt(view, 'turn:type:hail')).toEqual(['stand.objective.hail']);
});

test('once it is gone it has no place in the order, in the picture and in words', () => {
  const order = (of: View) => /Order: [^.]*/.exec(pictures.alt.board(of, { locale: 'en' }))![0];
  expect(order(view)).toContain('Hail (99)');
  expect(order(without)).not.toContain('Hail');
  expect(facesAt(without, 'turn:type:hail')).toEqual([]);
});

test('GH-15.1: who is exhausted has a stone in it and no tick, for they have not acted; others have none', () => {
  const stones = (of: View) =>
    flat(pictures.board(of, { locale: 'en' })).filter(
      ({ tags }) => tags.some((tag) => tag.startsWith('turn:')) && tags.includes('tombstone'),
    );
  const order: View['order'] = view.characters.map(({ seat }, n) => ({
    who: 'character',
    seat,
    initiative: 10 + n,
    done: true,
  }));
  const gone = view.characters.map((one, n) => (n === 0 ? { ...one, exhausted: true } : one));
  expect(stones({ ...view, order })).toEqual([]);
  expect(stones({ ...view, order, characters: gone }).length).toBeGreaterThan(0);
});
