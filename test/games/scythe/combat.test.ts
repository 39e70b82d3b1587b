import { describe, expect, test } from 'vitest';
import { driveOff } from '#games/scythe/chapters/combat';
import { warActions } from '#games/scythe/chapters/war';
import { player, unitsAt } from '#games/scythe/pieces';
import { type Play, play, type Scene } from './board.ts';
import { all, commits, duel, loss } from './duel.ts';

describe('when there is a combat', () => {
  test('SC-7.1: fighters of two players on a hex fight; a hex of one player alone asks nobody anything', () => {
    const scene = duel();
    expect(all(scene).asked()).toMatchObject({ seat: 0, key: 'combat', secret: true });
    scene.seats[1]!.units = { D6: ['mech'] };
    expect(all(scene).asked()).toBeUndefined();
  });

  test('SC-7.1: workers do not fight', () => {
    expect(all(duel({}, { units: { D5: ['worker'] }, mechs: [] })).asked()).toBeUndefined();
  });

  test('SC-7.1, SC-15.0: a begun combat cannot be called off: nothing but dial and cards can be said', () => {
    expect(all(duel()).asked()!.actions).toEqual(['commit']);
  });

  test('SC-6.12: of several combats the active player chooses the next; of one he is not asked', () => {
    const scene: Scene = {
      seats: [
        { faction: 'saxony', units: { D5: ['mech'], E6: ['mech'] }, mechs: ['riverwalk', 'underpass'] },
        { faction: 'rusviet', units: { D5: ['mech'] }, mechs: ['riverwalk'] },
        { faction: 'crimea', units: { E6: ['mech'] }, mechs: ['riverwalk'] },
      ],
    };
    const table = all(scene);
    expect(table.asked()).toMatchObject({ seat: 0, key: 'fight-at' });
    expect(table.may('fight-at')).toEqual([{ hex: 'D5' }, { hex: 'E6' }]);
    table.does('fight-at', { hex: 'E6' });
    expect(table.g.combat).toMatchObject({ hex: 'E6', attacker: 0, defender: 2 });
    commits(table, [0], [0]);
    expect(table.asked()!.key).toBe('combat');
    expect(table.g.combat).toMatchObject({ hex: 'D5', defender: 1 });
    commits(table, [0], [0]);
    expect(table.asked()).toBeUndefined();
    expect(table.g.combat).toBeNull();
  });

  test('SC-7.10: on a lake, too, and workers carried there retreat with their mech', () => {
    const table = all({
      seats: [
        { faction: 'polania', units: { D3: ['mech'] }, mechs: ['submerge'], power: 3 },
        { faction: 'nordic', units: { D3: ['mech', 'worker*2'] }, mechs: ['riverwalk'], power: 0, popularity: 4 },
      ],
    });
    commits(table, [1], [0]);
    expect(unitsAt(table.g, 'home-nordic', 1)).toHaveLength(4);
    expect(unitsAt(table.g, 'D3')).toEqual(['polania.mech.1']);
  });
});

describe('dial and cards', () => {
  const dials = (power: number) =>
    all(duel({ power }))
      .may('commit')
      .map(({ dial }) => dial as number);

  test('SC-7.3: the dial goes from 0 to 7, and never beyond the power there is', () => {
    expect([Math.min(...dials(16)), Math.max(...dials(16))]).toEqual([0, 7]);
    expect(Math.max(...dials(7))).toBe(7);
    expect(Math.max(...dials(6))).toBe(6);
    expect(all(duel({ power: 6 })).isRefused('commit', { dial: 7, cards: {} })).toBe('refusal.out-of-range');
    expect(dials(0).every((dial) => dial === 0)).toBe(true);
  });

  test('SC-7.3: one card per own fighter in the hex at most; none is legal', () => {
    const two = all(duel({ units: { D5: ['mech', 'character'] } }));
    expect(two.may('commit').some(({ cards }) => Object.keys(cards as object).length === 0)).toBe(true);
    two.does('commit', { dial: 0, cards: { 2: 1, 4: 1 } });
    expect(all(duel()).isRefused('commit', { dial: 0, cards: { 2: 1, 4: 1 } })).toBe('refusal.wrong-total');
    expect(all(duel()).isRefused('commit', { dial: 0, cards: { 5: 1 } })).toBe('refusal.not-available');
  });

  const army = (units: string[], mechs = ['peoples_army', 'speed']): Play => {
    const scene = duel({ power: 0 }, { units: { D5: units }, mechs, hand: [2, 2, 3, 3, 5] });
    return all(scene).does('commit', { dial: 0, cards: {} });
  };
  test('SC-13.2, T-8: Rusviet with 2 mechs and 3 workers may play up to 3 cards with People’s Army', () => {
    const table = army(['mech*2', 'worker*3']);
    expect(table.isRefused('commit', { dial: 0, cards: { 2: 2, 3: 2 } })).toBe('refusal.wrong-total');
    table.does('commit', { dial: 0, cards: { 2: 1, 3: 1, 5: 1 } });
    expect(table.heard('committed')[1]).toMatchObject({ seat: 1, cards: [2, 3, 5], total: 10 });
  });
  test('SC-13.2: People’s Army needs a worker in the hex, and to be deployed', () => {
    expect(army(['mech*2']).isRefused('commit', { dial: 0, cards: { 2: 2, 3: 1 } })).toBe('refusal.wrong-total');
    expect(
      army(['mech*2', 'worker'], ['riverwalk', 'speed']).isRefused('commit', { dial: 0, cards: { 2: 2, 3: 1 } }),
    ).toBe('refusal.wrong-total');
  });

  test('SC-14.4: Suiton allows one more card on a lake, and on land none', () => {
    const togawa = (hex: string) =>
      all({
        seats: [
          { faction: 'togawa', units: { [hex]: ['mech'] }, mechs: ['suiton'], hand: [2, 3] },
          { faction: 'nordic', units: { [hex]: ['mech'] }, mechs: ['seaworthy'] },
        ],
      });
    togawa('E7').does('commit', { dial: 0, cards: { 2: 1, 3: 1 } });
    expect(togawa('F6').isRefused('commit', { dial: 0, cards: { 2: 1, 3: 1 } })).toBe('refusal.wrong-total');
  });

  test('SC-7.3: both are asked in secret, whatever they have', () => {
    const table = all(duel({ power: 0, hand: [] }, { power: 0, hand: [] }));
    expect(table.asked()).toMatchObject({ seat: 0, secret: true });
    table.does('commit', { dial: 0, cards: {} });
    expect(table.asked()).toMatchObject({ seat: 1, secret: true });
    expect(table.heard('committed')).toEqual([]);
  });
});

describe('a sixth star between combats', () => {
  const scene = (held: number): Scene => ({
    seats: [
      {
        faction: 'saxony',
        power: 7,
        popularity: 9,
        stars: Array.from({ length: held }, () => ({ kind: 'combat' as const, turn: 1 })),
        units: { D5: ['mech'], E6: ['mech'] },
        mechs: ['riverwalk', 'speed'],
      },
      { faction: 'rusviet', units: { D5: ['mech', 'worker'] }, mechs: ['riverwalk'] },
      { faction: 'crimea', units: { E6: ['mech'] }, mechs: ['riverwalk'] },
    ],
    turn: { origins: { 'saxony.mech.1': 'D4', 'saxony.mech.2': 'F5' } },
  });
  test('SC-7.9, SC-11.2, R-119: the match ends at once, with that combat settled and the other not fought', () => {
    const table = commits(all(scene(5)).does('fight-at', { hex: 'D5' }), [2], [0]);
    expect(table.asked()).toBeUndefined();
    expect(table.g.phase).toBe('over');
    expect(table.g.combat).toBeNull();
    expect(table.g.players[0]!.popularity).toBe(8);
    expect(unitsAt(table.g, 'D5')).toEqual(['saxony.mech.1']);
    expect(table.g.turn!.origins).toEqual({ 'saxony.mech.2': 'F5' });
  });
  test('SC-7.9: with five stars the next combat follows', () => {
    const table = commits(all(scene(4)).does('fight-at', { hex: 'D5' }), [2], [0]);
    expect(table.g.combat).toMatchObject({ hex: 'E6' });
  });
});

describe('workers alone', () => {
  const enter = (popularity: number, units: string[], faction = 'saxony'): Play =>
    play(
      {
        seats: [
          { faction, popularity, units: { D5: ['mech'] }, mechs: [faction === 'polania' ? 'camaraderie' : 'speed'] },
          { faction: 'rusviet', units: { D5: units } },
        ],
        goods: { D5: { metal: 2 } },
      },
      warActions,
      function* (t) {
        driveOff(t, 0, 'D5');
      },
    );

  test('SC-6.6: they go home without their resources, at one popularity each', () => {
    const { g, heard } = enter(5, ['worker*3']);
    expect(unitsAt(g, 'home-rusviet', 1)).toHaveLength(4);
    expect(g.goods.D5!.metal).toBe(2);
    expect(player(g, 0).popularity).toBe(2);
    expect(g.turn!.drivenOff).toBe(3);
    expect(heard('drove-off')).toEqual([{ seat: 0, enemy: 1, workers: 3, place: 'D5', loss: loss(['popularity', 3]) }]);
  });
  test('SC-6.6, R-18: as far as there is popularity; the retreat happens anyway', () => {
    const { g } = enter(1, ['worker*3']);
    expect(player(g, 0).popularity).toBe(0);
    expect(unitsAt(g, 'D5', 1)).toEqual([]);
  });
  test('SC-13.5: Camaraderie does not spare it here', () =>
    expect(player(enter(5, ['worker'], 'polania').g, 0).popularity).toBe(4));
  test('SC-6.7: beside a fighter they stay, because a combat is pending', () => {
    const { g, events } = enter(5, ['worker', 'mech']);
    expect(unitsAt(g, 'D5', 1)).toHaveLength(2);
    expect(events).toEqual([]);
  });
});
