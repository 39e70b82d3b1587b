import { describe, expect, test } from 'vitest';
import { unitsAt, workersOut } from '#games/scythe/state/pieces';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';
import { BOX } from './in-the-box.ts';
import { go, halt } from './moving.ts';

/** The character of seat 0 goes to the encounter of A3, a village with no worker of its own. */
const meets = (card: string, sitting: Partial<Sitting> = {}, more: Partial<Scene> = {}): ScytheTable => {
  const own = {
    faction: 'nordic',
    coins: 4,
    power: 4,
    popularity: 4,
    ...sitting,
    units: { A2: ['character'], A4: ['worker'], A5: ['worker'], ...sitting.units },
  };
  const t = table({ seats: [own, { faction: 'saxony', hand: [2, 5] }], nextEncounters: [card], ...more });
  return halt(go(t, `${own.faction}.character`, ['A3']));
};
/** It takes this option of the card. */
const takes = (card: string, option: string, sitting: Partial<Sitting> = {}, more: Partial<Scene> = {}) => {
  const t = meets(card, sitting, more);
  t.seat(0).does('choose-option', { option, without: [] });
  return t;
};
const option = (id: string) => ({ option: id, without: [] });

describe('Encounter', () => {
  test('SC-8.1: the token is discarded and a card is drawn and read openly', () => {
    const t = meets('E01');
    expect(t.g.encounters).not.toContain('A3');
    expect(t.g.encounter).toEqual({ seat: 0, card: 'E01', hex: 'A3', taken: [] });
    expect(t.heard('encounter')).toEqual([{ seat: 0, hex: 'A3', card: 'E01' }]);
    expect(t.open).toMatchObject([{ seat: 0, key: 'encounter', secret: false }]);
  });

  test('SC-8.1: where no token lies nothing happens', () => {
    const t = meets('E01', {}, { encounters: ['B2'] });
    expect(t.g.encounter).toBeNull();
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-8.2: one option whose cost can be paid in full', () => {
    const t = takes('E01', 'commercial');
    expect(t.g.players[0]!.coins).toBe(2);
    expect(t.g.goods.A3).toMatchObject({ food: 4 });
    expect(t.heard('option-taken')[0]).toMatchObject({ option: 'E01.commercial' });
    t.nobodyIsAskedExcept(0, 'close');
    const poor = meets('E01', { coins: 1 }).seat(0);
    expect(poor.isRefused('choose-option', option('commercial'))).toBe('refusal.not-available');
  });

  test('R-18: popularity must be there in full to be paid', () => {
    const with1 = meets('E02', { popularity: 1 }).seat(0);
    expect(with1.isRefused('choose-option', option('unpopular'))).toBe('refusal.not-available');
    expect(meets('E02', { popularity: 2 }).seat(0).may('choose-option')).toContainEqual(option('unpopular'));
  });

  test('SC-8.4: the card goes under the deck', () => {
    const t = takes('E01', 'popular');
    expect(t.g.encounterDeck[0]).toBe('E01');
    expect(t.g.encounterDeck).toHaveLength(BOX.encounters.base);
    expect(t.g.encounter).toBeNull();
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-8.3: workers come on the hex, as far as there are any on the mat', () => {
    expect(unitsAt(takes('E03', 'commercial').g, 'A3', 0)).toContain('nordic.worker.3');
    const full = takes('E03', 'commercial', { units: { A5: ['worker*7'] } });
    expect(workersOut(full.g, 0)).toBe(8);
    expect(full.g.goods.A3).toMatchObject({ food: 3 });
    full.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-8.3: a mech comes on the hex without a worker there, at no further cost and without coins', () => {
    const t = takes('E03', 'unpopular', { recruits: [{ from: 'deploy', bonus: 'power' }] });
    t.nobodyIsAskedExcept(0, 'gain');
    expect(new Set(t.seat(0).lists('free-deploy', 'hex'))).toEqual(new Set(['A3']));
    t.seat(0).does('free-deploy', { mech: 'speed', hex: 'A3' });
    expect(t.g.units['nordic.mech.1']!.at).toBe('A3');
    expect(t.g.players[0]).toMatchObject({ coins: 4, mechs: ['speed'] });
    expect(t.heard('recruit-bonus')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-8.3: a structure is built on the hex', () => {
    const t = takes('E01', 'unpopular');
    t.nobodyIsAskedExcept(0, 'gain');
    t.seat(0).does('free-build', { structure: 'mill', hex: 'A3' });
    expect(t.g.players[0]!.structures).toEqual({ mill: 'A3' });
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('R-16: a structure where there is one already is lost, the cost is paid', () => {
    const t = takes('E01', 'unpopular', { structures: { mine: 'A3' } });
    expect(t.g.players[0]).toMatchObject({ popularity: 2, structures: { mine: 'A3' } });
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-1.6: any part of the gain may be declined, of those that come by themselves and of those asked about', () => {
    const first = meets('E01');
    first.seat(0).does('choose-option', { option: 'popular', without: ['popularity'] });
    expect(first.g.players[0]).toMatchObject({ coins: 6, popularity: 4 });
    const second = takes('E01', 'unpopular');
    second.seat(0).does('no-thanks');
    expect(second.g.players[0]).toMatchObject({ popularity: 2, structures: {} });
    second.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-8.2: of each gain any number up to the one printed may be taken', () => {
    const declines = (card: string, chosen: string, without: string[]) => {
      const t = meets(card);
      t.seat(0).does('choose-option', { option: chosen, without });
      return t;
    };
    expect(declines('E01', 'commercial', ['food.1']).g.goods.A3).toMatchObject({ food: 3 });
    expect(declines('E01', 'commercial', ['food.3']).g.goods.A3).toMatchObject({ food: 1 });
    expect(declines('E01', 'commercial', ['food']).g.goods.A3).toBeUndefined();
    const cards = declines('E19', 'unpopular', ['combatCards.1', 'power.2']);
    expect(cards.g.players[0]).toMatchObject({ power: 5, popularity: 2 });
    expect(cards.g.players[0]!.hand).toHaveLength(1);
    const t = meets('E01');
    expect(t.seat(0).lists('choose-option', 'without', { option: 'commercial' })).toEqual([
      'food',
      'food.1',
      'food.2',
      'food.3',
    ]);
    const refused = (without: string[]) => t.seat(0).isRefused('choose-option', { option: 'commercial', without });
    expect(refused(['food.4'])).toBe('refusal.not-available');
    const popular = { option: 'popular', without: ['coins', 'coins.1'] };
    expect(meets('E06').seat(0).isRefused('choose-option', popular)).toBe('refusal.declined-twice');
    t.nobodyIsAskedExcept(0, 'encounter');
  });

  test('SC-8.3: resources of choice come on the hex', () => {
    const t = takes('E13', 'unpopular');
    t.nobodyIsAskedExcept(0, 'gain');
    expect(t.seat(0).isRefused('take-resources', { goods: { 'A4.food': 5 } })).toBe('refusal.not-available');
    t.seat(0).does('take-resources', { goods: { 'A3.food': 2, 'A3.oil': 3 } });
    expect(t.g.goods.A3).toEqual({ food: 2, wood: 0, metal: 0, oil: 3 });
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-5.8, R-110: a recruit of an encounter gives its one-time bonus, and no ongoing one', () => {
    const t = takes('E02', 'unpopular', { recruits: [{ from: 'enlist', bonus: 'power' }] });
    t.seat(0).does('free-enlist', { from: 'build', bonus: 'coins' });
    expect(t.g.players[0]).toMatchObject({ coins: 6, hand: [] });
    expect(t.heard('recruit-bonus')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-11.1: a star that the gain brings is placed at once', () => {
    const t = takes('E01', 'popular', { popularity: 17 });
    expect(t.g.players[0]!.stars).toMatchObject([{ kind: 'popularity' }]);
    t.nobodyIsAskedExcept(0, 'close');
  });

  describe('Meander', () => {
    const polania = (): ScytheTable => meets('E01', { faction: 'polania', coins: 0 });

    test('SC-13.5: two different options, the first may pay for the second', () => {
      const t = polania();
      expect(t.seat(0).isRefused('choose-option', option('commercial'))).toBe('refusal.not-available');
      t.seat(0).does('choose-option', option('popular'));
      t.nobodyIsAskedExcept(0, 'encounter-again');
      expect(t.seat(0).isRefused('choose-option', option('popular'))).toBe('refusal.not-available');
      t.seat(0).does('choose-option', option('commercial'));
      expect(t.g.players[0]).toMatchObject({ coins: 0, popularity: 5 });
      expect(t.g.goods.A3).toMatchObject({ food: 4 });
      t.nobodyIsAskedExcept(0, 'close');
    });

    test('SC-13.5: or one only', () => {
      const t = polania();
      t.seat(0).does('choose-option', option('popular')).does('no-more');
      expect(t.g.encounterDeck[0]).toBe('E01');
      t.nobodyIsAskedExcept(0, 'close');
    });

    test('SC-8.2: everybody else takes one', () => {
      takes('E01', 'popular').nobodyIsAskedExcept(0, 'close');
    });
  });

  describe('promotional cards', () => {
    const promo = { cards: 'promo' } as const;

    test('R-114, E31: the cards of one opponent are seen by that seat alone', () => {
      const t = takes('E31', 'unpopular', {}, promo);
      t.nobodyIsAskedExcept(0, 'gain');
      t.seat(0).does('look-at', { seat: '1' });
      expect(t.heard('looked-at')).toEqual([{ seat: 0, target: 1 }]);
      expect(t.seat(1).heard('looked-at')).toEqual([{ seat: 0, target: 1 }]);
      expect(t.seat(0).heard('looked-at')).toEqual([{ seat: 0, target: 1, seen: [2, 5] }]);
      t.nobodyIsAskedExcept(0, 'close');
    });

    test('R-115, E42: own units of choice go to one empty land hex beside, across a river; resources stay', () => {
      const t = takes('E42', 'commercial', { units: { A3: ['worker*2'] } }, { ...promo, goods: { A3: { food: 2 } } });
      t.nobodyIsAskedExcept(0, 'gain');
      const places = t.seat(0).lists('relocate', 'to');
      // A4 holds a worker and lies across a river as B4 does; B3 is a lake, B2 has an encounter token.
      expect(places).toContain('B4');
      expect(places).not.toContain('A4');
      expect(places).not.toContain('B3');
      t.seat(0).does('relocate', { to: 'B4', units: { character: 1, worker: 1 } });
      expect(unitsAt(t.g, 'B4', 0)).toEqual(['nordic.character', 'nordic.worker.3']);
      expect(unitsAt(t.g, 'A3', 0)).toEqual(['nordic.worker.4']);
      expect(t.g.goods.A3).toMatchObject({ food: 2 });
      t.nobodyIsAskedExcept(0, 'close');
    });
  });
});

test('SC-8.5: who wins the fight there with his character meets the encounter, with a mech alone nobody', () => {
  const wins = (unit: 'character' | 'mech') => {
    const t = table({
      seats: [
        { faction: 'nordic', mechs: [], units: { A4: [unit, 'worker'] }, power: 5 },
        { faction: 'saxony', mechs: [], units: { B5: ['mech'] }, power: 0 },
      ],
    });
    halt(go(t, unit === 'mech' ? 'nordic.mech.1' : 'nordic.character', ['B5']));
    t.seat(0).does('commit', { dial: 1, cards: {} });
    t.seat(1).does('commit', { dial: 0, cards: {} });
    return t;
  };
  const met = wins('character');
  expect(met.g.encounters).not.toContain('B5');
  met.nobodyIsAskedExcept(0, 'encounter');
  const alone = wins('mech');
  expect(alone.g.encounters).toContain('B5');
  alone.nobodyIsAskedExcept(0, 'close');
});
