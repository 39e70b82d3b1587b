import { describe, expect, test } from 'vitest';
import { bolster } from '#games/scythe/chapters/bolster';
import { bottom } from '#games/scythe/chapters/bottom';
import { economyActions } from '#games/scythe/chapters/economy';
import { encounterStep } from '#games/scythe/chapters/encounter';
import { factoryTop, useFactory } from '#games/scythe/chapters/factory';
import { gainCoins } from '#games/scythe/chapters/gain-coins';
import { tradeGoods, tradePopularity } from '#games/scythe/chapters/trade';
import { lay, legal, type Play, play, refusal, type Scene, type Sitting } from './board.ts';

/** Rulings of this program (docs/rulings.md) about actions and cards that no other file shows. */

const against = (sitting: Sitting, more: Omit<Scene, 'seats'> = {}): Scene => ({
  seats: [sitting, { faction: 'saxony' }],
  ...more,
});
const uses = (scene: Scene): Play =>
  play(scene, economyActions, function* (t) {
    yield* factoryTop(t, 0, { without: [] });
  });
/** The character of seat 0 meets this card on A3 and takes an option. */
const meets = (card: string, option: string, sitting: Partial<Sitting>, more: Omit<Scene, 'seats'> = {}): Play =>
  play(
    against(
      { faction: 'nordic', coins: 4, popularity: 4, ...sitting, units: { A3: ['character'], ...sitting.units } },
      { nextEncounters: [card], cards: 'promo', ...more },
    ),
    economyActions,
    function* (t) {
      yield* encounterStep(t, 0);
    },
  ).does('choose-option', { option, without: [] });
const told = ({ events }: Play): string[] => events.map(({ type }) => type);

describe('R-108: what is taken whole', () => {
  test('Bolster asks what, never how much; Gain and popularity ask nothing', () => {
    const g = lay(against({ faction: 'nordic', coins: 1 }));
    expect(legal(g, 0, bolster)).toEqual([{ what: 'power' }, { what: 'combat-cards' }]);
    expect([gainCoins, tradePopularity].map((one) => legal(g, 0, one))).toEqual([[{}], [{}]]);
  });
});

describe('R-109: Trade on a lake', () => {
  test('puts tokens where a worker is aboard a mech, not where the mech is alone', () => {
    const on = (...units: string[]) => lay(against({ faction: 'nordic', coins: 1, units: { B3: units } }));
    expect(refusal(on('mech', 'worker'), 0, tradeGoods, { goods: { 'B3.oil': 2 } })).toBeUndefined();
    expect(refusal(on('mech'), 0, tradeGoods, { goods: { 'B3.oil': 2 } })).toBe('refusal.not-available');
  });
});

describe('R-110: a recruit of an encounter', () => {
  test('gives its ongoing bonus from the next bottom action on', () => {
    const meeting = meets(
      'E02',
      'unpopular',
      { mat: 'industrial', units: { A4: ['worker'] } },
      { goods: { A4: { wood: 3 } } },
    );
    meeting.does('free-enlist', { from: 'build', bonus: 'coins' });
    expect(meeting.heard('recruit-bonus')).toEqual([]);
    const later = play(meeting.g, [], function* (t) {
      bottom(t, 0, 'build', { name: 'build', args: { structure: 'mill', hex: 'A4', payment: { 'A4.wood': 3 } } });
    });
    expect(later.heard('recruit-bonus')).toMatchObject([{ seat: 0, bottom: 'build' }]);
  });
});

describe('R-111: the order of a gain', () => {
  test('first what comes by itself, then the questions in their order', () => {
    const first = meets('E10', 'unpopular', {});
    expect(first.g.players[0]!.coins).toBe(6);
    expect(first.asked()!.actions).toEqual(['take-resources', 'no-thanks']);
    const both = meets('E25', 'unpopular', {});
    expect(both.asked()!.actions).toEqual(['take-resources', 'no-thanks']);
    both.does('take-resources', { goods: { 'A3.oil': 2 } });
    expect(both.asked()!.actions).toEqual(['free-upgrade', 'no-thanks']);
  });

  test('stars come after the whole entry of a Factory card', () => {
    const card = uses(against({ faction: 'nordic', factory: 'F12', coins: 2, power: 15 }));
    expect([card.g.players[0]!.power, told(card)]).toEqual([16, ['factory-used']]);
    card.does('free-enlist', { from: 'build', bonus: 'coins' });
    expect(told(card)).toEqual(['factory-used', 'enlisted', 'star']);
  });

  test('and after each option of an encounter', () => {
    const meeting = meets('E01', 'popular', { faction: 'polania', popularity: 17 });
    expect(told(meeting).slice(-2)).toEqual(['option-taken', 'star']);
    expect(meeting.asked()!.key).toBe('encounter-again');
  });
});

describe('R-112: the card of Coercion', () => {
  const crimea = (hand: number[], factory = 'F13'): Scene =>
    against({ faction: 'crimea', factory, hand, units: { G3: ['worker'] } }, { goods: { G3: { food: 2 } } });
  test('is a kind of its own beside any token', () => {
    const card = uses(crimea([2, 4]));
    expect(card.isRefused('pay-tokens', { payment: { 'G3.food': 2 } })).toBe('refusal.not-different');
    card.does('pay-tokens', { payment: { 'G3.food': 1, 'card.4': 1 } });
    expect(card.g.players[0]!.hand).toEqual([2]);
  });
  test('but one card only, and not twice in a turn', () => {
    expect(uses(crimea([2, 4])).isRefused('pay-tokens', { payment: { 'card.2': 1, 'card.4': 1 } })).toBe(
      'refusal.one-card-only',
    );
    expect(refusal(lay(crimea([])), 0, useFactory, { without: [] })).toBe('refusal.cost-too-high');
    const again = lay({ ...crimea([2]), turn: { coerced: true } });
    expect(refusal(again, 0, useFactory, { without: [] })).toBe('refusal.cost-too-high');
  });
});

describe('R-113: the worker of Factory card 14', () => {
  const workerTo = (units: Record<string, string[]>) =>
    uses(against({ faction: 'nordic', factory: 'F14', hand: [2], units })).does('give-cards', { cards: { 2: 1 } });
  test('comes on land', () => {
    expect(workerTo({ B3: ['mech'], A4: ['worker'], A5: ['mech'] }).may('free-worker')).toEqual([
      { hex: 'A4' },
      { hex: 'A5' },
    ]);
  });
  test('is lost when none is left on the mat', () => {
    const card = workerTo({ A4: ['worker*8'] });
    expect(card.asked()).toBeUndefined();
    expect(card.heard('worker-came')).toEqual([]);
  });
});

describe('R-114: encounter 31', () => {
  test('nobody is looked at who holds no combat cards', () => {
    const meeting = meets('E31', 'unpopular', {});
    expect(meeting.asked()).toBeUndefined();
    expect(meeting.g.players[0]!.hand).toHaveLength(3);
  });
});

describe('R-115: encounter 42', () => {
  const places = (also?: Scene['also']) =>
    new Set(
      meets('E42', 'commercial', {}, { encounters: ['A3'], ...(also && { also }) })
        .may('relocate')
        .map(({ to }) => to),
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
