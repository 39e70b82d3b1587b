import { describe, expect, test } from 'vitest';
import { areas, seas } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Scene } from '#renderers/scene';
import { cells } from '#renderers/tears-of-the-dragon/geography';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { seenIn } from '#renderers/tears-of-the-dragon/window';
import { zoomWindow } from '#renderers/tears-of-the-dragon/zoom';
import { flat, type Inked } from './boxes.ts';
import * as fights from './sample-battles.ts';
import * as sample from './samples.ts';

const ids = [...areas.keys(), ...seas.keys()];
const texts = (scene: Scene): Inked[] => flat(scene).filter((one) => one.kind === 'text' && one.text !== '');
const tagged = (scene: Scene, tag: string): Inked[] => flat(scene).filter((one) => one.tags.includes(tag));

const cutOut = (view: View, focus: string) => ({ seen: seenIn(zoomWindow(view, focus)) });

describe('The panel', () => {
  const said = (view: View) => texts(pictures.board(view, { locale: 'en' })).map((one) => one.text);
  test('says turn, side and phase, initiative, allowance and knowledge', () => {
    expect(said(sample.middle)).toEqual(
      expect.arrayContaining([
        'Turn 9',
        'Lord Gorganun – action phase',
        'next initiative +3',
        'goes first',
        '2 pieces + wizard left',
        '3/8',
        '5/8',
      ]),
    );
  });
  test('names the wizard alone when no other activation is left, and nothing when he is done too', () => {
    const left = (wizard: boolean) =>
      said({ ...sample.middle, allowance: { seat: 0, units: 0, wizard, byEnemyRoll: false } });
    expect(left(true)).toContain('a wizard left');
    expect(left(false).filter((one) => one?.endsWith(' left'))).toEqual([]);
  });
  test('says who has won', () => {
    expect(said(sample.over)).toContain('Lord Forseti has won');
  });
});

describe('The battle', () => {
  const scene = pictures.board(fights.battle, { locale: 'en' });
  test('shows each line with its own dice, hits told from misses by outline', () => {
    const line = tagged(scene, 'line:0');
    expect(line.map((one) => one.text).filter(Boolean)).toEqual(
      expect.arrayContaining(['Lord Gorganun', 'attacks', 'Warsteed', '7', '9', 'Eldritch Fire', 'removed']),
    );
    expect(tagged(scene, 'line:1').map((one) => one.text)).toEqual(
      expect.arrayContaining(['defends', 'Good Fortune', 'inside: two dice']),
    );
  });
  test('shows who strikes whom how often by an arrow for each side that has rolled, and how many have fallen', () => {
    const said = (tag: string) => tagged(scene, tag).flatMap(({ text }) => text ?? []);
    expect(said('stroke:0')).toEqual(['2 hits scored']);
    expect(said('stroke:1')).toEqual(['3 hits scored']);
    expect(said('lost:0')).toEqual(['−1']);
    const unrolled = {
      ...fights.battle.battle!,
      lines: fights.battle.battle!.lines.map((line) => ({
        ...line,
        pieces: line.pieces.map((one) => ({ ...one, dice: [], gone: null })),
        ...(line.garrison && { garrison: { ...line.garrison, dice: [], out: false } }),
      })),
    };
    const quiet = pictures.board({ ...fights.battle, battle: unrolled }, { locale: 'en' });
    expect(['stroke:0', 'stroke:1', 'lost:0', 'lost:1'].flatMap((tag) => tagged(quiet, tag))).toEqual([]);
  });
  test('gives way to a place that is asked for', () => {
    const zoomed = pictures.board(fights.battle, { locale: 'en', focus: 'ilrog' });
    expect(tagged(zoomed, 'line:0')).toEqual([]);
    expect(tagged(zoomed, 'name:ilrog')).toHaveLength(1);
  });
  test('pieces never stand in a cut-out without the name of their place', () => {
    for (const focus of ids) {
      const zoomed = flat(pictures.board(sample.middle, { locale: 'en', focus }));
      const named = new Set(
        zoomed.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('name:')).map((tag) => tag.slice(5))),
      );
      const standing = zoomed.flatMap(({ tags }) =>
        tags.filter((tag) => tag.startsWith('stack:')).map((tag) => tag.split(':')[1]!),
      );
      expect(
        standing.filter((id) => !named.has(id)),
        focus,
      ).toEqual([]);
    }
  });
  test('every place in a cut-out where somebody stands is there with its name and its pieces', () => {
    for (const [name, view] of Object.entries({ middle: sample.middle, crowded: sample.crowded }))
      for (const focus of ids) {
        const zoomed = pictures.board(view, { locale: 'en', focus });
        const { seen } = cutOut(view, focus);
        const missing = view.places.flatMap(({ id, stacks, trapped }) => {
          const [x, y] = cells.get(id)!.at;
          const inSight = x > seen.x + 12 && x < seen.x + seen.w - 12 && y > seen.y + 12 && y < seen.y + seen.h - 12;
          if (!inSight || stacks.length + trapped.length === 0) return [];
          const drawn = flat(zoomed).some(({ tags }) =>
            tags.some((tag) => tag.startsWith(`stack:${id}:`) || tag === `trapped:${id}`),
          );
          return drawn && tagged(zoomed, `name:${id}`).length === 1 ? [] : [id];
        });
        expect(missing, `${name} ${focus}`).toEqual([]);
      }
  });
  test('pulls at one bar with the strength of those who still stand, as the arms at both ends say whose', () => {
    const pulled = tagged(scene, 'tug').map((one) => Number(one.text));
    const strength = fights.battle.battle!.lines.map(
      ({ pieces, garrison }) =>
        pieces.reduce((sum, { gone, modified }) => sum + (gone === null ? modified : 0), 0) +
        (garrison && !garrison.out ? garrison.strength : 0),
    );
    expect(pulled).toEqual(strength);
  });
  test('a place that does not exist is not zoomed to', () => {
    expect(pictures.board(sample.middle, { locale: 'en', focus: 'atlantis' })).toEqual(
      pictures.board(sample.middle, { locale: 'en' }),
    );
  });
});
