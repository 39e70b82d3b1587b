import { describe, expect, test } from 'vitest';
import { factoryCards } from '#games/scythe/printed/content';
import { text } from '#games/scythe/printed/text';
import { lay, type Scene, type ScytheTable, type Sitting, table } from './board.ts';
import { commits } from './duel.ts';
import { go, halt } from './moving.ts';

/** Nordic is beside the Factory, and so is Rusviet, whose turn comes next. */
const four = (nordic: Partial<Sitting> = {}): Scene => ({
  seats: [
    { faction: 'nordic', power: 0, objectives: [], units: { D5: ['character'] }, ...nordic },
    { faction: 'rusviet', power: 1, units: { C3: ['character'] } },
    { faction: 'saxony' },
    { faction: 'polania' },
  ],
  encounters: [],
});
const visits = (where: Scene | ScytheTable, unit = 'nordic.character'): ScytheTable => halt(go(where, unit, ['D4']));

describe('The Factory', () => {
  test('SC-9.1, R-143: who visits takes a card: nothing else is offered', () => {
    const t = visits(four({ objectives: ['O17'] }));
    expect(t.seat(0).offered()).toEqual(['take-factory']);
    t.seat(0).does('take-factory', { card: 'F01' });
    expect(t.g.players[0]!.factory).toBe('F01');
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('SC-9.1, T-14: with 4 players the first visitor sees 5 cards, the next 4', () => {
    const t = visits(four());
    expect(t.open).toMatchObject([{ seat: 0, key: 'factory', secret: true, actions: ['take-factory'] }]);
    expect(t.g.visitor).toBe(0);
    expect(t.seat(0).may('take-factory')).toHaveLength(5);
    t.seat(0).does('take-factory', { card: 'F02' });
    expect(t.g).toMatchObject({ visitor: null, offer: ['F01', 'F03', 'F04', 'F05'] });
    expect(t.g.players[0]!.factory).toBe('F02');
    t.nobodyIsAskedExcept(1, 'turn');
    // Rusviet drives Nordic out before it can look.
    commits(visits(t, 'rusviet.character'), [1]);
    t.nobodyIsAskedExcept(1, 'factory');
    expect(t.seat(1).may('take-factory')).toHaveLength(4);
  });

  test('SC-9.1, SC-2.10: only the visitor learns what is on offer; all see what was taken', () => {
    const t = visits(four());
    const cards = ['F01', 'F02', 'F03', 'F04', 'F05'];
    expect(t.seat(0).heard('factory-visited')).toMatchObject([{ cards }]);
    for (const hears of [t, t.seat(1)]) expect(JSON.stringify(hears.heard('factory-visited'))).not.toContain('F0');
    t.seat(0).does('take-factory', { card: 'F04' });
    expect(t.heard('factory-taken')).toEqual([{ seat: 0, card: 'F04' }]);
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('SC-9.1: the character alone visits it: a mech that comes there takes nothing', () => {
    const nordic = { faction: 'nordic', units: { E4: ['mech'] }, objectives: [] };
    const t = table({ seats: [nordic, { faction: 'saxony' }], encounters: [] });
    halt(go(t, 'nordic.mech.1', ['D4']));
    expect(t.g.units['nordic.mech.1']!.at).toBe('D4');
    expect(t.heard('factory-visited')).toEqual([]);
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('SC-9.1: one card per player, for good', () => {
    visits(four({ factory: 'F02' })).nobodyIsAskedExcept(1, 'turn');
  });
});

describe('A Factory card', () => {
  const owner = (factory: string, sitting: Partial<Sitting> = {}, other: Partial<Sitting> = {}): Scene => ({
    seats: [
      { faction: 'nordic', factory, coins: 3, power: 4, popularity: 4, units: { A4: ['worker'] }, ...sitting },
      { faction: 'saxony', ...other },
    ],
    cards: 'promo',
  });
  const uses = (scene: Scene, without: string[] = []): ScytheTable => {
    const t = table(scene);
    t.seat(0).does('use-factory', { without });
    return t;
  };
  const refusal = (scene: Scene) => table(scene).seat(0).refusal('use-factory', { without: [] });

  test('SC-9.3, T-13: card 2: 1 popularity, enlist; the recruit is placed, no ongoing bonus for anyone', () => {
    const recruits = [{ from: 'enlist', bonus: 'power' }] as const;
    const t = uses(owner('F02', { recruits: [...recruits] }, { recruits: [...recruits] }));
    expect(t.open).toMatchObject([{ seat: 0, key: 'gain', actions: ['free-enlist', 'free-upgrade', 'no-thanks'] }]);
    t.seat(0).does('free-enlist', { from: 'build', bonus: 'coins' });
    expect(t.g.players[0]).toMatchObject({ popularity: 3, coins: 5, hand: [] });
    expect(t.g.players[0]!.recruits).toHaveLength(2);
    expect(t.g.players[1]!.hand).toEqual([]);
    expect(t.heard('recruit-bonus')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'bottom');
  });

  test('SC-1.6: its cost must be payable in full', () => {
    expect(refusal(owner('F02', { popularity: 0 }))).toBe('refusal.cost-too-high');
    expect(refusal(owner('F02'))).toBeUndefined();
    expect(refusal(owner('F04'))).toBe('refusal.cost-too-high');
    expect(refusal(owner('F04', { hand: [2] }))).toBeUndefined();
    const pressed = (scene: Scene) => table(scene).seat(0).suggested('use-factory').length;
    expect([pressed(owner('F04')), pressed(owner('F04', { hand: [2] })), pressed(owner('F02'))]).toEqual([0, 1, 1]);
  });

  test('SC-9.2: a combat card is given by choice, in secret, and lies face up', () => {
    const t = uses(owner('F04', { hand: [2, 5] }));
    expect(t.open).toMatchObject([{ seat: 0, key: 'give-cards', secret: true }]);
    t.seat(0).does('give-cards', { cards: { 5: 1 } });
    expect(t.g.players[0]).toMatchObject({ coins: 6, hand: [2] });
    expect(t.g.combatDiscard).toEqual([5]);
    expect(t.heard('factory-used')[0]).toMatchObject({ cards: [5] });
    t.nobodyIsAskedExcept(0, 'bottom');
  });

  test('SC-9.4, R-5: deploy and build need an own worker on the hex', () => {
    const t = uses(owner('F07', { units: { A4: ['worker'], A6: ['character'] } }));
    t.nobodyIsAskedExcept(0, 'gain');
    expect(
      new Set(
        t
          .seat(0)
          .may('free-deploy')
          .map(({ hex }) => hex),
      ),
    ).toEqual(new Set(['A4']));
    expect(
      new Set(
        t
          .seat(0)
          .may('free-build')
          .map(({ hex }) => hex),
      ),
    ).toEqual(new Set(['A4']));
    const none = uses(owner('F07', { units: { A6: ['character'] } }));
    expect(none.g.players[0]!.popularity).toBe(3);
    none.nobodyIsAskedExcept(0, 'bottom');
  });

  test('SC-9.4: resources of choice come where an own worker stands', () => {
    const t = uses(owner('F08', { hand: [2], units: { A4: ['worker'], A6: ['mech'] } }));
    t.seat(0).does('give-cards', { cards: { 2: 1 } });
    t.nobodyIsAskedExcept(0, 'gain');
    expect(t.seat(0).isRefused('take-resources', { goods: { 'A6.oil': 3 } })).toBe('refusal.not-available');
    t.seat(0).does('take-resources', { goods: { 'A4.oil': 2, 'A4.food': 1 } });
    expect(t.g.goods.A4).toEqual({ food: 1, wood: 0, metal: 0, oil: 2 });
    t.nobodyIsAskedExcept(0, 'bottom');
  });

  test('SC-9.3: card 1 produces on up to 2 territories without the Mill and without the cost of Produce', () => {
    const units = { A4: ['worker*4'], A5: ['worker'], B6: ['worker'] };
    const t = uses(owner('F01', { hand: [2], units, structures: { mill: 'A4' } }));
    t.seat(0).does('give-cards', { cards: { 2: 1 } });
    t.nobodyIsAskedExcept(0, 'gain');
    const three = { hexes: ['A4', 'A5', 'B6'], workers: {} };
    expect(t.seat(0).isRefused('free-produce', three)).toBe('refusal.wrong-number');
    t.seat(0).does('free-produce', { hexes: ['A4', 'A5'], workers: {} });
    expect(t.g.goods).toMatchObject({ A4: { wood: 4 }, A5: { oil: 1 } });
    expect(t.g.players[0]).toMatchObject({ coins: 2, power: 4, popularity: 4 });
    t.nobodyIsAskedExcept(0, 'bottom');
  });

  test('what card 3 gives is an option of the match', () => {
    const gives = (factoryCard3: 'popularity' | 'power') => {
      const [card] = lay({ ...four(), factoryCard3 }).offer.filter((id) => factoryCards.get(id)!.number === 3);
      const t = uses({ ...owner(card!, { hand: [2] }), factoryCard3 });
      t.seat(0).does('give-cards', { cards: { 2: 1 } });
      return [t.g.players[0]!.popularity, t.g.players[0]!.power, text.say({ key: `factory-card.${card}` }, 'en')];
    };
    expect(gives('popularity')).toEqual([6, 4, 'Pay 1 combat card to gain 2 popularity']);
    expect(gives('power')).toEqual([4, 6, 'Pay 1 combat card to gain 2 power']);
  });

  test('SC-1.6: a part of its gain may be declined', () => {
    const t = uses(owner('F11'), ['popularity']);
    t.seat(0).does('no-thanks');
    expect(t.g.players[0]).toMatchObject({ coins: 1, popularity: 4, structures: {} });
    t.nobodyIsAskedExcept(0, 'bottom');
  });

  test('SC-1.6: also of one that is more than one', () => {
    const t = table(owner('F06'));
    t.seat(0).does('use-factory', { without: ['coins.2'] });
    expect(t.g.players[0]).toMatchObject({ coins: 4, power: 3 });
    expect(table(owner('F06')).seat(0).lists('use-factory', 'without')).toEqual(['coins', 'coins.1', 'coins.2']);
    t.nobodyIsAskedExcept(0, 'bottom');
  });

  describe('of the promotional set', () => {
    test('F13: 2 resources of different kinds', () => {
      const t = uses({ ...owner('F13'), goods: { A4: { food: 2, oil: 1, wood: 1 } } });
      t.nobodyIsAskedExcept(0, 'pay-tokens');
      expect(t.seat(0).isRefused('pay-tokens', { payment: { 'A4.food': 2 } })).toBe('refusal.not-different');
      t.seat(0).does('pay-tokens', { payment: { 'A4.food': 1, 'A4.oil': 1 } });
      expect(t.g.goods.A4).toMatchObject({ food: 1, oil: 0 });
      expect(refusal({ ...owner('F13'), goods: { A4: { food: 2 } } })).toBe('refusal.cost-too-high');
    });

    test('R-113, F14: the worker comes where an own worker or mech stands', () => {
      const t = uses(owner('F14', { hand: [2], units: { A4: ['worker'], A6: ['mech'], B6: ['character'] } }));
      t.seat(0).does('give-cards', { cards: { 2: 1 } });
      t.nobodyIsAskedExcept(0, 'gain');
      expect(t.seat(0).may('free-worker')).toEqual([{ hex: 'A4' }, { hex: 'A6' }]);
      t.seat(0).does('free-worker', { hex: 'A6' });
      expect(t.g.units['nordic.worker.2']!.at).toBe('A6');
      t.nobodyIsAskedExcept(0, 'bottom');
    });

    test('SC-13.3, F16: Crimea may pay the resource with a combat card, and is asked in secret then', () => {
      const crimea = { faction: 'crimea', factory: 'F16', hand: [3], units: { G3: ['worker'] }, power: 4 };
      const t = uses({ ...owner('F16', crimea), goods: { G3: { oil: 1 } } });
      expect(t.open).toMatchObject([{ seat: 0, key: 'pay-tokens', secret: true }]);
      t.seat(0).does('pay-tokens', { payment: { 'card.3': 1 } });
      expect(t.g.players[0]).toMatchObject({ hand: [], power: 5 });
      expect(t.g.turn!.coerced).toBe(true);
      t.nobodyIsAskedExcept(0, 'bottom');
    });
  });
});
