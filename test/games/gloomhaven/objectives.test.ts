import { describe, expect, test } from 'vitest';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import { actorName } from '#games/gloomhaven/state/names';
import type { Objective, State } from '#games/gloomhaven/state/state';
import { statsOf } from '#games/gloomhaven/state/values/stats';
import { figureOf, isThere, monsterId, type Scene, table } from './board.ts';

/** GH-13.10: things with hit points. 22: four altars that make demons stronger; 29: doors that have to be destroyed. */

const thing = (what: string, at: string, more: Partial<Objective> = {}): Objective => ({
  kind: 'objective',
  id: `objective:${what}:${more.standee ?? 1}`,
  what,
  at,
  standee: 1,
  hp: 5,
  max: 5,
  conditions: {},
  bonuses: [],
  isAlly: false,
  ...more,
});

describe('scenario 22: for every altar that stands', () => {
  const D = monsterId('earth-demon', 1);
  const temple = (destroyed: number, more: Partial<Scene> = {}): Scene => ({
    scenario: 22,
    rooms: [2, 3],
    heroes: [{ class: 'brute', at: '-7,0', plays: [1, 6] }],
    monsters: [{ type: 'earth-demon', at: '-5,1', dropsMoney: false }],
    cards: { 'earth-demon': 'earth-demon-3' },
    overlays: [{ type: 'obstacle', kind: 'altar', hexes: ['-8,0'] }],
    falls: { brute: ['plus0'] },
    ties: 'by-the-rules',
    ...more,
    also: (g) => {
      if (destroyed > 0) g.killed.altar = destroyed;
      g.figures.push(thing('altar', '-8,0', { hp: 2 }));
      for (const one of g.figures) if (one.kind === 'monster') one.hp = one.max = statsOf(g, one.type, one.rank).hp;
      more.also?.(g);
    },
  });
  const values = (destroyed: number, type: string) => {
    const { hp, attack, move, range } = statsOf(table(temple(destroyed)).g, type, 'normal');
    return { hp, attack, move, range };
  };
  test.each([
    [0, { hp: 13, attack: 7, move: 3 }],
    [1, { hp: 12, attack: 6, move: 3 }],
    [2, { hp: 11, attack: 5, move: 2 }],
    [3, { hp: 10, attack: 4, move: 2 }],
    [4, { hp: 9, attack: 3, move: 1 }],
  ])('demons have 1 hit point and 1 attack more, and 1 move for two: with %i destroyed', (destroyed, wanted) => {
    expect(values(destroyed, 'earth-demon')).toEqual({ ...wanted, range: undefined });
  });
  test('and range, if they have any', () => {
    expect(values(0, 'flame-demon').range).toBe(5);
    expect(values(3, 'flame-demon').range).toBe(4);
  });
  test('all others do not', () =>
    expect(values(0, 'cultist')).toEqual({ hp: 5, attack: 1, move: 2, range: undefined }));
  test('when one is destroyed its obstacle goes, and demons have no more than they then may have', () => {
    const t = table(temple(0));
    expect(figureOf(t, D)).toMatchObject({ hp: 13, max: 13 });
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: ['objective:altar:1'] });
    expect(isThere(t, 'objective:altar:1')).toBe(false);
    expect(t.g.overlays.filter(({ kind }) => kind === 'altar')).toEqual([]);
    expect(figureOf(t, D)).toMatchObject({ hp: 12, max: 12 });
    expect(t.g).toMatchObject({ killed: { altar: 1 }, ends: null });
  });
  test('one that was hurt keeps the hit points it has', () => {
    const t = table(temple(0, { also: (g) => void Object.assign(g.figures.find(({ id }) => id === D)!, { hp: 4 }) }));
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: ['objective:altar:1'] });
    expect(figureOf(t, D)).toMatchObject({ hp: 4, max: 12 });
  });
  test('with the fourth the scenario is won', () => {
    const t = table(temple(3));
    t.seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: ['objective:altar:1'] });
    expect(t.g.ends).toBe('won');
  });
});

describe('scenario 29: a door that has to be destroyed', () => {
  const sanctuary = (more: Partial<Scene> = {}): Scene => ({
    scenario: 29,
    heroes: [
      { class: 'brute', at: '2,0', plays: [1, 6] },
      { class: 'spellweaver', at: '0,3', plays: [65, 68] },
    ],
    monsters: [{ type: 'black-imp', at: '3,0', conditions: { stun: 'before' } }],
    falls: { brute: ['plus0'] },
    ties: 'by-the-rules',
    ...more,
    also: (g) => {
      for (const { id } of scenario(29).doors) g.doors[id] = 'locked';
      g.figures.push(thing('door', '2,-1', { hp: 2 }));
      more.also?.(g);
    },
  });
  const strikes = (t: ReturnType<typeof table>) =>
    t
      .seat(0)
      .does('act', { half: '1:attack' })
      .does('attack', { targets: ['objective:door:1'] });
  test('is attacked like an enemy, and opens when it has no hit points left', () => {
    const t = table(sanctuary());
    strikes(t);
    expect(t.g.doors).toMatchObject({ d1: 'open', d2: 'locked', d3: 'locked' });
    expect(t.g.rooms).toEqual([1, 2]);
    expect(isThere(t, 'objective:door:1')).toBe(false);
    expect(t.heard('door-opens')).toMatchObject([{ at: '2,-1' }]);
    expect(t.heard('monster-placed').length).toBeGreaterThan(0);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('as long as it has some nobody goes there, and nothing is seen behind it', () => {
    const t = table(sanctuary({ also: (g) => void Object.assign(g.figures.at(-1)!, { hp: 3 }) }));
    strikes(t);
    expect(t.g.doors.d1).toBe('locked');
    expect(t.g.rooms).toEqual([1]);
    t.seat(0).does('act', { half: '6:bottom' });
    expect(t.seat(0).lists('move', 'to')).not.toContain('2,-1');
    expect(t.spectator.sees().rooms.map(({ id }) => id)).toEqual([1]);
  });
  test('monsters do not attack it, and negative conditions do nothing to it', () => {
    const t = table(
      sanctuary({
        heroes: [{ class: 'brute', at: '2,0', plays: [8, 6] }],
        also: (g: State) => void Object.assign(g.figures.at(-1)!, { hp: 5 }),
      }),
    );
    t.seat(0)
      .does('act', { half: '8:top' })
      .does('attack', { targets: ['objective:door:1'] });
    expect(t.heard('immune')).toMatchObject([{ actor: 'objective:door:1', condition: 'stun' }]);
    expect(figureOf(t, 'objective:door:1').conditions).toEqual({});
    t.seat(0).does('end-turn');
    expect(t.heard('attack').filter(({ target }) => target === 'objective:door:1')).toHaveLength(1);
  });
});

test('one of several is called by its number, the only one is not', () => {
  expect(actorName('objective:door:2')).toEqual({ key: 'stand.thing', args: { what: 'door', n: 2 } });
  expect(actorName('objective:hail:0')).toEqual({ key: 'objective.hail' });
});
