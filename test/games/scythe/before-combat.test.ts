import { describe, expect, test } from 'vitest';
import type { SeatId } from '#core/types';
import { combats } from '#games/scythe/chapters/combat';
import { warActions } from '#games/scythe/chapters/war';
import type { State } from '#games/scythe/state';
import { type Play, play, type Scene, type Sitting } from './board.ts';

/** Two seats fight on a hex; abilities before the combat have been used when the first question is open. */
const meet = (attacker: Partial<Sitting>, defender: Partial<Sitting>, hex = 'D5', also?: Scene['also']): Play =>
  play(
    {
      seats: [
        { faction: 'crimea', mechs: ['riverwalk'], units: { [hex]: ['mech'] }, power: 5, ...attacker },
        { faction: 'rusviet', mechs: ['riverwalk'], units: { [hex]: ['mech'] }, power: 5, ...defender },
      ],
      ...(also && { also }),
    },
    warActions,
    (t) => combats(t, 0),
  );
const powers = (table: Play): number[] => table.g.players.map(({ power }) => power);
const highestDial = (table: Play): number => Math.max(...table.may('commit').map(({ dial }) => dial as number));

describe('Artillery', () => {
  const nordic = { faction: 'nordic', mechs: ['artillery'] };
  const fires = (table: Play): Play => table.does('fire-artillery');

  test('SC-13.4, SC-7.2: pays 1 power, the enemy loses 2 at once, and may dial no more than what is left', () => {
    const table = meet(nordic, { power: 5 });
    expect(table.asked()).toEqual({
      seat: 0,
      key: 'artillery',
      actions: ['fire-artillery', 'hold-fire'],
      secret: false,
    });
    fires(table);
    expect(powers(table)).toEqual([4, 3]);
    table.does('commit', { dial: 0, cards: {} });
    expect(highestDial(table)).toBe(3);
  });
  test('SC-13.4: may be held', () => {
    const table = meet(nordic, {}).does('hold-fire');
    expect(powers(table)).toEqual([5, 5]);
    expect(table.g.combat!.used).toEqual([]);
    expect(table.asked()!.key).toBe('combat');
  });
  test('SC-13.4, SC-1.6: not asked without the power to pay for it', () => {
    expect(meet({ ...nordic, power: 0 }, {}).asked()!.key).toBe('combat');
    expect(meet({ ...nordic, power: 1 }, {}).asked()!.key).toBe('artillery');
  });
  test('R-19, R-120: the enemy loses no more than it has', () => {
    expect(powers(fires(meet(nordic, { power: 1 })))).toEqual([4, 0]);
    expect(powers(fires(meet(nordic, { power: 0 })))).toEqual([4, 0]);
  });
  test('SC-7.2: the defender may fire, too, once per combat', () => {
    const table = meet({}, nordic);
    expect(table.asked()).toMatchObject({ seat: 1, key: 'artillery' });
    fires(table);
    expect(powers(table)).toEqual([3, 4]);
    expect(table.asked()!.key).toBe('combat');
  });
  test('SC-7.2: not before it is deployed', () =>
    expect(meet({ faction: 'nordic', mechs: ['speed'] }, {}).asked()!.key).toBe('combat'));
});

describe('R-120: abilities without a cost', () => {
  const disarm = { faction: 'saxony', mechs: ['disarm'] };
  test('SC-13.6: Disarm takes 2 power in attack and defence on a tunnel, elsewhere nothing', () => {
    expect(powers(meet(disarm, {}, 'E6'))).toEqual([5, 3]);
    expect(powers(meet({}, disarm, 'E6'))).toEqual([3, 5]);
    expect(powers(meet(disarm, {}, 'D5'))).toEqual([5, 5]);
  });
  test('R-11: Disarm works on the own Mine, not on that of somebody else', () => {
    expect(powers(meet({ ...disarm, structures: { mine: 'D5' } }, {}))).toEqual([5, 3]);
    expect(powers(meet(disarm, { structures: { mine: 'D5' } }))).toEqual([5, 5]);
  });
  test('R-11: with the option it works on printed tunnels only', () => {
    const printed = (g: State) => {
      g.disarm = 'printed';
    };
    expect(powers(meet({ ...disarm, structures: { mine: 'D5' } }, {}, 'D5', printed))).toEqual([5, 5]);
    expect(powers(meet(disarm, {}, 'E6', printed))).toEqual([5, 3]);
  });
  test('SC-14.4: Sword takes 2 power when attacking only', () => {
    const sword = { faction: 'albion', mechs: ['sword'] };
    expect(powers(meet(sword, {}))).toEqual([5, 3]);
    expect(powers(meet({}, sword))).toEqual([5, 5]);
  });
  test('SC-14.4: Shield gives 2 power when defending only', () => {
    const shield = { faction: 'albion', mechs: ['shield'] };
    expect(powers(meet({}, shield))).toEqual([5, 7]);
    expect(powers(meet(shield, {}))).toEqual([5, 5]);
  });
  test('SC-14.4: Ronin gives 2 power to a unit all alone, in attack or defence; a worker is company', () => {
    const ronin = (units: string[]) => ({ faction: 'togawa', mechs: ['ronin'], units: { D5: units } });
    expect(powers(meet(ronin(['mech']), {}))).toEqual([7, 5]);
    expect(powers(meet({}, ronin(['character'])))).toEqual([5, 7]);
    expect(powers(meet(ronin(['mech', 'worker']), {}))).toEqual([5, 5]);
    expect(powers(meet(ronin(['mech', 'character']), {}))).toEqual([5, 5]);
  });
  test('SC-7.2: the attacker first: what he takes the defender cannot pay with', () => {
    const table = meet(disarm, { faction: 'nordic', mechs: ['artillery'], power: 2 }, 'E6');
    expect(powers(table)).toEqual([5, 0]);
    expect(table.asked()!.key).toBe('combat');
  });
  test('SC-7.2, SC-1.8: told with who lost what; nothing is told when there was nothing to take', () => {
    const lossOf = (power: number) => meet(disarm, { power }, 'E6').heard('ability-weakened');
    expect(lossOf(5)).toEqual([
      { seat: 1, by: 0, ability: 'disarm', loss: [{ key: 'counter.power', args: { n: 2 } }] },
    ]);
    expect(lossOf(0)).toEqual([]);
  });
});

describe('Scout', () => {
  const scout = { faction: 'crimea', mechs: ['scout'], hand: [2] };
  const hands = (table: Play): number[][] => table.g.players.map(({ hand }) => hand);
  test('SC-13.3: takes a card of the enemy before the combat, in attack or defence', () => {
    expect(hands(meet(scout, { hand: [5] }))).toEqual([[2, 5], []]);
    expect(hands(meet({ faction: 'nordic', mechs: ['speed'], hand: [4] }, scout))).toEqual([[], [2, 4]]);
  });
  test('SC-13.3: only the two see which; everybody sees that one card changed hands', () => {
    const { events } = meet(scout, { hand: [5] });
    const told = events.filter(({ type }) => type.includes('scout'));
    expect(told.map(({ shown }) => shown.seat)).toEqual([1, 0]);
    expect(told.map(({ only }) => only)).toEqual([{ 1: { card: 5 } }, { 0: { card: 5 } }]);
    expect(JSON.stringify(told.map(({ shown }) => shown))).not.toContain('5');
  });
  test('R-19: an empty hand gives nothing', () => {
    const table = meet(scout, { hand: [] });
    expect(hands(table)).toEqual([[2], []]);
    expect(table.heard('scouted-nothing')).toEqual([{ seat: 0, enemy: 1 }]);
  });
});

describe('R-121: a star of a gain before the combat', () => {
  const lonely = (power: number, stars: number): Partial<Sitting> => ({
    faction: 'togawa',
    mechs: ['ronin'],
    power,
    stars: Array.from({ length: stars }, () => ({ kind: 'objective' as const, turn: 1 })),
  });
  const starsOf = (table: Play, seat: SeatId) => table.g.players[seat]!.stars.map(({ kind }) => kind);
  test('SC-11.1: power 16 places its star at once, and the combat goes on', () => {
    const table = meet(lonely(14, 0), {});
    expect(starsOf(table, 0)).toEqual(['power']);
    expect(table.asked()!.key).toBe('combat');
    expect(starsOf(meet(lonely(13, 0), {}), 0)).toEqual([]);
  });
  test('SC-7.9: as the sixth star it ends the match before the combat is fought', () => {
    const origins = { 'togawa.mech.1': 'D6' };
    const table = meet(lonely(14, 5), {}, 'D5', (g) => void Object.assign(g.turn!, { origins }));
    expect(table.asked()).toBeUndefined();
    // It goes back from there (`goBack`).
    expect(table.g.turn!.origins).toEqual(origins);
    expect(table.g).toMatchObject({ phase: 'over', combat: null });
    expect(table.heard('committed')).toEqual([]);
  });
});
