import { describe, expect, test } from 'vitest';
import { refuges } from '#games/tears-of-the-dragon/rules/chapters/returns';
import { FORSETI, GORGANUN, table } from './board.ts';

/** TD-12.9, TD-14.7: besieged is a castle with enemy units before it; a leader alone besieges nothing. */

describe('A leader alone under the walls', () => {
  const alone = (...troops: string[]) =>
    table({
      map: { 'caer-navell': ['kendrel', 'cavalry-#', 'foot-soldier*2', 'kestrel', ...troops] },
      boxes: { kendrel: ['cavalry*1', 'foot-soldier*2'], ...(troops.length > 0 && { kestrel: troops }) },
      units: 1,
      dice: { casualty: [8] },
    });

  test('TD-12.9: stops neither replenishing nor recruiting, even in the capital; with units he stops both', () => {
    const t = alone();
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    expect(t.seat(FORSETI).may('replenish')).toEqual([{ units: ['cavalry-1'] }]);
    expect(t.seat(FORSETI).may('recruit', 1)).toHaveLength(1);
    const besieged = alone('warsteed*1');
    besieged.seat(FORSETI).does('activate', { piece: 'kendrel' });
    expect(besieged.seat(FORSETI).may('replenish')).toEqual([]);
    expect(besieged.seat(FORSETI).may('recruit', 1)).toEqual([]);
    besieged.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('R-68: whether there is a siege is known to all, whoever has troops', () => {
    const shown = (t: ReturnType<typeof table>) =>
      [t.spectator.sees(), t.seat(FORSETI).sees(), t.seat(GORGANUN).sees()].map(
        ({ places }) => places.find(({ id }) => id === 'caer-navell')!.besieged,
      );
    expect(shown(alone())).toEqual([false, false, false]);
    expect(shown(alone('warsteed*1'))).toEqual([true, true, true]);
  });

  test('TD-14.7: rolls when units come out against him, who go on freely', () => {
    const t = alone();
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    t.seat(FORSETI).does('attack', { group: ['cavalry-1'] });
    expect(t.g.counters.kestrel!.fate).toBe('killed');
    expect(t.heard('battle-joined')).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-14.7, TD-7.7: rolls when units leave the castle, which come before the walls first', () => {
    const t = alone();
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    t.seat(FORSETI).does('move', {
      group: ['cavalry-1'],
      path: [t.seat(FORSETI).lists('move', 'path', { group: ['cavalry-1'] })[0]!],
    });
    expect(t.g.counters.kestrel!.fate).toBe('killed');
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('TD-14.7: does not roll when a leader comes out without units', () => {
    const t = alone();
    t.seat(FORSETI).does('activate', { piece: 'kendrel' });
    expect(t.seat(FORSETI).isRefused('attack', { group: ['kendrel'] })).toBe('refusal.not-one-group');
    expect(t.g.counters.kestrel!.fate).toBe('map');
  });
});

describe('TD-12.10: a castle whose only defender hides', () => {
  const t = () =>
    table({
      map: { 'caer-clavell': ['cavalry', 'kestrel', 'warsteed*2'] },
      boxes: { kestrel: ['warsteed*2'] },
      active: GORGANUN,
      units: 1,
      also: (g) => {
        g.counters['cavalry-1']!.obfuscated = true;
      },
      dice: { 'defender-dice': [10, 10], 'attacker-dice': [1] },
    });
  test('is held by its garrison, and falls with it; he is left before the walls, unseen', () => {
    const storm = t();
    storm.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    storm.seat(GORGANUN).does('attack', { group: ['kestrel', 'warsteed-1', 'warsteed-2'] });
    storm.seat(FORSETI).does('pick-some', { some: [] });
    storm.seat(GORGANUN).does('set-points', { points: {} });
    expect(storm.heard('castle-fell')).toHaveLength(1);
    expect(storm.g.counters['cavalry-1']).toMatchObject({ fate: 'map', at: 'caer-clavell', obfuscated: true });
  });
  test('unless he chooses to fight in its place', () => {
    const storm = t();
    storm.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    storm.seat(GORGANUN).does('attack', { group: ['kestrel', 'warsteed-1', 'warsteed-2'] });
    storm.seat(FORSETI).does('pick-some', { some: ['cavalry.1'] });
    expect(storm.spectator.sees().battle!.lines[1]!.garrison).toBeUndefined();
    storm.nobodyIsAskedExcept(GORGANUN, 'leader-points');
  });
});

test('R-46: the wounded come back to friends who besiege a castle as well', () => {
  const t = table({
    map: { 'caer-clavell': ['cavalry', 'kestrel', 'warsteed'] },
    boxes: { kestrel: ['warsteed'] },
    active: GORGANUN,
    also: (g) => {
      Object.assign(g.counters.shale!, { fate: 'wounded', since: 1 });
    },
  });
  t.seat(GORGANUN).does('one-activation');
  t.nobodyIsAskedExcept(GORGANUN, 'put-back');
  expect(t.seat(GORGANUN).may('put-back')).toContainEqual({ place: 'caer-clavell' });
});

test('TD-7.5: who was activated by himself lies in no leader’s box before the next turn', () => {
  const t = table({ map: { riverton: ['cavalry*1'], mistwood: ['neko'] }, units: 1 });
  t.seat(FORSETI).does('activate', { piece: 'cavalry-1' });
  t.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['mistwood'] });
  if (t.asked()[0]!.key === 'act') t.seat(FORSETI).does('finish');
  t.nobodyIsAskedExcept(FORSETI, 'close');
  expect(t.seat(FORSETI).lists('arrange', 'pieces', { leader: 'neko' })).toEqual([]);
  // A turn later he does.
  const later = table({ map: { mistwood: ['neko', 'cavalry*1'] }, units: 1 });
  later.seat(FORSETI).does('end-actions');
  expect(later.seat(FORSETI).lists('arrange', 'pieces', { leader: 'neko' })).toEqual(['cavalry-1']);
});

test('R-2: who loses his last leader to captivity has lost when the turn is over and nobody was exchanged', () => {
  const t = table({
    map: { greenbridge: ['kestrel', 'warsteed*1'], riverton: ['neko'] },
    boxes: { kestrel: ['warsteed*1'] },
    active: GORGANUN,
    units: 1,
    dice: { casualty: [10] },
    also: (g) => {
      for (const id of ['kendrel', 'algeron', 'shelnor', 'torin', 'ursa', 'vilkie']) g.counters[id]!.fate = 'killed';
    },
  });
  t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
  t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1'], path: ['riverton'] });
  expect(t.g.counters.neko!.fate).toBe('captured');
  if (t.asked()[0]?.key === 'act') t.seat(GORGANUN).does('finish');
  expect(t.g.winner).toBeNull();
  t.nobodyIsAskedExcept(GORGANUN, 'close');
  t.seat(GORGANUN).does('end-phase');
  t.seat(FORSETI).does('one-activation');
  t.seat(FORSETI).does('end-actions');
  t.seat(FORSETI).does('end-phase');
  expect(t.heard('no-hope-left')).toMatchObject([{ seat: FORSETI, winner: GORGANUN }]);
  t.nobodyIsAsked();
});

test('TD-20.1: those exchanged come to friends where no enemy is, and to an empty own castle only when there are none', () => {
  const places = (more: Record<string, readonly string[]>) =>
    refuges(table({ map: { kimrin: ['kestrel'], 'caer-clavell': ['cavalry', 'warsteed'], ...more } }).g, FORSETI, true);
  expect(places({ riverton: ['foot-soldier'] })).toEqual(['riverton']);
  expect(places({})).toEqual(expect.arrayContaining(['caer-navell', 'caer-sillius']));
  expect(places({})).not.toContain('caer-clavell');
});
