import { describe, expect, test } from 'vitest';
import { FORSETI, GORGANUN, table } from './board.ts';

/** Who searches a ruin, and when (TD-17). */

const calm = { 'ruin-danger': [9] };

describe('TD-17.1: a search', () => {
  const beside = (enemies: string[]) =>
    table({
      map: { brannoch: enemies, greenbridge: ['neko', 'cavalry*2'] },
      boxes: { neko: ['cavalry*2'] },
      units: 1,
      dice: { ...calm, 'defender-dice': [10], 'attacker-dice': [1, 10] },
    });
  const walkIn = (t: ReturnType<typeof table>) => {
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('move', { group: ['neko', 'cavalry-1', 'cavalry-2'], path: ['brannoch'] });
  };
  test('waits for the end of the battle there', () => {
    const t = beside(['wargroup-#']);
    walkIn(t);
    expect(t.heard('ruin-safe')).toEqual([]);
    t.seat(FORSETI).does('set-points', { points: {} });
    // The only enemy has fallen to the first die, so the party looks around at once.
    expect(t.heard('battle-over')).toHaveLength(1);
    expect(t.g.knowledge[FORSETI]).toEqual(['brannoch']);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('does not happen while enemies stand there', () => {
    const t = beside(['wargroup*2']);
    walkIn(t);
    t.seat(FORSETI).does('set-points', { points: {} });
    t.seat(GORGANUN).does('take-hits', { hits: { 'wargroup.1': 1 } });
    t.seat(GORGANUN).does('stay');
    t.seat(FORSETI).does('retreat', { to: 'greenbridge' });
    expect(t.g.knowledge[FORSETI]).toEqual([]);
    expect([...t.heard('ruin-safe'), ...t.heard('ruin-danger')]).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
  test('is for those who have been activated', () => {
    const t = table({ map: { brannoch: ['neko'], riverton: ['algeron'] }, units: 1, dice: calm });
    t.seat(FORSETI).does('activate', { piece: 'algeron' });
    expect(t.seat(FORSETI).may('search')).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

test('TD-17.5: several wizards search the same ruin, each with a die of his own', () => {
  const t = table({
    map: { brannoch: ['neko', 'torin', 'ursa'] },
    boxes: { neko: ['torin', 'ursa'] },
    units: 1,
    dice: { 'ruin-danger': [9, 9], 'spell-search': [3, 4], 'spell-table': [2] },
  });
  t.seat(FORSETI).does('activate', { piece: 'neko' });
  t.seat(FORSETI).does('search-spell', { wizard: 'torin' });
  expect(t.heard('no-spell-found')).toMatchObject([{ wizard: 'torin', roll: 3 }]);
  t.seat(FORSETI).does('search-spell', { wizard: 'ursa' });
  expect(t.heard('spell-found')).toMatchObject([{ wizard: 'ursa', roll: 4 }]);
  t.seat(FORSETI).does('learn');
  expect(t.g.wizardry.ursa!.known).toContain('eldritch-fire');
  expect(t.g.wizardry.torin!.known).not.toContain('eldritch-fire');
  t.nobodyIsAskedExcept(FORSETI, 'act');
});

describe('A28: the wizard’s search is his alone', () => {
  const search = (dice: Record<string, number[]>) => {
    const t = table({
      map: { brannoch: ['neko', 'torin', 'cavalry*1'] },
      boxes: { neko: ['torin', 'cavalry*1'] },
      units: 1,
      dice,
    });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('search-spell', { wizard: 'torin' });
    return t;
  };
  test('nobody else takes the hit', () => {
    const t = search({ 'ruin-danger': [4], casualty: [7] });
    expect(t.asked()[0]!.key).not.toBe('suffer');
    expect(t.g.counters.torin!.fate).toBe('wounded');
    expect(t.g.counters['cavalry-1']!.reduced).toBe(false);
  });
  test('and no knowledge is found by it', () => {
    const t = search({ 'ruin-danger': [9], 'spell-search': [1] });
    expect(t.g.knowledge[FORSETI]).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

describe('R-654: a wizard in a box who rolls a casualty', () => {
  const searches = (casualty: number) => {
    const t = table({
      map: { brannoch: ['neko', 'torin', 'cavalry*1'] },
      boxes: { neko: ['torin', 'cavalry*1'] },
      wizard: true,
      dice: { 'ruin-danger': [4], casualty: [casualty] },
    });
    t.seat(FORSETI).does('activate', { piece: 'torin' });
    expect(standing(t)).not.toContain('torin');
    t.seat(FORSETI).does('search-spell', { wizard: 'torin' });
    return t;
  };
  const standing = (t: ReturnType<typeof table>) => JSON.stringify(t.seat(GORGANUN).sees().places);
  test('is seen by the enemy while his owner says where he flees, and who lies there still is not', () => {
    const t = searches(1);
    t.nobodyIsAskedExcept(FORSETI, 'flee');
    expect(t.heard('casualty-rolled')).toMatchObject([{ piece: { key: 'wizard.torin' } }]);
    expect(standing(t)).toContain('torin');
    expect(standing(t)).not.toContain('cavalry');
  });
  test('is gone at once when he is wounded', () => {
    const t = searches(7);
    expect(t.g.counters.torin).toMatchObject({ fate: 'wounded', box: null });
    t.nobodyIsAskedExcept(FORSETI, 'close');
  });
});

describe('A29: a trapped leader', () => {
  const meet = (dice: Record<string, number[]> = {}, active: 0 | 1 = FORSETI) => {
    const t = table({
      map: { brannoch: ['neko'], greenbridge: [active === FORSETI ? 'cavalry' : 'warsteed'] },
      active,
      units: 1,
      also: (g) => {
        Object.assign(g.counters.neko!, { trapped: true, since: 2 });
      },
      dice: { ...calm, ...dice },
    });
    t.seat(active).does('activate', { piece: active === FORSETI ? 'cavalry-1' : 'warsteed-1' });
    t.seat(active).does('move', { group: [active === FORSETI ? 'cavalry-1' : 'warsteed-1'], path: ['brannoch'] });
    return t.g.counters.neko!;
  };
  test('is freed by friends and captured by enemies, as wizards are', () => {
    expect(meet()).toMatchObject({ fate: 'map', trapped: false });
    expect(meet({}, GORGANUN).fate).toBe('captured');
  });
  test('does nothing until then', () => {
    const t = table({
      map: { brannoch: ['neko'], riverton: ['algeron'] },
      units: 1,
      also: (g) => {
        Object.assign(g.counters.neko!, { trapped: true, since: 2 });
      },
    });
    expect(t.seat(FORSETI).may('activate')).toEqual([{ piece: 'algeron' }]);
  });
});
