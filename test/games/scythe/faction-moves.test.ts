import { describe, expect, test } from 'vitest';
import type { Scene, Sitting } from './board.ts';
import { go, halt, reach, refused } from './moving.ts';

const against = (first: Sitting, second: Sitting, more: Partial<Scene> = {}): Scene => ({
  seats: [
    { mechs: [], ...first },
    { mechs: [], ...second },
  ],
  ...more,
});

describe('SC-13.2 Township', () => {
  const rusviet = (units: Record<string, string[]>, mechs = ['township']): Sitting => ({
    faction: 'rusviet',
    units,
    mechs,
  });

  test('villages under control and the Factory are adjacent for character and mechs', () => {
    const scene = against(rusviet({ C6: ['mech', 'character', 'worker'], G5: ['worker'], H1: ['worker'] }), {
      faction: 'saxony',
    });
    for (const unit of ['rusviet.mech.1', 'rusviet.character'])
      expect(reach(scene, unit)).toEqual(['D4', 'D6', 'D7', 'G5', 'H1']);
    expect(reach(scene, 'rusviet.worker.1')).toEqual(['D6', 'D7']);
  });

  test('from the Factory to villages under control; not to others', () => {
    const scene = against(rusviet({ D4: ['mech'], G5: ['worker'] }), {
      faction: 'saxony',
      units: { H1: ['worker'], F3: ['mech'] },
    });
    expect(reach(scene, 'rusviet.mech.1')).toEqual(['C3', 'D5', 'E4', 'G5']);
  });

  test('without the mech deployed, and from other ground, they are far', () => {
    const no = against(rusviet({ C6: ['mech'], G5: ['worker'] }, []), { faction: 'saxony' });
    expect(reach(no, 'rusviet.mech.1')).toEqual(['D6', 'D7']);
    const mountain = against(rusviet({ D7: ['mech'], G5: ['worker'] }), { faction: 'saxony' });
    expect(reach(mountain, 'rusviet.mech.1')).not.toContain('G5');
  });

  test('a village held by an own structure alone is under control; with an enemy worker in it not', () => {
    const monument = { ...rusviet({ C6: ['mech'] }), structures: { monument: 'G5' } };
    expect(reach(against(monument, { faction: 'saxony' }), 'rusviet.mech.1')).toContain('G5');
    const lost = against(monument, { faction: 'saxony', units: { G5: ['worker'] } });
    expect(reach(lost, 'rusviet.mech.1')).not.toContain('G5');
  });

  test('R-13: the village that is left is judged with the moving unit still on it, in the middle of a way as well', () => {
    const scene = against(rusviet({ D7: ['mech'] }, ['township', 'speed']), { faction: 'saxony' });
    expect(reach(scene, 'rusviet.mech.1')).not.toContain('D4');
    expect(reach(scene, 'rusviet.mech.1', ['C6'])).toContain('D4');
  });

  test('an enemy on the Factory can be attacked from a village', () => {
    const scene = against(rusviet({ C6: ['mech'] }), { faction: 'saxony', units: { D4: ['mech'] } });
    expect(reach(scene, 'rusviet.mech.1')).toContain('D4');
  });
});

describe('SC-13.6 Underpass', () => {
  const saxony = (units: Record<string, string[]>, mechs = ['underpass']): Sitting => ({
    faction: 'saxony',
    units,
    mechs,
  });

  test('mountains under control and all tunnels are adjacent', () => {
    const scene = against(saxony({ F1: ['mech', 'worker'], D7: ['worker'] }), { faction: 'nordic' });
    const found = reach(scene, 'saxony.mech.1');
    expect(found).toEqual(expect.arrayContaining(['B4', 'C2', 'C5', 'D7', 'E3', 'E6', 'F4']));
    expect(found).not.toContain('A1');
    expect(reach(scene, 'saxony.worker.1')).not.toContain('C5');
  });

  test('from a tunnel to a mountain under control, not to that of somebody else', () => {
    const scene = against(saxony({ C5: ['mech'], D7: ['worker'] }), { faction: 'nordic', units: { A1: ['worker'] } });
    expect(reach(scene, 'saxony.mech.1')).toContain('D7');
    expect(reach(scene, 'saxony.mech.1')).not.toContain('A1');
    const bare = against(saxony({ C5: ['mech'], D7: ['worker'] }, []), { faction: 'nordic' });
    expect(reach(bare, 'saxony.mech.1')).not.toContain('D7');
  });

  test('the own Mine is one of the tunnels', () => {
    const mined = { ...saxony({ F1: ['mech'] }), structures: { mine: 'G6' } };
    expect(reach(against(mined, { faction: 'nordic' }), 'saxony.mech.1')).toContain('G6');
  });

  test('R-13: a mountain that is reached in the middle of a way is under control', () => {
    const scene = against(saxony({ G1: ['mech'] }, ['underpass', 'speed']), { faction: 'nordic' });
    expect(reach(scene, 'saxony.mech.1', ['F1'])).toContain('C5');
  });

  test('R-13: a mountain that is left behind empty is not', () => {
    const scene = against(saxony({ F1: ['mech'] }, ['underpass', 'speed']), { faction: 'nordic' });
    expect(reach(scene, 'saxony.mech.1', ['C5'])).not.toContain('F1');
    const held = against(saxony({ F1: ['mech', 'worker'], D7: ['worker'] }, ['underpass', 'speed']), {
      faction: 'nordic',
    });
    expect(reach(held, 'saxony.mech.1', ['C5'])).toContain('D7');
  });
});

describe('SC-13.3 Wayfare', () => {
  const crimea = (units: Record<string, string[]>, mechs = ['wayfare']): Sitting => ({
    faction: 'crimea',
    units,
    mechs,
  });
  const homes = (found: string[]) => found.filter((place) => place.startsWith('home'));

  test('R-117: from anywhere to the own home base and to those of factions not in the game, for character and mechs', () => {
    const scene = against(crimea({ D4: ['mech', 'character', 'worker'] }), { faction: 'saxony' });
    for (const unit of ['crimea.mech.1', 'crimea.character']) {
      expect(homes(reach(scene, unit))).toEqual([
        'home-albion',
        'home-crimea',
        'home-nordic',
        'home-polania',
        'home-rusviet',
        'home-togawa',
      ]);
    }
    expect(homes(reach(scene, 'crimea.worker.1'))).toEqual([]);
  });

  test('not without the mech, and never to the base of a faction in the game', () => {
    expect(homes(reach(against(crimea({ D4: ['mech'] }, []), { faction: 'saxony' }), 'crimea.mech.1'))).toEqual([]);
    const scene = against(crimea({ D4: ['mech'] }), { faction: 'nordic' });
    expect(reach(scene, 'crimea.mech.1')).not.toContain('home-nordic');
  });

  test('from a home base to another, and out of a foreign one over the hexes it touches', () => {
    const scene = against(crimea({ 'home-nordic': ['mech'] }), { faction: 'saxony' });
    expect(homes(reach(scene, 'crimea.mech.1'))).toContain('home-crimea');
    expect(reach(scene, 'crimea.mech.1')).toEqual(expect.arrayContaining(['A4', 'A5']));
  });

  test('R-12: the jump is one step; with Speed a step may follow or come before', () => {
    const scene = against(crimea({ D4: ['mech'] }, ['wayfare', 'speed']), { faction: 'saxony' });
    expect(reach(scene, 'crimea.mech.1', ['home-nordic'])).toEqual(expect.arrayContaining(['A4', 'A5']));
    expect(homes(reach(scene, 'crimea.mech.1', ['D5']))).toContain('home-nordic');
    const slow = against(crimea({ D4: ['mech'] }), { faction: 'saxony' });
    expect(reach(slow, 'crimea.mech.1', ['home-nordic'])).toEqual([]);
  });

  test('R-20, SC-1.4: what a mech has brought to a home base lies there, and can be fetched again', () => {
    const scene = against(crimea({ H1: ['mech', 'worker'] }), { faction: 'saxony' }, { goods: { H1: { oil: 2 } } });
    const t = go(scene, 'crimea.mech.1', ['home-crimea'], { oil: 2, worker: 1 });
    expect(t.g.goods).toEqual({ 'home-crimea': { food: 0, wood: 0, metal: 0, oil: 2 } });
    expect(t.g.units['crimea.worker.1']!.at).toBe('home-crimea');
    expect(refused(t, { unit: 'crimea.character', path: ['G3'], load: { oil: 3 } })).toBe('refusal.too-many-on-one');
    expect(refused(t, { unit: 'crimea.character', path: ['G3'], load: { oil: 2 } })).toBeUndefined();
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('SC-14.1: with six players to any unoccupied farm instead', () => {
    const six = (players: string[]): Scene => ({
      seats: [
        crimea({ D4: ['mech'], A2: ['worker'] }),
        { faction: 'saxony', units: { D1: ['worker'] }, structures: { mill: 'G6' } },
        ...players.map((faction) => ({ faction })),
      ],
    });
    const found = reach(six(['nordic', 'rusviet', 'polania', 'albion']), 'crimea.mech.1');
    expect(homes(found)).toEqual([]);
    expect(found).toEqual(expect.arrayContaining(['B6', 'B7', 'E3', 'G3']));
    for (const taken of ['A2', 'D1', 'G6']) expect(found).not.toContain(taken);
    const five = reach(six(['nordic', 'rusviet', 'polania']), 'crimea.mech.1');
    expect(homes(five)).toEqual(['home-albion', 'home-crimea', 'home-togawa']);
    expect(five).not.toContain('B7');
  });
});

describe('SC-14.4 Rally and Shinobi', () => {
  test('Rally: to any hex with an own worker or Flag, at any distance, for character and mechs', () => {
    const albion: Sitting = {
      faction: 'albion',
      units: { A2: ['mech', 'character', 'worker'], G5: ['worker'] },
      mechs: ['rally'],
    };
    const flag = (g: { tokens: Record<string, unknown> }) => {
      g.tokens.D7 = { kind: 'flag', seat: 0 };
    };
    const scene = against(albion, { faction: 'saxony', units: { C6: ['worker'] } }, { also: flag });
    for (const unit of ['albion.mech.1', 'albion.character'])
      expect(reach(scene, unit)).toEqual(['A1', 'A3', 'B2', 'D7', 'G5']);
    expect(reach(scene, 'albion.worker.1')).toEqual(['A1', 'A3', 'B2']);
    const without = against({ ...albion, mechs: [] }, { faction: 'saxony' }, { also: flag });
    expect(reach(without, 'albion.mech.1')).toEqual(['A1', 'A3', 'B2']);
  });

  test('Rally: not to the home base, though workers stand there', () => {
    const albion = { faction: 'albion', units: { G5: ['mech'], 'home-albion': ['worker'] }, mechs: ['rally'] };
    expect(reach(against(albion, { faction: 'saxony' }), 'albion.mech.1')).toEqual(['F5', 'F6', 'G6']);
  });

  test('Shinobi: to any hex with an own Trap, armed or not; not to Flags of others', () => {
    const togawa = { faction: 'togawa', units: { G6: ['mech', 'worker'] }, mechs: ['shinobi'] };
    const scene = against(
      togawa,
      { faction: 'albion' },
      {
        also: (g) => {
          g.tokens.A5 = { kind: 'trap', seat: 0, penalty: 'coins', armed: true };
          g.tokens.D1 = { kind: 'trap', seat: 0, penalty: 'power', armed: false };
          g.tokens.A2 = { kind: 'flag', seat: 1 };
        },
      },
    );
    expect(reach(scene, 'togawa.mech.1')).toEqual(['A5', 'D1', 'F6', 'F7', 'G5']);
    expect(reach(scene, 'togawa.worker.1')).toEqual(['F6', 'F7', 'G5']);
  });

  test('R-126: a mech that has come to a Trap that lies face up may arm it again', () => {
    const togawa = { faction: 'togawa', units: { G6: ['mech'] }, mechs: ['shinobi'], traps: [] };
    const scene = against(
      togawa,
      { faction: 'albion' },
      {
        also: (g) => {
          g.tokens.D1 = { kind: 'trap', seat: 0, penalty: 'power', armed: false };
          g.tokens.A5 = { kind: 'trap', seat: 0, penalty: 'coins', armed: false };
        },
      },
    );
    const t = halt(go(scene, 'togawa.mech.1', ['D1']));
    t.nobodyIsAskedExcept(0, 'trap');
    expect(t.seat(0).may('re-arm')).toEqual([{ hex: 'D1' }]);
    t.seat(0).does('re-arm', { hex: 'D1' });
    expect(t.g.tokens.D1).toMatchObject({ armed: true });
    t.nobodyIsAskedExcept(0, 'close');
  });
});

describe('SC-13.7 Speed', () => {
  test('character and mechs go two steps, workers one', () => {
    const scene = against(
      { faction: 'saxony', units: { E4: ['mech', 'character', 'worker'] }, mechs: ['speed'] },
      { faction: 'nordic' },
    );
    expect(refused(scene, { unit: 'saxony.mech.1', path: ['F3', 'E3'] })).toBeUndefined();
    expect(refused(scene, { unit: 'saxony.mech.1', path: ['D4', 'D5'] })).toBeUndefined();
    expect(refused(scene, { unit: 'saxony.mech.1', path: ['D4', 'D5', 'D7'] })).toBe('refusal.no-way');
    expect(refused(scene, { unit: 'saxony.character', path: ['D4', 'C3'] })).toBeUndefined();
    expect(refused(scene, { unit: 'saxony.worker.1', path: ['D4', 'C3'] })).toBe('refusal.no-way');
  });
});
