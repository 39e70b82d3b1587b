import { describe, expect, test } from 'vitest';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';
import { go, halt } from './moving.ts';

/** Rulings of this program (docs/rulings.md) about actions and cards that no other file shows. */

const against = (sitting: Sitting, more: Omit<Scene, 'seats'> = {}): Scene => ({
  seats: [sitting, { faction: 'saxony' }],
  cards: 'promo',
  ...more,
});
const uses = (scene: Scene): ScytheTable => {
  const t = table(scene);
  t.seat(0).does('use-factory', { without: [] });
  return t;
};
/** The character of seat 0 meets this card on A3 and takes an option. */
const meets = (
  card: string,
  option: string,
  sitting: Partial<Sitting>,
  more: Omit<Scene, 'seats'> = {},
): ScytheTable => {
  const units = { A2: ['character'], ...sitting.units };
  const own = { faction: 'nordic', coins: 4, popularity: 4, ...sitting, units };
  const t = go(against(own, { nextEncounters: [card], ...more }), `${own.faction}.character`, ['A3']);
  halt(t).seat(0).does('choose-option', { option, without: [] });
  return t;
};

describe('R-108: what is taken whole', () => {
  test('Bolster asks what, never how much; Gain and popularity ask nothing', () => {
    const nordic = table(against({ faction: 'nordic', coins: 1 })).seat(0);
    expect(nordic.may('bolster')).toEqual([{ what: 'power' }, { what: 'combat-cards' }]);
    expect([nordic.may('gain-coins'), nordic.may('trade-popularity')]).toEqual([[{}], [{}]]);
  });
});

describe('R-109: Trade on a lake', () => {
  test('puts tokens where a worker is aboard a mech, not where the mech is alone', () => {
    const on = (...units: string[]) =>
      table(against({ faction: 'nordic', coins: 1, units: { B3: units } }))
        .seat(0)
        .refusal('trade-goods', { goods: { 'B3.oil': 2 } });
    expect(on('mech', 'worker')).toBeUndefined();
    expect(on('mech')).toBe('refusal.not-available');
  });
});

describe('R-110: a recruit of an encounter', () => {
  test('gives its ongoing bonus from the next bottom action on', () => {
    const nordic = { mat: 'industrial', units: { A4: ['worker'] } };
    const t = meets('E02', 'unpopular', nordic, { goods: { A4: { wood: 3 } } });
    t.seat(0).does('free-enlist', { from: 'build', bonus: 'coins' });
    expect(t.heard('recruit-bonus')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'bottom');
    t.seat(0).does('build', { structure: 'mill', hex: 'A4', payment: { 'A4.wood': 3 } });
    expect(t.heard('recruit-bonus')).toMatchObject([{ seat: 0, bottom: 'build' }]);
    t.nobodyIsAskedExcept(0, 'close');
  });
});

describe('R-111: the order of a gain', () => {
  const asks = (actions: string[]) => [{ seat: 0, key: 'gain', actions }];
  test('first what comes by itself, then the questions in their order', () => {
    const first = meets('E10', 'unpopular', {});
    expect(first.g.players[0]!.coins).toBe(6);
    expect(first.open).toMatchObject(asks(['take-resources', 'no-thanks']));
    const both = meets('E25', 'unpopular', {});
    expect(both.open).toMatchObject(asks(['take-resources', 'no-thanks']));
    both.seat(0).does('take-resources', { goods: { 'A3.oil': 2 } });
    expect(both.open).toMatchObject(asks(['free-upgrade', 'no-thanks']));
    both.seat(0).does('no-thanks');
    both.nobodyIsAskedExcept(0, 'close');
  });

  test('stars come after the whole entry of a Factory card', () => {
    const t = uses(against({ faction: 'nordic', factory: 'F12', coins: 2, power: 15 }));
    expect([t.g.players[0]!.power, t.told()]).toEqual([16, ['section', 'factory-used']]);
    t.seat(0).does('free-enlist', { from: 'build', bonus: 'coins' });
    expect(t.told()).toEqual(['section', 'factory-used', 'enlisted', 'star']);
    t.nobodyIsAskedExcept(0, 'bottom');
  });

  test('and after each option of an encounter', () => {
    const t = meets('E01', 'popular', { faction: 'polania', popularity: 17 });
    expect(t.told().slice(-2)).toEqual(['option-taken', 'star']);
    t.nobodyIsAskedExcept(0, 'encounter-again');
  });
});

describe('R-112: the card of Coercion', () => {
  const crimea = (hand: number[], factory = 'F13', more: Partial<Sitting> = {}): Scene =>
    against({ faction: 'crimea', factory, hand, units: { G3: ['worker'] }, ...more }, { goods: { G3: { food: 2 } } });
  test('is a kind of its own beside any token', () => {
    const t = uses(crimea([2, 4]));
    t.nobodyIsAskedExcept(0, 'pay-tokens');
    expect(t.seat(0).isRefused('pay-tokens', { payment: { 'G3.food': 2 } })).toBe('refusal.not-different');
    t.seat(0).does('pay-tokens', { payment: { 'G3.food': 1, 'card.4': 1 } });
    expect(t.g.players[0]!.hand).toEqual([2]);
    t.nobodyIsAskedExcept(0, 'gain');
  });
  test('but one card only', () => {
    const two = { payment: { 'card.2': 1, 'card.4': 1 } };
    expect(
      uses(crimea([2, 4]))
        .seat(0)
        .isRefused('pay-tokens', two),
    ).toBe('refusal.one-card-only');
    expect(table(crimea([])).seat(0).isRefused('use-factory', { without: [] })).toBe('refusal.cost-too-high');
    expect(
      table(crimea([2]))
        .seat(0)
        .refusal('use-factory', { without: [] }),
    ).toBeUndefined();
  });
});

describe('R-113: the worker of Factory card 14', () => {
  const workerTo = (units: Record<string, string[]>): ScytheTable => {
    const t = uses(against({ faction: 'nordic', factory: 'F14', hand: [2], units }));
    t.seat(0).does('give-cards', { cards: { 2: 1 } });
    return t;
  };
  test('comes on land', () => {
    const t = workerTo({ B3: ['mech'], A4: ['worker'], A5: ['mech'] });
    t.nobodyIsAskedExcept(0, 'gain');
    expect(t.seat(0).may('free-worker')).toEqual([{ hex: 'A4' }, { hex: 'A5' }]);
  });
  test('is lost when none is left on the mat', () => {
    const t = workerTo({ A4: ['worker*8'] });
    expect(t.heard('worker-came')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'bottom');
  });
});

describe('R-114: encounter 31', () => {
  test('nobody is looked at who holds no combat cards', () => {
    const t = meets('E31', 'unpopular', {});
    expect(t.g.players[0]!.hand).toHaveLength(3);
    t.nobodyIsAskedExcept(0, 'close');
  });
});

describe('R-115: encounter 42', () => {
  const places = (also?: Scene['also']) =>
    new Set(
      meets('E42', 'commercial', {}, { encounters: ['A3'], ...(also && { also }) })
        .seat(0)
        .lists('relocate', 'to'),
    );
  test('a hex with a structure, a Flag or a Trap is not empty; one with tokens is', () => {
    expect(places()).toEqual(new Set(['A2', 'A4', 'B4']));
    expect(
      places((g) => {
        g.players[1]!.structures.mill = 'A2';
        g.tokens.A4 = { kind: 'flag', seat: 1 };
        g.goods.B4 = { food: 1, wood: 0, metal: 0, oil: 0 };
      }),
    ).toEqual(new Set(['B4']));
  });
});
