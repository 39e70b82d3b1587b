import { describe, expect, test } from 'vitest';
import { callPenguins } from '#games/tears-of-the-dragon/rules/chapters/penguins';
import { SUMMON_PENGUINS } from '#games/tears-of-the-dragon/state/pieces';
import { newMember, type State } from '#games/tears-of-the-dragon/state/state';
import { arena, FORSETI, GORGANUN } from './arena.ts';
import { all, chief, fates, fight, leaving, miss, on, ours, theirs } from './penguin-fight.ts';

/** Penguins driven off, shipwrecked, and turning upon their caller (TD-27.3, TD-27.5). */

describe('TD-27.5: driven off', () => {
  const frightened = (to: string) => {
    const t = fight(
      ['hastur', 'warsteed-1'],
      { ...all([ours(1), ours(2), chief(1), 'neko', 'cavalry-1'], 'brightsea') },
      { known: { hastur: ['terror'] }, dice: { ...miss, 'spell-check': [1] } },
    );
    on(t, '0 wizard-act');
    const targets = ['penguin-of-forseti.1', 'penguin-of-forseti.2'];
    t.does(GORGANUN, 'cast-over', { spell: 'terror', targets }).does(FORSETI, 'flee', { to });
    return t;
  };
  test('by Terror to a place where no penguin goes, they are removed; no chieftain follows', () => {
    const t = frightened('saltmarket');
    expect(t.offered(FORSETI, 'pick-some', 'some')).toEqual(['neko']);
    t.does(FORSETI, 'pick-some', { some: [] });
    expect(fates(t, [1, 2].map(ours))).toEqual(['pool', 'pool']);
    expect(t.heard('penguins-lost')).toMatchObject([{ seat: FORSETI, n: 2 }]);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('along the coast they live', () => {
    const t = frightened('ossum');
    expect(t.offered(FORSETI, 'pick-some', 'some')).toEqual(['neko', chief(1)]);
    t.does(FORSETI, 'pick-some', { some: [chief(1)] });
    expect([ours(1), ours(2), chief(1)].map((id) => t.counter(id).at)).toEqual(['ossum', 'ossum', 'ossum']);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });
  test('R-65: Summon Aid calls no penguin to where none goes', () => {
    const called = (at: string) => {
      const t = arena({
        penguins: true,
        pieces: { torin: at, 'cavalry-1': at, 'warsteed-1': at, [ours(1)]: 'brightsea', 'foot-soldier-1': 'brightsea' },
        call: { at, kind: 'field', attacker: GORGANUN, attackers: ['warsteed-1'], from: null },
        known: { torin: ['summon-aid'] },
        dice: miss,
      });
      return t.offered(FORSETI, 'cast-on', 'target', { spell: 'summon-aid' });
    };
    expect(called('ossum')).toContain(ours(1));
    expect(called('saltmarket')).toContain('foot-soldier-1');
    expect(called('saltmarket')).not.toContain(ours(1));
  });
});

describe('TD-27.5: at sea', () => {
  const SEA = 'sorrow-roads';
  const afloat = (crew: string[], dice: Record<string, number[]>) =>
    arena({
      penguins: true,
      pieces: {
        ...all(['wargroup-1', 'wargroup-2', 'cadmin-1'], { at: SEA, ship: 'ship-1' }),
        ...all(crew, { at: SEA, ship: 'ship-2' }),
      },
      call: {
        at: SEA,
        kind: 'sea',
        attacker: GORGANUN,
        attackers: ['wargroup-1', 'wargroup-2', 'cadmin-1'],
        from: 'bright-sound',
        defenderShip: 'ship-2',
      },
      known: { torin: [] },
      change: (g: State) => {
        g.ships = {
          'ship-1': { seat: GORGANUN, from: 'bright-sound' },
          'ship-2': { seat: FORSETI, from: 'foam-break' },
        };
      },
      dice: { 'defender-dice': Array(20).fill(10), ...dice },
    });
  test('R-66: when their ship sinks they swim on and fight on, while the others are lost', () => {
    const t = afloat(['foot-soldier-1', 'foot-soldier-2', ours(1), chief(1), 'neko'], {
      'attacker-dice': [1, 1, 10, 1, 1, 10, 10, 10, 10],
      casualty: [1],
    });
    for (let round = 0; round < 2; round++) {
      on(t, '1 take-hits').does(FORSETI, 'take-hits', { hits: { 'foot-soldier.1': 1, 'foot-soldier.2': 1 } });
    }
    expect(t.heard('ship-sank')).toHaveLength(1);
    expect(t.heard('penguins-swim')).toEqual([{ seat: FORSETI }]);
    expect(fates(t, ['foot-soldier-1', 'foot-soldier-2', 'neko'])).toEqual(['pool', 'pool', 'killed']);
    for (const id of [ours(1), chief(1)]) expect(t.counter(id)).toMatchObject({ fate: 'map', at: SEA, ship: 'ship-2' });
    expect(
      t
        .g()
        .battle!.fighters.filter((f) => f.seat === FORSETI && f.out === null)
        .map(({ id }) => id),
    ).toEqual([ours(1)]);
    leaving(t, 'foam-sound');
    expect(t.counter(ours(1))).toMatchObject({ at: 'foam-sound', ship: 'ship-2' });
    expect(t.g().ships['ship-2']).toBeDefined();
    t.over();
  });
  test('R-64: a ship that retreats takes its penguins along', () => {
    const t = afloat([ours(1), ours(2), 'cavalry-1'], { 'attacker-dice': Array(20).fill(10) });
    leaving(t, 'foam-sound');
    expect([ours(1), ours(2), 'cavalry-1'].map((id) => t.counter(id).at)).toEqual(Array(3).fill('foam-sound'));
    expect(t.heard('penguins-changed-sides')).toEqual([]);
    t.over();
  });
});

describe('TD-27.3: a backfire', () => {
  const called = (dice: Record<string, number[]>) =>
    arena({
      penguins: true,
      pieces: { ursa: 'brightsea', neko: 'brightsea', 'foot-soldier-1': { at: 'brightsea', box: 'neko' } },
      known: { ursa: [SUMMON_PENGUINS] },
      dice: { ...miss, 'spell-check': [10], 'spell-failure': [8], penguins: [2], ...dice },
      change: (g) => {
        const member = newMember(0);
        const members = { ursa: { ...member }, neko: { ...member }, 'foot-soldier-1': { ...member } };
        const calm = { parties: 1, fresh: true, searched: false, launched: [], resting: [], ways: {} };
        g.activation = { seat: FORSETI, head: 'neko', members, ...calm };
      },
      *run(table) {
        yield* callPenguins(table, FORSETI, 'ursa', ['neko']);
        return 'done';
      },
    });
  test('R-62: penguins that win stay in the open; who has fought does nothing more', () => {
    const t = leaving(called({}), 'lowmere');
    for (const n of [1, 2]) expect(t.counter(theirs(n))).toMatchObject({ fate: 'map', at: 'brightsea', box: null });
    expect(t.counter('neko').at).toBe('lowmere');
    const { members } = t.g().activation!;
    expect(Object.values(members).map(({ done }) => done)).toEqual([true, true, true]);
    t.over();
  });
  test('who beats them has his place back', () => {
    const t = on(called({ 'defender-dice': [1, 1] }), '-');
    expect(t.heard('hits-taken')).toHaveLength(1);
    expect(fates(t, [...[1, 2].map(theirs), ...[1, 2].map(ours)])).toEqual(['pool', 'pool', 'pool', 'pool']);
    expect(fates(t, ['ursa', 'neko', 'foot-soldier-1'])).toEqual(['map', 'map', 'map']);
    t.over();
  });
});
