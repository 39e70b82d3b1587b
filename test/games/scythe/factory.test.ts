import { describe, expect, test } from 'vitest';
import { economyActions } from '#games/scythe/chapters/economy';
import { factoryTop, factoryVisit, useFactory } from '#games/scythe/chapters/factory';
import { factoryCards } from '#games/scythe/content';
import type { State } from '#games/scythe/state';
import { text } from '#games/scythe/text';
import { lay, type Play, play, refusal, type Scene, type Sitting } from './board.ts';

const four: Scene = {
  seats: [
    { faction: 'nordic', units: { D4: ['character'] } },
    { faction: 'rusviet' },
    { faction: 'saxony' },
    { faction: 'polania' },
  ],
};
const visits = (g: State, seat = 0): Play =>
  play(g, economyActions, function* (t) {
    yield* factoryVisit(t, seat);
  });

describe('The Factory', () => {
  test('SC-9.1, T-14: with 4 players the first visitor sees 5 cards, the next 4', () => {
    const g = lay(four);
    const first = visits(g);
    expect(first.asked()).toMatchObject({ seat: 0, key: 'factory', secret: true, actions: ['take-factory'] });
    expect(g.visitor).toBe(0);
    expect(first.may('take-factory')).toHaveLength(5);
    first.does('take-factory', { card: 'F02' });
    expect(g).toMatchObject({ visitor: null, offer: ['F01', 'F03', 'F04', 'F05'] });
    expect(g.players[0]!.factory).toBe('F02');
    expect(visits(g, 1).may('take-factory')).toHaveLength(4);
  });

  test('SC-9.1, SC-2.10: only the visitor learns what is on offer; all see what was taken', () => {
    const visit = visits(lay(four));
    expect(JSON.stringify(visit.events[0]!.shown)).not.toContain('F0');
    expect(visit.events[0]!.only).toEqual({ 0: { cards: ['F01', 'F02', 'F03', 'F04', 'F05'] } });
    expect(visit.does('take-factory', { card: 'F04' }).heard('factory-taken')).toEqual([{ seat: 0, card: 'F04' }]);
  });

  test('SC-9.1: one card per player, for good', () => {
    const g = lay(four);
    visits(g).does('take-factory', { card: 'F02' });
    expect(visits(g).asked()).toBeUndefined();
  });
});

describe('A Factory card', () => {
  const owner = (factory: string, sitting: Partial<Sitting> = {}, other: Partial<Sitting> = {}): Scene => ({
    seats: [
      { faction: 'nordic', factory, coins: 3, power: 4, popularity: 4, units: { A4: ['worker'] }, ...sitting },
      { faction: 'saxony', ...other },
    ],
    turn: { section: 'factory' },
  });
  const uses = (scene: Scene | State, without: string[] = []): Play =>
    play(scene, economyActions, function* (t) {
      yield* factoryTop(t, 0, { without });
    });

  test('SC-9.3, T-13: card 2: 1 popularity, enlist; the recruit is placed, no ongoing bonus for anyone', () => {
    const recruits = [{ from: 'enlist', bonus: 'power' }] as const;
    const card = uses(owner('F02', { recruits: [...recruits] }, { recruits: [...recruits] }));
    expect(card.asked()!.actions).toEqual(['free-enlist', 'free-upgrade', 'no-thanks']);
    card.does('free-enlist', { from: 'build', bonus: 'coins' });
    expect(card.g.players[0]).toMatchObject({ popularity: 3, coins: 5, hand: [] });
    expect(card.g.players[0]!.recruits).toHaveLength(2);
    expect(card.g.players[1]!.hand).toEqual([]);
    expect(card.heard('recruit-bonus')).toEqual([]);
  });

  test('SC-1.6: its cost must be payable in full', () => {
    expect(refusal(lay(owner('F02', { popularity: 0 })), 0, useFactory, { without: [] })).toBe('refusal.cost-too-high');
    expect(refusal(lay(owner('F02')), 0, useFactory, { without: [] })).toBeUndefined();
    expect(refusal(lay(owner('F04')), 0, useFactory, { without: [] })).toBe('refusal.cost-too-high');
    expect(refusal(lay(owner('F04', { hand: [2] })), 0, useFactory, { without: [] })).toBeUndefined();
  });

  test('SC-9.2: a combat card is given by choice, in secret, and lies face up', () => {
    const card = uses(owner('F04', { hand: [2, 5] }));
    expect(card.asked()).toMatchObject({ key: 'give-cards', secret: true });
    card.does('give-cards', { cards: { 5: 1 } });
    expect(card.g.players[0]).toMatchObject({ coins: 6, hand: [2] });
    expect(card.g.combatDiscard).toEqual([5]);
    expect(card.heard('factory-used')[0]).toMatchObject({ cards: [5] });
  });

  test('SC-9.4, R-5: deploy and build need an own worker on the hex', () => {
    const card = uses(owner('F07', { units: { A4: ['worker'], A6: ['character'] } }));
    expect(new Set(card.may('free-deploy').map(({ hex }) => hex))).toEqual(new Set(['A4']));
    expect(new Set(card.may('free-build').map(({ hex }) => hex))).toEqual(new Set(['A4']));
    const none = uses(owner('F07', { units: { A6: ['character'] } }));
    expect(none.asked()).toBeUndefined();
    expect(none.g.players[0]!.popularity).toBe(3);
  });

  test('SC-9.4: resources of choice come where an own worker stands', () => {
    const card = uses(owner('F08', { hand: [2], units: { A4: ['worker'], A6: ['mech'] } }));
    card.does('give-cards', { cards: { 2: 1 } });
    expect(card.isRefused('take-resources', { goods: { 'A6.oil': 3 } })).toBe('refusal.not-available');
    card.does('take-resources', { goods: { 'A4.oil': 2, 'A4.food': 1 } });
    expect(card.g.goods.A4).toEqual({ food: 1, wood: 0, metal: 0, oil: 2 });
  });

  test('SC-9.3: card 1 produces on up to 2 territories without the Mill and without the cost of Produce', () => {
    const units = { A4: ['worker*4'], A5: ['worker'], B6: ['worker'] };
    const card = uses(owner('F01', { hand: [2], units, structures: { mill: 'A4' } }));
    card.does('give-cards', { cards: { 2: 1 } });
    expect(card.isRefused('free-produce', { hexes: ['A4', 'A5', 'B6'], workers: {} })).toBe('refusal.wrong-number');
    card.does('free-produce', { hexes: ['A4', 'A5'], workers: {} });
    expect(card.g.goods).toMatchObject({ A4: { wood: 4 }, A5: { oil: 1 } });
    expect(card.g.players[0]).toMatchObject({ coins: 2, power: 4, popularity: 4 });
  });

  test('what card 3 gives is an option of the match', () => {
    const gives = (factoryCard3: 'popularity' | 'power') => {
      const [card] = lay({ ...four, factoryCard3 }).offer.filter((id) => factoryCards.get(id)!.number === 3);
      const g = lay({ ...owner(card!, { hand: [2] }), factoryCard3 });
      uses(g).does('give-cards', { cards: { 2: 1 } });
      return [g.players[0]!.popularity, g.players[0]!.power, text.say({ key: `factory-card.${card}` }, 'en')];
    };
    expect(gives('popularity')).toEqual([6, 4, 'Pay 1 combat card: gain 2 popularity']);
    expect(gives('power')).toEqual([4, 6, 'Pay 1 combat card: gain 2 power']);
  });

  test('SC-1.6: a part of its gain may be declined', () => {
    const card = uses(owner('F11'), ['popularity']).does('no-thanks');
    expect(card.g.players[0]).toMatchObject({ coins: 1, popularity: 4, structures: {} });
  });

  describe('of the promotional set', () => {
    test('F13: 2 resources of different kinds', () => {
      const g = lay({ ...owner('F13'), goods: { A4: { food: 2, oil: 1, wood: 1 } } });
      const card = uses(g);
      expect(card.isRefused('pay-tokens', { payment: { 'A4.food': 2 } })).toBe('refusal.not-different');
      card.does('pay-tokens', { payment: { 'A4.food': 1, 'A4.oil': 1 } });
      expect(g.goods.A4).toMatchObject({ food: 1, oil: 0 });
      const alike = lay({ ...owner('F13'), goods: { A4: { food: 2 } } });
      expect(refusal(alike, 0, useFactory, { without: [] })).toBe('refusal.cost-too-high');
    });

    test('R-113, F14: the worker comes where an own worker or mech stands', () => {
      const card = uses(owner('F14', { hand: [2], units: { A4: ['worker'], A6: ['mech'], B6: ['character'] } }));
      card.does('give-cards', { cards: { 2: 1 } });
      expect(card.may('free-worker').map(({ hex }) => hex)).toEqual(['A4', 'A6']);
      card.does('free-worker', { hex: 'A6' });
      expect(card.g.units['nordic.worker.2']!.at).toBe('A6');
    });

    test('SC-13.3, F16: Crimea may pay the resource with a combat card, and is asked in secret then', () => {
      const crimea = { faction: 'crimea', factory: 'F16', hand: [3], units: { G3: ['worker'] }, power: 4 };
      const card = play(
        { seats: [crimea, { faction: 'saxony' }], goods: { G3: { oil: 1 } } },
        economyActions,
        function* (t) {
          yield* factoryTop(t, 0, { without: [] });
        },
      );
      expect(card.asked()).toMatchObject({ key: 'pay-tokens', secret: true });
      card.does('pay-tokens', { payment: { 'card.3': 1 } });
      expect(card.g.players[0]).toMatchObject({ hand: [], power: 5 });
      expect(card.g.turn!.coerced).toBe(true);
    });
  });
});
