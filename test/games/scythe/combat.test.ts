import { describe, expect, test } from 'vitest';
import { unitsAt } from '#games/scythe/state/pieces';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';
import { commits, duel, fight, loss } from './duel.ts';
import { go, halt, march } from './moving.ts';

/** Both are asked for dial and cards, in secret, and nobody else anything. */
const bothCommit = [0, 1].map((seat) => ({ seat, key: 'combat', actions: ['commit'], secret: true }));

describe('when there is a combat', () => {
  test('SC-7.1: fighters of two players on a hex fight; a hex of one player alone asks nobody anything', () => {
    expect(fight().open).toMatchObject(bothCommit);
    fight({}, { units: { D6: ['mech'] } }).nobodyIsAskedExcept(0, 'close');
  });

  test('SC-7.1: workers do not fight', () => {
    fight({}, { units: { D5: ['worker'] }, mechs: [] }).nobodyIsAskedExcept(0, 'close');
  });

  test('SC-7.1, SC-15.0: a begun combat cannot be called off: nothing but dial and cards can be said', () => {
    const t = fight();
    expect(t.open).toMatchObject(bothCommit);
    t.seat(1).does('give-coins', { to: '0', coins: 1 });
    expect(t.open).toMatchObject(bothCommit);
  });

  test('SC-6.12: of several combats the active player chooses the next; of one he is not asked', () => {
    const t = twoCombats();
    t.nobodyIsAskedExcept(0, 'fight-at');
    expect(t.seat(0).may('fight-at')).toEqual([{ hex: 'D5' }, { hex: 'E6' }]);
    t.seat(0).does('fight-at', { hex: 'E6' });
    expect(t.g.combat).toMatchObject({ hex: 'E6', attacker: 0, defender: 2 });
    expect(t.asked()).toEqual([0, 2].map((seat) => ({ seat, key: 'combat' })));
    commits(t);
    expect(t.asked()).toEqual([0, 1].map((seat) => ({ seat, key: 'combat' })));
    expect(t.g.combat).toMatchObject({ hex: 'D5', defender: 1 });
    commits(t);
    expect(t.g.combat).toBeNull();
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-7.10: on a lake, too, and workers carried there retreat with their mech', () => {
    const t = march(
      {
        seats: [
          { faction: 'polania', units: { C3: ['mech'] }, mechs: ['submerge'], power: 3 },
          { faction: 'nordic', units: { D3: ['mech', 'worker*2'] }, mechs: ['riverwalk'], power: 0, popularity: 4 },
        ],
      },
      'C3',
      'D3',
    );
    commits(t, [1]);
    expect(unitsAt(t.g, 'home-nordic', 1)).toHaveLength(4);
    expect(unitsAt(t.g, 'D3')).toEqual(['polania.mech.1']);
    t.nobodyIsAskedExcept(0, 'close');
  });
});

describe('dial and cards', () => {
  const dials = (power: number) =>
    fight({ power })
      .seat(0)
      .may('commit')
      .map(({ dial }) => dial as number);

  test('SC-7.3: the dial goes from 0 to 7, and never beyond the power there is', () => {
    expect([Math.min(...dials(16)), Math.max(...dials(16))]).toEqual([0, 7]);
    expect(Math.max(...dials(7))).toBe(7);
    expect(Math.max(...dials(6))).toBe(6);
    expect(fight({ power: 6 }).seat(0).isRefused('commit', { dial: 7, cards: {} })).toBe('refusal.out-of-range');
    expect(new Set(dials(0))).toEqual(new Set([0]));
  });

  test('SC-7.3: one card per own fighter in the hex at most; none is legal', () => {
    const two = fight({ units: { E6: ['mech', 'character'] } });
    expect(two.seat(0).refusal('commit', { dial: 0, cards: {} })).toBeUndefined();
    two.seat(0).does('commit', { dial: 0, cards: { 2: 1, 4: 1 } });
    two.nobodyIsAskedExcept(1, 'combat');
    expect(
      fight()
        .seat(0)
        .isRefused('commit', { dial: 0, cards: { 2: 1, 4: 1 } }),
    ).toBe('refusal.wrong-total');
    expect(
      fight()
        .seat(0)
        .isRefused('commit', { dial: 0, cards: { 5: 1 } }),
    ).toBe('refusal.not-available');
  });

  const army = (units: string[], mechs = ['peoples_army', 'speed']): ScytheTable =>
    fight({ power: 0 }, { units: { D5: units }, mechs, hand: [2, 2, 3, 3, 5] });
  test('SC-13.2, T-8: Rusviet with 2 mechs and 3 workers may play up to 3 cards with People’s Army', () => {
    const t = army(['mech*2', 'worker*3']);
    expect(t.seat(1).isRefused('commit', { dial: 0, cards: { 2: 2, 3: 2 } })).toBe('refusal.wrong-total');
    commits(t, [0], [0, { 2: 1, 3: 1, 5: 1 }]);
    expect(t.heard('committed')[1]).toMatchObject({ seat: 1, cards: [2, 3, 5], total: 10 });
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-13.2: People’s Army needs a worker in the hex, and to be deployed', () => {
    const three = { dial: 0, cards: { 2: 2, 3: 1 } };
    expect(army(['mech*2', 'worker']).seat(1).refusal('commit', three)).toBeUndefined();
    expect(army(['mech*2']).seat(1).isRefused('commit', three)).toBe('refusal.wrong-total');
    const without = army(['mech*2', 'worker'], ['riverwalk', 'speed']);
    expect(without.seat(1).isRefused('commit', three)).toBe('refusal.wrong-total');
  });

  test('SC-14.4: Suiton allows one more card on a lake, and on land none', () => {
    const togawa = (from: string, hex: string) => {
      const scene: Scene = {
        seats: [
          { faction: 'togawa', units: { [from]: ['mech'] }, mechs: ['suiton'], hand: [2, 3] },
          { faction: 'nordic', units: { [hex]: ['mech'] }, mechs: ['seaworthy'] },
        ],
      };
      return march(scene, from, hex).seat(0);
    };
    expect(togawa('D7', 'E7').refusal('commit', { dial: 0, cards: { 2: 1, 3: 1 } })).toBeUndefined();
    expect(togawa('F5', 'F6').isRefused('commit', { dial: 0, cards: { 2: 1, 3: 1 } })).toBe('refusal.wrong-total');
  });

  test('SC-7.3: both are asked in secret, whatever they have, and in any order', () => {
    const t = fight({ power: 0, hand: [] }, { power: 0, hand: [] });
    expect(t.open).toMatchObject(bothCommit);
    t.seat(1).does('commit', { dial: 0, cards: {} });
    expect(t.open).toMatchObject([bothCommit[0]]);
    expect(t.heard('committed')).toEqual([]);
    t.seat(0).does('commit', { dial: 0, cards: {} });
    expect(t.heard('committed').map(({ seat }) => seat)).toEqual([0, 1]);
    t.nobodyIsAskedExcept(0, 'close');
  });
});

/** Saxony has gone to Rusviet on D5 and to Crimea on E6. */
function twoCombats(saxony: Partial<Sitting> = {}): ScytheTable {
  const t = table({
    seats: [
      {
        faction: 'saxony',
        power: 7,
        popularity: 9,
        units: { D4: ['mech'], F5: ['mech'] },
        mechs: ['riverwalk', 'underpass'],
        ...saxony,
      },
      { faction: 'rusviet', units: { D5: ['mech', 'worker'] }, mechs: ['riverwalk'] },
      { faction: 'crimea', units: { E6: ['mech'] }, mechs: ['riverwalk'] },
    ],
    encounters: [],
  });
  go(t, 'saxony.mech.1', ['D5']);
  return halt(go(t, 'saxony.mech.2', ['E6']));
}

describe('a sixth star between combats', () => {
  const held = (n: number) => ({ stars: Array.from({ length: n }, () => ({ kind: 'combat' as const, turn: 1 })) });
  const wins = (n: number): ScytheTable => {
    const t = twoCombats(held(n));
    t.seat(0).does('fight-at', { hex: 'D5' });
    return commits(t, [2]);
  };
  test('SC-7.9, SC-11.2, R-119: the match ends at once, with that combat settled and the other not fought', () => {
    const t = wins(5);
    expect(t.g).toMatchObject({ phase: 'over', combat: null });
    expect(t.g.players[0]!.popularity).toBe(8);
    expect(unitsAt(t.g, 'D5')).toEqual(['saxony.mech.1']);
    expect(t.heard('combat-begun').map(({ place }) => place)).toEqual(['D5']);
    expect(unitsAt(t.g, 'F5')).toEqual(['saxony.mech.2']);
    t.nobodyIsAsked();
  });
  test('SC-7.9: with five stars the next combat follows', () => {
    const t = wins(4);
    expect(t.g.combat).toMatchObject({ hex: 'E6' });
    expect(t.asked()).toEqual([0, 2].map((seat) => ({ seat, key: 'combat' })));
  });
});

describe('workers alone', () => {
  const enter = (popularity: number, units: string[], more: Partial<Sitting> = {}): ScytheTable =>
    march({ ...duel({ popularity, ...more }, { units: { D5: units } }), goods: { D5: { metal: 2 } } }, 'E6', 'D5');

  test('SC-6.6: they go home without their resources, at one popularity each', () => {
    const t = enter(5, ['worker*3']);
    expect(unitsAt(t.g, 'home-rusviet', 1)).toHaveLength(4);
    expect(t.g.goods.D5!.metal).toBe(2);
    expect(t.g.players[0]!.popularity).toBe(2);
    expect(t.g.turn!.drivenOff).toBe(3);
    expect(t.heard('drove-off')).toEqual([
      { seat: 0, enemy: 1, workers: 3, place: 'D5', loss: loss(['popularity', 3]) },
    ]);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-6.6, R-18: as far as there is popularity; the retreat happens anyway', () => {
    const t = enter(1, ['worker*3']);
    expect(t.g.players[0]!.popularity).toBe(0);
    expect(unitsAt(t.g, 'D5', 1)).toEqual([]);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-13.5: Camaraderie does not spare it here', () => {
    const t = enter(5, ['worker'], { faction: 'polania', mechs: ['camaraderie'] });
    expect(t.g.players[0]!.popularity).toBe(4);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-6.7: beside a fighter they stay, because a combat is pending', () => {
    const t = enter(5, ['worker', 'mech'], { mechs: ['riverwalk'] });
    expect(unitsAt(t.g, 'D5', 1)).toHaveLength(2);
    expect(t.heard('drove-off')).toEqual([]);
    expect(t.open).toMatchObject(bothCommit);
  });
});
