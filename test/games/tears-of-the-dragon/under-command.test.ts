import { describe, expect, test } from 'vitest';
import { FORSETI, GORGANUN, table } from './board.ts';

/** Whom a leader may command and take along, and whom nobody else may (TD-5, TD-7.3). */

describe('TD-5.4: a wizard', () => {
  test('commands nobody: he is activated alone, nothing lies under him, and no unit goes with him', () => {
    const t = table({
      map: { riverton: ['torin', 'cavalry*2'] },
      wizard: true,
      also: (g) => {
        g.wizardry.torin!.known = [];
      },
    });
    t.seat(FORSETI).does('activate', { piece: 'torin' });
    expect(t.seat(FORSETI).offered()).not.toContain('arrange');
    expect(t.seat(FORSETI).lists('move', 'group')).toEqual(['torin']);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

test('TD-5.3: under the highest leader one of a lower rank may command while the second commands nobody', () => {
  const t = table({ map: { eldinbourg: ['kendrel', 'algeron', 'neko', 'foot-soldier*3'] }, units: 1 });
  t.seat(FORSETI).does('activate', { piece: 'kendrel' });
  t.seat(FORSETI).does('arrange', { leader: 'kendrel', pieces: ['foot-soldier-1'] });
  t.seat(FORSETI).does('arrange', { leader: 'neko', pieces: ['foot-soldier-2', 'foot-soldier-3'] });
  expect([1, 2, 3].map((n) => t.g.counters[`foot-soldier-${n}`]!.box)).toEqual(['kendrel', 'neko', 'neko']);
  t.nobodyIsAskedExcept(FORSETI, 'act');
});

test('TD-7.3, TD-6.2: units beyond the command of their leader are left behind', () => {
  const six = [1, 2, 3, 4, 5, 6].map((n) => `warsteed-${n}`);
  const t = table({
    map: { redmarsh: ['ezelle', 'warsteed*6', 'wargroup*1'] },
    boxes: { ezelle: ['warsteed*6'] },
    active: GORGANUN,
    units: 1,
  });
  t.seat(GORGANUN).does('activate', { piece: 'ezelle' });
  const beyond = { group: ['ezelle', ...six, 'wargroup-1'], path: ['stonewell'] };
  expect(t.seat(GORGANUN).isRefused('move', beyond)).toBe('refusal.not-available');
  t.seat(GORGANUN).does('move', { group: ['ezelle', ...six], path: ['stonewell'] });
  expect([t.g.counters['warsteed-6']!.at, t.g.counters['wargroup-1']!.at]).toEqual(['stonewell', 'redmarsh']);
  t.nobodyIsAskedExcept(GORGANUN, 'act');
});
