import { describe, expect, test } from 'vitest';
import { areas, seas } from '#games/tears-of-the-dragon/content';
import type { View } from '#games/tears-of-the-dragon/view.types';
import type { Scene } from '#renderers/scene';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { flat, type Inked } from './boxes.ts';
import * as fights from './sample-battles.ts';
import * as sample from './samples.ts';

const ids = [...areas.keys(), ...seas.keys()];
const texts = (scene: Scene): Inked[] => flat(scene).filter((one) => one.kind === 'text' && one.text !== '');
const tagged = (scene: Scene, tag: string): Inked[] => flat(scene).filter((one) => one.tags.includes(tag));

describe('The panel', () => {
  const said = (view: View) => texts(pictures.board(view, { locale: 'en' })).map((one) => one.text);
  test('says turn, side and phase, initiative, allowance and knowledge', () => {
    expect(said(sample.middle)).toEqual(
      expect.arrayContaining([
        'Turn 9',
        'Lord Gorganun – action phase',
        'initiative +3',
        'goes first',
        'may activate 2 pieces, and a wizard',
        '3/8',
        '5/8',
      ]),
    );
  });
  test('names the wizard alone when no other activation is left, and nothing when he is done too', () => {
    const left = (wizard: boolean) =>
      said({ ...sample.middle, allowance: { seat: 0, units: 0, wizard, byEnemyRoll: false } });
    expect(left(true)).toContain('may activate a wizard');
    expect(left(false).filter((one) => one?.startsWith('may activate'))).toEqual([]);
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
      expect.arrayContaining([
        'Lord Gorganun',
        'attacks',
        '2 hits scored',
        'Warsteed',
        '7',
        '9',
        'Eldritch Fire: cast',
        'removed',
      ]),
    );
    expect(tagged(scene, 'line:1').map((one) => one.text)).toEqual(
      expect.arrayContaining(['3 hits scored', 'Good Fortune: backfired', 'within the walls: two dice']),
    );
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
  test('a place that does not exist is not zoomed to', () => {
    expect(pictures.board(sample.middle, { locale: 'en', focus: 'atlantis' })).toEqual(
      pictures.board(sample.middle, { locale: 'en' }),
    );
  });
});
