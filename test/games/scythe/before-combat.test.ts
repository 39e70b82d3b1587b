import { describe, expect, test } from 'vitest';
import type { SeatId } from '#core/types';
import { unitsAt } from '#games/scythe/state/pieces';
import type { Scene, ScytheTable, Sitting } from './board.ts';
import { commits } from './duel.ts';
import { march } from './moving.ts';

/** From where the attacker comes. */
const FROM = { D5: 'C5', E6: 'F6' };
interface Meeting extends Pick<Scene, 'also'> {
  hex?: keyof typeof FROM;
  /** What goes into the hex, by seat; a mech each if absent. */
  armies?: [string[], string[]];
}
/** Two seats meet on a hex; abilities before the combat have been used when the first question is open. */
const meet = (
  attacker: Partial<Sitting>,
  defender: Partial<Sitting>,
  { hex = 'D5', armies = [['mech'], ['mech']], ...more }: Meeting = {},
): ScytheTable => {
  const scene: Scene = {
    seats: [
      { faction: 'crimea', mechs: ['riverwalk'], units: { [FROM[hex]]: armies[0] }, power: 5, ...attacker },
      { faction: 'rusviet', mechs: ['riverwalk'], units: { [hex]: armies[1] }, power: 5, ...defender },
    ],
    encounters: [],
    ...more,
  };
  return march(scene, FROM[hex], hex);
};
const powers = (t: ScytheTable): number[] => t.g.players.map(({ power }) => power);
const highestDial = (t: ScytheTable, seat: SeatId): number =>
  Math.max(
    ...t
      .seat(seat)
      .may('commit')
      .map(({ dial }) => dial as number),
  );
const bothCommit = [0, 1].map((seat) => ({ seat, key: 'combat' }));

describe('Artillery', () => {
  const nordic = { faction: 'nordic', mechs: ['artillery'] };
  const fires = (t: ScytheTable, seat: SeatId = 0): ScytheTable => {
    t.seat(seat).does('fire-artillery');
    return t;
  };

  test('SC-13.4, SC-7.2: pays 1 power, the enemy loses 2 at once, and may dial no more than what is left', () => {
    const t = meet(nordic, { power: 5 });
    expect(t.open).toMatchObject([
      { seat: 0, key: 'artillery', actions: ['fire-artillery', 'hold-fire'], secret: false },
    ]);
    fires(t);
    expect(powers(t)).toEqual([4, 3]);
    expect(t.asked()).toEqual(bothCommit);
    expect([highestDial(t, 0), highestDial(t, 1)]).toEqual([4, 3]);
  });
  test('SC-13.4: may be held', () => {
    const t = meet(nordic, {});
    t.seat(0).does('hold-fire');
    expect(powers(t)).toEqual([5, 5]);
    expect(t.g.combat!.used).toEqual([]);
    expect(t.asked()).toEqual(bothCommit);
  });
  test('SC-13.4, SC-1.6: not asked without the power to pay for it', () => {
    expect(meet({ ...nordic, power: 0 }, {}).asked()).toEqual(bothCommit);
    meet({ ...nordic, power: 1 }, {}).nobodyIsAskedExcept(0, 'artillery');
  });
  test('R-19, R-120: the enemy loses no more than it has', () => {
    expect(powers(fires(meet(nordic, { power: 1 })))).toEqual([4, 0]);
    expect(powers(fires(meet(nordic, { power: 0 })))).toEqual([4, 0]);
  });
  test('SC-7.2: the defender may fire, too, once per combat', () => {
    const t = meet({}, nordic);
    t.nobodyIsAskedExcept(1, 'artillery');
    fires(t, 1);
    expect(powers(t)).toEqual([3, 4]);
    expect(t.asked()).toEqual(bothCommit);
  });
  test('SC-7.2: not before it is deployed', () =>
    expect(meet({ faction: 'nordic', mechs: ['speed'] }, {}).asked()).toEqual(bothCommit));
});

describe('R-120: abilities without a cost', () => {
  const disarm = { faction: 'saxony', mechs: ['disarm'] };
  test('SC-13.6: Disarm takes 2 power in attack and defence on a tunnel, elsewhere nothing', () => {
    expect(powers(meet(disarm, {}, { hex: 'E6' }))).toEqual([5, 3]);
    expect(powers(meet({}, disarm, { hex: 'E6' }))).toEqual([3, 5]);
    expect(powers(meet(disarm, {}))).toEqual([5, 5]);
  });
  test('R-11: Disarm works on the own Mine, not on that of somebody else', () => {
    expect(powers(meet({ ...disarm, structures: { mine: 'D5' } }, {}))).toEqual([5, 3]);
    expect(powers(meet(disarm, { structures: { mine: 'D5' } }))).toEqual([5, 5]);
  });
  test('R-11: with the option it works on printed tunnels only', () => {
    const also: Scene['also'] = (g) => {
      g.disarm = 'printed';
    };
    expect(powers(meet({ ...disarm, structures: { mine: 'D5' } }, {}, { also }))).toEqual([5, 5]);
    expect(powers(meet(disarm, {}, { hex: 'E6', also }))).toEqual([5, 3]);
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
  test('SC-14.4, SC-1.8: the gain is told as far as there is room on the track, and nothing when there is none', () => {
    const gainOf = (power: number) =>
      meet({}, { faction: 'albion', mechs: ['shield'], power }).heard('ability-strengthened');
    expect(gainOf(15)).toEqual([{ seat: 1, ability: 'shield', gain: [{ key: 'counter.power', args: { n: 1 } }] }]);
    expect(gainOf(16)).toEqual([]);
  });
  test('SC-14.4: Ronin gives 2 power to a unit all alone, in attack or defence; a worker is company', () => {
    const ronin = { faction: 'togawa', mechs: ['ronin'] };
    const attacking = (...units: string[]) => powers(meet(ronin, {}, { armies: [units, ['mech']] }));
    const defending = (...units: string[]) => powers(meet({}, ronin, { armies: [['mech'], units] }));
    expect([attacking('mech'), attacking('character')]).toEqual([
      [7, 5],
      [7, 5],
    ]);
    expect(defending('character')).toEqual([5, 7]);
    for (const company of ['worker', 'character']) {
      expect(attacking('mech', company)).toEqual([5, 5]);
      expect(defending('mech', company)).toEqual([5, 5]);
    }
  });
  test('SC-7.2: the attacker first: what he takes the defender cannot pay with', () => {
    const artillery = { faction: 'nordic', mechs: ['artillery'], power: 2 };
    const t = meet(disarm, artillery, { hex: 'E6' });
    expect(powers(t)).toEqual([5, 0]);
    expect(t.asked()).toEqual(bothCommit);
    meet(disarm, { ...artillery, power: 3 }, { hex: 'E6' }).nobodyIsAskedExcept(1, 'artillery');
  });
  test('SC-7.2, SC-1.8: told with who lost what; nothing is told when there was nothing to take', () => {
    const lossOf = (power: number) => meet(disarm, { power }, { hex: 'E6' }).heard('ability-weakened');
    expect(lossOf(5)).toEqual([
      { seat: 1, by: 0, ability: 'disarm', loss: [{ key: 'counter.power', args: { n: 2 } }] },
    ]);
    expect(lossOf(0)).toEqual([]);
  });
});

describe('Scout', () => {
  const scout = { faction: 'crimea', mechs: ['scout'], hand: [2] };
  const hands = (t: ScytheTable): number[][] => t.g.players.map(({ hand }) => hand);
  test('SC-13.3: takes a card of the enemy before the combat, in attack or defence', () => {
    expect(hands(meet(scout, { hand: [5] }))).toEqual([[2, 5], []]);
    const t = meet({ faction: 'nordic', mechs: ['speed'], hand: [4] }, scout);
    expect(hands(t)).toEqual([[], [2, 4]]);
    expect(t.asked()).toEqual(bothCommit);
  });
  test('SC-13.3: only the two see which; everybody sees that one card changed hands', () => {
    const t = meet(scout, { hand: [5] });
    const [lost, won] = [t.heard('lost-card-to-scout'), t.heard('scouted')];
    expect([lost.map(({ seat }) => seat), won.map(({ seat }) => seat)]).toEqual([[1], [0]]);
    expect(JSON.stringify([lost, won])).not.toContain('5');
    expect(t.seat(1).heard('lost-card-to-scout')).toMatchObject([{ card: 5 }]);
    expect(t.seat(0).heard('scouted')).toMatchObject([{ card: 5 }]);
    expect(t.asked()).toEqual([
      { seat: 0, key: 'combat' },
      { seat: 1, key: 'combat' },
    ]);
  });
  test('R-19: an empty hand gives nothing', () => {
    const t = meet(scout, { hand: [] });
    expect(hands(t)).toEqual([[2], []]);
    expect(t.heard('scouted-nothing')).toEqual([{ seat: 0, enemy: 1 }]);
    expect(t.asked()).toEqual(bothCommit);
  });
});

describe('R-121: a star of a gain before the combat', () => {
  const lonely = (power: number, stars: number): Partial<Sitting> => ({
    faction: 'togawa',
    mechs: ['ronin'],
    power,
    stars: Array.from({ length: stars }, () => ({ kind: 'objective' as const, turn: 1 })),
  });
  const starsOf = (t: ScytheTable, seat: SeatId) => t.g.players[seat]!.stars.map(({ kind }) => kind);
  test('SC-11.1: power 16 places its star at once, and the combat goes on', () => {
    const t = meet(lonely(14, 0), {});
    expect(starsOf(t, 0)).toEqual(['power']);
    expect(t.asked()).toEqual(bothCommit);
    expect(starsOf(meet(lonely(13, 0), {}), 0)).toEqual([]);
  });
  test('SC-7.9: as the sixth star it ends the match before the combat is fought', () => {
    const t = meet(lonely(14, 5), {});
    expect(t.g).toMatchObject({ phase: 'over', combat: null });
    expect(t.heard('committed')).toEqual([]);
    expect(unitsAt(t.g, 'C5')).toEqual(['togawa.mech.1']);
    t.nobodyIsAsked();
    const goesOn = commits(meet(lonely(13, 5), {}));
    expect(goesOn.heard('committed')).toHaveLength(2);
  });
});
