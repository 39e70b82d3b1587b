import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import { scythe } from '#games/scythe/game';
import { board } from '#games/scythe/printed/content';
import { isTerritory, neighbours, tunnels } from '#games/scythe/printed/places';
import { canPay, pay, paymentProblem, sources, usualPayments } from '#games/scythe/rules/pay';
import { buildHexes, deployHexes } from '#games/scythe/rules/placing';
import { both, counts, gain, lose } from '#games/scythe/state/counters';
import {
  controlled,
  controllerOf,
  fightersAt,
  goodsOf,
  isPlastic,
  unitsAt,
  workersOut,
} from '#games/scythe/state/pieces';
import { salted } from '../../kit/salt.ts';
import { lay, type Moment, type Scene } from './board.ts';
import { go } from './moving.ts';
import { part } from './part.ts';

const scene: Scene = {
  seats: [
    {
      faction: 'nordic',
      units: { A5: ['worker*3', 'mech'], 'home-nordic': ['worker'], B5: ['character'] },
      structures: { mill: 'A4', mine: 'B6' },
      mechs: ['speed'],
    },
    {
      faction: 'saxony',
      units: { A4: ['worker'], C6: ['mech'] },
      structures: { armory: 'A5', monument: 'D4' },
      mechs: [],
    },
  ],
  goods: { A5: { oil: 2, wood: 1 }, B5: { oil: 1 }, B6: { wood: 3 }, A4: { wood: 5 }, 'home-nordic': { metal: 4 } },
};

describe('SC-1.1 Home bases', () => {
  test('are no territories: nobody controls them, and what lies there cannot be spent', () => {
    const g = lay(scene);
    expect(board.homes.some(({ id }) => isTerritory(id))).toBe(false);
    expect(controllerOf(g, 'home-nordic')).toBeUndefined();
    expect(controlled(g, 0)).not.toContain('home-nordic');
    expect(goodsOf(g, 0).metal).toBe(0);
    expect(sources(g, 0)).not.toHaveProperty('home-nordic.metal');
    expect(canPay(g, 0, 1, ['metal'])).toBe(false);
  });

  test('no structure and no mech comes there, though a worker stands on it', () => {
    const g = lay(scene);
    expect(deployHexes(g, 0)).toEqual(['A5']);
    expect(buildHexes(g, 0)).toEqual([]);
  });
});

describe('SC-1.2 Units', () => {
  test('characters and mechs are plastic and fight; workers do not', () => {
    const g = lay(scene);
    expect(unitsAt(g, 'A5')).toHaveLength(4);
    expect(fightersAt(g, 'A5', 0)).toEqual(['nordic.mech.1']);
    expect(Object.values(g.units).filter((unit) => !isPlastic(unit)).length).toBe(workersOut(g, 0) + workersOut(g, 1));
  });
});

describe('SC-1.3 Control', () => {
  test('by a unit, whoever built there; by a structure where no enemy unit stands; else by nobody', () => {
    const g = lay(scene);
    expect(controlled(g, 0)).toEqual(['A5', 'B5', 'B6']);
    expect(controlled(g, 1)).toEqual(['A4', 'C6', 'D4']);
    expect(controllerOf(g, 'A5')).toBe(0);
    expect(controllerOf(g, 'A4')).toBe(1);
    expect(controllerOf(g, 'B6')).toBe(0);
    expect(controllerOf(g, 'F1')).toBeUndefined();
  });

  test('during a pending combat the defender is still in control', () => {
    const seats = [{ ...scene.seats[0]!, units: { D7: ['mech', 'worker'] } }, scene.seats[1]!];
    const t = go({ ...scene, seats }, 'nordic.mech.1', ['C6']);
    expect(controllerOf(t.g, 'C6')).toBe(1);
    expect(controlled(t.g, 0)).not.toContain('C6');
    expect(controlled(t.g, 1)).toContain('C6');
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('each territory has one controller at most, at every moment of a match', () => {
    let compared = 0;
    playout(part, salted('control'), {
      seats: 4,
      most: 150,
      each: (match) => {
        const { g } = position(scythe, match);
        const found = g.players.flatMap((_, seat) => controlled(g, seat).map((hex) => [hex, seat] as const));
        const each = board.hexes.flatMap(({ id }) => {
          const seat = controllerOf(g, id);
          return seat === undefined ? [] : [[id, seat]];
        });
        expect([...found].sort()).toEqual(each);
        compared += found.length;
      },
    });
    expect(compared).toBeGreaterThan(500);
  });
});

describe('SC-1.4, SC-1.5 Resources', () => {
  test('belong to whoever controls the territory, and are paid from any of them in any mix', () => {
    const g = lay(scene);
    expect(goodsOf(g, 0)).toEqual({ food: 0, wood: 4, metal: 0, oil: 3 });
    expect(goodsOf(g, 1)).toEqual({ food: 0, wood: 5, metal: 0, oil: 0 });
    expect(sources(g, 0, ['oil'])).toEqual({ 'A5.oil': 2, 'B5.oil': 1 });
    expect([canPay(g, 0, 3, ['oil']), canPay(g, 0, 4, ['oil'])]).toEqual([true, false]);
    const { loss } = pay(g, 0, { 'A5.oil': 1, 'B5.oil': 1 });
    expect(loss).toEqual({ oil: 2 });
    expect(goodsOf(g, 0).oil).toBe(1);
    expect(g.goods.B5).toBeUndefined();
  });

  test('what is suggested pays exactly the cost, from places with few own units first', () => {
    const g = lay(scene);
    expect(usualPayments(g, 0, 2, ['oil'])).toEqual([{ 'B5.oil': 1, 'A5.oil': 1 }]);
    expect(usualPayments(g, 0, 4, ['oil'])).toEqual([]);
  });

  test('R-15: there is no limit to their number', () => {
    const g = lay({ ...scene, goods: { A5: { oil: 90 } } });
    expect(goodsOf(g, 0).oil).toBe(90);
    expect(canPay(g, 0, 90, ['oil'])).toBe(true);
  });
});

describe('SC-13.3 Coercion', () => {
  const crimea = (more: Partial<Moment> = {}): Moment => ({
    seats: [
      { faction: 'saxony', hand: [4] },
      { faction: 'crimea', hand: [2, 2, 5], units: { H1: ['worker'] } },
    ],
    goods: { H1: { oil: 1 } },
    active: 1,
    ...more,
  });

  test('one combat card stands for any one token, whatever its number', () => {
    const g = lay(crimea());
    expect(sources(g, 1, ['oil'])).toEqual({ 'H1.oil': 1, 'card.2': 1, 'card.5': 1 });
    expect([canPay(g, 1, 2, ['oil']), canPay(g, 1, 3, ['oil']), canPay(g, 1, 1, ['food'])]).toEqual([
      true,
      false,
      true,
    ]);
    expect(paymentProblem({ 'card.2': 1, 'H1.oil': 1 })).toBeUndefined();
    expect(paymentProblem({ 'card.2': 1, 'card.5': 1 })!.key).toBe('refusal.one-card-only');
    expect(pay(g, 1, { 'H1.oil': 1, 'card.5': 1 })).toEqual({
      loss: { oil: 1, combatCards: 1 },
      cards: [5],
      paid: { H1: { oil: 1 } },
    });
    expect(g.players[1]!.hand).toEqual([2, 2]);
    expect(g.combatDiscard).toEqual([5]);
    expect(g.turn!.coerced).toBe(true);
  });

  test('once in a turn, in the own turn, and for nobody else', () => {
    const again = lay(crimea({ turn: { coerced: true } }));
    expect(sources(again, 1, ['oil'])).toEqual({ 'H1.oil': 1 });
    expect(canPay(again, 1, 2, ['oil'])).toBe(false);
    expect(sources(lay(crimea({ active: 0 })), 1, ['oil'])).toEqual({ 'H1.oil': 1 });
    expect(sources(lay(crimea({ active: 0 })), 0)).toEqual({});
  });

  test('what is suggested: tokens alone, and the lowest card with as many tokens as are needed then', () => {
    const g = lay(crimea());
    expect(usualPayments(g, 1, 1, ['oil'])).toEqual([{ 'H1.oil': 1 }, { 'card.2': 1 }]);
    expect(usualPayments(g, 1, 2, ['oil'])).toEqual([{ 'H1.oil': 1, 'card.2': 1 }]);
  });
});

describe('SC-1.7 to SC-1.9', () => {
  test('SC-1.7: any number of units of one faction share a territory', () => {
    const crowd = { faction: 'nordic', units: { A5: ['worker*8', 'mech*3'], A4: ['mech'] } };
    const t = go({ seats: [crowd, { faction: 'saxony' }] }, 'nordic.mech.4', ['A5']);
    expect(unitsAt(t.g, 'A5', 0)).toHaveLength(12);
    t.nobodyIsAskedExcept(0, 'moves');
  });

  test('SC-1.8: power stops at 16 and popularity at 18, what goes beyond is lost; neither goes below 0', () => {
    const g = lay({
      ...scene,
      also: (s) => void Object.assign(s.players[0]!, { power: 15, popularity: 17, coins: 1 }),
    });
    expect(gain(g, 0, { power: 3, popularity: 1, coins: 2 })).toEqual({ power: 1, popularity: 1, coins: 2 });
    expect(g.players[0]).toMatchObject({ power: 16, popularity: 18, coins: 3 });
    expect(gain(g, 0, { power: 1, popularity: 1 })).toEqual({ power: 0, popularity: 0 });
    expect(lose(g, 0, { power: 20, popularity: 5 })).toEqual({ power: 16, popularity: 5 });
    expect(g.players[0]).toMatchObject({ power: 0, popularity: 13 });
    expect(lose(g, 0, { power: 1 })).toEqual({});
  });

  test('counts are told without those that are none', () => {
    expect(counts(both({ coins: 1, power: 0 }, { coins: 2, oil: 1 }))).toEqual([
      { key: 'counter.coins', args: { n: 3 } },
      { key: 'counter.oil', args: { n: 1 } },
    ]);
  });

  test('SC-1.9, R-8: tunnels make hexes adjacent for moves only', () => {
    for (const hex of tunnels) for (const other of tunnels) expect(neighbours(hex)).not.toContain(other);
  });
});
